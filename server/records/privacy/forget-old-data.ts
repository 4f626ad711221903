import { retention } from '#core/people/retention.ts'
import { openingFarewell, supplyFarewell } from '#server/news/mail/letter-kinds.ts'
import { deleteOldMails } from '#server/news/mail/mail-store.ts'
import { deleteOldNotifications } from '#server/news/notifications/notification-store.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction } from '#server/platform/ports/work.ts'
import { findIdleGuests, findPerson } from '#server/platform/users/user-store.ts'
import { erase, farewell } from './erase-account.ts'
import { takeExpired } from './export-store.ts'
import { removeErasedPictures } from './remove-erased-pictures.ts'

const atOnce = 500

/** Deletes what core/people/retention.ts gives an end: mails, notifications, archives, guests who left nothing behind. */
export async function forgetOldData(services: Services): Promise<{ archives: number; guests: number }> {
  const { db, now } = services
  const before = (id: keyof typeof retention) => new Date(now().getTime() - retention[id])
  await deleteOldMails(db, before('mail'), {
    farewells: [farewell, openingFarewell, supplyFarewell],
    now: now(),
  })
  await deleteOldNotifications(db, before('notification'))
  await removeErasedPictures(services)
  return {
    archives: await deleteArchives(services),
    guests: await eraseIdleGuests(services, before('idleGuest')),
  }
}

async function deleteArchives(services: Services): Promise<number> {
  for (let deleted = 0; ; deleted++) {
    const done = await transaction(services, async ({ tx, now }) => {
      const id = await takeExpired(tx, now)
      if (id) await services.files.remove(id)
      return id === undefined
    })
    if (done) return deleted
  }
}

async function eraseIdleGuests(services: Services, before: Date): Promise<number> {
  const idle = await findIdleGuests(services.db, before, atOnce)
  for (const id of idle)
    await transaction(services, async (work) => {
      const owner = await findPerson(work.tx, id, { lock: true })
      if (owner) await erase(work, owner)
    })
  return idle.length
}
