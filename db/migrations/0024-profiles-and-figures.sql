-- What boosters say about themselves; everything else on their page is measured.
create table booster_profiles (
  user_id uuid primary key references boosters on delete cascade,
  -- [{code, level}], the best first.
  languages jsonb not null,
  about text not null,
  about_in text not null,
  -- The hours of the week at which they usually play, in their own time zone: [{day, from, to}].
  free jsonb not null,
  time_zone text not null,
  updated_at timestamptz not null
);
create index booster_profiles_languages on booster_profiles using gin (languages jsonb_path_ops);

-- When they were last connected, to within a sample.
alter table boosters add column last_active_at timestamptz;

-- What was measured of a booster's completed orders: a row per game, and one for all of them together. It is counted
-- again when an order completes or a review appears, so that no list reads orders.
create table booster_figures (
  booster_id uuid not null references boosters on delete cascade,
  game text not null,
  finished integer not null,
  -- Those that climb from a start to a target.
  climbs integer not null,
  on_time integer not null,
  -- By how many days each late order was late, the latest order first.
  late_days integer[] not null,
  -- The median from an order that was ready until this booster took it, over the last days, and of how many orders.
  start_seconds integer,
  starts integer not null,
  won integer not null,
  recorded integer not null,
  disputed integer not null,
  reviews integer not null,
  rating_sum integer not null,
  first_at timestamptz,
  last_at timestamptz,
  counted_at timestamptz not null,
  primary key (booster_id, game),
  check (on_time <= finished and climbs <= finished and won <= recorded)
);
create index booster_figures_finished on booster_figures (game, finished desc, booster_id);
create index booster_figures_counted on booster_figures (counted_at) where game = 'all';

-- A customer's word on a completed order. The name is what its author chose to show.
create table reviews (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null unique references orders,
  customer_id uuid not null references users,
  booster_id uuid not null references boosters,
  author text not null,
  overall integer not null check (overall between 1 and 5),
  skill integer not null check (skill between 1 and 5),
  speed integer not null check (speed between 1 and 5),
  communication integer not null check (communication between 1 and 5),
  text text not null,
  language text not null,
  reply text,
  replied_at timestamptz,
  hidden_at timestamptz,
  hidden_reason text,
  demo boolean not null default false,
  created_at timestamptz not null,
  check ((reply is null) = (replied_at is null)),
  check ((hidden_at is null) = (hidden_reason is null))
);
create index reviews_booster on reviews (booster_id, created_at desc, id) where hidden_at is null;
create index reviews_newest on reviews (created_at desc, id) where hidden_at is null;

-- How many boosters were connected, every few minutes; deleted after two days.
create table presence_samples (
  at timestamptz primary key,
  boosters integer not null check (boosters >= 0)
);

-- The newest completed orders of the shop and of one booster, without reading the others.
create index orders_newest_completed on orders (closed_at desc, id) where status = 'completed';
create index orders_booster_completed on orders (booster_id, closed_at desc, id) where status = 'completed';
create index orders_taken on orders (claimed_at) where claimed_at is not null;
