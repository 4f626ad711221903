-- One action that staff take on many orders of a list. Each order is handled in a transaction of its own, at once or by a job.
create table bulk_runs (
  -- The page makes it, so that a press that is sent twice begins one run.
  id uuid primary key,
  action text not null check (action in ('verify', 'assign', 'cancel')),
  reason text,
  booster_id uuid references users,
  -- What the refunds come to together, as whoever asked agreed to it; in minor units.
  amount integer not null check (amount >= 0),
  asked_by uuid not null references users,
  asked_at timestamptz not null,
  -- It waits for a colleague, runs, was stopped, or has handled every order.
  state text not null check (state in ('waiting', 'running', 'stopped', 'done')),
  ended_at timestamptz,
  constraint bulk_runs_reason check (action <> 'cancel' or reason is not null),
  constraint bulk_runs_booster check ((action = 'assign') = (booster_id is not null)),
  constraint bulk_runs_ended check ((ended_at is null) = (state in ('waiting', 'running')))
);
create index bulk_runs_asked on bulk_runs (asked_by, asked_at desc);
create index bulk_runs_booster on bulk_runs (booster_id) where booster_id is not null;
create index bulk_runs_open on bulk_runs (asked_at) where state = 'running';

-- Its orders in their turn, and how each ended; `refusal` is why one stayed as it was.
create table bulk_orders (
  id uuid primary key default gen_random_uuid(),
  run_id uuid not null references bulk_runs on delete cascade,
  place integer not null,
  order_id uuid not null references orders on delete cascade,
  -- The version that whoever asked saw: an order that has changed since stays as it is.
  version integer not null,
  ended_at timestamptz,
  refusal text,
  unique (run_id, place),
  check (refusal is null or ended_at is not null)
);
create index bulk_orders_order on bulk_orders (order_id);
create index bulk_orders_open on bulk_orders (run_id, place) where ended_at is null;
