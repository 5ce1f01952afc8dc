-- Who holds a use of a coupon is a keyed digest from now on: a plain one of a network address is found by trying them
-- all. Orders of before keep their uses, counted by their browser alone; they end within the hour.
update coupon_use set held_by = 'unkeyed' where held_by is not null;
