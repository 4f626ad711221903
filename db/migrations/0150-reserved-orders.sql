-- A claim can be undone for ten seconds. Until then the order still waits, reserved for the booster who pressed.
alter table orders
  add column reserved_by uuid references users,
  add column reserved_at timestamptz,
  add constraint orders_reserved check (
    (reserved_by is null) = (reserved_at is null) and (reserved_by is null or status = 'waiting_for_booster'));
create index orders_reserved_by on orders (reserved_by) where reserved_by is not null;
-- The claims that boosters undid, for an hour: the third counts as a drop.
create table undone_claims (
  order_id uuid not null references orders on delete cascade,
  booster_id uuid not null references users,
  at timestamptz not null
);
create index undone_claims_booster on undone_claims (booster_id, at);
