-- What people have agreed to and taken back, one row each, for ever. The text itself stands in consent_text, each version
-- once: the terms as published, the request to begin before the time for withdrawal is over, the newsletter's.
alter table terms_text rename to consent_text;

create table consent (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('terms', 'early-start', 'newsletter')),
  -- False: taken back, which refers to no text.
  is_given boolean not null,
  version text references consent_text,
  at timestamptz not null,
  -- Given in the form of this order. No reference, since orders without money are deleted after their time.
  order_id integer,
  -- Newsletter: SHA-256 of the address in lower case, since the address itself is deleted when it leaves. Cleared after its
  -- time.
  who text,
  constraint consent_version check (is_given = (version is not null)),
  constraint consent_whose check ((kind = 'newsletter') = (order_id is null) and (kind = 'newsletter' or who is null)),
  constraint consent_of_order_stays check (order_id is null or is_given)
);

create unique index consent_order on consent (order_id, kind) where order_id is not null;
create index consent_who on consent (who) where who is not null;

create function keep_consent() returns trigger language plpgsql as $$
begin
  if new.who is not null or (new.id, new.kind, new.is_given, new.version, new.at, new.order_id)
    is distinct from (old.id, old.kind, old.is_given, old.version, old.at, old.order_id) then
    raise exception 'a consent is not changed' using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;

insert into consent (kind, is_given, version, at, order_id)
  select 'terms', true, terms_version, terms_accepted_at, id from shop_order
  where terms_version is not null and fairy_product_id is not null order by id;

alter table shop_order
  drop constraint shop_order_terms,
  drop column terms_version,
  drop column terms_accepted_at;

create trigger consent_kept before update on consent for each row execute function keep_consent();
create trigger consent_only_grows before delete or truncate on consent
  for each statement execute function refuse_change();
create trigger consent_text_kept before update or delete or truncate on consent_text
  for each statement execute function refuse_change();
