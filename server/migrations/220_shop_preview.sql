-- The address under which the owner looks at a shop that sells nothing yet, as it would be open; a new one ends the one
-- before. Only the digest of its token is kept.
alter table shop_opening add column preview_hash text, add column preview_until timestamptz;
