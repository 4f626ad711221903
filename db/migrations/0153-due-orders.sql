-- Staff's lists of these statuses begin with what is due first (core/orders/staff-lists.ts); the others have their index.
create index orders_without_login on orders (paid_at, created_at desc, id) where status = 'waiting_for_account';
create index orders_newest_cancelled on orders (closed_at desc, created_at desc, id) where status = 'cancelled';
