-- The desk finds an order by the address that a gift went to, too, each way by its own index (093). The address goes with
-- the order's personal data, and so out of both.
create index shop_order_gift_start on shop_order (gift_email text_pattern_ops)
  include (id, created_at, status, fairy_product_id, total_price, paid_at)
  where gift_email is not null and fairy_product_id is not null and not deleted;
create index shop_order_gift_host_start on shop_order (split_part(gift_email, '@', 2) text_pattern_ops)
  include (gift_email, id, created_at, status, fairy_product_id, total_price, paid_at)
  where gift_email is not null and fairy_product_id is not null and not deleted;
