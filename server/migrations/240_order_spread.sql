-- An order keeps the spread that it was sold with, as it keeps its service's name: a spread that an owner changes later
-- renames no position of a draft that is open, and of no answer. Whatever program places the order.
alter table shop_order add column spread text[] not null default '{}';

alter table shop_order disable trigger user;
update shop_order set spread = product.spread
from fairy_product join product on product.id = fairy_product.product_id
where fairy_product.id = shop_order.fairy_product_id and product.spread <> '{}';
alter table shop_order enable trigger user;

create function keep_spread() returns trigger language plpgsql as $$
begin
  new.spread := coalesce((
    select product.spread from fairy_product join product on product.id = fairy_product.product_id
    where fairy_product.id = new.fairy_product_id
  ), '{}');
  return new;
end
$$;
create trigger shop_order_spread before insert or update of fairy_product_id on shop_order for each row
  when (new.fairy_product_id is not null)
  execute function keep_spread();

-- Owners edit a service's spread at the desk, beside its other fields (067).
create or replace function count_product_fields() returns trigger language plpgsql as $$
begin
  new.field_versions := old.field_versions || (
    select coalesce(jsonb_object_agg(field.key, coalesce((old.field_versions ->> field.key)::integer, 1) + 1), '{}')
    from jsonb_each(to_jsonb(new)) as field
    where field.key in ('title', 'description', 'base_prompt', 'questions_count', 'spread', 'archived_at', 'image_src')
      and field.value is distinct from to_jsonb(old) -> field.key
  );
  return new;
end
$$;
