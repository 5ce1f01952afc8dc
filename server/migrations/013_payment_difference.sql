-- Money that does not match its order: another amount or currency. A person decides what becomes of it.
create table payment_difference (
  payment_id uuid primary key references payment on delete cascade,
  amount integer not null,
  currency text not null,
  found_at timestamptz not null default now(),
  -- Both set by the decision: accepted as payment of the order, or closed (the money goes back).
  decided_at timestamptz,
  accepted boolean,
  constraint payment_difference_decided check (num_nulls(decided_at, accepted) in (0, 2))
);
