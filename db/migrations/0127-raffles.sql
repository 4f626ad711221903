-- Raffles: free to enter, drawn once, by a seed whose hash is known from the start and by public randomness after the close. The
-- seed is published after the draw; until then no call returns it.
create table raffles (
  id uuid primary key default gen_random_uuid(),
  -- Part of its address, the same in every language.
  slug text not null unique check (slug ~ '^[a-z\d]+(-[a-z\d]+)*$'),
  state text not null default 'draft'
    check (state in ('draft', 'scheduled', 'open', 'closed', 'drawn', 'cancelled')),
  -- Counts what staff save, so that two who edit at once don't overwrite each other.
  version integer not null default 1,
  prize_kind text not null check (prize_kind in ('balance', 'coupon', 'sent')),
  -- Of one prize, in minor units; 0 while it isn't written yet.
  prize_value bigint not null check (prize_value >= 0),
  winners integer not null check (winners between 1 and 20),
  opens_at timestamptz,
  closes_at timestamptz,
  -- By language: title, prize, about, terms.
  texts jsonb not null,
  -- Where people can live who enter, fixed at opening.
  countries text[] not null default '{}',
  created_by uuid not null references users,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  opened_at timestamptz,
  seed text,
  seed_hash text,
  -- The beacon's chain and the round that counts; null where the shop has no beacon.
  beacon_chain text,
  beacon_round bigint,
  beacon_at timestamptz,
  last_ticket integer not null default 0,
  -- Those that weren't withdrawn; final once it is closed.
  tickets integer not null default 0 check (tickets between 0 and last_ticket),
  closed_at timestamptz,
  list_hash text,
  drawn_at timestamptz,
  randomness text,
  signature text,
  cancelled_at timestamptz,
  cancel_reason text check (cancel_reason in ('prize', 'mistake', 'law', 'beacon')),
  demo boolean not null default false,
  check (opens_at < closes_at),
  check (state in ('draft', 'cancelled') or (opens_at is not null and closes_at is not null and prize_value > 0)),
  check (state in ('draft', 'scheduled') = (opened_at is null)),
  check ((opened_at is null) = (seed is null) and (seed is null) = (seed_hash is null)),
  check ((beacon_chain is null) = (beacon_round is null) and (beacon_chain is null) = (beacon_at is null)),
  check ((closed_at is null) = (list_hash is null)),
  check (state not in ('closed', 'drawn') or closed_at is not null),
  check ((state = 'drawn') = (drawn_at is not null)),
  check ((state = 'drawn') = (randomness is not null)),
  check ((state = 'cancelled') = (cancelled_at is not null) and (state = 'cancelled') = (cancel_reason is not null))
);
create index raffles_newest on raffles (created_at desc, id);
create index raffles_running on raffles (closes_at) where state in ('scheduled', 'open', 'closed');

-- A number is given once. `mark` is the hash of `secret`, which only its owner sees; the published list has number and mark, so
-- a ticket stays on it when its person is erased.
create table raffle_entries (
  raffle_id uuid not null references raffles,
  number integer not null check (number > 0),
  user_id uuid references users,
  secret text,
  mark text not null,
  country text,
  name_shown boolean not null,
  entered_at timestamptz not null,
  withdrawn_at timestamptz,
  primary key (raffle_id, number)
);
create unique index raffle_entries_one on raffle_entries (raffle_id, user_id) where withdrawn_at is null;
create index raffle_entries_user on raffle_entries (user_id, raffle_id);
create index raffle_entries_day on raffle_entries (raffle_id, entered_at) where withdrawn_at is null;

-- The order of the draw as far as it was needed: who got which place, and who lost it again.
create table raffle_winners (
  raffle_id uuid not null,
  -- In the order of all tickets, from 1.
  position integer not null check (position > 0),
  -- From 1 to the number of winners.
  place integer not null check (place > 0),
  number integer not null,
  user_id uuid references users,
  drawn_at timestamptz not null,
  claim_until timestamptz not null,
  reminded_at timestamptz,
  claimed_at timestamptz,
  lapsed_at timestamptz,
  lapse text check (lapse in ('silent', 'excluded')),
  coupon_id uuid references coupons,
  -- Where the prize is sent to; emptied once it has left.
  address text,
  sent_at timestamptz,
  primary key (raffle_id, position),
  unique (raffle_id, number),
  foreign key (raffle_id, number) references raffle_entries,
  check ((lapsed_at is null) = (lapse is null)),
  check (claimed_at is null or lapsed_at is null)
);
create unique index raffle_winners_place on raffle_winners (raffle_id, place) where lapsed_at is null;
create index raffle_winners_open on raffle_winners (claim_until) where claimed_at is null and lapsed_at is null;
create index raffle_winners_user on raffle_winners (user_id);

-- A coupon made for one person: nobody else can use it.
alter table coupons add column customer_id uuid references users;
create index coupons_customer on coupons (customer_id) where customer_id is not null;

-- A raffle whose prizes cost more than the limit waits for a colleague.
alter table proposals drop constraint proposals_kind_check;
alter table proposals add constraint proposals_kind_check check (kind in ('correct_balance', 'give_balance',
  'write_off_debt', 'return_payout', 'refund_tip', 'decide_dispute', 'save_coupon', 'publish_prices', 'open_raffle'));
