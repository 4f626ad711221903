-- What boosters offer as coaches, a row per game.
create table coach_offers (
  booster_id uuid not null references boosters on delete cascade,
  game text not null,
  hourly bigint not null check (hourly > 0),
  languages text[] not null check (cardinality(languages) > 0),
  teaches text not null,
  teaches_in text not null,
  -- Hours of the week in the coach's own time zone: [{day, from, to}].
  free jsonb not null,
  time_zone text not null,
  active boolean not null,
  updated_at timestamptz not null,
  primary key (booster_id, game)
);
create index coach_offers_active on coach_offers (game) where active;

-- Coaching is ordered from one booster by name, and nobody else can become its booster.
alter table orders
  add column coach_id uuid references boosters,
  add constraint orders_coach_named check ((service = 'coaching') = (coach_id is not null)),
  add constraint orders_coach_only check (coach_id is null or booster_id is null or booster_id = coach_id);
create index orders_coach on orders (coach_id, status) where coach_id is not null;

-- When the next session is: the time both sides agreed on, and the one that waits for the other side's answer.
create table order_sessions (
  order_id uuid primary key references orders,
  agreed_at timestamptz,
  proposed_at timestamptz,
  proposed_by text check (proposed_by in ('customer', 'booster')),
  check ((proposed_at is null) = (proposed_by is null))
);

-- Hours that were held, with what the customer keeps of them: the proof of a coaching order.
create table session_notes (
  order_id uuid not null references orders,
  number integer not null check (number > 0),
  coach_id uuid not null references boosters,
  hours integer not null check (hours between 1 and 5),
  notes text not null,
  held_at timestamptz not null,
  primary key (order_id, number)
);
