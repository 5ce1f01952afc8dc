-- Every text of the shop as it ever was: drafts of the desk, what was published, and what changed in the shop by another
-- way. Nothing in it is changed or deleted; a draft that is saved again is a new row, and so is one that is closed.
create table text_version (
  -- A section of page_content.
  text text not null,
  number integer not null,
  -- draft: saved, not in the shop. published: the draft went into the shop. discarded: the draft is closed, the shop's text
  -- stays. outside: the shop's text was changed, but not at the desk; an open draft stays open.
  kind text not null check (kind in ('draft', 'published', 'discarded', 'outside')),
  -- Text by key; a key that is missing falls back to the shop's own words.
  content jsonb not null,
  at timestamptz not null default now(),
  -- Name of the person of the desk; null for what came from outside of it.
  author text,
  -- The version that a draft was brought back from.
  restored integer,
  primary key (text, number)
);

create trigger text_version_only_grows before update or delete or truncate on text_version
  for each statement execute function refuse_change();

-- At the end of each transaction: what is in the shop is a version, whoever wrote it.
create function keep_text() returns trigger language plpgsql as $$
declare
  changed text := coalesce(new.page, old.page);
  shown jsonb;
  kept jsonb;
begin
  select coalesce(jsonb_object_agg(type, content), '{}') into shown from page_content where page = changed;
  select content into kept from text_version
    where text = changed and kind in ('published', 'outside') order by number desc limit 1;
  if shown is distinct from coalesce(kept, '{}') then
    insert into text_version (text, number, kind, content)
      select changed, coalesce(max(number), 0) + 1, 'outside', shown from text_version where text = changed;
  end if;
  return null;
end
$$;

create constraint trigger page_content_kept after insert or update or delete on page_content
  deferrable initially deferred for each row execute function keep_text();

insert into text_version (text, number, kind, content)
  select page, 1, 'outside', jsonb_object_agg(type, content) from page_content group by page;
