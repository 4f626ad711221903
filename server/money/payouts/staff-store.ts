import { sql } from 'kysely'
import type { PayoutStatus } from '#core/money/payouts.ts'
import type { Db } from '#server/platform/db/pool.ts'
import { pageSize } from '#server/platform/http/pages.ts'

/** A page of payouts for staff: open ones with the longest wait first, others the newest first. */
export function listPayoutRows(db: Db, status: PayoutStatus, page: number) {
  const order = status === 'requested' || status === 'batched' ? 'asc' : 'desc'
  return db
    .selectFrom('payouts')
    .innerJoin('users as booster', 'booster.id', 'payouts.booster_id')
    .leftJoin('payout_batches as batch', 'batch.id', 'payouts.batch_id')
    .selectAll('payouts')
    .select(['booster.username', 'batch.number as batch_number'])
    .select([
      sql<boolean>`exists (select from ledger_accounts account
        where account.owner_id = payouts.booster_id and account.kind = 'booster_payable' and account.balance < 0)`.as(
        'debt',
      ),
      sql<boolean>`exists (select from orders
        where (orders.booster_id = payouts.booster_id or orders.id in (
          select share.order_id from held_shares share
          where share.booster_id = payouts.booster_id and share.released_at is null))
        and (orders.shares_held is not null or exists (
          select from order_disputes dispute where dispute.order_id = orders.id and dispute.closed_at is null)))`.as(
        'frozen',
      ),
    ])
    .where('payouts.status', '=', status)
    .orderBy('payouts.requested_at', order)
    .orderBy('payouts.number', order)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
}

export type StaffPayout = Awaited<ReturnType<typeof listPayoutRows>>[number]

export async function countPayouts(db: Db): Promise<Partial<Record<PayoutStatus, number>>> {
  const rows = await db
    .selectFrom('payouts')
    .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute()
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]))
}
