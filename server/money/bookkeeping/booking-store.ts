import { sql } from 'kysely'
import type { BookedEntry } from '#core/money/bookkeeping.ts'
import type { EntryKind } from '#core/money/ledger.ts'
import type { Db } from '#server/platform/db/pool.ts'

const uuid = '^[0-9a-f]{8}-[0-9a-f-]{27}$'

/** What returns a part of an order's money to its customer. */
const returning: EntryKind[] = ['order_settled', 'order_adjusted', 'order_reduced']

/** A bank's decision, by the id of its chargeback and its round. */
const decided: EntryKind[] = ['payment_charged_back', 'payment_restored']

type Period = { zone: string; from: Date; until: Date }

/**
 * The ledger's entries of a period in their order, with the order and the receipts that each is about. A business
 * reference begins with the id of an order or a chargeback, or ends with that of a payment or a refund. What returns a
 * part of an order's money has the credit notes of that moment, each for the account that it went to; another refund has its
 * own, what brings money has the receipt, and what a bank decides has its paper, with the tax of the shop's loss if that
 * paper is about all of it.
 */
export async function findEntries(db: Db, { zone, from, until }: Period): Promise<BookedEntry[]> {
  const { rows } = await sql<BookedEntry>`
    with entry as (
      select id, kind, at,
        case when left(business_ref, 36) ~ ${uuid} then left(business_ref, 36)::uuid end as first_ref,
        case when right(business_ref, 36) ~ ${uuid} then right(business_ref, 36)::uuid end as last_ref,
        case when kind = any(${decided}::text[]) then
          substring(business_ref from '([0-9a-f-]{36})(?::[0-9]+)?$')::uuid end as decided_ref,
        coalesce(substring(business_ref from ':([0-9]{1,9})$')::integer, 1) as round
      from ledger_entries where at >= ${from} and at < ${until}
    )
    select entry.id, entry.kind, to_char(entry.at at time zone ${zone}::text, 'YYYY-MM-DD') as day,
      o.number as order,
      (select coalesce(json_agg(json_build_object(
          'code', r.series || '-' || r.year || '-' || lpad(r.number::text, 6, '0'),
          'account', case when entry.kind = any(${returning}::text[]) then
            case r.content -> 'money' -> 0 ->> 'by' when 'card' then 'provider_clearing' else 'customer_balance' end end
        ) order by r.series, r.number), '[]')
        from receipts r left join refunds on refunds.id = r.refund_id
        left join payments returned on returned.id = refunds.payment_id
        where case
          when entry.kind = any(${returning}::text[]) then
            returned.order_id = o.id and returned.funds_order and r.issued_at = entry.at
          when chargebacks.id is not null then
            (r.chargeback_id = chargebacks.id and r.chargeback_round = entry.round
              and (r.series = 'C') = (entry.kind = 'payment_charged_back'))
            or (returned.id = chargebacks.payment_id and r.issued_at = entry.at)
          when entry.kind = 'top_up_refunded' then returned.id = entry.last_ref
          when refund.id is not null then r.refund_id = refund.id
          else r.id in (select receipt_id from receipt_payments where payment_id = entry.last_ref) end
      ) as receipts,
      exists (select from receipts r where r.chargeback_id = chargebacks.id and r.chargeback_round = entry.round
        and r.content -> 'vat' -> 'rate' is not null and r.amount = (
          select abs(line.amount) from ledger_lines line join ledger_accounts account on account.id = line.account_id
          where line.entry_id = entry.id and account.kind = 'provider_clearing')
      ) as "lossIsTaxed",
      (select json_agg(json_build_object('account', account.kind, 'amount', line.amount) order by line.id)
        from ledger_lines line join ledger_accounts account on account.id = line.account_id
        where line.entry_id = entry.id) as lines
    from entry
    left join refunds refund on refund.id = entry.last_ref
    left join payments on payments.id = coalesce(refund.payment_id, entry.last_ref)
    left join chargebacks on chargebacks.id = entry.decided_ref
    left join orders o on o.id = coalesce(payments.order_id, chargebacks.order_id, entry.first_ref)
    order by entry.id`.execute(db)
  return rows
}
