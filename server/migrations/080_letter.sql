-- Letters of the contact form are answered at the desk. A complaint that nobody answers for fourteen days counts as
-- accepted (art. 7a of the act on consumer rights): its last day is kept with it.
alter table contact_message
  add column kind text not null default 'message' check (kind in ('message', 'complaint')),
  add column done_at timestamptz,
  add column version integer not null default 1;

-- One that came before the desk could answer it was answered from the mailbox.
update contact_message set done_at = received_at;

create index contact_message_open on contact_message (received_at) where done_at is null;

create function count_letter() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end
$$;

create trigger contact_message_counted before update on contact_message
  for each row execute function count_letter();

create table letter_reply (
  id uuid primary key,
  letter_id uuid not null references contact_message on delete cascade,
  body text not null,
  author text not null,
  written_at timestamptz not null default now(),
  -- When the mail server took it, or refused it for good.
  accepted_at timestamptz,
  refused_at timestamptz
);

create index letter_reply_of_letter on letter_reply (letter_id, written_at);

-- A statement of withdrawal is never changed; that a person has dealt with one stands beside it.
create table withdrawal_dealt (
  withdrawal_id integer primary key,
  at timestamptz not null default now(),
  author text not null
);
