-- Staff read the board's orders by how long they have waited.
create index orders_waiting on orders (searching_at, id) where status = 'waiting_for_booster';
