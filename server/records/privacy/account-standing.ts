import type { AccountStanding } from '#core/people/erasure.ts'
import type { Permission } from '#core/people/permissions.ts'
import { moneyStanding } from '#server/money/ledger/money-standing.ts'
import { findOpenNumbers } from '#server/orders/order/order-store.ts'
import type { Db } from '#server/platform/db/pool.ts'

/** What decides whether an account can be erased now. */
export async function accountStanding(
  db: Db,
  { id, permissions }: { id: string; permissions: readonly Permission[] },
): Promise<AccountStanding> {
  return { permissions, openOrders: await findOpenNumbers(db, id), ...(await moneyStanding(db, id)) }
}
