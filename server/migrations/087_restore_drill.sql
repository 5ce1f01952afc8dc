-- Restores of a backup that were tried out, so that the desk can tell when one was last seen to work.
create table restore_drill (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- A snapshot of the embedded database, or a database that its owner restored a backup into.
  source text not null check (source in ('snapshot', 'database')),
  -- Up to when the backup holds everything.
  backup_at timestamptz,
  seconds real not null,
  -- All that are in the backup; missing where it could not be read.
  orders integer,
  -- Missing where the backup is whole.
  problem text check (problem in ('unreadable', 'other-shop', 'orders-missing', 'broken-off'))
);

create index restore_drill_at on restore_drill (at);
