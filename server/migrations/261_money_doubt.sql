-- What a provider has told about money otherwise than the books have it, and which a person has to look into: a refund of
-- another amount or one that counts as failed here, refunds made by hand that exceed what was paid, a second payment.
create table money_doubt (
  payment_id uuid not null references payment on delete cascade,
  kind text not null check (kind in ('refund-contradicted', 'refund-over-paid', 'paid-elsewhere')),
  -- The provider's number of the refund or payment; empty where it has none.
  provider_number text not null,
  amount integer,
  currency text,
  found_at timestamptz not null default now(),
  settled_at timestamptz,
  primary key (payment_id, kind, provider_number)
);
create index money_doubt_open on money_doubt (found_at) where settled_at is null;
