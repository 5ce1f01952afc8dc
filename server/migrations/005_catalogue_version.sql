-- Counts the committed changes of what catalogue reads and pages show, whoever makes them: every process keeps what it
-- has read until the number moves (store/catalogue-watch.ts). A row, not a sequence: it moves with the commit.
create table catalogue_version (
  one boolean primary key default true check (one),
  version integer not null
);

insert into catalogue_version (version) values (1);

create function count_catalogue_change() returns trigger language plpgsql as $$
begin
  update catalogue_version set version = version + 1;
  return null;
end
$$;

create trigger product_counted after insert or update or delete or truncate on product
  for each statement execute function count_catalogue_change();
create trigger fairy_counted after insert or update or delete or truncate on fairy
  for each statement execute function count_catalogue_change();
create trigger specialization_counted after insert or update or delete or truncate on specialization
  for each statement execute function count_catalogue_change();
create trigger fairy_product_counted after insert or update or delete or truncate on fairy_product
  for each statement execute function count_catalogue_change();
create trigger page_content_counted after insert or update or delete or truncate on page_content
  for each statement execute function count_catalogue_change();
create trigger post_counted after insert or update or delete or truncate on post
  for each statement execute function count_catalogue_change();
