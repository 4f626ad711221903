-- Talks with support: a chat belongs to a visitor (a secret in their cookie, stored as a hash) or to a person, and a
-- message of the contact form is a thread of its own. Its messages are numbered under the thread's row lock.
create table support_threads (
  id uuid primary key default gen_random_uuid(),
  -- Names a visitor to staff.
  number bigint generated always as identity,
  channel text not null check (channel in ('chat', 'contact')),
  visitor_hash bytea unique,
  user_id uuid references users,
  status text not null default 'waiting' check (status in ('waiting', 'answered', 'closed')),
  locale text not null,
  -- What a stranger says of themselves; an account's own name and address come first.
  name text,
  email text,
  topic text,
  -- An order that the person names. Only staff and its owner are shown that it exists.
  order_id uuid references orders,
  page text,
  quote text,
  assigned_to uuid references users,
  last_number integer not null default 0,
  read_by_person integer not null default 0,
  read_by_staff integer not null default 0,
  waiting_since timestamptz,
  -- Up to which message the answers have been mailed.
  mailed_number integer not null default 0,
  -- Counts what one address opens in a day; the value changes daily and leads back to nobody.
  from_address bytea,
  demo boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((status = 'waiting') = (waiting_since is not null)),
  check (visitor_hash is null or user_id is null),
  check (channel = 'contact' or visitor_hash is not null or user_id is not null)
);
-- One talk a person: it goes on after each question.
create unique index support_threads_one_chat on support_threads (user_id) where channel = 'chat';
create index support_threads_person on support_threads (user_id);
create index support_threads_waiting on support_threads (waiting_since, id) where status = 'waiting';
create index support_threads_recent on support_threads (status, updated_at desc, id);
create index support_threads_assigned on support_threads (assigned_to, updated_at desc) where assigned_to is not null;
create index support_threads_address on support_threads (from_address, created_at) where from_address is not null;

-- A picture belongs to the thread that it is sent in; a visitor has no account to have uploaded it with.
alter table files drop constraint files_owner_kind_check;
alter table files add constraint files_owner_kind_check check (owner_kind in ('order', 'application', 'support'));
alter table files alter column uploaded_by drop not null;
create index files_support on files (owner_id) where owner_kind = 'support';

create table support_messages (
  -- Made by the sender, so that a message that is sent again is still one message.
  id uuid primary key,
  thread_id uuid not null references support_threads on delete cascade,
  number integer not null check (number > 0),
  author text not null check (author in ('person', 'staff', 'note')),
  staff_id uuid references users,
  text text not null,
  file_id uuid references files,
  -- How long the person had waited for this answer; null for all that answers nobody.
  waited_ms bigint,
  at timestamptz not null,
  unique (thread_id, number),
  check ((author = 'person') = (staff_id is null)),
  check (text <> '' or file_id is not null)
);
create index support_messages_waited on support_messages (at desc) where waited_ms is not null;
create index support_messages_file on support_messages (file_id) where file_id is not null;

-- Answers that staff keep ready, each in the languages that they have written it in.
create table support_answers (
  shortcut text not null,
  locale text not null,
  title text not null,
  text text not null,
  updated_by uuid references users,
  updated_at timestamptz not null default now(),
  primary key (shortcut, locale)
);
