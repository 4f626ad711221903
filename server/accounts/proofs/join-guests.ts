import { findOrdersOfGuests } from '#server/kernel/order-row-store.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { servicesOf, type Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { endSessionsOf } from '#server/platform/sessions/end-sessions-of.ts'
import {
  findAccess,
  lockAccount,
  lockOfferedGuest,
  lockProvenGuests,
  markAnswered,
} from '#server/platform/users/user-store.ts'

/**
 * What guests ordered with an address joins the customer who has proven it, if a mailed link has proven it for the guest
 * too: the mailbox has one owner. Anyone can type an address, so everything else is only offered (`listGuestOrders`).
 */
export async function joinGuests(work: Work, userId: string, email: string): Promise<void> {
  for (const guestId of await lockProvenGuests(work.tx, email, userId)) await join(work, guestId, userId)
}

/** What guests ordered with the caller's proven address and waits for an answer. */
export async function listGuestOrders({ db }: Pick<Services, 'db'>, caller: Caller) {
  const { kind, email, verified_at } = await findAccess(db, caller.id)
  if (kind === 'guest' || !verified_at) return { guests: [] }
  const guests = new Map<
    string,
    { order_id: string; number: number; config: GuestOrder['config']; created_at: string }[]
  >()
  for (const { customer_id, id, number, config, created_at } of await findOrdersOfGuests(db, email)) {
    const order = { order_id: id, number, config, created_at: created_at.toISOString() }
    guests.set(customer_id, [...(guests.get(customer_id) ?? []), order])
  }
  return { guests: [...guests].map(([guest_id, orders]) => ({ guest_id, orders })) }
}

type GuestOrder = Awaited<ReturnType<typeof findOrdersOfGuests>>[number]

/** The owner of the address says whether what a guest ordered with it is theirs. */
export async function answerGuestOrders(work: Work, caller: Caller, guestId: string, mine: boolean) {
  const account = await lockAccount(work.tx, caller.id)
  if (!account?.verified_at || account.kind === 'guest') throw new AppError('user_not_found')
  if (!(await lockOfferedGuest(work.tx, guestId, account.email))) throw new AppError('user_not_found')
  await markAnswered(work.tx, guestId, work.now)
  if (mine) await join(work, guestId, caller.id)
  return listGuestOrders(servicesOf(work), caller)
}

/** What is left of a guest has nothing more to show, so its sessions end. */
async function join(work: Work, guestId: string, userId: string): Promise<void> {
  for (const follow of work.services.accountFollowers.join) await follow(work, guestId, userId)
  await endSessionsOf(work, guestId)
}
