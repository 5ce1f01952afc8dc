-- The day on which words that a person pasted into a thread came; null for all others, and for older ones.
alter table letter_reply add column received_on date;
