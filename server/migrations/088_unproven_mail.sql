-- Mails to addresses that somebody typed and nobody has proved, over all forms together: so many a day and no more.
create table unproven_mail (
  id bigint generated always as identity primary key,
  -- Keyed digest of the address, without case and aliases.
  address_hash text not null,
  kind text not null,
  at timestamptz not null
);

create index unproven_mail_of_address on unproven_mail (address_hash, at);
create index unproven_mail_at on unproven_mail (at);

-- Makes digests that nobody can guess who does not have this database.
create table hash_key (one boolean primary key default true check (one), key text not null);

-- What the owner's mailbox has not been told yet: a message of the contact form, or a statement of withdrawal, by its id.
create table owner_digest_entry (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('message', 'withdrawal')),
  ref text not null,
  at timestamptz not null default now()
);

-- One row: whether a mail with the news is under way, and when the last one left.
create table owner_digest (
  one boolean primary key default true check (one),
  is_due boolean not null default false,
  sent_at timestamptz
);

insert into owner_digest default values;

-- Mails of before that still wait are told with the news.
insert into owner_digest_entry (kind, ref)
  select 'message', contact_message.id::text from contact_message
  where exists (
    select from job where kind = 'mail.contact-message' and done_at is null
      and payload ->> 'email' = contact_message.email and payload ->> 'message' = contact_message.message
  );
insert into owner_digest_entry (kind, ref)
  select 'withdrawal', payload ->> 'receiptNumber' from job
  where kind = 'mail.withdrawal-notice' and done_at is null;
delete from job where kind in ('mail.contact-message', 'mail.withdrawal-notice') and done_at is null;
insert into job (kind, payload, run_at)
  select 'mail.owner-digest', '{}', now() where exists (select from owner_digest_entry);
update owner_digest set is_due = exists (select from owner_digest_entry);
