-- Who may enter the desk, and how: passkeys, recovery codes, invitations, sessions. Secrets are stored as SHA-256 digests.
create table desk_person (
  id uuid primary key,
  role text not null check (role in ('owner', 'specialist')),
  name text not null,
  email text not null,
  -- Whose orders she answers; an owner may be a specialist too.
  fairy_id uuid references fairy,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  -- Access taken away; the row stays for the names in the history.
  removed_at timestamptz,
  constraint desk_person_specialist check (role <> 'specialist' or fairy_id is not null)
);

-- One account an address, and one specialist behind each card.
create unique index desk_person_email on desk_person (lower(email)) where removed_at is null;
create unique index desk_person_fairy on desk_person (fairy_id) where removed_at is null;

create table desk_invitation (
  id uuid primary key default gen_random_uuid(),
  token_hash text not null unique,
  -- The person that accepting makes, or the one that gets a new passkey.
  person_id uuid not null,
  role text not null check (role in ('owner', 'specialist')),
  name text not null,
  email text not null,
  fairy_id uuid references fairy,
  -- Null when it was made at the terminal.
  invited_by uuid references desk_person,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  withdrawn_at timestamptz
);

create table desk_passkey (
  -- The credential's id, base64url.
  id text primary key,
  person_id uuid not null references desk_person on delete cascade,
  public_key bytea not null,
  -- Grows with each use where the authenticator counts; a smaller one means a copied key.
  counter bigint not null,
  transports text[] not null,
  device text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);

create index desk_passkey_person on desk_passkey (person_id);

create table desk_recovery_code (
  code_hash text primary key,
  person_id uuid not null references desk_person on delete cascade,
  used_at timestamptz
);

create index desk_recovery_code_person on desk_recovery_code (person_id);

-- What a browser was asked to sign; deleted when it is answered.
create table desk_challenge (
  id uuid primary key default gen_random_uuid(),
  purpose text not null check (purpose in ('sign-in', 'invitation', 'fresh', 'passkey')),
  challenge text not null,
  -- Whose challenge it is; null where nobody is known yet.
  person_id uuid,
  expires_at timestamptz not null
);

create table desk_session (
  id uuid primary key default gen_random_uuid(),
  token_hash text not null unique,
  person_id uuid not null references desk_person on delete cascade,
  entry text not null check (entry in ('passkey', 'recovery', 'invitation', 'sample')),
  device text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  -- When a passkey was last used in it.
  fresh_at timestamptz,
  ended_at timestamptz
);

create index desk_session_person on desk_session (person_id) where ended_at is null;

-- Wrong tries to enter, by a digest of the address that they came from.
create table desk_wrong_try (
  id uuid primary key default gen_random_uuid(),
  address_hash text not null,
  at timestamptz not null
);

create index desk_wrong_try_address on desk_wrong_try (address_hash, at);

-- Ways into a sample shop, one use each; printed by its start.
create table desk_sample_entry (
  token_hash text primary key,
  used_at timestamptz
);
