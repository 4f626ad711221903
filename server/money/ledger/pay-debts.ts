import { debtPaid, type Entry } from '#core/money/ledger.ts'
import type { Tx } from '#server/platform/db/pool.ts'
import { lockBalance } from './ledger-store.ts'

const purses = ['customer_balance', 'booster_payable'] as const
type Purse = (typeof purses)[number]

/**
 * The entries with which people pay what they owe the shop, out of what an entry brought them; a new debt is paid from
 * their balance and their earnings at once.
 */
export async function payDebts(tx: Tx, { kind, businessRef, lines }: Entry): Promise<Entry[]> {
  const paid: Entry[] = []
  for (const [personId, from] of receivers(lines)) {
    let owed = 0 - (await lockBalance(tx, 'customer_debt', personId))
    for (const purse of owed > 0 ? from : []) {
      const amount = Math.min(owed, Math.max(0, await lockBalance(tx, purse, personId)))
      if (amount === 0) continue
      owed -= amount
      paid.push(debtPaid({ ref: `${kind}:${businessRef}`, personId, from: purse, amount }))
    }
  }
  return paid
}

function receivers(lines: Entry['lines']): Map<string, Set<Purse>> {
  const found = new Map<string, Set<Purse>>()
  for (const { account, amount } of lines) {
    const isNewDebt = account.kind === 'customer_debt' && amount < 0
    for (const purse of purses)
      if (account.ownerId !== null && (isNewDebt || (account.kind === purse && amount > 0)))
        found.set(account.ownerId, (found.get(account.ownerId) ?? new Set()).add(purse))
  }
  return found
}
