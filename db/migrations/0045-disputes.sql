-- Who opened the dispute that is open now: it freezes the order's steps and its money (core/orders/disputes.ts).
alter table orders add column disputed_by text check (disputed_by in ('customer', 'admin'));
update orders set disputed_by = 'customer'
  where id in (select order_id from order_disputes where closed_at is null);

alter table order_disputes
  add column kind text not null default 'other'
    check (kind in ('target_not_reached', 'games_not_played', 'account_misused', 'wishes_ignored', 'other')),
  add column opened_as text not null default 'customer' check (opened_as in ('customer', 'admin')),
  -- Whether the order was paused before the dispute paused it.
  add column was_paused boolean not null default false,
  -- The reason that both sides read, and the three amounts, in minor units.
  add column decision text not null default '',
  add column to_customer bigint check (to_customer >= 0),
  add column to_boosters bigint check (to_boosters >= 0),
  add column to_shop bigint,
  add constraint order_disputes_amounts check (num_nulls(to_customer, to_boosters, to_shop) in (0, 3)),
  drop constraint order_disputes_outcome_check,
  add constraint order_disputes_outcome_check check (outcome in
    ('completed', 'rejected', 'withdrawn', 'as_bought', 'by_log', 'by_proof', 'in_full', 'returned', 'own'));
alter table order_disputes alter column kind drop default;
alter table order_disputes alter column opened_as drop default;
-- The desk sorts open disputes by their deadline, which follows from when they were opened.
create index order_disputes_open on order_disputes (opened_at, id) where closed_at is null;
create index order_disputes_closed on order_disputes (closed_at desc, id) where closed_at is not null;

-- What the parties and staff wrote about a dispute. Only staff read notes.
create table dispute_statements (
  id uuid primary key default gen_random_uuid(),
  dispute_id uuid not null references order_disputes,
  author_id uuid not null references users,
  role text not null check (role in ('customer', 'booster', 'admin')),
  for_staff boolean not null default false,
  text text not null,
  at timestamptz not null,
  check (role = 'admin' or not for_staff)
);
create index dispute_statements_dispute on dispute_statements (dispute_id, at);
alter table dispute_pictures add column statement_id uuid references dispute_statements;

-- Which reminders of a dispute were sent, so that each is sent once.
create table dispute_reminders (
  dispute_id uuid not null references order_disputes,
  kind text not null,
  at timestamptz not null,
  primary key (dispute_id, kind)
);

-- A settlement can be reversed; the order is then settled again, so a later entry can be a settlement too.
alter table settlements drop constraint settlements_check;
alter table settlements add constraint settlements_first check (number > 1 or kind = 'settled');
-- The settlement that a share belongs to: the ledger books its release once for each.
alter table held_shares add column settlement integer not null default 1;
