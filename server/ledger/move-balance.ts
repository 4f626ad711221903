import { balanceMoved } from '#core/ledger.ts'
import type { Work } from '../work.ts'
import { findAccounts } from './ledger-store.ts'
import { postEntry } from './post-entry.ts'

/** Moves a guest's balance to the account that their orders join, by an entry of the ledger. */
export async function moveBalance({ tx, now }: Work, guestId: string, customerId: string): Promise<void> {
  const accounts = await findAccounts(tx, guestId)
  const amount = accounts.find(({ kind }) => kind === 'customer_balance')?.balance ?? 0
  if (amount > 0) await postEntry(tx, balanceMoved({ guestId, customerId, amount }), now)
}
