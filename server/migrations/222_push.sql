-- The key pair by which push services know this shop (RFC 8292), made at the first start of the desk.
create table push_key (
  one boolean primary key default true check (one),
  -- The point of the curve P-256, base64url.
  public_key text not null,
  -- PKCS #8, PEM.
  private_key text not null
);

-- Browsers that a person of the desk has chosen to be notified on. Who has no access has none.
create table push_subscription (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references desk_person on delete cascade,
  -- The browser's address at its own push service; known to nobody else.
  endpoint text not null unique check (char_length(endpoint) <= 1000),
  -- The browser's keys, base64url (RFC 8291).
  p256dh text not null,
  auth text not null,
  device text not null,
  created_at timestamptz not null default now(),
  -- Since when nothing is accepted for it.
  failing_since timestamptz
);

create index push_subscription_person on push_subscription (person_id);
