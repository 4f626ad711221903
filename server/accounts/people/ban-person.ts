import type { z } from 'zod'
import type { banPerson as call } from '#contract/people.ts'
import { orderNumber } from '#core/base/order-number.ts'
import { banEnd } from '#core/people/bans.ts'
import { notifyAll } from '#server/news/notifications/notify.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { nameOf, setBan, staffWith } from '#server/platform/users/user-store.ts'
import { insertBanOrders } from './ban-order-store.ts'
import { lockPerson } from './lock-person.ts'
import { mailPerson } from './mail-person.ts'
import { openWorkOf } from './people-store.ts'
import { recordChange } from './record-change.ts'

/**
 * Bans a person, until a time or until staff lift it: the API, pages and sockets refuse them at once. Their sessions stay, so that every page says why.
 * Their balance stays as it is, and so do their orders, but for those about which the ban decides: `carryOutBans` does
 * that after the commit. Staff are notified of orders that a banned booster leaves behind.
 */
export async function banPerson(
  work: Work,
  caller: Caller,
  userId: string,
  { reason, note, until, orders, orders_reason = '' }: z.output<typeof call.body>,
): Promise<void> {
  const { tx, now } = work
  const { person, actor } = await lockPerson(work, caller, userId)
  // What this ban says, and decides about orders, would be lost without a word.
  if (person.banned_at) throw new AppError('banned_already')
  if (orders.length > 0 && !actor.permissions.includes('EditOrders')) throw new AppError('access_denied')
  const booster = person.permissions.includes('Booster')
  const end = banEnd(until, now, work.services.config.timeZone)
  if (end === undefined) throw new AppError('bad_params', [{ field: 'until', code: 'bad_params' }])
  await setBan(tx, userId, { at: now, until: end, reason, note, by: caller.id })
  const chosen = { userId, by: caller.id, reason: orders_reason, orders }
  if (orders.length > 0 && (await insertBanOrders(work, chosen)) < orders.length)
    throw new AppError('bad_params', [{ field: 'orders', code: 'bad_params' }])
  await recordChange(work, {
    actorId: caller.id,
    userId,
    operation: 'ban person',
    detail: {
      reason,
      ...(end && { until: end.toISOString() }),
      ...(orders.length > 0 && { orders: orders.length }),
    },
    note,
    booster,
  })
  await mailPerson(work, userId, 'account_banned', { reason, until: end })
  if (booster) {
    const freed = orders.filter(({ deed }) => deed === 'release').map(({ order_id }) => order_id)
    await warnOfWork(work, userId, freed)
  }
}

/** The orders of a banned booster that nobody frees wait for someone who can finish them. */
async function warnOfWork(work: Work, userId: string, freed: readonly string[]): Promise<void> {
  const left = (await openWorkOf(work.tx, userId)).filter(({ id }) => !freed.includes(id))
  if (left.length === 0) return
  const orders = left.map(({ number }) => orderNumber(number)).join(', ')
  const params = { username: await nameOf(work.tx, userId), orders }
  await notifyAll(work, await staffWith(work.tx, 'EditOrders'), { code: 'booster_banned', params })
}
