import { endSessionsOf } from '../sessions/end-sessions-of.ts'
import { lockGuestsAt } from '../users/user-store.ts'
import type { Work } from '../work.ts'

/**
 * Orders that guests placed with an address join the customer who has proven it, with all that belongs to them; never
 * before proof (trust S7). What is left of a guest has nothing more to show, so its sessions end.
 */
export async function joinGuests(work: Work, userId: string, email: string): Promise<void> {
  for (const guestId of await lockGuestsAt(work.tx, email, userId)) {
    for (const join of work.services.accountFollowers.join) await join(work, guestId, userId)
    await endSessionsOf(work, guestId)
  }
}
