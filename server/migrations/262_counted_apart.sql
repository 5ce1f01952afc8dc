-- Notices of a provider whose signature did not hold, since the last one that did: the shop's key may be wrong.
create table refused_notice (
  provider text primary key,
  count integer not null default 1,
  last_at timestamptz not null default now()
);

-- Mails of an issue handed over without an answer, one after another. An outage in between is counted apart.
alter table newsletter_letter add column unclear_in_row integer not null default 0;
