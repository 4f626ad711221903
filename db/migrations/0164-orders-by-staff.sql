-- Who of staff made an order for its customer; null for all that customers made themselves.
alter table orders add column ordered_by uuid references users;
create index orders_ordered_by on orders (ordered_by) where ordered_by is not null;
