import type { AccountStanding } from '#core/erasure.ts'
import type { Permission } from '#core/permissions.ts'
import type { Db } from '../db/pool.ts'
import { moneyStanding } from '../ledger/money-standing.ts'
import { findOpenNumbers } from '../orders/order-store.ts'

/** What decides whether an account can be erased now. */
export async function accountStanding(
  db: Db,
  { id, permissions }: { id: string; permissions: readonly Permission[] },
): Promise<AccountStanding> {
  return { permissions, openOrders: await findOpenNumbers(db, id), ...(await moneyStanding(db, id)) }
}
