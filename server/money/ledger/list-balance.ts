import type { z } from 'zod'
import type { getBalance } from '#contract/payments.ts'
import type { EntryKind } from '#core/money/ledger.ts'
import { pageOf } from '#server/platform/http/pages.ts'
import type { Services } from '#server/platform/ports/services.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { countLines, findAccounts, findLines } from './ledger-store.ts'

/** Entries whose business ref begins with the order's id. */
const orderEntries: readonly EntryKind[] = [
  'order_settled',
  'paid_by_balance',
  'reserve_returned',
  'cashback_given',
  'cashback_taken',
  'share_released',
]

/** What the ledger owes a person, and every entry that contributed, newest first. */
export async function listBalance(
  { db }: Services,
  caller: Caller,
  { page }: z.output<typeof getBalance.query>,
) {
  const accounts = await findAccounts(db, caller.id)
  const held = (kind: string) => accounts.find((account) => account.kind === kind)?.balance ?? 0
  const [rows, total] = await Promise.all([findLines(db, caller.id, page), countLines(db, caller.id)])
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
