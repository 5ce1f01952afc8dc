-- Prices that people of the desk edit, and what customers could buy at before. `price_version` grows with each change of a
-- price, whoever makes it; an offer that was taken off sale keeps its row, for orders name it.
alter table fairy_product
  add column on_sale boolean not null default true,
  add column price_version integer not null default 1,
  add column price_since timestamptz not null default now();

-- Every price that was on sale, with its time. Written before the price changes, so that none is ever lost.
create table price_history (
  id bigint generated always as identity primary key,
  fairy_product_id uuid not null references fairy_product on delete cascade,
  price integer not null,
  valid_from timestamptz not null,
  valid_until timestamptz not null
);

create index price_history_of_offer on price_history (fairy_product_id, valid_until);

create function keep_price() returns trigger language plpgsql as $$
begin
  if old.on_sale then
    insert into price_history (fairy_product_id, price, valid_from, valid_until)
    values (old.id, old.price, old.price_since, now());
  end if;
  new.price_since := now();
  new.price_version := old.price_version + 1;
  return new;
end
$$;

create trigger fairy_product_price_kept before update on fairy_product
  for each row when (old.price is distinct from new.price or old.on_sale is distinct from new.on_sale)
  execute function keep_price();

create trigger price_history_never_rewritten before update on price_history
  for each statement execute function refuse_change();
