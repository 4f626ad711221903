-- The notification centre: what a person has read. Whatever was sent before it existed counts as read.
alter table notifications add column read_at timestamptz;
update notifications set read_at = created_at;
create index notifications_unread on notifications (user_id, id) where read_at is null;
