-- Whether a specialist is a person who writes under her own name, or a character of the shop behind whom several write.
alter table fairy add column persona text not null default 'person' check (persona in ('person', 'brand'));

create or replace function count_fairy_fields() returns trigger language plpgsql as $$
begin
  new.field_versions := old.field_versions || (
    select coalesce(jsonb_object_agg(field.key, coalesce((old.field_versions ->> field.key)::integer, 1) + 1), '{}')
    from jsonb_each(to_jsonb(new)) as field
    where field.key in (
      'name', 'zodiac_sign', 'persona', 'voice', 'description', 'response_time', 'seo_title', 'seo_description',
      'image_src', 'archived_at'
    )
      and field.value is distinct from to_jsonb(old) -> field.key
  );
  return new;
end
$$;
