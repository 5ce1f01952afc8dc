-- Who holds a use of a limited coupon with an unpaid order: a digest of the network address that the order came from.
-- Null once the order is paid or ended, and for coupons without a limit.
alter table coupon_use add column held_by text;

create index coupon_use_held on coupon_use (coupon_code) where held_by is not null;
