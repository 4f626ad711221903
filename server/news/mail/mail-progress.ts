import { dayIn, wallClock } from '#core/base/zones.ts'
import { isQuiet } from '#core/people/quiet-hours.ts'
import { gamesOf, recordedGame } from '#server/kernel/progress-store.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction } from '#server/platform/ports/work.ts'
import { findQuiet } from '../notifications/quiet-store.ts'
import { findPlayedOrders } from './mail-store.ts'
import { queueOrderMail } from './order-mail.ts'

/** From this hour on, in the shop's time zone: most games of a day have been played, and few readers sleep. */
const fromHour = 19

/** Mails customers the day's games of their running orders, once a day and only on days with games. */
export async function mailProgress(services: Services): Promise<void> {
  const { db, now, config } = services
  const at = now()
  if (wallClock(at.getTime(), config.timeZone).getUTCHours() < fromHour) return
  const day = dayIn(config.timeZone, at.getTime())
  for (const { last_mailed, ...order } of await findPlayedOrders(db, at, day)) {
    // The next hour that isn't quiet, or the next day, has it.
    if (isQuiet(await findQuiet(db, order.customer_id), 'game_recorded', at.getTime())) continue
    await transaction(services, async (work) => {
      const fresh = (await gamesOf(work.tx, order.id)).filter(
        ({ played_at }) => !last_mailed || played_at > last_mailed,
      )
      const ref = `progress_digest:${order.id}:${day}`
      await queueOrderMail(work, order, 'progress_digest', ref, { fresh: fresh.map(recordedGame) })
    })
  }
}
