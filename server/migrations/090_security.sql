-- Tries of people whom nobody knows are noted too: wrong keys, codes and links.
alter table audit drop constraint audit_actor_kind_check;
alter table audit add constraint audit_actor_kind_check
  check (actor_kind in ('person', 'terminal', 'shop', 'model', 'nobody'));

-- The journal is read by its latest, by person and by kind.
create index audit_actor on audit (actor_id, id) where actor_id is not null;
create index audit_action on audit (action, id);
create index audit_at on audit (at);

-- A session gets a new token with each use of a passkey. Requests that are under way with the one before still reach it
-- for a moment, without what a fresh passkey opens.
alter table desk_session
  add column earlier_hash text,
  add column earlier_until timestamptz;

create unique index desk_session_earlier on desk_session (earlier_hash) where earlier_hash is not null;

-- Wrong tries of one way in do not close the others.
alter table desk_wrong_try add column way text not null default 'code' check (way in ('code', 'link'));
alter table desk_wrong_try alter column way drop default;
