-- People -------------------------------------------------------------------------------------------------

create table users (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('guest', 'customer')),
  email text not null check (email = lower(email)),
  username text not null,
  password_hash text,
  permissions text[] not null default '{}',
  consent boolean not null default false,
  gclid text,
  locale text not null default 'en',
  banned_at timestamptz,
  demo boolean not null default false,
  created_at timestamptz not null default now(),
  check (kind = 'customer' or (password_hash is null and permissions = '{}'))
);
-- A guest is a new identity of one browser: only registered addresses and names are unique.
create unique index users_email on users (email) where kind = 'customer';
create unique index users_username on users (lower(username)) where kind = 'customer';
create index users_guest_email on users (email) where kind = 'guest';

-- Tokens are kept as hashes only. A family is one sign-in; reuse of an old refresh token ends the family.
create table sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  access_hash bytea not null unique,
  access_expires_at timestamptz not null,
  refresh_hash bytea not null unique,
  previous_refresh_hash bytea,
  refreshed_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  created_at timestamptz not null default now()
);
create index sessions_user on sessions (user_id);
create index sessions_previous_refresh on sessions (previous_refresh_hash) where previous_refresh_hash is not null;

create table sign_in_failures (
  subject text primary key,
  failures integer not null,
  last_at timestamptz not null
);

create table captcha_solutions (
  signature text primary key,
  expires_at timestamptz not null
);
create index captcha_solutions_expiry on captcha_solutions (expires_at);

create table boosters (
  user_id uuid primary key references users on delete cascade,
  solo_limit integer not null default 2 check (solo_limit >= 0),
  duo_limit integer not null default 2 check (duo_limit >= 0),
  since timestamptz not null default now()
);

create table booster_filters (
  user_id uuid not null references boosters on delete cascade,
  filter text not null,
  primary key (user_id, filter)
);
create index booster_filters_filter on booster_filters (filter);

-- The highest rank, as an index on the game's ladder, that a booster may play to.
create table booster_ceilings (
  user_id uuid not null references boosters on delete cascade,
  game text not null,
  ceiling integer not null,
  primary key (user_id, game)
);

-- Prices and orders --------------------------------------------------------------------------------------

create table price_tables (
  version integer primary key,
  effective_at timestamptz not null,
  author text not null,
  reason text not null,
  content jsonb not null,
  created_at timestamptz not null default now()
);

create table quotes (
  id uuid primary key default gen_random_uuid(),
  config jsonb not null,
  quote jsonb not null,
  price_version integer not null references price_tables,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);

create table orders (
  id uuid primary key default gen_random_uuid(),
  number bigint not null unique generated always as identity (start with 20000),
  customer_id uuid not null references users,
  booster_id uuid references boosters,
  game text not null,
  service text not null,
  status text not null default 'not_paid' check (status in (
    'not_paid', 'waiting_for_account', 'waiting_for_booster', 'boosting',
    'verification_required', 'completed', 'cancelled')),
  paused boolean not null default false,
  config jsonb not null,
  quote jsonb not null,
  price_version integer not null references price_tables,
  currency text not null default 'EUR',
  total bigint not null check (total > 0),
  booster_share bigint not null check (booster_share >= 0 and booster_share <= total),
  filter text not null,
  -- The camp on the ladder that a booster's ceiling is compared with.
  level integer not null,
  duo boolean not null,
  in_game_name text,
  locale text not null,
  risk_accepted_at timestamptz,
  created_at timestamptz not null default now(),
  paid_at timestamptz,
  searching_at timestamptz,
  claimed_at timestamptz,
  finished_at timestamptz,
  closed_at timestamptz,
  check (booster_id is not null or status not in ('boosting', 'verification_required', 'completed')),
  check (paid_at is not null or status in ('not_paid', 'cancelled')),
  check (not paused or status = 'boosting')
);
create index orders_customer on orders (customer_id, created_at desc, id);
create index orders_booster on orders (booster_id, status, claimed_at desc, id) where booster_id is not null;
create index orders_status on orders (status, created_at desc, id);
create index orders_available on orders (filter, searching_at, id) where status = 'waiting_for_booster';

-- Which steps exist; filled from core/orders/lifecycle.ts at each migration, and checked by a trigger as a
-- second guard beside the guarded updates.
create table order_transitions (
  from_status text not null,
  to_status text not null,
  primary key (from_status, to_status)
);

create function check_order_transition() returns trigger language plpgsql as $$
begin
  if new.status <> old.status and not exists (
    select from order_transitions where from_status = old.status and to_status = new.status
  ) then
    raise exception 'order % may not go from % to %', old.id, old.status, new.status using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger orders_transition before update of status on orders
  for each row execute function check_order_transition();

create table order_events (
  id bigint primary key generated always as identity,
  order_id uuid not null references orders,
  at timestamptz not null default now(),
  actor text not null check (actor in ('customer', 'booster', 'admin', 'provider', 'time')),
  actor_id uuid references users,
  action text not null,
  from_status text,
  to_status text not null,
  reason text
);
create index order_events_order on order_events (order_id, id);

create table order_blocks (
  order_id uuid not null references orders,
  booster_id uuid not null references boosters,
  primary key (order_id, booster_id)
);

create table files (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders,
  uploaded_by uuid not null references users,
  mime text not null,
  width integer not null,
  height integer not null,
  bytes integer not null,
  created_at timestamptz not null default now()
);

-- The recorded climb: one row a game, with the standing after it.
create table order_games (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders,
  number integer not null check (number > 0),
  booster_id uuid not null references boosters,
  result text not null check (result in ('won', 'lost')),
  points integer not null,
  standing jsonb not null,
  character text,
  proof_file_id uuid references files,
  played_at timestamptz not null default now(),
  unique (order_id, number)
);

alter table orders add column proof_file_id uuid references files;

-- The vault: sealed with a data key of the order's own, which the key-encryption key `key_id` wraps.
create table order_credentials (
  order_id uuid primary key references orders,
  key_id text not null,
  wrapped_key bytea not null,
  sealed bytea not null,
  stored_at timestamptz not null default now()
);

create table credential_events (
  id bigint primary key generated always as identity,
  order_id uuid not null references orders,
  at timestamptz not null default now(),
  actor_id uuid references users,
  action text not null check (action in ('stored', 'replaced', 'viewed', 'revoked', 'purged'))
);
create index credential_events_order on credential_events (order_id, id);

-- Money --------------------------------------------------------------------------------------------------

create table payments (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders,
  provider text not null,
  provider_ref text,
  url text,
  amount bigint not null check (amount > 0),
  currency text not null,
  refunded bigint not null default 0,
  status text not null check (status in ('open', 'captured', 'failed', 'expired', 'refunded')),
  created_at timestamptz not null default now(),
  captured_at timestamptz,
  check (refunded >= 0 and refunded <= amount),
  unique (provider, provider_ref)
);
-- At most one open attempt an order: two tabs share it.
create unique index payments_one_open on payments (order_id) where status = 'open';
create index payments_order on payments (order_id);
create index payments_open_since on payments (created_at) where status = 'open';

create table provider_events (
  provider text not null,
  event_id text not null,
  received_at timestamptz not null default now(),
  primary key (provider, event_id)
);

-- Events of a provider that do not fit what we know (amount, currency, order): kept for staff, never applied.
create table quarantined_events (
  id bigint primary key generated always as identity,
  provider text not null,
  event_id text not null,
  reason text not null,
  body jsonb not null,
  received_at timestamptz not null default now(),
  unique (provider, event_id)
);

-- The local sandbox provider's own books; it stands in for an outside service.
create table sandbox_payments (
  id text primary key,
  idempotency_key text not null unique,
  order_id uuid not null,
  amount bigint not null,
  currency text not null,
  return_url text not null,
  status text not null check (status in ('pending', 'succeeded', 'failed', 'refunded')),
  refunded bigint not null default 0,
  created_at timestamptz not null default now()
);

create table ledger_accounts (
  id bigint primary key generated always as identity,
  kind text not null,
  owner_id uuid,
  currency text not null default 'EUR',
  -- Cached for accounts with an owner; the house's own accounts are summed when asked for.
  balance bigint not null default 0,
  unique nulls not distinct (kind, owner_id, currency),
  check (kind not in ('customer_balance', 'order_escrow', 'booster_pending') or balance >= 0)
);

create table ledger_entries (
  id bigint primary key generated always as identity,
  kind text not null,
  business_ref text not null,
  at timestamptz not null default now(),
  unique (kind, business_ref)
);

create table ledger_lines (
  id bigint primary key generated always as identity,
  entry_id bigint not null references ledger_entries,
  account_id bigint not null references ledger_accounts,
  amount bigint not null check (amount <> 0)
);
create index ledger_lines_entry on ledger_lines (entry_id);
create index ledger_lines_account on ledger_lines (account_id, id);

create function check_entry_sums_to_zero() returns trigger language plpgsql as $$
declare
  s bigint;
  entry bigint;
begin
  entry := case tg_table_name when 'ledger_entries' then (to_jsonb(new)->>'id')::bigint
                              else (to_jsonb(new)->>'entry_id')::bigint end;
  select sum(amount) into s from ledger_lines where entry_id = entry;
  if s is distinct from 0 then
    raise exception 'ledger entry % does not sum to zero', entry using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_entries_sum after insert on ledger_entries
  deferrable initially deferred for each row execute function check_entry_sums_to_zero();
create constraint trigger ledger_lines_sum after insert on ledger_lines
  deferrable initially deferred for each row execute function check_entry_sums_to_zero();

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger ledger_entries_append_only before update or delete on ledger_entries
  for each row execute function refuse_change();
create trigger ledger_lines_append_only before update or delete on ledger_lines
  for each row execute function refuse_change();
create trigger ledger_entries_no_truncate before truncate on ledger_entries
  for each statement execute function refuse_change();
create trigger ledger_lines_no_truncate before truncate on ledger_lines
  for each statement execute function refuse_change();
create trigger order_events_append_only before update or delete on order_events
  for each row execute function refuse_change();

-- Exactly one settlement an order.
create unique index ledger_one_settlement on ledger_entries (business_ref) where kind = 'order_settled';

-- Messages and machinery ---------------------------------------------------------------------------------

create table notifications (
  id bigint primary key generated always as identity,
  user_id uuid not null references users on delete cascade,
  code text not null,
  message text not null,
  special_sound boolean not null default false,
  params jsonb not null default '{}',
  created_at timestamptz not null default now()
);
create index notifications_user on notifications (user_id, id);

create table mails (
  id bigint primary key generated always as identity,
  recipient text not null,
  subject text not null,
  body text not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);

create table idempotency_keys (
  subject text not null,
  key text not null,
  operation text not null,
  request_hash bytea not null,
  status integer,
  reply jsonb,
  created_at timestamptz not null default now(),
  primary key (subject, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);

create table audit_log (
  id bigint primary key generated always as identity,
  at timestamptz not null default now(),
  actor_id uuid not null references users,
  operation text not null,
  subject text not null,
  detail jsonb not null,
  previous_hash bytea not null,
  hash bytea not null
);
create trigger audit_log_append_only before update or delete on audit_log
  for each row execute function refuse_change();
