-- Digest of the secret of the device that placed an order, whose cookie alone can mend the order's address.
alter table shop_order add column device_digest text check (device_digest ~ '^[0-9a-f]{64}$');
