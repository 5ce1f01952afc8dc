-- A mail that a person of the desk writes may wait for its time, and may be about an order whose customer has not written.
alter table letter_reply add column send_at timestamptz;

create table order_mail (
  id uuid primary key,
  order_id integer not null references shop_order on delete cascade,
  body text not null,
  author text not null,
  written_at timestamptz not null default now(),
  send_at timestamptz,
  -- When the mail server took it, or refused it for good.
  accepted_at timestamptz,
  refused_at timestamptz
);

create index order_mail_of_order on order_mail (order_id, written_at);
