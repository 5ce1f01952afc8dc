-- A specialist's row is edited at the desk: each write names the version that it saw.
alter table fairy add column version integer not null default 1;
