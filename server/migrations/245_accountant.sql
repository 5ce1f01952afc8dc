-- What the accountant's file says beside a movement. All of it is only added to, so that a month keeps what it said.

-- The VAT that prices contain, from a moment on until the next row; null: the seller is exempt. Written at a start whose
-- settings say something else than the last row.
create table vat_since (
  since timestamptz primary key,
  percent integer check (percent between 0 and 100)
);

-- What a provider kept of a payment, where it tells so.
create table payment_fee (
  payment_id uuid primary key references payment on delete cascade,
  -- In the smallest unit of the currency in which the provider pays out.
  amount integer not null,
  currency text not null,
  read_at timestamptz not null default now()
);

-- Invoices that still have to be issued.
create index order_invoice_waits on order_invoice (asked_on) where number is null;
