-- The board begins with orders that paid for a quick start, so what it shows of many orders are these, then the longest waiting.
drop index orders_available;
create index orders_available on orders (filter, ((config -> 'addons') ? 'priority') desc, searching_at, id)
  where status = 'waiting_for_booster';
