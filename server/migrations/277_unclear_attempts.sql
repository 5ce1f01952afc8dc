-- Attempts of a job whose outcome nobody knows: each may have done its deed, so that few are made (back-off.ts).
alter table job add column unclear smallint not null default 0;
