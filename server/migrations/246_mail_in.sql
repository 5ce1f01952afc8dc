-- What a customer writes back by mail may come into its thread by itself: each message has an address of its own, which
-- nobody can guess.
alter table contact_message add column reply_key text not null default replace(gen_random_uuid()::text, '-', '');
create unique index contact_message_reply_key on contact_message (reply_key);

alter table letter_reply
  -- Digest of the mail's Message-ID, so that a mail that is handed over twice stands there once.
  add column mail_digest text,
  add column from_other_address boolean not null default false,
  -- The files stay in the shop's mailbox.
  add column attachment_names text[] not null default '{}',
  add column is_cut boolean not null default false;
create unique index letter_reply_mail on letter_reply (letter_id, mail_digest) where mail_digest is not null;
