-- The booster whom a customer asked for by name before paying. A row of an ended offer stays, so that the order's page
-- can say what became of it.
create table named_offers (
  order_id uuid primary key references orders,
  booster_id uuid not null references users,
  -- What happens if they don't take it: it goes to everyone, or the money goes back.
  fallback text not null check (fallback in ('everyone', 'refund')),
  -- Until when the order is offered to them alone; null until the search begins.
  until timestamptz,
  -- unable: they could no longer take it when the search began.
  outcome text check (outcome in ('claimed', 'assigned', 'declined', 'expired', 'unable', 'cancelled')),
  ended_at timestamptz,
  check ((outcome is null) = (ended_at is null))
);
create index named_offers_due on named_offers (until) where outcome is null;
create index named_offers_booster on named_offers (booster_id);

-- Which searches have missed the promised start: customer and staff hear of each once.
alter table order_reminders drop constraint order_reminders_kind_check;
alter table order_reminders add constraint order_reminders_kind_check
  check (kind in ('checkReminder', 'lastCheckReminder', 'start'));
