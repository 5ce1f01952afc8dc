-- Codes are read without spaces, however they were typed. A coupon that was written with some is called so from now on,
-- in the orders that used it, too.
alter table coupon_use drop constraint coupon_use_coupon_code_fkey;
update coupon set code = regexp_replace(code, '\s+', '', 'g')
  where code ~ '\s' and not exists (
    select from coupon as other where other.code = regexp_replace(coupon.code, '\s+', '', 'g')
  );
update coupon_use set coupon_code = regexp_replace(coupon_code, '\s+', '', 'g')
  where not exists (select from coupon where coupon.code = coupon_code);
alter table coupon_use add constraint coupon_use_coupon_code_fkey foreign key (coupon_code) references coupon;
