-- What is held about an address is found by the address in lower case; orders and messages keep it as it was typed.
create index shop_order_address on shop_order (lower(email));
create index contact_message_address on contact_message (lower(email));
