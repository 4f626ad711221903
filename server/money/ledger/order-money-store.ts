import { sql } from 'kysely'
import type { AccountKind, OrderEntryKind } from '#core/money/ledger.ts'
import type { Db } from '#server/platform/db/pool.ts'

export type OrderEntryRow = {
  kind: OrderEntryKind
  at: Date
  lines: { account: AccountKind; owner: string | null; amount: number }[]
}

/** The entries about an order, the oldest first; the amounts of each sum to zero. */
export async function findOrderEntries(db: Db, orderId: string): Promise<OrderEntryRow[]> {
  const { rows } = await sql<OrderEntryRow>`
    with about as (
      select ${orderId}::text as ref
      union all select id::text from payments where order_id = ${orderId}
      union all select id::text from chargebacks where order_id = ${orderId}
      union all select refunds.id::text from refunds join payments on payments.id = payment_id
        where payments.order_id = ${orderId}
    )
    select entry.kind, entry.at, json_agg(
      json_build_object('account', account.kind, 'owner', person.username, 'amount', line.amount) order by line.id) as lines
    from about
    join ledger_entries entry on left(entry.business_ref, 36) = about.ref
    join ledger_lines line on line.entry_id = entry.id
    join ledger_accounts account on account.id = line.account_id
    left join users person on person.id = account.owner_id
    group by entry.id order by entry.id`.execute(db)
  return rows
}
