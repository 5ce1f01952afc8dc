-- Orders, their payments and what was promised with them. Amounts in whole grosze.

create table shop_order (
  id integer generated always as identity (start with 1001) primary key,
  -- The customer's proof that the order is hers: unguessable, never shown to anybody else.
  customer_id uuid not null unique default gen_random_uuid(),
  status text not null default 'DRAFT' check (status in (
    'DRAFT', 'GENERATING_RESPONSE', 'SCHEDULED', 'SENT', 'CANCELED'
  )),
  -- Null while the order is the draft that a free birth chart leaves behind: nothing chosen, nothing to pay.
  fairy_product_id uuid references fairy_product,
  -- As sold: later changes of the catalogue do not rewrite old orders.
  product_name text,
  product_type text,
  fairy_name text,
  full_price integer check (full_price >= 0),
  total_price integer check (total_price between 0 and full_price),
  customer_name text not null,
  email text not null,
  birth_date date not null,
  birth_time text,
  city text,
  partner_name text,
  partner_birth_date date,
  -- Markup from the customer's browser. Untrusted: never rendered.
  chart_image text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint shop_order_sold_whole check (
    num_nulls(fairy_product_id, product_name, product_type, fairy_name, full_price, total_price) in (0, 6)
  )
);

create index shop_order_drafts on shop_order (created_at) where fairy_product_id is null;

create table order_question (
  order_id integer not null references shop_order on delete cascade,
  sequence_number smallint not null check (sequence_number between 1 and 3),
  content text not null,
  primary key (order_id, sequence_number)
);

create table payment (
  id uuid primary key,
  order_id integer not null unique references shop_order on delete cascade,
  provider text not null check (provider in ('PAYU', 'STRIPE')),
  amount integer not null check (amount >= 0),
  status text not null default 'PENDING' check (status in (
    'PENDING', 'WAITING_FOR_CONFIRMATION', 'CANCELED', 'COMPLETED'
  )),
  -- Both missing until the provider has answered.
  provider_payment_id text,
  payment_link text,
  -- Who opens it with the provider, and until when nobody else may try.
  opening_until timestamptz not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider, provider_payment_id)
);

-- Every piece of news once: providers repeat themselves.
create table payment_news (
  payment_id uuid not null references payment on delete cascade,
  news_id text not null,
  status text not null,
  amount integer not null,
  received_at timestamptz not null default now(),
  primary key (payment_id, news_id)
);

-- One coupon of one order; given back when the order ends without a payment.
create table coupon_use (
  order_id integer primary key references shop_order on delete cascade,
  coupon_code text not null references coupon,
  released_at timestamptz
);

-- One press of a payment button (OF-6).
create table idempotency (
  key text primary key,
  body_hash text not null,
  -- Null only inside the transaction that makes the order.
  order_id integer references shop_order on delete cascade,
  created_at timestamptz not null default now()
);

create index idempotency_age on idempotency (created_at);
