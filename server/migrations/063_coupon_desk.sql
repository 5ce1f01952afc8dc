-- Coupons at the desk: by amount too, stopped at once, many single-use codes at a time, and edited field by field.
create table coupon_batch (
  id uuid primary key default gen_random_uuid(),
  -- What its makers call it; shown to no customer.
  name text not null,
  created_at timestamptz not null default now(),
  stopped_at timestamptz
);

alter table coupon
  alter column percent drop not null,
  -- In grosze.
  add column amount integer check (amount > 0),
  add column stopped_at timestamptz,
  add column batch uuid references coupon_batch,
  add column created_at timestamptz not null default now(),
  -- The version of each field that was ever changed; any other has version 1.
  add column field_versions jsonb not null default '{}',
  add constraint coupon_discount check (num_nonnulls(percent, amount) = 1);

create index coupon_batch_codes on coupon (batch) where batch is not null;

create function count_coupon_fields() returns trigger language plpgsql as $$
begin
  new.field_versions := old.field_versions || (
    select coalesce(jsonb_object_agg(name, coalesce((old.field_versions ->> name)::integer, 1) + 1), '{}')
    from unnest(array[
      case when (new.percent, new.amount) is distinct from (old.percent, old.amount) then 'discount' end,
      case when new.product_types is distinct from old.product_types then 'products' end,
      case when new.valid_from <> old.valid_from then 'validFrom' end,
      case when new.valid_until is distinct from old.valid_until then 'validUntil' end,
      case when new.max_uses is distinct from old.max_uses then 'maxUses' end,
      case when new.is_public <> old.is_public then 'audience' end
    ]) as name
    where name is not null
  );
  return new;
end
$$;

create trigger coupon_fields_counted before update on coupon for each row execute function count_coupon_fields();

-- A public coupon that has begun is a reduction that was announced: the lowest price of thirty days beside later ones is
-- reckoned from it (act on price information, art. 4), so that it only ends, and stays as it was.
create function keep_announced_reduction() returns trigger language plpgsql as $$
declare
  ended timestamptz := coalesce(least(old.valid_until, old.stopped_at), 'infinity');
begin
  if old.valid_from > now() then return new; end if;
  if new.is_public <> old.is_public
    or old.stopped_at is not null and new.stopped_at is distinct from old.stopped_at
    or old.is_public and (new.percent, new.amount, new.product_types, new.valid_from)
      is distinct from (old.percent, old.amount, old.product_types, old.valid_from)
    or old.is_public and new.valid_until is distinct from old.valid_until
      and (ended <= now() or new.valid_until < now())
  then raise exception 'an announced reduction is not changed' using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;

create trigger announced_reduction_kept before update on coupon
  for each row execute function keep_announced_reduction();

-- Open desks hear of changes; uses, which every order moves, are none.
create trigger coupon_counted
  after insert or delete or update of percent, amount, product_types, valid_from, valid_until, max_uses, is_public, stopped_at
  on coupon for each statement execute function count_catalogue_change();
