-- The stand-in provider's own book (EM-3): what a real provider would remember of a payment.
-- Nothing of the shop reads it; it is used only while a provider has no live keys.
create table sandbox_payment (
  id text primary key,
  provider text not null check (provider in ('STRIPE', 'PAYU')),
  -- Our id of the attempt: Stripe's client_reference_id, PayU's extOrderId.
  payment_id text not null,
  amount integer not null check (amount >= 0),
  product_name text not null,
  description text not null,
  return_url text not null,
  -- Stripe's idempotency key and a digest of the parameters it came with.
  idempotency_key text unique,
  request_digest text,
  status text not null default 'OPEN' check (status in ('OPEN', 'TO_CONFIRM', 'PAID', 'DECLINED', 'ABANDONED')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);

-- PayU takes one order for one extOrderId; Stripe's sessions are told apart by the key.
create unique index sandbox_payment_payu_once on sandbox_payment (payment_id) where provider = 'PAYU';
