-- What a coupon was used for is read by pages, and its money through it.
create index coupon_use_code on coupon_use (coupon_code, order_id);

-- The desk's one search finds an invoice by the beginning of its number, a withdrawal by that of its address, and what was
-- written to a customer about an order by its words.
create index order_invoice_start on order_invoice (lower(number) text_pattern_ops) where number is not null;
create index withdrawal_email_start on withdrawal (email text_pattern_ops) where email is not null;
create index order_mail_words on order_mail using gin (to_tsvector('simple', folded(body)));
