-- When a payment was reported to the shop’s analytics, which happens once.
alter table payments add column counted_at timestamptz;
