-- Words beside a rating: by its customer, once, never changed; an owner reads them before they show (LW-16). They are
-- personal data: they end when the rating loses its order, and with it.
create table rating_words (
  rating_id bigint primary key references rating on delete cascade,
  words text not null check (char_length(words) between 1 and 600),
  first_name text not null,
  written_at timestamptz not null default now(),
  state text not null default 'waiting' check (state in ('waiting', 'shown', 'refused')),
  -- The written rule that the words break.
  rule text,
  decided_by text,
  decided_at timestamptz,
  constraint rating_words_refused check ((state = 'refused') = (rule is not null)),
  constraint rating_words_decided check ((state = 'waiting') = (decided_at is null))
);

create index rating_words_state on rating_words (state, rating_id desc);

create function keep_rating_words() returns trigger language plpgsql as $$
begin
  if (new.rating_id, new.words, new.first_name, new.written_at)
    is distinct from (old.rating_id, old.words, old.first_name, old.written_at) or new.state = 'waiting' then
    raise exception 'words of a rating are not changed' using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;

create trigger rating_words_kept before update on rating_words for each row execute function keep_rating_words();

create function forget_rating_words() returns trigger language plpgsql as $$
begin
  delete from rating_words where rating_id = new.id;
  return null;
end
$$;

create trigger rating_words_forgotten after update of order_id on rating
  for each row when (new.order_id is null) execute function forget_rating_words();
