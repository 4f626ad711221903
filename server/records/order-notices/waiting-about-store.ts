import { sql } from 'kysely'
import type { ProposalKind } from '#core/money/staff-limits.ts'
import type { Db } from '#server/platform/db/pool.ts'

/**
 * What waits for a colleague about an order, of some kinds, the oldest first: proposals about it alone, and those about many
 * orders of which it is one.
 */
export function findWaitingAbout(db: Db, orderId: string, kinds: readonly ProposalKind[]) {
  return db
    .selectFrom('proposals')
    .innerJoin('users as asker', 'asker.id', 'proposals.asked_by')
    .select(['proposals.id', 'proposals.kind', 'proposals.amount', 'proposals.asked_by'])
    .select(['proposals.asked_at', 'asker.username as asker_name'])
    .where('needs_second', '=', true)
    .where('proposals.state', '=', 'waiting')
    .where('proposals.kind', 'in', kinds)
    .where((eb) =>
      eb.or([
        eb('proposals.order_id', '=', orderId),
        sql<boolean>`proposals.kind = 'bulk_refund' and exists (select from bulk_orders listed
          where listed.order_id = ${orderId} and listed.run_id = (proposals.wish ->> 'run_id')::uuid)`,
      ]),
    )
    .orderBy('proposals.asked_at')
    .execute()
}
