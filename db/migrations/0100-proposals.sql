-- What staff decide that creates money. Beyond a limit it waits for a colleague; the rest is carried out at once, and counts
-- towards the limits of its person.
create table proposals (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('correct_balance', 'give_balance', 'write_off_debt', 'return_payout',
    'refund_tip', 'decide_dispute', 'save_coupon')),
  -- Whom it is about, if anyone, and the order, the payout or the coupon.
  person_id uuid references users,
  order_id uuid references orders,
  subject text not null,
  -- Null if nothing limits it.
  amount bigint check (amount >= 0),
  -- What is carried out, as its feature reads it.
  wish jsonb not null,
  reason text not null,
  state text not null check (state in ('waiting', 'done', 'declined')),
  needs_second boolean not null,
  asked_by uuid not null references users,
  asked_at timestamptz not null,
  decided_by uuid references users,
  decided_at timestamptz,
  -- Why it was declined.
  answer text,
  check ((state = 'waiting') = (decided_at is null)),
  -- Four eyes; whoever proposed it can only withdraw it.
  check (not needs_second or state <> 'done' or decided_by <> asked_by),
  check (state <> 'waiting' or needs_second)
);
create index proposals_waiting on proposals (asked_at) where state = 'waiting';
create index proposals_decided on proposals (decided_at desc) where needs_second;
create index proposals_person on proposals (person_id, decided_at) where state = 'done';
create index proposals_asked_by on proposals (asked_by, decided_at) where kind = 'return_payout' and state = 'done';

-- What of a debt for a lost chargeback two people have written off. It is part of `from_debt`.
alter table chargebacks add column forgiven bigint not null default 0;
alter table chargebacks add check (forgiven between 0 and from_debt);
