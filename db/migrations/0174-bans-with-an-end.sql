-- When a ban ends by itself; null until staff lift it.
alter table users add column banned_until timestamptz;
alter table users add constraint users_banned_until_check check (banned_until is null or banned_until > banned_at);
create index users_banned_until on users (banned_until) where banned_until is not null;
