-- What people (and the shop for them) did, for ever. About orders only the names of fields are kept, no values, so that
-- a customer's data can be erased without touching this table.
create table audit (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor_kind text not null check (actor_kind in ('person', 'terminal', 'shop', 'model')),
  actor_id uuid,
  actor_name text not null,
  actor_role text,
  action text not null,
  -- What it was done to: 'order' and 1001, 'person' and an id.
  entity text not null,
  entity_id text not null,
  fields text[] not null default '{}',
  -- Facts without personal data of customers: a version, a time.
  details jsonb not null default '{}'
);

create index audit_entity on audit (entity, entity_id, id);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% only grows', tg_table_name using errcode = 'restrict_violation';
end
$$;

create trigger audit_only_grows before update or delete or truncate on audit
  for each statement execute function refuse_change();
