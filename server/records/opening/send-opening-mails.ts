import { openingFarewell } from '#server/news/mail/letter-kinds.ts'
import { writeLetter } from '#server/news/mail/write-letter.ts'
import { isOpen } from '#server/platform/http/is-open.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction } from '#server/platform/ports/work.ts'
import { unconfirmedSince } from './answer-opening-mail.ts'
import { deleteUnconfirmed, deleteWaiting, lockConfirmed } from './opening-mail-store.ts'

const atOnce = 100

/**
 * Writes the opening mail of everyone who confirmed an address, in their language, and deletes the address with it; nobody
 * gets it twice, whatever sends at the same time. The mail itself is deleted once it is sent. Before the opening, only the
 * addresses go that nobody confirmed.
 */
export async function sendOpeningMails(services: Services): Promise<void> {
  const open = await isOpen(services)
  await deleteUnconfirmed(services.db, open ? services.now() : unconfirmedSince(services.now()))
  for (let sent = open ? atOnce : 0; sent === atOnce; )
    sent = await transaction(services, async (work) => {
      const waiting = await lockConfirmed(work.tx, atOnce)
      if (waiting.length === 0) return 0
      for (const { id, email, locale } of waiting)
        await writeLetter(
          work,
          'shop_opened',
          { email, locale, username: null },
          {},
          {
            ref: `${openingFarewell}${id}`,
          },
        )
      const ids = waiting.map(({ id }) => id)
      await deleteWaiting(work.tx, ids)
      return waiting.length
    })
}
