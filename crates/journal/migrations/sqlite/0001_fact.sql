-- One row a fact. The rowid grows with every append, so that what came last can be asked for.
create table fact (
    stream text not null,
    version integer not null check (version > 0),
    at_ms integer not null,
    actor text not null,
    body blob not null,
    hash blob not null check (length(hash) = 32),
    primary key (stream, version)
);
