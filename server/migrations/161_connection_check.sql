-- What came of the last trial of each connection: payment providers, mail and the like. Words of an answer hold no secret
-- and no person's data.
create table connection_check (
  name text primary key,
  at timestamptz not null default now(),
  outcome text not null check (outcome in ('ok', 'failed')),
  -- Why it failed, as a word of the program.
  code text not null default '',
  -- The other side's own words.
  detail text not null default '' check (char_length(detail) <= 500)
);
