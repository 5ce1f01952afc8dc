-- Money that the shop gives back, by its own decision or by hand at the provider. No row is ever deleted, so a payment
-- with refunds cannot be either. The states are those of machines/refund.machine.ts.
create table refund (
  -- The shop's name for it at the provider (Stripe's metadata, PayU's extRefundId).
  id uuid primary key default gen_random_uuid(),
  payment_id uuid not null references payment,
  -- One decision, one refund, however often it is sent.
  idempotency_key text not null unique,
  -- In the smallest unit of the currency that was paid.
  amount integer not null check (amount > 0),
  currency text not null,
  -- Free text by a person; null after the customer's data were erased.
  reason text,
  -- Who decided: a person of the shop, or `provider` for a refund made in the provider's dashboard.
  asked_by text not null,
  state text not null default 'asked' check (state in ('asked', 'pending', 'done', 'failed')),
  provider_refund_id text,
  -- The provider's code for why it failed.
  failure text,
  -- Until when the customer must have the money, where a law or a promise says so.
  due_on date,
  asked_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- A failed refund is an alarm until a person has asked anew or settled it otherwise.
  settled_at timestamptz,
  unique (payment_id, provider_refund_id)
);

create index refund_unsettled on refund (asked_at) where state = 'failed' and settled_at is null;

-- What a payment brought, and may be given back at most: the amount that a person has decided on, else what was asked.
create function paid_for(payment_id uuid) returns table (amount integer, currency text) language sql stable as $$
  select coalesce(difference.amount, payment.amount), coalesce(difference.currency, 'PLN')
  from payment
  left join payment_difference as difference on difference.payment_id = payment.id and decided_at is not null
  where payment.id = $1 and (payment.status = 'COMPLETED' or difference.payment_id is not null)
$$;

-- The last line of defence behind server/refunds, which locks the payment and looks first.
create function keep_refunds_within_paid() returns trigger language plpgsql as $$
declare
  paid integer;
  given integer;
begin
  perform from payment where id = new.payment_id for update;
  select amount into paid from paid_for(new.payment_id) where currency = new.currency;
  select sum(amount) into given from refund where payment_id = new.payment_id and state <> 'failed';
  if given > coalesce(paid, 0) then
    raise exception 'refunds of payment % exceed what was paid', new.payment_id
      using errcode = 'check_violation', constraint = 'refund_within_paid';
  end if;
  return null;
end
$$;

create trigger refund_within_paid after insert or update of amount, currency, state, payment_id on refund
  for each row execute function keep_refunds_within_paid();

-- A customer who disputes a card payment at her bank (Stripe). Open until the bank has decided.
create table payment_dispute (
  provider_dispute_id text primary key,
  payment_id uuid not null references payment,
  amount integer not null,
  currency text not null,
  -- The provider's code (`fraudulent`, `product_not_received`), and its status.
  reason text not null,
  status text not null,
  opened_at timestamptz not null default now(),
  closed_at timestamptz
);

-- The sandbox's own book of refunds, and how those of a payment shall go.
create table sandbox_refund (
  id text primary key,
  sandbox_payment_id text not null references sandbox_payment on delete cascade,
  -- The shop's id: Stripe's metadata, PayU's extRefundId; null when made by hand in the "dashboard".
  refund_id text,
  amount integer not null check (amount > 0),
  status text not null check (status in ('PENDING', 'DONE', 'FAILED')),
  created_at timestamptz not null default now(),
  unique (sandbox_payment_id, refund_id)
);
alter table sandbox_payment add column refund_scenario text not null default 'prompt';
