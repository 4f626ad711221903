import type { ExpressionBuilder } from 'kysely'
import type { Schema } from '#db/schema.ts'

type Disputed = Schema & { dispute: Schema['order_disputes'] }

/** Whether the order's booster has had their say in a dispute: they opened it, or have written in it. */
export function boosterAnswered(eb: ExpressionBuilder<Disputed, 'dispute' | 'orders'>) {
  return eb
    .or([
      eb('dispute.opened_as', '=', 'booster'),
      eb.exists(
        eb
          .selectFrom('dispute_statements as said')
          .select('said.id')
          .whereRef('said.dispute_id', '=', 'dispute.id')
          .whereRef('said.author_id', '=', 'orders.booster_id'),
      ),
    ])
    .$castTo<boolean>()
    .as('answered')
}
