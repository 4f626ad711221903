-- Views of staff's lists that somebody named: what the address of the list has, its filters, sort order and columns.
create table list_views (
  -- The writer's page makes it, so that a view that is sent again stays one.
  id uuid primary key,
  list text not null check (list in ('orders', 'people')),
  owner_id uuid not null references users,
  name text not null check (length(name) between 1 and 60),
  shared boolean not null,
  query jsonb not null check (jsonb_typeof(query) = 'object' and length(query::text) <= 2000),
  -- Counts the saves, so that of two people who change it at once the second one hears of the first.
  version integer not null default 1
);
create index list_views_owner on list_views (owner_id, list);
create index list_views_shared on list_views (list) where shared;

-- What a person chose for a list: the view that it opens with, and its columns where no view is open.
create table list_choices (
  user_id uuid not null references users,
  list text not null check (list in ('orders', 'people')),
  view_id uuid references list_views on delete set null,
  columns text[] check (cardinality(columns) between 1 and 12),
  primary key (user_id, list)
);
create index list_choices_view on list_choices (view_id);
