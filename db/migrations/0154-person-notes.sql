-- What staff write about a person for one another. Only they read it, and it goes with the account.
create table person_notes (
  -- The writer's page makes it, so that a note that is sent again stays one.
  id uuid primary key,
  user_id uuid not null references users,
  author_id uuid not null references users,
  text text not null check (length(text) between 1 and 2000),
  at timestamptz not null
);
create index person_notes_user on person_notes (user_id, at desc, id);
create index person_notes_author on person_notes (author_id);
