-- A newsletter's letters, and to whom the one that is being sent still has to go.
create table newsletter_letter (
  id uuid primary key,
  subject text not null default '',
  -- What a mailbox shows behind the subject.
  preheader text not null default '',
  body text not null default '',
  link_text text not null default '',
  link_url text not null default '',
  -- As of a service (067): of each field, by a trigger.
  field_versions jsonb not null default '{}',
  version integer not null default 1,
  state text not null default 'DRAFT' check (state in ('DRAFT', 'SENDING', 'STOPPED', 'SENT', 'CANCELED', 'REMOVED')),
  created_at timestamptz not null default now(),
  started_at timestamptz,
  ended_at timestamptz,
  -- Grows with every start, so that a job of an earlier one ends.
  run integer not null default 0,
  -- What became of the addresses: those that are neither counted nor waiting have left meanwhile.
  recipients integer not null default 0,
  accepted integer not null default 0,
  refused integer not null default 0,
  given_up integer not null default 0,
  unclear integer not null default 0,
  unsubscribed integer not null default 0,
  -- How often in a row the mail server took nothing, and until when the letter waits for it.
  failures integer not null default 0,
  waits_until timestamptz,
  -- Why it was stopped without a person.
  problem text check (problem in ('login', 'letter', 'silence'))
);

-- One at a time: two would share the mail server's patience, and the reader's.
create unique index newsletter_letter_sending on newsletter_letter ((true)) where state = 'SENDING';

create function keep_newsletter() returns trigger language plpgsql as $$
declare
  changed jsonb;
begin
  select coalesce(jsonb_object_agg(field.key, coalesce((old.field_versions ->> field.key)::integer, 1) + 1), '{}')
  into changed
  from jsonb_each(to_jsonb(new)) as field
  where field.key in ('subject', 'preheader', 'body', 'link_text', 'link_url')
    and field.value is distinct from to_jsonb(old) -> field.key;
  if changed = '{}' then
    return new;
  end if;
  if old.state <> 'DRAFT' then
    raise exception 'what is being sent, or was, says what it said';
  end if;
  new.field_versions := old.field_versions || changed;
  new.version := old.version + 1;
  return new;
end
$$;

create trigger newsletter_letter_kept before update on newsletter_letter for each row execute function keep_newsletter();

create table newsletter_delivery (
  letter_id uuid not null references newsletter_letter,
  -- Who leaves meanwhile, or is erased, is not written to.
  email text not null references subscriber on delete cascade,
  attempts integer not null default 0,
  due_at timestamptz not null,
  -- Being handed to the mail server; what becomes of it is not known yet.
  taken_at timestamptz,
  primary key (letter_id, email)
);

create index newsletter_delivery_of_email on newsletter_delivery (email);
create index newsletter_delivery_due on newsletter_delivery (letter_id, due_at, email) where taken_at is null;

alter table subscriber
  -- No letter goes there any more: the mail server refused the address, or its mails came back.
  add column stopped_at timestamptz,
  -- Letters in a row that its mail server kept putting off.
  add column missed integer not null default 0;

-- By which letter's link somebody leaves.
alter table subscriber_token add column letter_id uuid references newsletter_letter;
