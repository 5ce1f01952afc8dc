-- What stands beside the desk's lists is counted from indexes alone.

-- Refunded orders: what a list filters by, as it was when the order was placed. None of it changes once money came. The
-- release before joins refunds with payments and orders, whose names these columns must not have.
alter table refund
  add column refunded_order integer,
  add column refunded_order_at timestamptz,
  add column refunded_offer uuid;

create function name_refunded_order() returns trigger language plpgsql as $$
begin
  select shop_order.id, shop_order.created_at, shop_order.fairy_product_id
    into new.refunded_order, new.refunded_order_at, new.refunded_offer
    from payment join shop_order on shop_order.id = payment.order_id where payment.id = new.payment_id;
  return new;
end
$$;

create trigger refunded_order before insert on refund for each row execute function name_refunded_order();

alter table refund disable trigger user;
update refund set refunded_order = shop_order.id, refunded_order_at = shop_order.created_at,
  refunded_offer = shop_order.fairy_product_id
from payment join shop_order on shop_order.id = payment.order_id where payment.id = refund.payment_id;
alter table refund enable trigger user;

create index refund_refunded_order on refund (refunded_order) include (refunded_order_at, refunded_offer);
create index shop_order_put_away on shop_order (id) where deleted;

-- The folded name beside the address: an order that was found by its name is left out of those found by its address, and
-- folding a name takes longer than reading it.
drop index shop_order_email_start;
create index shop_order_email_start on shop_order (email text_pattern_ops, folded(customer_name))
  include (customer_name, id, created_at, status, fairy_product_id, total_price, paid_at)
  where fairy_product_id is not null and not deleted;
drop index shop_order_host_start;
create index shop_order_host_start on shop_order (split_part(email, '@', 2) text_pattern_ops, folded(customer_name))
  include (email, customer_name, id, created_at, status, fairy_product_id, total_price, paid_at)
  where fairy_product_id is not null and not deleted;

-- How the providers are: the last notice of each, and what they refused today.
create index payment_news_received on payment_news (received_at);
create index payment_refused on payment (updated_at) where status = 'CANCELED';
