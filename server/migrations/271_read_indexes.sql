-- What a coupon brought is read from its own movements alone, however many uses it has.
create index money_movement_coupon on money_movement (coupon_code)
  include (kind, amount, currency, given_away, is_returning) where coupon_code is not null;

-- What is found by the beginning of an address is found by the whole address too: `=` is one and the same operator in both
-- classes of an index. Each write kept two.
drop index withdrawal_email;
drop index contact_message_address;
