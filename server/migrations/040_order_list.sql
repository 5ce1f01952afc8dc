-- The desk's list of all orders: by date, state or amount, page by page, without reading the wide rows themselves.
create index shop_order_listed on shop_order (created_at, id) include (status, fairy_product_id, paid_at)
  where fairy_product_id is not null and not deleted;
create index shop_order_listed_by_state on shop_order (status, created_at, id) include (fairy_product_id, paid_at)
  where fairy_product_id is not null and not deleted;
create index shop_order_listed_by_offer on shop_order (fairy_product_id, status, created_at, id) include (paid_at)
  where not deleted;
create index shop_order_listed_by_amount on shop_order (total_price, id) include (created_at, status, fairy_product_id)
  where fairy_product_id is not null and not deleted;

-- Beginnings of a first name and of an address, in whatever collation the database has.
create index shop_order_name_start on shop_order (lower(customer_name) text_pattern_ops) where fairy_product_id is not null;
create index shop_order_email_start on shop_order (email text_pattern_ops) where fairy_product_id is not null;
