-- When a person of the desk is mailed about orders: at each one, once in the morning, or never.
alter table desk_person add column order_mails text not null default 'each'
  check (order_mails in ('each', 'daily', 'never'));

-- To how many people a finished mail to the desk went; null for jobs of an older program, and for all others.
alter table job add column recipients integer;
