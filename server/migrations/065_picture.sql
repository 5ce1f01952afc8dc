-- Pictures that owners upload, under the path that the shop serves them at: it names the content, so what is there never
-- changes. They lie in the database, so that backups hold them and both processes have them.
create table picture (
  path text primary key check (path ~ '^/zdjecia/[0-9a-f]{64}\.(webp|jpg)$'),
  bytes bytea not null check (octet_length(bytes) between 100 and 300000),
  -- Since when no specialist shows it; a page that was open meanwhile may still ask for it.
  unused_since timestamptz default now()
);

-- It is compressed already.
alter table picture alter column bytes set storage external;

create function keep_pictures() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update picture set unused_since = now()
    where path = old.image_src and not exists (select from fairy where image_src = old.image_src);
  end if;
  if tg_op <> 'DELETE' then
    update picture set unused_since = null where path = new.image_src;
  end if;
  return null;
end
$$;

create trigger fairy_pictures_kept after insert or update of image_src or delete on fairy
  for each row execute function keep_pictures();

-- The picture has a version like the card's texts.
create or replace function count_fairy_fields() returns trigger language plpgsql as $$
begin
  new.field_versions := old.field_versions || (
    select coalesce(jsonb_object_agg(field.key, coalesce((old.field_versions ->> field.key)::integer, 1) + 1), '{}')
    from jsonb_each(to_jsonb(new)) as field
    where field.key in
      ('name', 'zodiac_sign', 'description', 'response_time', 'seo_title', 'seo_description', 'image_src')
      and field.value is distinct from to_jsonb(old) -> field.key
  );
  return new;
end
$$;
