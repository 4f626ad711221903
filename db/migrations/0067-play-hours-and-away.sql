-- When the booster can play on the customer's account: weekly hours in the customer's time zone. No row: at any time.
create table play_hours (
  order_id uuid primary key references orders,
  slots jsonb not null check (jsonb_typeof(slots) = 'array' and jsonb_array_length(slots) between 1 and 21),
  time_zone text not null,
  updated_at timestamptz not null
);

-- A booster who is away gets no new orders: until they return, or until a time.
alter table boosters add column away_at timestamptz, add column away_until timestamptz;
alter table boosters add constraint boosters_away check (away_until is null or away_at is not null);
