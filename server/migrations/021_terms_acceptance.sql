-- What a customer agreed to, and when: the terms exactly as they were published, each version once.
create table terms_text (
  -- SHA-256 of the content, in hex.
  version text primary key,
  content text not null
);

alter table shop_order
  -- Both missing for orders from before, and where no terms are published.
  add column terms_version text references terms_text,
  add column terms_accepted_at timestamptz,
  add constraint shop_order_terms check (num_nulls(terms_version, terms_accepted_at) in (0, 2));
