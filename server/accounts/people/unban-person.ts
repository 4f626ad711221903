import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { setBan } from '#server/platform/users/user-store.ts'
import { dropBanOrders } from './ban-order-store.ts'
import { lockPerson } from './lock-person.ts'
import { mailPerson } from './mail-person.ts'
import { recordChange } from './record-change.ts'

/** Lifts a ban; the person's sessions work again, and what the ban has not done about orders yet stays undone. */
export async function unbanPerson(
  work: Work,
  caller: Caller,
  userId: string,
  { reason }: { reason: string },
): Promise<void> {
  const { person } = await lockPerson(work, caller, userId)
  if (!person.banned_at) return
  await setBan(work.tx, userId, null)
  await dropBanOrders(work.tx, userId)
  await recordChange(work, {
    actorId: caller.id,
    userId,
    operation: 'unban person',
    detail: {},
    reason,
    booster: person.permissions.includes('Booster'),
  })
  await mailPerson(work, userId, 'account_unbanned', {})
}
