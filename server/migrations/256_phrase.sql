-- What a person of the desk writes often, to put into an answer or a letter. It is hers alone, and goes with her access.
create table phrase (
  id uuid primary key,
  person_id uuid not null references desk_person on delete cascade,
  body text not null check (body <> ''),
  version integer not null default 1,
  made_at timestamptz not null default now()
);
create index phrase_of_person on phrase (person_id, made_at);
