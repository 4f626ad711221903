-- What becomes of orders that run when a person is banned, as a colleague chose it. Each is carried out in a transaction of
-- its own, at once or by a job, and keeps how it ended; `refusal` is why an order stays as it is.
create table ban_orders (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users,
  order_id uuid not null references orders on delete cascade,
  deed text not null check (deed in ('cancel', 'release')),
  reason text not null,
  asked_by uuid not null references users,
  asked_at timestamptz not null,
  ended_at timestamptz,
  refusal text,
  check (refusal is null or ended_at is not null)
);
create index ban_orders_user on ban_orders (user_id, asked_at desc);
create index ban_orders_order on ban_orders (order_id);
create index ban_orders_waiting on ban_orders (asked_at) where ended_at is null;
