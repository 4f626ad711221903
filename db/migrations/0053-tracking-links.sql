-- A link that shows an order's progress to anyone who has it: no name, no login, no price.
create table tracking_links (
  order_id uuid primary key references orders,
  -- 256 random bits. It is stored as it is, so that its owner can copy it again: it opens less than this row's order.
  token text not null unique check (token ~ '^[A-Za-z0-9_-]{43}$'),
  created_at timestamptz not null
);
