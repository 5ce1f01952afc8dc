-- A form's text is edited after a lost response: the row says what the first one stored, under the id that the form made up.
-- Coupons of before, and those of a batch, have none.
alter table coupon add column made_as uuid unique;
-- What the mail about a refund says to the customer beside the facts; it goes with the reason.
alter table refund add column word text;
