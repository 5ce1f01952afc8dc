-- How often visitors who allowed statistics made a transition of the shop's machines (LW-17): sums by day in Warsaw,
-- names of states and events alone. Nothing tells who, when in the day, or in which visit.
create table transition_count (
  day date not null,
  machine text not null,
  from_state text not null,
  event text not null,
  to_state text not null,
  count bigint not null check (count > 0),
  primary key (day, machine, from_state, event, to_state)
);
