-- Sums by specialist, service, coupon and kind of customer are read from the movements alone. What a movement was for is
-- written with it, since later changes of an order, an offer or a person must not move the sums of a month that is over.
alter table money_movement
  add column fairy_id uuid,
  add column product_id uuid,
  add column coupon_code text,
  -- What the coupon took off the price, with the sale alone.
  add column given_away integer not null default 0,
  -- Whether the address had bought before, with the sale alone; null where nobody knows any more.
  add column is_returning boolean;

alter table money_movement disable trigger user;
update money_movement set
  fairy_id = fairy_product.fairy_id,
  product_id = fairy_product.product_id,
  coupon_code = coupon_use.coupon_code,
  given_away = case when kind = 'sale' then coalesce(full_price - total_price, 0) else 0 end,
  is_returning = case when kind = 'sale' and stripped_at is null then exists (
    select from shop_order as earlier
    where lower(earlier.email) = lower(shop_order.email) and earlier.paid_at < shop_order.paid_at
  ) end
from shop_order
  left join fairy_product on fairy_product.id = fairy_product_id
  left join coupon_use on coupon_use.order_id = shop_order.id
where shop_order.id = money_movement.order_id;
alter table money_movement enable trigger user;

drop index money_movement_month;
create index money_movement_month on money_movement (happened_at)
  include (kind, amount, currency, fairy_id, product_id, coupon_code, given_away, is_returning);

create or replace function book_money(moved uuid) returns void language sql as $$
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
  ), named as (
    select
      case
        when refund_id is not null then case when amount < 0 then 'refund' else 'refund-returned' end
        when dispute_id is not null then case when amount < 0 then 'chargeback' else 'chargeback-returned' end
        when exists (select from booked where refund_id is null and dispute_id is null) then 'correction'
        else 'sale'
      end as kind,
      refund_id, dispute_id, amount, currency
    from change
    -- An order for nothing is a sale all the same.
    where amount <> 0 or (is_first and refund_id is null and dispute_id is null)
  )
  insert into money_movement
    (kind, order_id, payment_id, refund_id, dispute_id, provider, provider_payment_id, product_name, amount, currency,
      fairy_id, product_id, coupon_code, given_away, is_returning)
  select
    kind, payment.order_id, payment.id, refund_id, dispute_id, provider, provider_payment_id, product_name, named.amount,
    currency, fairy_product.fairy_id, fairy_product.product_id, coupon_use.coupon_code,
    case when kind = 'sale' then coalesce(full_price - total_price, 0) else 0 end,
    case when kind = 'sale' and stripped_at is null then exists (
      select from shop_order as earlier
      where lower(earlier.email) = lower(shop_order.email) and earlier.id <> shop_order.id
        and earlier.paid_at is not null
    ) end
  from named join payment on payment.id = moved join shop_order on shop_order.id = payment.order_id
    left join fairy_product on fairy_product.id = fairy_product_id
    left join coupon_use on coupon_use.order_id = shop_order.id
$$;

-- What a specialist gets of what she brings, from a month on until the next row of hers; null: nothing is agreed.
create table fairy_share (
  fairy_id uuid not null references fairy on delete cascade,
  month date not null check (extract(day from month) = 1),
  percent integer check (percent between 0 and 100),
  primary key (fairy_id, month)
);
