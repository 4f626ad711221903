-- When a bank took back money of an order. What is settled then, or was before, is not settled a second time.
alter table orders add column charged_back_at timestamptz;

update orders set charged_back_at = (
  select min(closed_at) from chargebacks join payments on payments.id = payment_id
  where chargebacks.order_id = orders.id and chargebacks.status = 'lost' and funds_order);

alter table order_disputes
  drop constraint order_disputes_outcome_check,
  add constraint order_disputes_outcome_check check (outcome in ('completed', 'rejected', 'withdrawn', 'charged_back',
    'upheld', 'as_bought', 'by_log', 'by_proof', 'in_full', 'returned', 'own'));
