-- The talk on an order. Messages are numbered under the order's row lock.
create table order_messages (
  -- Made by the sender, so that a message that is sent again is still one message.
  id uuid primary key,
  order_id uuid not null references orders,
  number integer not null check (number > 0),
  author text not null check (author in ('customer', 'booster', 'staff')),
  author_id uuid not null references users,
  -- What customer and booster read.
  text text not null,
  -- What was typed, for staff, if contact data was masked in it.
  original text,
  file_id uuid references files,
  at timestamptz not null,
  unique (order_id, number),
  check (text <> '' or file_id is not null)
);
create index order_messages_author on order_messages (author_id, at);
create index order_messages_file on order_messages (file_id) where file_id is not null;
create index order_messages_recent on order_messages (at);

-- How far each person has read a talk, and up to which message they were mailed what they had not read.
create table order_chat_reads (
  order_id uuid not null references orders,
  user_id uuid not null references users,
  number integer not null default 0,
  mailed_number integer not null default 0,
  primary key (order_id, user_id)
);

alter table files drop constraint files_owner_kind_check;
alter table files add constraint files_owner_kind_check
  check (owner_kind in ('order', 'application', 'support', 'avatar', 'order_chat'));
create index files_order_chat on files (owner_id) where owner_kind = 'order_chat';
