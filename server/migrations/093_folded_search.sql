-- The desk's search by first name without regard to letters' marks ("zaneta" finds "Żaneta", however it was typed), and by
-- what stands behind the @ of an address. As foldLetters (src/domain/typed/typed-text.ts) folds what is asked.
create function folded(text) returns text language sql immutable parallel safe as
$$ select lower(translate(regexp_replace(normalize($1, NFKD), '[\u0300-\u036f\u00ad\u200b-\u200f\u2060\ufeff]', '', 'g'), 'łŁøØđĐ', 'lLoOdD')) $$;

drop index shop_order_name_start;
create index shop_order_name_start on shop_order (folded(customer_name) text_pattern_ops)
  include (customer_name, id, created_at, status, fairy_product_id, total_price, paid_at)
  where fairy_product_id is not null and not deleted;
create index shop_order_host_start on shop_order (split_part(email, '@', 2) text_pattern_ops)
  include (email, id, created_at, status, fairy_product_id, total_price, paid_at)
  where fairy_product_id is not null and not deleted;
