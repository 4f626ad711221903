-- Money on a balance keeps the payment that it came from, so that a bank can take back exactly what it returned.
alter table ledger_lines add column payment_id uuid;
create index ledger_lines_payment on ledger_lines (payment_id) where payment_id is not null;

alter table ledger_lines disable trigger ledger_lines_append_only;
update ledger_lines line set payment_id = known.payment_id
from (
  select line.id, coalesce(
    case
      when entry.kind in ('balance_topped_up', 'top_up_refunded') then entry.business_ref::uuid
      when entry.kind in ('paid_by_balance', 'reserve_returned') then right(entry.business_ref, 36)::uuid
      when entry.kind in ('balance_held', 'balance_freed', 'payment_charged_back', 'payment_restored') then (
        select payment_id from chargebacks where strpos(entry.business_ref, chargebacks.id::text) > 0)
      when entry.kind in ('refund_credited', 'tip_refunded') then (
        select payment_id from refunds where refunds.id::text = right(entry.business_ref, 36))
    end,
    -- One refund to the balance at that moment: it is the line's.
    (select (array_agg(refunds.payment_id))[1] from refunds join payments on payments.id = refunds.payment_id
      where entry.kind in ('order_settled', 'order_reduced', 'order_adjusted') and target = 'balance'
        and payments.order_id::text = left(entry.business_ref, 36) and refunds.created_at = entry.at
      having count(*) = 1)
  ) as payment_id
  from ledger_lines line
  join ledger_accounts account on account.id = line.account_id
  join ledger_entries entry on entry.id = line.entry_id
  where account.kind in ('customer_balance', 'customer_held')
) as known
where line.id = known.id and known.payment_id is not null;
alter table ledger_lines enable trigger ledger_lines_append_only;

-- What a person owes the shop: money of a payment that they had spent when its bank returned it. Never above zero.
alter table ledger_accounts add check (kind <> 'customer_debt' or balance <= 0);
alter table chargebacks add column from_debt bigint not null default 0 check (from_debt >= 0);
alter table chargebacks drop constraint chargebacks_lost_whole;
alter table chargebacks add constraint chargebacks_lost_whole check (
  status <> 'lost' or from_escrow + from_shares + from_shop + from_balance + from_debt + from_refunds = amount);

-- They speak of every payment now, not only of top-ups.
update notifications set code = case code
    when 'top_up_held' then 'balance_held' when 'top_up_freed' then 'balance_freed' else 'balance_taken' end
  where code in ('top_up_held', 'top_up_freed', 'top_up_charged_back');
