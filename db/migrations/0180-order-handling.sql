-- How staff share the work on an order. Only they read it, and it goes with the order.
create table order_handling (
  order_id uuid primary key references orders on delete cascade,
  assignee_id uuid references users,
  tags text[] not null default '{}' check (cardinality(tags) <= 8),
  changed_at timestamptz not null
);
create index order_handling_assignee on order_handling (assignee_id) where assignee_id is not null;
create index order_handling_tags on order_handling using gin (tags);
create index order_handling_recent on order_handling (changed_at desc) where tags <> '{}';

create table order_notes (
  -- The writer's page makes it, so that a note that is sent again stays one.
  id uuid primary key,
  order_id uuid not null references orders on delete cascade,
  author_id uuid not null references users,
  text text not null check (length(text) between 1 and 2000),
  at timestamptz not null,
  pinned boolean not null default false
);
create index order_notes_order on order_notes (order_id, pinned desc, at desc, id);
create index order_notes_author on order_notes (author_id);
