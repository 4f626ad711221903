-- What an order brought its customer back on the balance. The rate is fixed when it is first given; `amount` is what the
-- customer has of it now. `entries` counts its entries in the ledger, whose references end with their number.
create table cashbacks (
  order_id uuid primary key references orders,
  customer_id uuid not null references users,
  level text not null check (level in ('base', 'ridge', 'summit')),
  percent double precision not null check (percent > 0 and percent <= 100),
  amount bigint not null check (amount >= 0),
  -- What couldn't be taken back, because the customer had spent it.
  unrecovered bigint not null default 0 check (unrecovered between 0 and amount),
  entries integer not null check (entries > 0),
  given_at timestamptz not null
);
create index cashbacks_customer on cashbacks (customer_id);
