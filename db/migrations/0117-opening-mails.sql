-- Who wants one mail when the shop opens. A row ends with that mail, by its reader's press, or unconfirmed after some days.
-- Only the hash of its link's token is stored; the link confirms once and removes until then.
create table opening_mails (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(email)),
  locale text not null,
  token_hash bytea not null unique,
  asked_at timestamptz not null,
  confirmed_at timestamptz
);
create index opening_mails_unconfirmed on opening_mails (asked_at) where confirmed_at is null;
