-- The boosters whom a person wants to find again.
create table favorites (
  user_id uuid not null references users on delete cascade,
  booster_id uuid not null references boosters on delete cascade,
  created_at timestamptz not null,
  primary key (user_id, booster_id)
);
create index favorites_booster on favorites (booster_id);
