import { sql } from 'kysely'
import type { Db } from '#server/platform/db/pool.ts'

/** A wrong sum: of an entry's lines, of all lines, or of an account's cached balance. */
export type LedgerFault = { what: 'entry' | 'total' | 'balance'; id: number; found: number; expected: number }

/** Adds up the whole ledger again in one snapshot. An empty list means that the ledger is correct. */
export async function checkLedger(db: Db): Promise<LedgerFault[]> {
  const { rows } = await sql<LedgerFault>`
    select 'entry' as what, entry.id, coalesce(sum(line.amount), 0)::bigint as found, 0::bigint as expected
    from ledger_entries entry left join ledger_lines line on line.entry_id = entry.id
    group by entry.id having sum(line.amount) is distinct from 0
    union all
    select 'total', 0, sum(amount)::bigint, 0 from ledger_lines having sum(amount) <> 0
    union all
    select 'balance', account.id, account.balance, coalesce(booked.sum, 0)
    from ledger_accounts account
    left join (select account_id, sum(amount)::bigint as sum from ledger_lines group by account_id) booked
      on booked.account_id = account.id
    where account.owner_id is not null and account.balance <> coalesce(booked.sum, 0)`.execute(db)
  return rows
}
