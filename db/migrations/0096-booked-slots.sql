-- A time that was picked with the booking is agreed at once. While the order isn't paid, it is held until `held_until`.
-- `lost_at` is a time that someone else booked after that, while the payment was on its way.
alter table order_sessions
  add column held_until timestamptz check (held_until is null or agreed_at is not null),
  add column lost_at timestamptz check (lost_at is null or agreed_at is null);
create index order_sessions_agreed on order_sessions (agreed_at) where agreed_at is not null;
