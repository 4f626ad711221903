-- What money still has to do: each row is written in the transaction that decides it, and a job does it.

-- Refunds that a provider owes its customer; the id is the idempotency key at the provider.
create table refunds (
  id uuid primary key default gen_random_uuid(),
  payment_id uuid not null references payments,
  amount bigint not null check (amount > 0),
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index refunds_unsent on refunds (created_at) where sent_at is null;

-- Boosters' shares under their hold; released moves them from pending to payable.
create table held_shares (
  order_id uuid not null references orders,
  booster_id uuid not null references boosters,
  amount bigint not null check (amount > 0),
  due_at timestamptz not null,
  released_at timestamptz,
  primary key (order_id, booster_id)
);
create index held_shares_due on held_shares (due_at) where released_at is null;

-- `ref` names what a mail tells, so that it is told once. A mail being sent is leased until `next_attempt_at`.
alter table mails
  add column ref text unique,
  add column attempts integer not null default 0,
  add column next_attempt_at timestamptz not null default now();
create index mails_unsent on mails (next_attempt_at) where sent_at is null;

create index orders_not_paid on orders (created_at) where status = 'not_paid';

-- The house's own accounts exist from the start, so that an entry can be posted in one statement.
insert into ledger_accounts (kind)
values ('provider_clearing'), ('payout_clearing'), ('revenue'), ('promotions'), ('corrections'), ('chargeback_loss');

alter table sandbox_payments
  add column cancel_url text not null,
  add column expires_at timestamptz not null;
create table sandbox_refunds (
  idempotency_key text primary key,
  payment_id text not null references sandbox_payments,
  amount bigint not null check (amount > 0)
);
