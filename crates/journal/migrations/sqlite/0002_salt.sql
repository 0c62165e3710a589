-- The random part of a fact's hash. Facts from before have none, and keep the hash they have.
alter table fact add column salt blob check (salt is null or length(salt) = 16);
