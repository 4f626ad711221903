-- The waves of a search for a booster; began_at is the order's searching_at, so each search has its own.
create table order_waves (
  order_id uuid not null references orders,
  began_at timestamptz not null,
  wave int not null check (wave between 1 and 3),
  opened_at timestamptz not null,
  -- The boosters whom this wave was the first to ask.
  asked int not null check (asked >= 0),
  primary key (order_id, began_at, wave)
);

-- Whom the first two waves asked: only they can claim the order until the third opens.
create table order_offers (
  order_id uuid not null,
  began_at timestamptz not null,
  booster_id uuid not null references users,
  wave int not null,
  primary key (order_id, began_at, booster_id),
  foreign key (order_id, began_at, wave) references order_waves
);
create index order_offers_booster on order_offers (booster_id);

-- How many samples of five minutes found a booster connected, by day (UTC).
create table booster_presence (
  user_id uuid not null references users,
  -- Midnight, UTC.
  day timestamptz not null,
  samples int not null check (samples between 1 and 288),
  primary key (user_id, day)
);

-- Claims of a booster in the last days: an order that they dropped counts too.
create index order_events_claims on order_events (actor_id, at) where action = 'claim';
