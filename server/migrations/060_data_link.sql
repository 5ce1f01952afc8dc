-- Links that a customer asked for, to see or erase what is held about her address. Only digests are kept: whoever reads
-- this table can open nothing.
create table data_link (
  token_hash text primary key,
  -- In lower case; null once the data of the address were erased.
  email text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- Digest of the claim of the page that opened the link, the only one it works for from then on.
  claim_hash text
);

create index data_link_of_email on data_link (email, created_at);
create index data_link_created on data_link (created_at);
