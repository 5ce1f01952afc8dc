-- An invoice that a customer has asked for, and the number of the one that was issued in the owner's invoicing program.
create table order_invoice (
  order_id integer primary key references shop_order on delete cascade,
  asked_on date not null,
  number text,
  version integer not null default 1,
  constraint order_invoice_number check (number is null or number <> '')
);
