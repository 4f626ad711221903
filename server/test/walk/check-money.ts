import { sql } from 'kysely'
import { checkLedger } from '#server/money/ledger/check-ledger.ts'
import type { TestServices } from '../factories.ts'

/**
 * What must be true of the shop's money after every step, for what has changed since entry `after`. Returns the newest
 * entry; throws with the first untrue sentence.
 */
export async function checkMoney({ db }: TestServices, after: number): Promise<number> {
  const { rows } = await sql<{ newest: number; unbalanced: number; escrow: string | null }>`
    with fresh as (select id, business_ref from ledger_entries where id > ${after})
    select coalesce((select max(id) from fresh), ${after})::bigint as newest,
      (select count(*) from (
        select from ledger_lines where entry_id in (select id from fresh)
        group by entry_id having sum(amount) <> 0) as wrong)::int as unbalanced,
      (select string_agg(orders.id || ' is ' || status || ' with ' || balance || ' in escrow', ', ')
        from ledger_accounts account join orders on orders.id = account.owner_id
        where account.kind = 'order_escrow' and account.id in (
          select account_id from ledger_lines where entry_id in (select id from fresh))
        and balance <> case
          when status in ('completed', 'cancelled') then 0
          -- A part of the balance is reserved beside a card payment.
          when paid_at is null then (
            select coalesce(sum(amount), 0) from payments
            where subject_id = orders.id and provider = 'balance' and status = 'open')
            else total - coalesce(refunded, 0)
              - (select coalesce(sum(from_escrow), 0) from chargebacks join payments on payments.id = payment_id
                where chargebacks.order_id = orders.id and funds_order) end) as escrow`.execute(db)
  const found = rows[0]
  if (!found) throw new Error('The check of the money found nothing')
  if (found.unbalanced > 0) throw new Error(`${found.unbalanced} entries do not sum to zero`)
  if (found.escrow) throw new Error(`Orders and their escrow disagree: ${found.escrow}`)
  return found.newest
}

/** The same for everything since the beginning: the whole ledger, each payment, and the settlement of each order. */
export async function checkAllMoney({ db }: TestServices): Promise<void> {
  const faults = await checkLedger(db)
  if (faults.length > 0) throw new Error(`The ledger does not add up: ${JSON.stringify(faults.slice(0, 5))}`)
  const { rows } = await sql<{ what: string }>`
    select 'order ' || orders.id || ' is ' || status || ' and was last ' || coalesce(last.kind, 'never settled') as what
    from orders left join lateral (
      select kind from settlements where order_id = orders.id order by number desc limit 1) as last on true
    where paid_at is not null
      and (coalesce(last.kind, 'reversed') <> 'reversed') <> (status in ('completed', 'cancelled'))
    union all
    select 'order ' || order_id || ' was settled ' || count(*) || ' times and that is booked ' || booked || ' times'
    from settlements, lateral (
      select count(*) as booked from ledger_entries
      where left(business_ref, 36) = order_id::text and kind = 'order_settled') as entries
    where kind = 'settled' group by order_id, booked
    -- What a bank took or was refunded whole leaves nothing to settle, and an entry without lines is not booked.
    having booked > count(*)
      or (booked < count(*)
        and not exists (select from chargebacks where chargebacks.order_id = settlements.order_id)
        and not exists (select from orders where id = settlements.order_id and refunded = total))
    union all
    select 'payment ' || id || ' refunded ' || refunded || ' of ' || amount from payments where refunded > amount
    union all
    select 'account ' || id || ' of a customer has ' || balance from ledger_accounts
    where kind = 'customer_balance' and balance < 0
    union all
    select 'payment ' || id || ' funds an order and is on no receipt' from payments
    where funds_order and not exists (select from receipt_payments where payment_id = payments.id)
    union all
    select 'cashback of order ' || cashbacks.order_id || ' is ' || cashbacks.amount || ' and in the ledger ' || sum(line.amount)
    from cashbacks join ledger_entries entry on entry.kind in ('cashback_given', 'cashback_taken')
      and split_part(entry.business_ref, ':', 1) = cashbacks.order_id::text
    join ledger_lines line on line.entry_id = entry.id
    join ledger_accounts account on account.id = line.account_id and account.kind = 'customer_balance'
    group by cashbacks.order_id having sum(line.amount) <> cashbacks.amount
    union all
    select 'cashback of order ' || order_id || ' is ' || amount || ' of which ' || unrecovered || ' was spent' from cashbacks
    join orders on orders.id = order_id where orders.status <> 'completed' and amount <> unrecovered
    union all
    select 'tip ' || tips.id || ' of ' || tips.amount || ' has ' || coalesce(sum(line.amount), 0) || ' in the ledger'
    from tips left join ledger_entries entry
      on entry.kind = 'tip_paid' and entry.business_ref = tips.order_id || ':' || tips.id
    left join ledger_lines line on line.entry_id = entry.id and line.amount > 0
    group by tips.id having coalesce(sum(line.amount), 0) <> case when given_at is null then 0 else tips.amount end
    union all
    select 'tip ' || tips.id || ' was given and its payment is on no receipt' from tips
    where given_at is not null and not exists (
      select from receipt_payments where receipt_payments.payment_id = tips.payment_id)
    union all
    select 'tip ' || tips.id || ' was refunded ' || tips.refunded || ', in the ledger ' || coalesce(sum(line.amount), 0)
      || ' and from its payment ' || coalesce(max(payments.refunded), 0)
    from tips left join payments on payments.id = tips.payment_id
    left join ledger_entries entry on entry.kind = 'tip_refunded' and left(entry.business_ref, 36) = tips.order_id::text
    left join ledger_lines line on line.entry_id = entry.id and line.amount > 0
    group by tips.id having tips.refunded <> coalesce(sum(line.amount), 0)
      or tips.refunded > coalesce(max(payments.refunded), 0)
    union all
    select 'the escrow of tip ' || tips.id || ' has ' || account.balance from tips
    join ledger_accounts account on account.owner_id = tips.id where account.balance <> 0
    union all
    select 'the escrow of change ' || changes.id || ', ' || status || ', has ' || account.balance from order_changes changes
    join ledger_accounts account on account.owner_id = changes.id where closed_at is not null and account.balance <> 0
    union all
    select 'receipt ' || receipts.id || ' says ' || receipts.amount || ' and its payments ' || sum(payments.amount)
    from receipts join receipt_payments on receipt_id = receipts.id join payments on payments.id = payment_id
    group by receipts.id having receipts.amount <> sum(payments.amount)
    union all
    select 'refund ' || refunds.id || ' has no credit note of its amount' from refunds
    join receipt_payments using (payment_id)
    where not exists (select from receipts where refund_id = refunds.id and receipts.amount = refunds.amount)
    union all
    select 'series ' || series || ' ends at ' || max(number) || ' and has ' || count(*) from receipts
    group by series, year having max(number) <> count(*)
    union all
    select 'chargeback ' || id || ' of ' || amount || ' took another sum' from chargebacks
    where status = 'lost' and amount <> from_escrow + from_shares + from_shop + from_balance + from_debt + from_refunds
    union all
    select 'customer ' || owner_id || ' has ' || balance || ' held for open chargebacks of ' || asked
    from ledger_accounts account, lateral (
      select coalesce(sum(chargebacks.amount), 0) as asked from chargebacks
      join payments on payments.id = payment_id left join orders on orders.id = payments.order_id
      where coalesce(orders.customer_id, payments.subject_id) = account.owner_id
        and chargebacks.status = 'open') as open
    where kind = 'customer_held' and balance not between 0 and asked
    union all
    select 'person ' || debt.owner_id || ' owes ' || 0 - debt.balance || ' and has ' || purse.balance || ' in ' || purse.kind
    from ledger_accounts debt join ledger_accounts purse
      on purse.owner_id = debt.owner_id and purse.kind in ('customer_balance', 'booster_payable')
    where debt.kind = 'customer_debt' and debt.balance < 0 and purse.balance > 0
    union all
    select 'booster ' || owner_id || ' has ' || balance || ' pending, and shares and tips in their hold of ' || shares + gifts
    from ledger_accounts, lateral (
      select coalesce(sum(amount), 0) as shares from held_shares
      where booster_id = owner_id and released_at is null) as held, lateral (
      select coalesce(sum(amount - taken_back), 0) as gifts from tips
      where booster_id = owner_id and given_at is not null and released_at is null) as given
    where kind = 'booster_pending' and balance <> shares + gifts
    union all
    select 'payment ' || payments.id || ' returned ' || payments.refunded || ', but its refunds and banks '
      || least(payments.amount, returned.sum) from payments, lateral (
      select coalesce((select sum(amount) from refunds where payment_id = payments.id), 0)
        + coalesce((select sum(amount - from_refunds
            - case when payments.subject_kind = 'top_up' then 0 else from_balance + from_debt end) from chargebacks
          where payment_id = payments.id and status = 'lost'), 0) as sum) as returned
    where payments.refunded <> least(payments.amount, returned.sum)
    union all
    select 'booster ' || owner_id || ' has ' || balance || ' held for open payouts of ' || held
    from ledger_accounts, lateral (
      select coalesce(sum(amount), 0) as held from payouts
      where booster_id = owner_id and status in ('requested', 'batched')) as open
    where kind = 'payout_clearing' and owner_id is not null and balance <> held
    union all
    select 'payout ' || payouts.id || ' is sent and its entries are ' || count(entry.id) from payouts
    left join ledger_entries entry on entry.business_ref = payouts.id::text and entry.kind in ('payout_held', 'payout_sent')
    where payouts.status = 'sent'
    group by payouts.id having count(entry.id) <> 2
    limit 5`.execute(db)
  if (rows.length > 0) throw new Error(rows.map(({ what }) => what).join('; '))
}
