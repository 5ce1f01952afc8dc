-- The desk's search by beginnings: whole in the index, because a common first name is on more orders than there are pages
-- to read them from. "customer_name" stands beside its lower case, without which PostgreSQL reads the row all the same.
drop index shop_order_name_start;
drop index shop_order_email_start;
create index shop_order_name_start on shop_order (lower(customer_name) text_pattern_ops)
  include (customer_name, id, created_at, status, fairy_product_id, total_price, paid_at)
  where fairy_product_id is not null and not deleted;
create index shop_order_email_start on shop_order (email text_pattern_ops)
  include (customer_name, id, created_at, status, fairy_product_id, total_price, paid_at)
  where fairy_product_id is not null and not deleted;
