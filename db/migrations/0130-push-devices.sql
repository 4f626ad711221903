-- Devices that get pushes. A device is a session: it ends with it, and nothing else has to remember that.
create table push_devices (
  session_id uuid primary key references sessions on delete cascade,
  user_id uuid not null references users on delete cascade,
  -- An address of the browser's push service, and the keys of that browser.
  endpoint text not null unique check (length(endpoint) <= 1024),
  p256dh text not null check (length(p256dh) <= 100),
  auth text not null check (length(auth) <= 30),
  -- Whether a push says on a locked screen what happened.
  details boolean not null default false,
  created_at timestamptz not null,
  last_push_at timestamptz,
  -- How many were sent within the hour that began then.
  hour_began_at timestamptz,
  sent_in_hour integer not null default 0
);
create index push_devices_user on push_devices (user_id);

-- What waits to be sent. A row goes when it is sent, unwanted or given up; what it says is the notification.
create table pushes (
  session_id uuid not null references push_devices on delete cascade,
  notification_id bigint not null references notifications on delete cascade,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  created_at timestamptz not null,
  primary key (session_id, notification_id)
);
create index pushes_due on pushes (next_attempt_at);
create index pushes_notification on pushes (notification_id);

-- Whoever writes a notification: it is queued with it for each device of its reader, and servers hear of it at the commit.
create function queue_pushes() returns trigger language plpgsql as $$
begin
  insert into pushes (session_id, notification_id, next_attempt_at, created_at)
  select device.session_id, added.id, added.created_at, added.created_at
  from added join push_devices device on device.user_id = added.user_id
  where added.read_at is null
  on conflict do nothing;
  if found then perform pg_notify('push_waits', ''); end if;
  return null;
end $$;
create trigger notifications_pushed after insert on notifications
  referencing new table as added for each statement execute function queue_pushes();

-- A sign-out, on this device or by its owner elsewhere, and a ban end pushes in the same moment.
create function end_push_device() returns trigger language plpgsql as $$
begin
  delete from push_devices where session_id = new.id;
  return null;
end $$;
create trigger sessions_end_push after update of revoked_at on sessions
  for each row when (old.revoked_at is null and new.revoked_at is not null) execute function end_push_device();
create function end_push_devices_of() returns trigger language plpgsql as $$
begin
  delete from push_devices where user_id = new.id;
  return null;
end $$;
create trigger users_banned_end_push after update of banned_at on users
  for each row when (old.banned_at is null and new.banned_at is not null) execute function end_push_devices_of();

alter table notification_choices drop constraint notification_choices_channel_check;
alter table notification_choices add constraint notification_choices_channel_check
  check (channel in ('site', 'sound', 'mail', 'push'));

-- When a person wants no sound and no push: minutes after midnight in their zone, and a pause that ends.
create table quiet_hours (
  user_id uuid primary key references users on delete cascade,
  from_minute integer check (from_minute between 0 and 1439),
  until_minute integer check (until_minute between 0 and 1439),
  time_zone text check (length(time_zone) <= 40),
  codes_wake boolean not null default false,
  paused_until timestamptz,
  check (from_minute <> until_minute),
  check ((from_minute is null) = (until_minute is null) and (from_minute is null) = (time_zone is null))
);
