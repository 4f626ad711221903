-- The provider's own name for the money of a payment; its disputes and refunds refer to it.
alter table payments add column provider_intent text;
create unique index payments_intent on payments (provider, provider_intent) where provider_intent is not null;
-- Sandbox payments and sessions opened before have the reference of the attempt only.
update payments set provider_intent = provider_ref
  where provider = 'sandbox' and status in ('captured', 'refunded');

-- A refund that its provider could not deliver, and when its amount went to the customer's balance instead.
alter table refunds add column failed_at timestamptz, add column credited_at timestamptz;
alter table refunds add check (credited_at is null or failed_at is not null);
drop index refunds_unsent;
create index refunds_unsent on refunds (created_at) where sent_at is null and failed_at is null;

-- Payments that their customers dispute with the bank. Until it is decided, the order is frozen.
create table chargebacks (
  id uuid primary key default gen_random_uuid(),
  provider text not null,
  provider_ref text not null,
  payment_id uuid not null references payments,
  order_id uuid references orders,
  amount bigint not null check (amount > 0),
  status text not null check (status in ('open', 'won', 'lost')),
  due_at timestamptz,
  opened_at timestamptz not null default now(),
  closed_at timestamptz,
  -- What a lost one took: from the order's escrow, from boosters' shares, and from the shop.
  from_escrow bigint not null default 0 check (from_escrow >= 0),
  from_shares bigint not null default 0 check (from_shares >= 0),
  from_shop bigint not null default 0 check (from_shop >= 0),
  unique (provider, provider_ref),
  check ((status = 'open') = (closed_at is null)),
  check (status <> 'lost' or from_escrow + from_shares + from_shop = amount)
);
create index chargebacks_order on chargebacks (order_id);
create index chargebacks_payment on chargebacks (payment_id);
alter table orders add column frozen_at timestamptz;

-- What staff decided about an event that was set aside; the audit log says who.
alter table quarantined_events
  add column settled_at timestamptz,
  add column settled_reason text,
  add check ((settled_at is null) = (settled_reason is null));

-- The results of the hourly check of the books.
create table ledger_checks (
  at timestamptz primary key,
  faults integer not null check (faults >= 0)
);
