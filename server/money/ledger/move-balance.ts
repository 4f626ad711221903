import { balanceMoved, debtMoved, heldMoved } from '#core/money/ledger.ts'
import type { Work } from '#server/platform/ports/work.ts'
import { findAccounts } from './ledger-store.ts'
import { postEntry } from './post-entry.ts'

/** Moves a guest's balance, with what banks hold of it and what they owe, to the account that their orders join. */
export async function moveBalance({ tx, now }: Work, guestId: string, customerId: string): Promise<void> {
  const accounts = await findAccounts(tx, guestId)
  const amountOf = (kind: string) => Math.abs(accounts.find((each) => each.kind === kind)?.balance ?? 0)
  for (const [kind, moved] of [
    ['customer_balance', balanceMoved],
    ['customer_held', heldMoved],
    ['customer_debt', debtMoved],
  ] as const) {
    const amount = amountOf(kind)
    if (amount > 0) await postEntry(tx, moved({ guestId, customerId, amount }), now)
  }
}
