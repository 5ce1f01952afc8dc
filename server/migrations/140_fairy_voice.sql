-- One sentence in a specialist's own voice, which fills one line of her card on a phone; empty for none.
alter table fairy add column voice text not null default '' check (length(voice) <= 33);

create or replace function count_fairy_fields() returns trigger language plpgsql as $$
begin
  new.field_versions := old.field_versions || (
    select coalesce(jsonb_object_agg(field.key, coalesce((old.field_versions ->> field.key)::integer, 1) + 1), '{}')
    from jsonb_each(to_jsonb(new)) as field
    where field.key in (
      'name', 'zodiac_sign', 'voice', 'description', 'response_time', 'seo_title', 'seo_description', 'image_src',
      'archived_at'
    )
      and field.value is distinct from to_jsonb(old) -> field.key
  );
  return new;
end
$$;
