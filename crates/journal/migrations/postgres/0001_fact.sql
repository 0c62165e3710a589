-- One row a fact. Names compare by their bytes, as they do in SQLite.
create table fact (
    stream text collate "C" not null,
    version bigint not null check (version > 0),
    at_ms bigint not null,
    actor text not null,
    body bytea not null,
    hash bytea not null check (length(hash) = 32),
    primary key (stream, version)
);
