-- How customers rate the answers they got (LW-4): one rating an order, by the link in the answer's mail, never changed.
-- It outlives its order, which is deleted after its time.
create table rating (
  id bigint generated always as identity primary key,
  order_id integer unique references shop_order on delete set null,
  fairy_id uuid not null references fairy on delete cascade,
  stars smallint not null check (stars between 1 and 5),
  at timestamptz not null default now()
);

create index rating_fairy on rating (fairy_id) include (stars);

create function keep_rating() returns trigger language plpgsql as $$
begin
  -- Deeper: a foreign key's own action, when a whole shop is emptied.
  if tg_op = 'DELETE' and pg_trigger_depth() > 1 then return old; end if;
  if tg_op = 'UPDATE' and new.order_id is null and (new.id, new.fairy_id, new.stars, new.at)
    is not distinct from (old.id, old.fairy_id, old.stars, old.at) then return new; end if;
  raise exception 'a rating is not changed' using errcode = 'restrict_violation';
end
$$;

create trigger rating_kept before update or delete on rating for each row execute function keep_rating();
-- Not on update: a deleted order updates its rating, and the catalogue stays as it is.
create trigger rating_counted after insert or truncate on rating
  for each statement execute function count_catalogue_change();

-- The key in that link. Gone with the order's personal data.
alter table shop_order add column rating_key uuid default gen_random_uuid() unique;

-- A number that somebody typed shows for sample specialists alone; the desk never sets it.
alter table fairy alter column rating drop not null;
