-- Two more things that a message may be about, each with its day: a withdrawal (act on consumer rights art. 32) and an
-- invoice (VAT act art. 106i(6)).
alter table contact_message drop constraint contact_message_kind_check;
alter table contact_message add constraint contact_message_kind_check
  check (kind in ('message', 'complaint', 'accessibility', 'personal-data', 'withdrawal', 'invoice'));

-- What she writes back comes to the shop's mailbox, and a person pastes it into the thread. Its day counts anew from then.
alter table contact_message add column waits_since date;
alter table letter_reply add column from_customer boolean not null default false;

-- The search in messages, without regard to letters' marks.
create index contact_message_words on contact_message
  using gin (to_tsvector('simple', folded(first_name || ' ' || last_name || ' ' || message)));
create index letter_reply_words on letter_reply using gin (to_tsvector('simple', folded(body)));
create index contact_message_address_start on contact_message (lower(email) text_pattern_ops);
