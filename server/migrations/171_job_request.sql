-- The request that wrote a job: its number stands in the log of the job, in its calls to others and in its mails.
alter table job add column request_id uuid;
