import { sql } from 'kysely'
import type { BookedEntry } from '#core/bookkeeping.ts'
import type { Db } from '../db/pool.ts'

const uuid = '^[0-9a-f]{8}-[0-9a-f-]{27}$'

type Period = { zone: string; from: Date; until: Date }

/**
 * The ledger's entries of a period in their order, with the order and the receipts that each is about. A business
 * reference begins with an order's id or ends with a payment's.
 */
export async function findEntries(db: Db, { zone, from, until }: Period): Promise<BookedEntry[]> {
  const { rows } = await sql<BookedEntry>`
    with entry as (
      select id, kind, at,
        case when left(business_ref, 36) ~ ${uuid} then left(business_ref, 36)::uuid end as first_ref,
        case when right(business_ref, 36) ~ ${uuid} then right(business_ref, 36)::uuid end as last_ref
      from ledger_entries where at >= ${from} and at < ${until}
    )
    select entry.id, entry.kind, to_char(entry.at at time zone ${zone}::text, 'YYYY-MM-DD') as day,
      o.number as order,
      (select coalesce(json_agg(r.series || '-' || r.year || '-' || lpad(r.number::text, 6, '0') order by r.number), '[]')
        from receipts r left join receipt_payments on receipt_id = r.id
        where payment_id = entry.last_ref or (r.series = 'C' and r.order_id = o.id and r.issued_at = entry.at)
      ) as receipts,
      (select json_agg(json_build_object('account', account.kind, 'amount', line.amount) order by line.id)
        from ledger_lines line join ledger_accounts account on account.id = line.account_id
        where line.entry_id = entry.id) as lines
    from entry
    left join payments on payments.id = entry.last_ref
    left join orders o on o.id = coalesce(payments.order_id, entry.first_ref)
    order by entry.id`.execute(db)
  return rows
}
