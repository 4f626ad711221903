import { promotional } from '#core/money/lots.ts'
import type { AccountStanding } from '#core/people/erasure.ts'
import type { Db } from '#server/platform/db/pool.ts'
import { findAccounts } from './ledger-store.ts'
import { findLots, wasGiven } from './lot-store.ts'

/** What a person and the shop owe each other, as a customer and as a booster; minor units. */
export async function moneyStanding(
  db: Db,
  personId: string,
): Promise<Pick<AccountStanding, 'owed' | 'debt' | 'given'>> {
  const accounts = (await findAccounts(db, personId)).filter(({ kind }) => kind !== 'order_escrow')
  const total = (sign: 1 | -1) => accounts.reduce((sum, { balance }) => sum + Math.max(0, sign * balance), 0)
  const hasBalance = accounts.some(({ kind, balance }) => kind === 'customer_balance' && balance > 0)
  const isGifted = hasBalance && (await wasGiven(db, personId))
  const given = isGifted ? promotional(await findLots(db, personId), personId) : 0
  return { owed: total(1) - given, debt: total(-1), given }
}
