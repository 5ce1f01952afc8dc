-- A message says what it is about. The law sets a day for the answer to a complaint, to a report of an obstacle and to a
-- request about personal data.
alter table contact_message drop constraint contact_message_kind_check;
alter table contact_message add constraint contact_message_kind_check
  check (kind in ('message', 'complaint', 'accessibility', 'personal-data'));
