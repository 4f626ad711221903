import { sql } from 'kysely'
import type { EntryKind } from '#core/money/ledger.ts'
import type { Db } from '#server/platform/db/pool.ts'

export type StatementLine = { kind: EntryKind; at: Date; amount: number; number: number | null }

/** A booster's money with the shop, in all its accounts: a release or a held payout moves it and changes nothing. */
const lines = (boosterId: string) => sql`
  select entry.id, entry.kind, entry.business_ref, entry.at, sum(line.amount)::bigint as amount
  from ledger_accounts account
  join ledger_lines line on line.account_id = account.id
  join ledger_entries entry on entry.id = line.entry_id
  where account.owner_id = ${boosterId} and account.kind in ('booster_pending', 'booster_payable', 'payout_clearing')
  group by entry.id having sum(line.amount) <> 0`

/** What the shop owed a booster before a time; minor units. */
export async function owedBefore(db: Db, boosterId: string, at: Date): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(amount), 0)::bigint as sum from (${lines(boosterId)}) as l where l.at < ${at}`.execute(
    db,
  )
  return rows[0]?.sum ?? 0
}

/** When a booster's money with the shop began; null while there is none. */
export async function firstEntryAt(db: Db, boosterId: string): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select min(l.at) as at from (${lines(boosterId)}) as l`.execute(db)
  return rows[0]?.at ?? null
}

/** What changed it in a period, oldest first, with the number of the order or of the payout. */
export async function findStatementLines(db: Db, boosterId: string, from: Date, until: Date) {
  const { rows } = await sql<StatementLine>`
    select l.kind, l.at, l.amount, coalesce(orders.number, charged.number, payouts.number) as number
    from (${lines(boosterId)}) as l
    left join orders on orders.id::text = left(l.business_ref, 36)
    left join chargebacks on chargebacks.id::text = left(l.business_ref, 36)
    left join orders charged on charged.id = chargebacks.order_id
    left join payouts on payouts.id::text = l.business_ref
    where l.at >= ${from} and l.at < ${until} order by l.at, l.id`.execute(db)
  return rows
}
