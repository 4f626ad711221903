import { kindOf } from '#core/orders/kinds.ts'
import { isMeetingOpen, meetingClosesAt, meetingOpensAt } from '#core/orders/meeting-places.ts'
import type { OrderReader, SectionRow } from '#server/kernel/order-section.ts'
import { fromJson, iso } from '#server/platform/db/instants.ts'
import { isStopped } from './is-stopped.ts'
import { meetingColumns } from './lesson-store.ts'

type Row = SectionRow<typeof meetingColumns>

/** The lessons on the page of an order for coaching. */
export const lessonSection = {
  select: meetingColumns,
  view: (row: Row, reader: OrderReader) => ({
    session: kindOf(row.config).log.of === 'lessons' ? lessonView(row, reader) : null,
  }),
  facts: ({ held, proposed_by }: Row) => ({
    hoursHeld: heldHours(held),
    proposedBy: proposed_by,
  }),
}

function lessonView(row: Row, reader: OrderReader) {
  const { agreed_at, held_until, lost_at, proposed_at, proposed_by, held } = row
  return {
    agreed_at: iso(agreed_at),
    held_until: iso(held_until),
    lost_at: iso(lost_at),
    meeting: agreed_at && meetingView(row, agreed_at, reader),
    proposal: proposed_at && proposed_by && { starts_at: proposed_at.toISOString(), by: proposed_by },
    held: held.map(({ by: _, ...each }) => ({ ...each, held_at: fromJson(each.held_at) })),
  }
}

/** Where a session takes place: for its coach and staff at any time, for its customer around the session. */
function meetingView(row: Row, startsAt: Date, { viewer, now }: OrderReader) {
  const { own_link, usual_link, status, coach_banned_at, config, held } = row
  const { log } = kindOf(config)
  const link = own_link ?? usual_link
  const hours = log.of === 'lessons' ? log.hours - heldHours(held) : 0
  const stopped = isStopped(row) || coach_banned_at !== null
  const isShown = viewer !== 'customer' || isMeetingOpen({ startsAt, hours, status, stopped }, now)
  return {
    link: isShown ? link : null,
    is_set: link !== null,
    is_own: own_link !== null,
    opens_at: meetingOpensAt(startsAt).toISOString(),
    closes_at: meetingClosesAt(startsAt, hours).toISOString(),
  }
}

function heldHours(held: Row['held']): number {
  return held.reduce((sum, { hours }) => sum + hours, 0)
}
