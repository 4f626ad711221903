import { sql } from 'kysely'
import type { Db } from '#server/platform/db/pool.ts'

export type MoneyMoved = { taken_in: number; paid_back: number; credited: number; paid_out: number }

/** What moved between shop, cards and boosters from one instant to another; minor units. It reads the entries of that time alone. */
export async function moneyMoved(db: Db, from: Date, to: Date): Promise<MoneyMoved> {
  const { rows } = await sql<MoneyMoved>`
    select
      coalesce(sum(0 - amount) filter (where clearing and not payout and amount < 0), 0)::bigint as taken_in,
      coalesce(sum(amount) filter (where clearing and not payout and amount > 0), 0)::bigint as paid_back,
      coalesce(sum(amount) filter (where earned), 0)::bigint as credited,
      coalesce(sum(amount) filter (where clearing and payout), 0)::bigint as paid_out
    from (
      select line.amount, account.kind = 'provider_clearing' as clearing,
        entry.kind in ('payout_sent', 'payout_returned') as payout,
        account.kind in ('booster_pending', 'booster_payable')
          and entry.kind not in ('payout_held', 'payout_returned', 'debt_paid', 'debt_written_off') as earned
      from ledger_entries entry
      join ledger_lines line on line.entry_id = entry.id
      join ledger_accounts account on account.id = line.account_id
      where entry.at >= ${from} and entry.at < ${to}
    ) as moved`.execute(db)
  return rows[0] ?? { taken_in: 0, paid_back: 0, credited: 0, paid_out: 0 }
}
