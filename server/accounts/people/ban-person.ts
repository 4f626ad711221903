import type { z } from 'zod'
import type { banPerson as call } from '#contract/people.ts'
import { orderNumber } from '#core/base/order-number.ts'
import { notifyAll } from '#server/news/notifications/notify.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { nameOf, setBan, staffWith } from '#server/platform/users/user-store.ts'
import { lockPerson } from './lock-person.ts'
import { mailPerson } from './mail-person.ts'
import { openWorkOf } from './people-store.ts'
import { recordChange } from './record-change.ts'

/**
 * Bans a person: the API, pages and sockets refuse them at once. Their sessions stay, so that every page says why.
 * Their orders and their money stay as they are; staff are notified of orders that a banned booster leaves behind.
 */
export async function banPerson(
  work: Work,
  caller: Caller,
  userId: string,
  { reason, note }: z.output<typeof call.body>,
): Promise<void> {
  const { tx, now } = work
  const { person } = await lockPerson(work, caller, userId)
  if (person.banned_at) return
  const booster = person.permissions.includes('Booster')
  await setBan(tx, userId, { at: now, reason, note, by: caller.id })
  await recordChange(work, {
    actorId: caller.id,
    userId,
    operation: 'ban person',
    detail: { reason },
    note,
    booster,
  })
  await mailPerson(work, userId, 'account_banned', { reason })
  if (booster) await warnOfWork(work, userId)
}

/** The orders of a banned booster wait for someone who can finish them. */
async function warnOfWork(work: Work, userId: string): Promise<void> {
  const numbers = await openWorkOf(work.tx, userId)
  if (numbers.length === 0) return
  const orders = numbers.map((number) => orderNumber(number)).join(', ')
  const params = { username: await nameOf(work.tx, userId), orders }
  await notifyAll(work, await staffWith(work.tx, 'EditOrders'), { code: 'booster_banned', params })
}
