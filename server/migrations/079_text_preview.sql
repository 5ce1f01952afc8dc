-- The address under which a text's open draft can be looked at before it is published, one a text; a new one ends the one
-- before. Only the digest of its token is kept.
create table text_preview (
  text text primary key,
  token_hash text not null unique,
  until timestamptz not null
);
