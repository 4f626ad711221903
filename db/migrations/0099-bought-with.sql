-- Orders that a chargeback of another payment freezes: its money went to the customer's balance, which bought or tipped them.
create table chargeback_orders (
  chargeback_id uuid not null references chargebacks,
  order_id uuid not null references orders,
  primary key (chargeback_id, order_id)
);
create index chargeback_orders_order on chargeback_orders (order_id);
