-- Notes at an order, which owners and its specialist write to each other. They are never changed; whoever wrote one may take
-- it away. They go with the order's data.
create table order_note (
  id uuid primary key,
  order_id integer not null references shop_order on delete cascade,
  -- Who wrote it; her name stays when she has left.
  person_id uuid references desk_person on delete set null,
  author text not null,
  body text not null check (body <> ''),
  written_at timestamptz not null default now()
);
create index order_note_of_order on order_note (order_id, written_at);
