-- Saturdays, Sundays and the holidays of the Polish act (Christmas Eve since 2025; Easter by Meeus).
create function is_day_off(day date) returns boolean language plpgsql immutable as $$
declare
  y integer := extract(year from day);
  a integer := y % 19;
  b integer := y / 100;
  c integer := y % 100;
  h integer := (19 * a + b - b / 4 - (b - (b + 8) / 25 + 1) / 3 + 15) % 30;
  l integer := (32 + 2 * (b % 4) + 2 * (c / 4) - h - c % 4) % 7;
  n integer := h + l - 7 * ((a + 11 * h + 22 * l) / 451) + 114;
  easter date := make_date(y, n / 31, n % 31 + 1);
begin
  return extract(isodow from day) >= 6
    or to_char(day, 'MM-DD') in
      ('01-01', '01-06', '05-01', '05-03', '08-15', '11-01', '11-11', '12-25', '12-26')
    or to_char(day, 'MM-DD') = '12-24' and y >= 2025
    or day in (easter + 1, easter + 60);
end
$$;

-- The last day of a period that ends on this one (civil code art. 115; regulation 1182/71 art. 3(4)).
create function last_day(day date) returns date language plpgsql immutable as $$
begin
  while is_day_off(day) loop
    day := day + 1;
  end loop;
  return day;
end
$$;
