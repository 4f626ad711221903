-- `uses` counts the orders that hold a use now; it only moves by guarded updates beside `coupon_uses`.
create table coupons (
  id uuid primary key default gen_random_uuid(),
  code text not null unique check (code ~ '^[A-Z0-9][A-Z0-9-]{1,30}[A-Z0-9]$'),
  enabled boolean not null default true,
  percent integer check (percent between 1 and 100),
  amount bigint check (amount > 0),
  cap integer check (cap between 1 and 100),
  valid_from timestamptz,
  valid_until timestamptz,
  minimum_order bigint not null default 0 check (minimum_order >= 0),
  games text[] not null default '{}',
  services text[] not null default '{}',
  uses integer not null default 0 check (uses >= 0),
  use_limit integer check (use_limit > 0),
  per_customer integer check (per_customer > 0),
  demo boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (num_nonnulls(percent, amount) = 1),
  check (valid_from < valid_until),
  check (uses <= use_limit)
);
create index coupons_created on coupons (created_at desc, id);

-- One coupon an order. A use is given back by `released_at` when a paid or unpaid order is cancelled; taken off
-- before payment it leaves no row. `email_key` is a keyed hash of the address, so that a guest who comes back as
-- somebody new is known without keeping the address twice.
create table coupon_uses (
  order_id uuid primary key references orders,
  coupon_id uuid not null references coupons,
  customer_id uuid not null references users,
  email_key bytea not null,
  reserved_at timestamptz not null default now(),
  released_at timestamptz
);
create index coupon_uses_coupon on coupon_uses (coupon_id, customer_id);
create index coupon_uses_email on coupon_uses (coupon_id, email_key);
