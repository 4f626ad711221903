-- Who wants one mail when a booster plays something that nobody plays now. A row ends with that mail, by its reader's press, or
-- after 30 days. Only the hash of its link's token is stored.
create table supply_mails (
  id uuid primary key default gen_random_uuid(),
  email text not null check (email = lower(email)),
  locale text not null,
  game text not null,
  service text not null,
  server text not null,
  level integer not null,
  duo boolean not null,
  token_hash bytea not null unique,
  asked_at timestamptz not null,
  confirmed_at timestamptz,
  unique (email, game, service, server, level, duo)
);
create index supply_mails_age on supply_mails (asked_at);
create index supply_mails_confirmed on supply_mails (confirmed_at) where confirmed_at is not null;
