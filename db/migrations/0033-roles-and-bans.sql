-- Why staff banned a person. The reason is one of a table and is shown to the person; the note is for staff only.
alter table users add column ban_reason text;
alter table users add column ban_note text not null default '';
alter table users add column banned_by uuid references users on delete set null;
alter table users add check (banned_at is not null or (ban_reason is null and ban_note = '' and banned_by is null));

-- Staff’s list of people: each sort order, the filters that few people match, and search by the start of a name or address.
create index users_newest on users (created_at, id);
create index users_by_name on users (lower(username), id);
create index users_name_start on users (lower(username) text_pattern_ops);
create index users_email_start on users (email text_pattern_ops);
create index users_with_permissions on users using gin (permissions) where permissions <> '{}';
create index users_banned on users (banned_at) where banned_at is not null;
