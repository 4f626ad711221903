import { gameIds } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import { canCoach } from '#core/orders/coaching.ts'
import { kindOf } from '#core/orders/kinds.ts'
import { isMeetingOpen } from '#core/orders/meeting-places.ts'
import { meetingLinkOf } from '#core/talk/meeting-links.ts'
import { boosterFacts, setMeetingLink } from '#server/boosters/facts/booster-store.ts'
import { hoursHeld } from '#server/kernel/progress-store.ts'
import { recordDeed } from '#server/kernel/record-deed.ts'
import { notify } from '#server/news/notifications/notify.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { isStopped } from './is-stopped.ts'
import { findLesson, findMeetingLink, saveLesson } from './lesson-store.ts'
import { lockCoachingFor } from './lock-coaching-for.ts'

/**
 * The coach says where the session of an order takes place. A customer who could read the former link already is told of the
 * new one.
 */
export async function saveMeetingLink(
  work: Work,
  caller: Caller,
  orderId: string,
  given: string | null,
): Promise<void> {
  const { tx, now } = work
  const { order, side } = await lockCoachingFor(tx, caller, orderId)
  if (side !== 'booster') throw new AppError('order_state_changed')
  const before = await findMeetingLink(tx, orderId)
  await saveLesson(tx, { order_id: orderId, meeting_link: checked(given) })
  await recordDeed(work, order, { action: 'set_meeting_link', actor: side, actorId: caller.id })
  const after = await findMeetingLink(tx, orderId)
  const { agreed_at } = await findLesson(tx, orderId)
  const { log } = kindOf(order.config)
  if (!after || after === before || !agreed_at || log.of !== 'lessons') return
  const hours = log.hours - (await hoursHeld(tx, orderId))
  const meeting = { startsAt: agreed_at, hours, status: order.status, stopped: isStopped(order) }
  if (!isMeetingOpen(meeting, now)) return
  const params = { order_id: orderId, number: order.number }
  await notify(work, { userId: order.customer_id, code: 'session_link', params })
}

/** Sets a coach's usual link. Whoever can no longer coach can still remove theirs. */
export async function saveUsualMeetingLink(
  { tx }: Work,
  caller: Caller,
  given: string | null,
): Promise<string | null> {
  const link = checked(given)
  const facts = await boosterFacts(tx, caller.id, [])
  if (link && !gameIds.some((game) => canCoach(facts, games[game]))) throw new AppError('coach_not_eligible')
  await setMeetingLink(tx, caller.id, link)
  return link
}

function checked(given: string | null): string | null {
  const link = given === null ? null : meetingLinkOf(given)
  if (given !== null && link === null)
    throw new AppError('meeting_link_invalid', [{ field: 'link', code: 'meeting_link_invalid' }])
  return link
}
