-- Boosters who said that an order isn't for them, for one search: it leaves their board, and they count as having
-- answered. The reason is for staff, in sums only.
create table declined_offers (
  order_id uuid not null references orders,
  began_at timestamptz not null,
  booster_id uuid not null references users,
  reason text check (reason in ('pay', 'time', 'rank', 'wishes', 'other')),
  at timestamptz not null,
  primary key (order_id, booster_id, began_at)
);
create index declined_offers_booster on declined_offers (booster_id);
-- How many boosters were present and matched when a wave opened.
alter table order_waves add column present integer;
