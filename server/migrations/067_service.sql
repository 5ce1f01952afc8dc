-- People of the desk edit a service field by field, as they edit a specialist's card (062): each field has a version,
-- which grows with every change, whoever makes it. A field that was never changed is not listed and has version 1.
alter table product
  add column field_versions jsonb not null default '{}',
  -- Since when it is out of the shop. Its row stays, for orders name it.
  add column archived_at timestamptz;

create function count_product_fields() returns trigger language plpgsql as $$
begin
  new.field_versions := old.field_versions || (
    select coalesce(jsonb_object_agg(field.key, coalesce((old.field_versions ->> field.key)::integer, 1) + 1), '{}')
    from jsonb_each(to_jsonb(new)) as field
    where field.key in ('title', 'description', 'base_prompt', 'questions_count', 'archived_at')
      and field.value is distinct from to_jsonb(old) -> field.key
  );
  return new;
end
$$;

create trigger product_fields_counted before update on product for each row execute function count_product_fields();

-- A service that leaves the shop takes its offers off sale (so that the history of prices has no time at which nobody could
-- buy it), and gives those that it took back when it returns.
alter table fairy_product add column sold_before_archive boolean not null default false;

-- Every base prompt that a service had, the present one too. Written by a trigger, so that none is ever lost.
create table product_prompt (
  product_id uuid not null references product on delete cascade,
  version integer not null,
  base_prompt text not null,
  since timestamptz not null default now(),
  primary key (product_id, version)
);

insert into product_prompt (product_id, version, base_prompt) select id, 1, base_prompt from product;

create function keep_prompt() returns trigger language plpgsql as $$
begin
  insert into product_prompt (product_id, version, base_prompt)
  values (new.id, coalesce((new.field_versions ->> 'base_prompt')::integer, 1), new.base_prompt);
  return null;
end
$$;

create trigger product_prompt_kept_first after insert on product for each row execute function keep_prompt();
create trigger product_prompt_kept after update on product
  for each row when (old.base_prompt is distinct from new.base_prompt) execute function keep_prompt();

create trigger product_prompt_never_rewritten before update on product_prompt
  for each statement execute function refuse_change();
