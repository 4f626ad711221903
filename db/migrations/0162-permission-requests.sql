-- A colleague asks those who can grant a permission for it: once until it is answered or a week has passed.
create table permission_requests (
  user_id uuid not null references users,
  permission text not null,
  asked_at timestamptz not null,
  primary key (user_id, permission)
);
