-- Links that are mailed to a person: each has one purpose, works once and for a limited time. Only the hash of its token
-- is stored. `bound_to` is a hash of the address and password for which it was made: when either changes, it is void.
create table mailed_links (
  token_hash bytea primary key,
  purpose text not null check (purpose in (
    'verify_address', 'reset_password', 'open_order', 'change_email_old', 'change_email_new')),
  user_id uuid not null references users on delete cascade,
  order_id uuid references orders,
  bound_to bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  check ((order_id is not null) = (purpose = 'open_order'))
);
create index mailed_links_user on mailed_links (user_id);
create index mailed_links_expiry on mailed_links (expires_at);

-- Requests for such links. `key` is a keyed hash of purpose and address, so that an address is not asked for again at
-- once, whether anybody knows it or not. The address itself is kept until the request is answered.
create table link_requests (
  key bytea primary key,
  purpose text not null check (purpose in ('verify_address', 'reset_password', 'open_order')),
  email text,
  asked_at timestamptz not null
);
create index link_requests_open on link_requests (asked_at) where email is not null;

-- An address that will replace another as soon as both mailboxes have confirmed it.
create table email_changes (
  user_id uuid primary key references users on delete cascade,
  email text not null check (email = lower(email)),
  asked_at timestamptz not null,
  old_confirmed_at timestamptz,
  new_confirmed_at timestamptz
);
