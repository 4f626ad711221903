import { awaitsDraw, type CancelReason } from '#core/raffles/raffles.ts'
import { notifyAll } from '#server/news/notifications/notify.ts'
import { recordAudit } from '#server/platform/audit/record-audit.ts'
import { raiseTag } from '#server/platform/db/raise-tag.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { findEntrants, hashList } from './entry-store.ts'
import { changeRaffle, lockRaffle, noteTold, type ShownRaffle } from './raffle-store.ts'
import { textsIn } from './raffle-view.ts'
import { lockRead } from './save-raffle.ts'
import { subjectOf } from './waits-for-colleague.ts'

/** Staff end a raffle that has opened and isn't drawn yet. */
export async function cancelRaffle(
  work: Work,
  caller: Caller,
  id: string,
  reason: CancelReason,
): Promise<void> {
  const raffle = await lockRead(work, id)
  if (!awaitsDraw(raffle.state)) throw new AppError('raffle_fixed')
  await endWithoutDraw(work, raffle, reason)
  const deed = { actorId: caller.id, operation: 'cancel raffle' as const, subject: subjectOf(raffle) }
  await recordAudit(work.tx, { ...deed, detail: { raffle: id, reason, tickets: raffle.tickets } }, work.now)
}

/** Ends a locked raffle without a draw; a sweep tells everyone whose ticket counts. Its list stays readable. */
export async function endWithoutDraw(work: Work, raffle: ShownRaffle, reason: CancelReason): Promise<void> {
  const { tx, now } = work
  const frozen = raffle.closed_at ? {} : { closed_at: now, list_hash: await hashList(tx, raffle.id) }
  await changeRaffle(work, raffle.id, {
    ...frozen,
    state: 'cancelled',
    cancelled_at: now,
    cancel_reason: reason,
  })
  await raiseTag(work, 'raffles')
}

/** How many tickets' people are told in one transaction: nobody waits for a million of them. */
const toldAtOnce = 1_000

/**
 * Tells the people of the next tickets of a cancelled raffle, each in their language; true while there are more. How far it got
 * is in the same transaction, so that whatever dies, everyone is told once.
 */
export async function tellEntrants(work: Work, id: string, size = toldAtOnce): Promise<boolean> {
  const { tx } = work
  const raffle = await lockRaffle(tx, id)
  if (!raffle?.cancel_reason || raffle.told_to >= raffle.last_ticket) return false
  const { people, last } = await findEntrants(tx, id, { after: raffle.told_to, size })
  for (const [locale, told] of Map.groupBy(people, (person) => person.locale))
    await notifyAll(
      work,
      told.map((person) => person.id),
      {
        code: 'raffle_cancelled',
        params: { raffle: textsIn(raffle, locale).title, slug: raffle.slug, reason: raffle.cancel_reason },
      },
    )
  await noteTold(tx, id, Math.min(last, raffle.last_ticket))
  return last < raffle.last_ticket
}
