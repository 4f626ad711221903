import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { lockAccounts, setBan } from '#server/platform/users/user-store.ts'
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
  if (person.banned_at) await lift(work, person, { actorId: caller.id, reason })
}

/** Lifts a ban whose time has come, as staff would; false if it was lifted, or another one began. */
export async function liftDueBan(work: Work, userId: string): Promise<boolean> {
  const [person] = await lockAccounts(work.tx, [userId])
  if (!person?.banned_until || person.banned_until > work.now) return false
  await lift(work, person, { actorId: null, reason: '' })
  return true
}

type Banned = Awaited<ReturnType<typeof lockAccounts>>[number]

async function lift(work: Work, { id, permissions }: Banned, by: { actorId: string | null; reason: string }) {
  await setBan(work.tx, id, null)
  await dropBanOrders(work.tx, id)
  const booster = permissions.includes('Booster')
  await recordChange(work, { ...by, userId: id, operation: 'unban person', detail: {}, booster })
  await mailPerson(work, id, 'account_unbanned', {})
}
