-- What people decide about their own account. No theme: the browser decides. The volume is in percent.
alter table users add column theme text check (theme in ('light', 'dark', 'system'));
alter table users add column sound_volume integer not null default 12 check (sound_volume between 0 and 100);

-- The person's picture, in two sizes; both or none.
alter table files drop constraint files_owner_kind_check;
alter table files add constraint files_owner_kind_check
  check (owner_kind in ('order', 'application', 'support', 'avatar'));
create index files_avatar on files (owner_id) where owner_kind = 'avatar';
alter table users add column avatar_small uuid references files;
alter table users add column avatar_large uuid references files;
alter table users add constraint users_avatar check ((avatar_small is null) = (avatar_large is null));
create index users_avatar_small on users (avatar_small) where avatar_small is not null;
create index users_avatar_large on users (avatar_large) where avatar_large is not null;

-- What differs from the defaults of core/notification-choices.ts.
create table notification_choices (
  user_id uuid not null references users on delete cascade,
  topic text not null,
  channel text not null check (channel in ('site', 'sound', 'mail')),
  wanted boolean not null,
  primary key (user_id, topic, channel)
);

-- The device of a session as its owner recognizes it; null until its browser names itself.
alter table sessions add column browser text;
alter table sessions add column system text;
