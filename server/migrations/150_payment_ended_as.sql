-- Why an unpaid payment was ended: its customer left the payment page, or placed the order once more. Her result page says
-- so; nothing is decided by it.
alter table payment add column ended_as text check (ended_as in ('LEFT', 'REPLACED'));
