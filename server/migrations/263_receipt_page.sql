-- Digest of the token that names a receipt in the address of its page, so that any process finds it after a reload.
alter table withdrawal_proof add column page_hash text unique;
