import type { Services } from '#server/platform/ports/services.ts'
import { transaction } from '#server/platform/ports/work.ts'
import { attemptEach } from '#server/platform/process/attempt-store.ts'
import { findDueBans } from './people-store.ts'
import { liftDueBan } from './unban-person.ts'

const job = 'lift-due-bans'

/** Lifts the bans whose time has come, each in a transaction of its own; returns how many it lifted. */
export async function liftDueBans(services: Services): Promise<number> {
  const ids = await findDueBans(services.db, { job, now: services.now(), limit: 100 })
  return attemptEach(services, job, ids, (id) => transaction(services, (work) => liftDueBan(work, id)))
}
