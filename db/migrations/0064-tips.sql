-- What the customer of a completed order gives its booster: one tip an order. The row is written when the customer
-- chooses an amount; it is a tip once it is paid.
create table tips (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null unique references orders,
  booster_id uuid not null references boosters,
  amount bigint not null check (amount > 0),
  words text not null default '',
  opened_at timestamptz not null,
  given_at timestamptz,
  payment_id uuid unique references payments,
  -- The end of its hold, and when it ended.
  due_at timestamptz,
  released_at timestamptz,
  -- What a bank took back during the hold.
  taken_back bigint not null default 0 check (taken_back between 0 and amount),
  check (num_nulls(given_at, due_at, payment_id) in (0, 3)),
  check (released_at is null or given_at is not null)
);
create index tips_booster on tips (booster_id) where given_at is not null;
create index tips_due on tips (due_at) where released_at is null and given_at is not null;
