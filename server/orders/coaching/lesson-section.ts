import { kindOf } from '#core/orders/kinds.ts'
import type { PageOrder } from '#server/kernel/order-section.ts'
import { fromJson, iso } from '#server/platform/db/instants.ts'

/** The lessons on the page of an order for coaching. */
export const lessonSection = {
  select: () => [],
  view: (row: PageOrder) => ({
    session: kindOf(row.config).log.of === 'lessons' ? lessonView(row) : null,
  }),
  facts: ({ held, proposed_by }: PageOrder) => ({
    hoursHeld: held.reduce((sum, { hours }) => sum + hours, 0),
    proposedBy: proposed_by,
  }),
}

function lessonView({ agreed_at, held_until, lost_at, proposed_at, proposed_by, held }: PageOrder) {
  return {
    agreed_at: iso(agreed_at),
    held_until: iso(held_until),
    lost_at: iso(lost_at),
    proposal: proposed_at && proposed_by && { starts_at: proposed_at.toISOString(), by: proposed_by },
    held: held.map(({ by: _, ...each }) => ({ ...each, held_at: fromJson(each.held_at) })),
  }
}
