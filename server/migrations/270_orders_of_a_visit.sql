-- A key begins with the id of the visit that sent it. What the visit has ordered is looked up by it, with scripts and
-- without them: how a key goes on is the browser's own business.
create index idempotency_visit on idempotency (left(key, 36));
