-- The books: every movement of money, on the day on which the shop learnt of it. Rows are only added, so a month that is
-- over never changes. No personal data; each row tells all that the file of its month does.
create table money_movement (
  id bigint generated always as identity primary key,
  kind text not null check (kind in (
    'sale', 'correction', 'refund', 'refund-returned', 'chargeback', 'chargeback-returned'
  )),
  order_id integer not null references shop_order on delete cascade,
  payment_id uuid not null,
  -- What moved: the refund, the dispute, or neither: the payment itself.
  refund_id uuid,
  dispute_id text,
  provider text not null,
  provider_payment_id text,
  product_name text,
  -- In the smallest unit of the currency; below zero for what went away.
  amount integer not null,
  currency text not null,
  -- The clock of the insert, not of the transaction: whoever reads the books locks the table, so that no row comes late.
  happened_at timestamptz not null default clock_timestamp(),
  constraint money_movement_of_one check (num_nonnulls(refund_id, dispute_id) < 2)
);

create index money_movement_month on money_movement (happened_at);
create index money_movement_order on money_movement (order_id);
create index money_movement_payment on money_movement (payment_id);

-- What the ledgers say now: what each payment has brought, and what its refunds and disputes have taken. Money of another
-- amount has come before a person decides on it. A bank takes a disputed sum at once, and gives it back when the shop wins.
create view money_state as
  select payment.id as payment_id, null::uuid as refund_id, null::text as dispute_id,
    coalesce(difference.amount, payment.amount) as amount, coalesce(difference.currency, 'PLN') as currency
  from payment
  left join payment_difference as difference on difference.payment_id = payment.id
    and (decided_at is not null or payment.status <> 'COMPLETED')
  where payment.status = 'COMPLETED' or difference.payment_id is not null
  union all
  select payment_id, id, null, -amount, currency from refund where state = 'done'
  union all
  select payment_id, null, provider_dispute_id, -amount, currency from payment_dispute
  where status not like 'warning\_%' and status not in ('won', 'prevented');

-- Adds the movements that lead from what is booked of a payment to what its ledgers say now.
create function book_money(moved uuid) returns void language sql as $$
  with due as (
    select refund_id, dispute_id, currency, amount from money_state where payment_id = moved
  ), booked as (
    select refund_id, dispute_id, currency, sum(amount)::integer as amount from money_movement
    where payment_id = moved
    group by refund_id, dispute_id, currency
  ), change as (
    select coalesce(due.refund_id, booked.refund_id) as refund_id,
      coalesce(due.dispute_id, booked.dispute_id) as dispute_id,
      coalesce(due.currency, booked.currency) as currency,
      coalesce(due.amount, 0) - coalesce(booked.amount, 0) as amount,
      booked.currency is null as is_first
    from due full join booked
      on (coalesce(due.refund_id::text, due.dispute_id, ''), due.currency)
        = (coalesce(booked.refund_id::text, booked.dispute_id, ''), booked.currency)
  )
  insert into money_movement
    (kind, order_id, payment_id, refund_id, dispute_id, provider, provider_payment_id, product_name, amount, currency)
  select
    case
      when refund_id is not null then case when change.amount < 0 then 'refund' else 'refund-returned' end
      when dispute_id is not null then case when change.amount < 0 then 'chargeback' else 'chargeback-returned' end
      when exists (select from booked where refund_id is null and dispute_id is null) then 'correction'
      else 'sale'
    end,
    order_id, payment.id, refund_id, dispute_id, provider, provider_payment_id, product_name, change.amount, currency
  from change join payment on payment.id = moved join shop_order on shop_order.id = order_id
  -- An order for nothing is a sale all the same.
  where change.amount <> 0 or (is_first and refund_id is null and dispute_id is null)
$$;

create function book_moved_money() returns trigger language plpgsql as $$
begin
  perform book_money((to_jsonb(new) ->> tg_argv[0])::uuid);
  return null;
end
$$;

-- At the end of each transaction, when all that belongs to a change is written. No writer can forget the books.
create constraint trigger money_moved after insert or update on payment deferrable initially deferred
  for each row when (new.status = 'COMPLETED') execute function book_moved_money('id');
create constraint trigger money_moved after insert or update on payment_difference deferrable initially deferred
  for each row execute function book_moved_money('payment_id');
create constraint trigger money_moved after insert or update on refund deferrable initially deferred
  for each row when (new.state in ('done', 'failed')) execute function book_moved_money('payment_id');
create constraint trigger money_moved after insert or update on payment_dispute deferrable initially deferred
  for each row execute function book_moved_money('payment_id');

-- What the files of earlier months said stays as it was said.
insert into money_movement
  (kind, order_id, payment_id, refund_id, dispute_id, provider, provider_payment_id, product_name, amount, currency, happened_at)
select kind, order_id, payment.id, refund_id, dispute_id, provider, provider_payment_id, product_name, moved.amount,
  currency, at
from payment join shop_order on shop_order.id = order_id cross join lateral (
  select 1 as turn, 'sale' as kind, null::uuid as refund_id, null::text as dispute_id, paid.amount, paid.currency,
    coalesce(
      paid_at,
      (select min(received_at) from payment_news where payment_id = payment.id and payment_news.status = 'COMPLETED'),
      payment.updated_at
    ) as at
  from paid_for(payment.id) as paid
  where paid_at is not null or payment.status <> 'PENDING'
  union all
  select 2, 'refund', refund.id, null, -refund.amount, refund.currency, refund.updated_at
  from refund where payment_id = payment.id and state = 'done'
  union all
  select 3, 'chargeback', null, provider_dispute_id, -dispute.amount, dispute.currency, closed_at
  from payment_dispute as dispute where payment_id = payment.id and dispute.status = 'lost'
) as moved
order by at, order_id, turn;

-- What no file has said yet (open disputes, undecided money) is said today.
select book_money(payment_id) from (
  select payment_id from payment_dispute union select payment_id from payment_difference
) as unsaid;

create function keep_money_movements() returns trigger language plpgsql as $$
begin
  -- Movements go with their order alone, when the law does not want its books any more.
  if tg_op = 'DELETE' and not exists (select from shop_order where id = old.order_id) then
    return old;
  end if;
  raise exception 'movement % of money is written for good', old.id
    using errcode = 'check_violation', constraint = 'money_movement_for_good';
end
$$;

create trigger money_movement_for_good before update or delete on money_movement
  for each row execute function keep_money_movements();

-- The books were read by it.
drop index refund_done;
