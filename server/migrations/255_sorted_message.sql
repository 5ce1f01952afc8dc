-- A person of the desk has said what a message is about: its words suggest nothing else any more.
alter table contact_message add column is_sorted boolean not null default false;
