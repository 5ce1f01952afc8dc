-- The clock and the day by which the shop decides; one function each, so that every process asks the same one, and a test
-- can turn it.
create function shop_now() returns timestamptz language sql stable as $$ select now() $$;
create function shop_today() returns date language sql stable as $$
  select (shop_now() at time zone 'Europe/Warsaw')::date
$$;

-- The days of Warsaw on which nothing is sold for a specialist, past ones too; days that overlap or touch are one absence.
-- Its version is the row's, as that of `is_available`.
alter table fairy add column absences datemultirange not null default '{}';
