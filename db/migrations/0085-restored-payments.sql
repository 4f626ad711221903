-- A bank can take back a decision against the shop, and decide against it again: each time is booked once.
alter table chargebacks add column round integer not null default 1 check (round > 0);
-- What an order's end would have refunded, had a bank not returned it: the customer's, should the bank give it back.
alter table orders add column unrefunded bigint not null default 0 check (unrefunded >= 0);
update orders set unrefunded = greatest(0, taken.sum + (
  select coalesce(sum(line.amount), 0) from ledger_entries entry
  join ledger_lines line on line.entry_id = entry.id
  join ledger_accounts account on account.id = line.account_id and account.kind = 'chargeback_loss'
  where entry.kind = 'order_settled' and left(entry.business_ref, 36) = orders.id::text
))
from (
  select chargebacks.order_id, sum(from_escrow)::bigint as sum
  from chargebacks join payments on payments.id = payment_id
  where funds_order and from_escrow > 0 group by chargebacks.order_id
) as taken
where taken.order_id = orders.id and orders.status = 'cancelled';
