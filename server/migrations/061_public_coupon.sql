-- A coupon that is published for all is an announced reduction, beside which the shop shows the lowest price of the thirty
-- days before it (act on price information, art. 4); one for a single person is none.
alter table coupon add column if not exists is_public boolean not null default false;
