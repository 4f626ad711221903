-- A recorded game is never changed and never deleted. It can be struck: undone or corrected by its booster, or taken
-- out by staff; `replaced_by` is the game that a correction put in its place.
alter table order_games
  add column struck_at timestamptz,
  add column struck_by uuid references users,
  add column struck_reason text,
  add column replaced_by uuid references order_games,
  add constraint order_games_struck check ((struck_at is null) = (struck_by is null)),
  add constraint order_games_replaced check (replaced_by is null or struck_at is not null);

create function keep_recorded_game() returns trigger language plpgsql as $$
begin
  if old.struck_at is not null
    or (new.order_id, new.number, new.booster_id, new.result, new.points, new.standing, new.played_at)
      is distinct from
      (old.order_id, old.number, old.booster_id, old.result, old.points, old.standing, old.played_at)
  then
    raise exception 'a recorded game is struck, not changed' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger order_games_kept before update on order_games
  for each row execute function keep_recorded_game();
create trigger order_games_not_deleted before delete on order_games
  for each row execute function refuse_change();

alter table orders
  -- What the log lacked when the result was submitted in spite of it: {unit, done, of}. Time never completes it.
  add column shortfall jsonb,
  add constraint orders_shortfall check (shortfall is null or status in ('verification_required', 'completed')),
  -- Why the boosters' shares of a closed order wait for staff.
  add column shares_held text check (shares_held in ('conflict', 'unconfirmed')),
  add constraint orders_shares_held check (shares_held is null or status in ('completed', 'cancelled')),
  -- What went back to the customer in all, and where to.
  add column refunded bigint check (refunded >= 0 and refunded <= total),
  add column refund_to text check (refund_to in ('balance', 'payment_method'));

-- The customer says that something is wrong with a result; it is answered with the order's next step.
create table order_disputes (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders,
  opened_by uuid not null references users,
  opened_at timestamptz not null,
  reason text not null,
  outcome text check (outcome in ('completed', 'rejected', 'withdrawn')),
  closed_at timestamptz,
  closed_by uuid references users,
  check ((outcome is null) = (closed_at is null))
);
create index order_disputes_order on order_disputes (order_id, opened_at);
create unique index order_disputes_one_open on order_disputes (order_id) where closed_at is null;

create table dispute_pictures (
  dispute_id uuid not null references order_disputes,
  file_id uuid not null references files,
  primary key (dispute_id, file_id)
);

-- A picture counts towards its order's limit; one that nothing refers to is deleted after a day.
alter table files add column used boolean not null default false;
update files set used = true
  where id in (select proof_file_id from order_games union select proof_file_id from orders);
create index files_unused on files (created_at) where not used;

-- Staff check the oldest result first.
create index orders_to_verify on orders (finished_at, id) where status = 'verification_required';
