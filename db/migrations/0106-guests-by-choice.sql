-- When the owner of a proven address said whether what this guest ordered with it is theirs. It is offered once.
alter table users add column guest_answered_at timestamptz;
