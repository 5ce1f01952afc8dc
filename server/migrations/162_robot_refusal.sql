-- How many messages the robot check kept out, by day in Warsaw: `refused`, or `silent` when its service did not answer.
-- Numbers alone.
create table robot_refusal (
  day date not null default shop_today(),
  why text not null check (why in ('refused', 'silent')),
  count integer not null default 1,
  primary key (day, why)
);
