-- When each step of the housekeeping last succeeded and last failed: one that fails stops no other, and is seen at the desk.
create table housekeeping_step (
  step text primary key,
  -- Counts as its last success until there is one.
  first_tried_at timestamptz not null,
  succeeded_at timestamptz,
  -- Emptied by a success.
  failed_at timestamptz,
  reason text not null default ''
);
