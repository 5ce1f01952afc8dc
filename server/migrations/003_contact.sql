-- Who wrote to the shop, and who wants its newsletter.

create table contact_message (
  id uuid primary key default gen_random_uuid(),
  first_name text not null,
  last_name text not null,
  email text not null,
  message text not null,
  received_at timestamptz not null default now()
);

create table subscriber (
  -- In lower case.
  email text primary key check (email = lower(email)),
  status text not null default 'PENDING' check (status in ('PENDING', 'CONFIRMED', 'UNSUBSCRIBED')),
  -- When the last confirmation mail went out: nobody's box is filled by a stranger.
  asked_at timestamptz not null,
  confirmed_at timestamptz
);

-- The links in our mails. Only a digest is kept: whoever reads this table can confirm nobody.
create table subscriber_token (
  token_hash text primary key,
  email text not null references subscriber on delete cascade,
  created_at timestamptz not null default now()
);

create index subscriber_token_of_email on subscriber_token (email);
