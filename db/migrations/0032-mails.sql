-- A mail keeps what it says without its looks: HTML is written when it is sent or read, and a link that only its reader
-- may open is one value that can be hidden and deleted. Mails from before keep their plain text.
alter table mails
  add column kind text not null default 'note',
  add column locale text not null default 'en',
  add column user_id uuid references users on delete cascade,
  add column content jsonb,
  add column about_account boolean not null default false,
  add column last_error text;
alter table mails
  alter column kind drop default,
  alter column locale drop default;

create index mails_user on mails (user_id) where user_id is not null;
create index mails_written on mails (created_at desc, id desc);
create index mails_kind on mails (kind, created_at desc, id desc);
