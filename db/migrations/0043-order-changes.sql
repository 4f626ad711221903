-- What customers asked to change in a paid order. The quote is the order's new one, as the customer saw it.
create table order_changes (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders,
  -- unpaid: its card payment hasn't arrived; asked: it waits for the booster; lapsed: the order went on without it.
  status text not null
    check (status in ('unpaid', 'asked', 'accepted', 'declined', 'withdrawn', 'expired', 'lapsed')),
  config jsonb not null,
  quote jsonb not null,
  total_before bigint not null check (total_before >= 0),
  share_before bigint not null check (share_before >= 0),
  note text not null default '',
  in_game_name text,
  asked_at timestamptz not null,
  answer_by timestamptz,
  closed_at timestamptz,
  check ((status = 'asked') <= (answer_by is not null)),
  check ((status in ('unpaid', 'asked')) = (closed_at is null))
);
create unique index order_changes_one_asked on order_changes (order_id) where status = 'asked';
create index order_changes_order on order_changes (order_id);
create index order_changes_due on order_changes (answer_by) where status = 'asked';
