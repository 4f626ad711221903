-- How long the booster of a running order has been silent. A row exists while something is expected of the booster.
create table order_silences (
  order_id uuid primary key references orders,
  active_at timestamptz not null,
  poked_at timestamptz,
  -- When the booster is reminded, and when the order is held; null once that has happened.
  remind_at timestamptz,
  hold_at timestamptz,
  held_at timestamptz,
  check ((hold_at is null) or (held_at is null))
);
create index order_silences_remind on order_silences (remind_at) where remind_at is not null;
create index order_silences_hold on order_silences (hold_at) where hold_at is not null;
create index order_silences_held on order_silences (held_at) where held_at is not null;
-- For orders that run already, the clock begins now.
insert into order_silences (order_id, active_at, remind_at, hold_at)
  select id, now(), now() + interval '12 hours', now() + interval '24 hours'
  from orders
  where status = 'boosting' and not paused and disputed_by is null and frozen_at is null and coach_id is null;

-- Customers' requests for another booster, which staff answer unless the booster was silent.
create table booster_replacements (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders,
  booster_id uuid not null references users,
  cause text not null check (cause in ('silent', 'slow', 'wishes_ignored', 'unfriendly', 'other')),
  reason text not null,
  -- lapsed: the order ended or was submitted meanwhile.
  status text not null check (status in ('asked', 'accepted', 'declined', 'withdrawn', 'lapsed')),
  asked_at timestamptz not null,
  closed_at timestamptz,
  check ((status = 'asked') = (closed_at is null))
);
create unique index booster_replacements_one_asked on booster_replacements (order_id) where status = 'asked';
create index booster_replacements_order on booster_replacements (order_id);
create index booster_replacements_booster on booster_replacements (booster_id);

-- Which reminders of an order's deadline were sent, so that each is sent once.
create table order_reminders (
  order_id uuid not null references orders,
  kind text not null check (kind in ('checkReminder', 'lastCheckReminder')),
  -- When the deadline began: a result that is submitted again has its own reminders.
  since timestamptz not null,
  at timestamptz not null,
  primary key (order_id, kind, since)
);
