-- A gift: the answer goes to another address, at the earliest from a moment on. Both go with the order's personal data.
alter table shop_order
  add column gift_email text,
  add column gift_from timestamptz,
  add constraint shop_order_gift check (gift_from is null or gift_email is not null);

-- What somebody was given is found by her address, as what she bought is.
create index shop_order_gift_email on shop_order (gift_email) where gift_email is not null;
