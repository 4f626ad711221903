-- Each change of an order raises its version: a page that already shows it need not be read again.
alter table orders add column version integer not null default 1;

-- Nobody boosts or coaches an order of their own.
alter table orders add constraint orders_not_by_customer
  check (booster_id <> customer_id and coach_id <> customer_id);
