-- By what "Pomóż mi wybrać" suggests a choice: how much each service says, and how each specialist speaks. Edited at the
-- desk as a whole; each save names the version that it saw. What a key names may be gone: it is passed over.
create table guide_table (
  one boolean primary key default true check (one),
  version integer not null default 1,
  lengths jsonb not null default '{}',
  manners jsonb not null default '{}'
);

insert into guide_table default values;

create trigger guide_table_counted after update on guide_table
  for each statement execute function count_catalogue_change();
