import type { z } from 'zod'
import type { getBalance } from '#contract/payments.ts'
import type { EntryKind } from '#core/ledger.ts'
import type { Db } from '../db.ts'
import { pageOf, pageSize } from '../orders/pages.ts'
import type { Caller } from '../route.ts'
import type { Services } from '../services.ts'

/** Entries whose business ref begins with the order's id. */
const orderEntries: readonly EntryKind[] = [
  'order_settled',
  'paid_by_balance',
  'cashback_given',
  'share_released',
]

/** What the ledger owes a person, and every entry that made it, newest first. */
export async function listBalance(
  { db }: Services,
  caller: Caller,
  { page }: z.output<typeof getBalance.query>,
) {
  const accounts = await db
    .selectFrom('ledger_accounts')
    .select(['kind', 'balance'])
    .where('owner_id', '=', caller.id)
    .execute()
  const held = (kind: string) => accounts.find((account) => account.kind === kind)?.balance ?? 0
  const [rows, { total }] = await Promise.all([
    personalLines(db, caller.id)
      .select(['entry.id', 'entry.kind', 'entry.business_ref', 'entry.at', 'line.amount'])
      .orderBy('line.id', 'desc')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    personalLines(db, caller.id)
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ])
  const items = rows.map(({ id, kind, business_ref, at, amount }) => ({
    entry_id: id,
    kind,
    amount,
    order_id: orderEntries.some((each) => each === kind) ? (business_ref.split(':')[0] ?? null) : null,
    at: at.toISOString(),
  }))
  return {
    data: {
      ...pageOf(items, page, total),
      balance: {
        customer: held('customer_balance'),
        pending: held('booster_pending'),
        payable: held('booster_payable'),
        currency: 'EUR' as const,
      },
    },
  }
}

/** One line per entry: a released share is shown where it arrives, not where it leaves. */
function personalLines(db: Db, ownerId: string) {
  return db
    .selectFrom('ledger_lines as line')
    .innerJoin('ledger_accounts as account', 'account.id', 'line.account_id')
    .innerJoin('ledger_entries as entry', 'entry.id', 'line.entry_id')
    .where('account.owner_id', '=', ownerId)
    .where('account.kind', 'in', ['customer_balance', 'booster_pending', 'booster_payable'])
    .where((eb) => eb.or([eb('account.kind', '<>', 'booster_pending'), eb('line.amount', '>', 0)]))
}
