import type { OrderConfig } from '#core/choices/order-config.ts'
import { endOf } from '#core/orders/deadlines.ts'
import { kindOf } from '#core/orders/kinds.ts'
import { lockBooster } from '#server/boosters/facts/booster-store.ts'
import type { OrderChange } from '#server/kernel/followers.ts'
import type { OrderRow } from '#server/kernel/order-row.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import { freeSlots } from './free-slots.ts'
import { bookedLessons, deleteLesson, findLesson, lessonOf, overlapsAny, saveLesson } from './lesson-store.ts'

type Unpaid = { id: string; config: OrderConfig }

/**
 * The start that a customer picks for an order they haven't paid yet, or null for none after all. It is held for the
 * length of a payment. The coach's row is locked, so of two customers who want the same hours one gets them.
 */
export async function holdSlot(work: Work, { id, config }: Unpaid, startsAt: string | null): Promise<void> {
  const { coachId, log } = kindOf(config)
  if (coachId === null || log.of !== 'lessons')
    throw new AppError('bad_params', [{ field: 'starts_at', code: 'bad_params' }])
  if (startsAt === null) return deleteLesson(work.tx, id)
  await lockBooster(work.tx, coachId)
  const wanted = { coachId, hours: log.hours, now: work.now, orderId: id }
  const { starts } = await freeSlots(work.tx, wanted)
  if (!starts.includes(Date.parse(startsAt))) throw taken()
  await hold(work, id, new Date(startsAt))
}

/** Whoever pays has their slot for the length of the payment; one that someone else has booked meanwhile stops it. */
export async function keepSlot(work: Work, order: OrderRow): Promise<void> {
  const slot = await slotOf(work, order)
  if (!slot) return
  if (!slot.isFree) throw taken()
  await hold(work, order.id, slot.at)
}

/** A paid slot is agreed. If the payment took longer than it was held and it is gone, its order keeps no time. */
export async function fixSlot(work: Work, { after: order }: OrderChange): Promise<void> {
  const slot = await slotOf(work, order)
  if (!slot) return
  const time = slot.isFree ? { agreed_at: slot.at, lost_at: null } : { agreed_at: null, lost_at: slot.at }
  await saveLesson(work.tx, { order_id: order.id, ...time, ...noProposal, held_until: null })
}

const noProposal = { proposed_at: null, proposed_by: null }

/** The slot of an order that is being paid, and whether it is still ahead and nobody else's. */
async function slotOf(
  { tx, now }: Work,
  { id, config }: OrderRow,
): Promise<{ at: Date; isFree: boolean } | null> {
  const { coachId, log } = kindOf(config)
  if (coachId === null || log.of !== 'lessons') return null
  const { agreed_at: at } = await findLesson(tx, id)
  if (!at) return null
  await lockBooster(tx, coachId)
  const others = await bookedLessons(tx, coachId, { now, except: id })
  return { at, isFree: at > now && !overlapsAny(lessonOf(at, log.hours), others) }
}

function hold({ tx, now }: Work, orderId: string, at: Date): Promise<void> {
  const held_until = endOf('slotHold', now)
  return saveLesson(tx, { order_id: orderId, agreed_at: at, ...noProposal, held_until, lost_at: null })
}

function taken(): AppError {
  return new AppError('slot_taken', [{ field: 'starts_at', code: 'slot_taken' }])
}
