-- A change of the catalogue is counted where a statement changed a row. Until now each statement counted: a rating that
-- was repeated, or that a stranger made up, made every process drop its pages. The coupon's trigger looks at some columns
-- alone, which PostgreSQL allows only without the rows; its statements name a coupon that they have locked.
create function count_changed_rows() returns trigger language plpgsql as $$
begin
  if exists (select from changed) then
    update catalogue_version set version = version + 1;
  end if;
  return null;
end
$$;

do $$
declare
  counted record;
  act text;
begin
  for counted in
    select name, string_to_array(acts, ' ') as acts from (values
      ('product', 'insert update delete'),
      ('fairy', 'insert update delete'),
      ('specialization', 'insert update delete'),
      ('fairy_product', 'insert update delete'),
      ('page_content', 'insert update delete'),
      ('post', 'insert update delete'),
      ('sample_answer', 'insert update delete'),
      -- Not on update: a deleted order updates its rating, and the catalogue stays as it is.
      ('rating', 'insert'),
      ('guide_table', 'update'),
      ('shop_opening', 'update')
    ) as was (name, acts)
  loop
    execute format('drop trigger %I on %I', counted.name || '_counted', counted.name);
    execute format(
      'create trigger %I after truncate on %I for each statement execute function count_catalogue_change()',
      counted.name || '_truncated', counted.name
    );
    foreach act in array counted.acts loop
      execute format(
        'create trigger %I after %s on %I referencing %s table as changed for each statement execute function count_changed_rows()',
        counted.name || '_' || act || '_counted', act, counted.name, case act when 'delete' then 'old' else 'new' end
      );
    end loop;
  end loop;
end
$$;
