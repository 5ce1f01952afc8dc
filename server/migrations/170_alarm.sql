-- Alarms that ring now. Whoever sets `notified_at` first tells the webhook, so that two processes call once.
create table alarm (
  name text primary key,
  since timestamptz not null,
  notified_at timestamptz
);
