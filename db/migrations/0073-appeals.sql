-- A second look at a decision: a dispute that names the one it is about. Customer or booster ask for it, once.
alter table order_disputes
  add column appeal_of uuid references order_disputes,
  drop constraint order_disputes_opened_as_check,
  add constraint order_disputes_opened_as_check check (opened_as in ('customer', 'booster', 'admin')),
  add constraint order_disputes_appealed_by check ((appeal_of is null and opened_as <> 'booster')
    or (appeal_of is not null and opened_as <> 'admin')),
  drop constraint order_disputes_outcome_check,
  add constraint order_disputes_outcome_check check (outcome in ('completed', 'rejected', 'withdrawn', 'as_bought',
    'by_log', 'by_proof', 'in_full', 'returned', 'own') or (outcome = 'upheld' and appeal_of is not null));
create unique index order_disputes_appeals on order_disputes (appeal_of);

-- When the decision that closed an order, or changed its amounts, becomes final; null without one. Decisions from
-- before appeals were possible are final.
alter table orders add column final_at timestamptz;
update orders set final_at = last.closed_at from (
  select distinct on (order_id) order_id, outcome, closed_at from order_disputes
    where closed_at is not null and outcome <> 'withdrawn' order by order_id, closed_at desc) last
  where last.order_id = orders.id and orders.closed_at is not null
    and last.outcome in ('as_bought', 'by_log', 'by_proof', 'in_full', 'own');
alter table orders drop constraint orders_disputed_by_check,
  add constraint orders_disputed_by_check check (disputed_by in ('customer', 'booster', 'admin'));
