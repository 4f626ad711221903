-- Where a booster is paid: account holder, IBAN and BIC are sealed; a change adds a row, so that a payout goes to the
-- details that it was requested with.
create table payout_details (
  id uuid primary key default gen_random_uuid(),
  booster_id uuid not null references boosters,
  key_id text not null,
  wrapped_key bytea not null,
  sealed bytea not null,
  -- What is shown of the IBAN.
  iban_start text not null check (length(iban_start) = 4),
  iban_end text not null check (length(iban_end) = 4),
  saved_at timestamptz not null,
  replaced_at timestamptz
);
create unique index payout_details_current on payout_details (booster_id) where replaced_at is null;
create index payout_details_replaced on payout_details (replaced_at) where replaced_at is not null;
create trigger payout_details_of_living before insert on payout_details
  for each row execute function refuse_erased('booster_id');

-- Payouts that go to the bank in one file.
create table payout_batches (
  id uuid primary key default gen_random_uuid(),
  number bigint not null unique generated always as identity (start with 100),
  made_by uuid not null references users,
  made_at timestamptz not null,
  total bigint not null check (total > 0),
  needs_second boolean not null,
  approved_by uuid references users check (approved_by <> made_by),
  approved_at timestamptz,
  first_file_at timestamptz,
  sent_by uuid references users,
  sent_at timestamptz,
  check ((approved_by is null) = (approved_at is null)),
  check ((sent_by is null) = (sent_at is null)),
  -- Four eyes: nothing leaves without the second person.
  check (not needs_second or approved_at is not null or (first_file_at is null and sent_at is null))
);
create index payout_batches_maker on payout_batches (made_by, made_at);

create table payouts (
  id uuid primary key default gen_random_uuid(),
  number bigint not null unique generated always as identity (start with 100),
  booster_id uuid not null references boosters,
  -- Null once the details are deleted.
  details_id uuid references payout_details on delete set null,
  iban_start text not null,
  iban_end text not null,
  amount bigint not null check (amount > 0),
  status text not null default 'requested'
    check (status in ('requested', 'batched', 'sent', 'withdrawn', 'returned')),
  requested_at timestamptz not null,
  -- New details can't be paid to before this.
  ready_at timestamptz not null,
  batch_id uuid references payout_batches,
  sent_at timestamptz,
  ended_at timestamptz,
  reason text,
  check (batch_id is not null or status not in ('batched', 'sent')),
  check ((ended_at is null) = (status in ('requested', 'batched', 'sent'))),
  check (sent_at is not null or status <> 'sent')
);
-- One open payout a booster: together with the held amount, nothing is paid twice.
create unique index payouts_one_open on payouts (booster_id) where status in ('requested', 'batched');
create index payouts_booster on payouts (booster_id, requested_at desc);
create index payouts_status on payouts (status, requested_at desc);
create index payouts_batch on payouts (batch_id) where batch_id is not null;
create index payouts_details on payouts (details_id) where details_id is not null;

-- A payout's history only grows; each file that contains its IBAN is a row.
create table payout_events (
  id bigint primary key generated always as identity,
  payout_id uuid not null references payouts,
  at timestamptz not null,
  action text not null check (action in ('request', 'withdraw', 'batch', 'export', 'send', 'return')),
  actor_id uuid references users
);
create index payout_events_payout on payout_events (payout_id, id);
create trigger payout_events_append_only before update or delete on payout_events
  for each row execute function refuse_change();
create trigger payout_events_no_truncate before truncate on payout_events
  for each statement execute function refuse_change();

-- Money that is held for a payout belongs to its booster.
alter table ledger_accounts add check (kind <> 'payout_clearing' or balance >= 0);

-- The earnings page reads a booster's shares.
create index held_shares_booster on held_shares (booster_id, released_at);
