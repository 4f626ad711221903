import { type RawBuilder, sql } from 'kysely'

/** The side that answers a dispute, as core's `otherSide`. */
const otherSide = sql`case dispute.opened_as when 'booster' then 'customer' else 'booster' end`

/** Whether the other side has written in a dispute since it was opened; of the row `dispute`. */
export const otherSideWrote: RawBuilder<boolean> = sql<boolean>`exists (select from dispute_statements said
  where said.dispute_id = dispute.id and not said.for_staff and said.role = ${otherSide})`
