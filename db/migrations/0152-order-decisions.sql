-- What staff decided about a submitted result. For ten seconds it can be undone; then a job carries it out.
create table order_decisions (
  order_id uuid primary key references orders on delete cascade,
  action text not null check (action in ('complete', 'reject')),
  reason text,
  -- The version of the order that was decided about: with any other, nothing happens.
  order_version integer not null,
  decided_by uuid not null references users,
  decided_at timestamptz not null,
  constraint order_decisions_reason check (action <> 'reject' or reason is not null)
);
create index order_decisions_due on order_decisions (decided_at);
create index order_decisions_decided_by on order_decisions (decided_by);
