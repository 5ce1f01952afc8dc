-- Who wrote or ordered, by a digest of the address with the database's own key: the desk's page of one customer lies at it,
-- so that no address stands in an address bar. It goes with the data that it stands for.
create function keyed_customer(email text) returns text language plpgsql as $$
declare
  own text;
begin
  select key into own from hash_key;
  if own is null then
    insert into hash_key (key) values (replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''))
      on conflict do nothing;
    select key into own from hash_key;
  end if;
  return left(encode(sha256(convert_to('customer' || E'\n' || own || E'\n' || lower(email), 'UTF8')), 'hex'), 32);
end
$$;

alter table shop_order add column customer_key text;
alter table contact_message add column customer_key text;

alter table shop_order disable trigger user;
update shop_order set customer_key = keyed_customer(email) where stripped_at is null;
alter table shop_order enable trigger user;
alter table contact_message disable trigger user;
update contact_message set customer_key = keyed_customer(email);
alter table contact_message enable trigger user;

-- Whatever program writes; an order whose personal data were deleted is nobody's any more.
create function key_customer_of_order() returns trigger language plpgsql as $$
begin
  new.customer_key := case when new.stripped_at is null then keyed_customer(new.email) end;
  return new;
end
$$;
create trigger shop_order_customer_key before insert or update of email, stripped_at on shop_order for each row
  execute function key_customer_of_order();

create function key_customer_of_message() returns trigger language plpgsql as $$
begin
  new.customer_key := keyed_customer(new.email);
  return new;
end
$$;
create trigger contact_message_customer_key before insert or update of email on contact_message for each row
  execute function key_customer_of_message();

create index shop_order_customer on shop_order (customer_key, id) where customer_key is not null;
create index contact_message_customer on contact_message (customer_key, received_at);
