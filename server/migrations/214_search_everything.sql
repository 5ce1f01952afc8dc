-- The desk's one search finds payments by the provider's number and coupons by the beginning of their code.
create index payment_provider_start on payment (provider_payment_id text_pattern_ops)
  where provider_payment_id is not null;
create index refund_provider_start on refund (provider_refund_id text_pattern_ops) where provider_refund_id is not null;
create index coupon_code_start on coupon (code text_pattern_ops);
