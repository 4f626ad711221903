-- When and how the person of a session last proved who they are, and whether a second factor ever confirmed it.
alter table sessions
  add column proved_at timestamptz,
  add column proved_by text not null default 'first_factor'
    check (proved_by in ('first_factor', 'code', 'recovery_code', 'passkey')),
  add column second_factor boolean not null default false;
update sessions set proved_at = created_at;
alter table sessions alter column proved_at set not null;

-- Passkeys. The counter grows with each use where the device counts; one that doesn't grow was cloned.
create table passkeys (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}',
  name text not null check (name <> ''),
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_user on passkeys (user_id, created_at);

-- A person's authenticator app. Its secret is sealed like a game login (server/vault/seal.ts); it counts once a code
-- has confirmed it. `used_step` is the time step of the last code that was accepted, so no code works twice;
-- `tried_step` is the one of the last guess, counted only after many wrong codes.
create table authenticator_apps (
  user_id uuid primary key references users on delete cascade,
  key_id text not null,
  wrapped_key bytea not null,
  sealed bytea not null,
  used_step bigint not null default 0,
  tried_step bigint not null default 0,
  created_at timestamptz not null,
  confirmed_at timestamptz
);

create table recovery_codes (
  user_id uuid not null references users on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- Challenges and second steps that were used, until they expire.
create table spent_proofs (mark text primary key, expires_at timestamptz not null);
create index spent_proofs_expired on spent_proofs (expires_at);
