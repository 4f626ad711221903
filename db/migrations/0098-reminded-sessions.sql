-- Both sides are reminded of a session before it begins. The start that they were reminded of, so that a moved session has a
-- reminder of its own.
alter table order_sessions add column reminded_of timestamptz;
