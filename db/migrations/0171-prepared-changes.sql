-- What staff prepared for the customer of a running order, at the price that they saw. The customer asks for it, or leaves it;
-- until then nothing is paid and nothing has changed. Past `answer_by` it is over without anybody closing it.
create table prepared_changes (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders on delete cascade,
  config jsonb not null,
  -- More to pay, or, below zero, what would go back; in minor units.
  difference bigint not null,
  -- Who is asked, and the price of the order for other boosters if they are.
  ask text not null check (ask in ('booster', 'booster_then_others', 'others')),
  next_total bigint check (next_total > 0),
  in_game_name text,
  -- What the customer reads.
  reason text not null,
  prepared_by uuid not null references users,
  prepared_at timestamptz not null,
  answer_by timestamptz not null,
  closed_at timestamptz,
  check ((ask = 'booster') = (next_total is null))
);
create unique index prepared_changes_one_open on prepared_changes (order_id) where closed_at is null;
create index prepared_changes_prepared_by on prepared_changes (prepared_by);
