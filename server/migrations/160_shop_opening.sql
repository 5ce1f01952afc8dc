-- Whether the shop sells. A new shop is set up first and opened by its owner; she closes it for a holiday by a switch.
create table shop_opening (
  one boolean primary key default true check (one),
  -- Null: never opened, as a shop that is still being set up.
  opened_at timestamptz,
  -- Null while it is open.
  closed_at timestamptz,
  -- The first day in Warsaw on which a closed shop sells again, by itself; null: when its owner opens it.
  reopens_on date,
  -- What customers read meanwhile; empty: the shop's own words.
  words text not null default '' check (char_length(words) <= 500),
  -- When all of the setup list was proven; null: the list is still shown.
  set_up_at timestamptz,
  version integer not null default 1
);

-- A shop that sold before this migration stays open.
insert into shop_opening (opened_at, set_up_at)
  select case when exists (select from fairy_product) or exists (select from payment) then now() end,
    case when exists (select from payment) then now() end;

create trigger shop_opening_counted after update on shop_opening
  for each statement execute function count_catalogue_change();

-- Whether the documents are there without which the law lets nobody sell, or ask for data.
create function shop_has_documents() returns boolean language sql stable as $$
  select count(distinct type) = 2 from page_content
  where type in ('TERMS_DESCRIPTION', 'PRIVACY_POLICY_DESCRIPTION') and btrim(content) <> ''
$$;

-- Whether anything is sold now.
create function shop_sells() returns boolean language sql stable as $$
  select shop_has_documents() and exists (
    select from shop_opening where opened_at is not null and (closed_at is null or reopens_on <= shop_today())
  )
$$;
