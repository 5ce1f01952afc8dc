-- People of the desk edit a specialist's card field by field: each of these fields has a version, which grows with every
-- change, whoever makes it. A field that was never changed is not listed and has version 1.
alter table fairy add column field_versions jsonb not null default '{}';

create function count_fairy_fields() returns trigger language plpgsql as $$
begin
  new.field_versions := old.field_versions || (
    select coalesce(jsonb_object_agg(field.key, coalesce((old.field_versions ->> field.key)::integer, 1) + 1), '{}')
    from jsonb_each(to_jsonb(new)) as field
    where field.key in ('name', 'zodiac_sign', 'description', 'response_time', 'seo_title', 'seo_description')
      and field.value is distinct from to_jsonb(old) -> field.key
  );
  return new;
end
$$;

create trigger fairy_fields_counted before update on fairy for each row execute function count_fairy_fields();
