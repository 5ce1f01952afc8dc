-- Services have pictures of their own, too: one that any card shows is kept, and it has a version like the card's texts.
create or replace function keep_pictures() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update picture set unused_since = now()
    where path = old.image_src
      and not exists (select from fairy where image_src = old.image_src)
      and not exists (select from product where image_src = old.image_src);
  end if;
  if tg_op <> 'DELETE' then
    update picture set unused_since = null where path = new.image_src;
  end if;
  return null;
end
$$;

create trigger product_pictures_kept after insert or update of image_src or delete on product
  for each row execute function keep_pictures();

create or replace function count_product_fields() returns trigger language plpgsql as $$
begin
  new.field_versions := old.field_versions || (
    select coalesce(jsonb_object_agg(field.key, coalesce((old.field_versions ->> field.key)::integer, 1) + 1), '{}')
    from jsonb_each(to_jsonb(new)) as field
    where field.key in ('title', 'description', 'base_prompt', 'questions_count', 'archived_at', 'image_src')
      and field.value is distinct from to_jsonb(old) -> field.key
  );
  return new;
end
$$;
