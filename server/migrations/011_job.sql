-- Work to be done after a transaction: written by the same transaction as the change that needs it.
create table job (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  -- Emptied when the job is done: mails carry addresses.
  payload jsonb not null,
  -- A second job with the same key is not written: one order, one mail.
  once_key text unique,
  run_at timestamptz not null,
  attempts integer not null default 0,
  -- Set while a process works on it; when it has passed, the process is taken for dead.
  leased_until timestamptz,
  last_error text,
  done_at timestamptz,
  -- Given up: the payload made no sense, or every attempt failed.
  failed_at timestamptz,
  created_at timestamptz not null default now()
);

create index job_due on job (run_at) where done_at is null and failed_at is null;
