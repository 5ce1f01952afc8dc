-- Ids of the mails of a job to several people that the mail server took: a later attempt sends the others alone.
alter table job add column told text[] not null default '{}';
