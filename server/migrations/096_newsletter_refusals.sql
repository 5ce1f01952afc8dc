-- A mail server that refuses everybody says nothing about an address: so many refusals in a row stop an issue.
alter table newsletter_letter add column refused_in_row integer not null default 0;
alter table newsletter_letter drop constraint newsletter_letter_problem_check;
alter table newsletter_letter add constraint newsletter_letter_problem_check
  check (problem in ('login', 'letter', 'silence', 'refusals'));

-- The issue whose sending stopped an address, so that a person can take that back; empty where she stopped it herself.
alter table subscriber add column stopped_by uuid references newsletter_letter;
create index subscriber_stopped_by on subscriber (stopped_by) where stopped_by is not null;
