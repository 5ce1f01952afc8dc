-- Ids of the mails of a job to several people that the mail server took: a later attempt sends the others alone.
alter table job add column sent_mail_ids text[] not null default '{}';
