import { dayMs } from '#core/base/durations.ts'
import { fairDays } from '#core/orders/waves.ts'
import { sampleMs, samplesKeptMs } from '#core/people/profiles.ts'
import { noteActive, noteSessions } from '#server/boosters/facts/booster-store.ts'
import { addPresence } from '#server/orders/dispatch/search-store.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { deleteSamples, insertSample } from './presence-store.ts'

/** Counts the connected boosters, and notes who was active. Old samples are deleted with it. */
export async function samplePresence({ db, now, realtime }: Services): Promise<void> {
  await noteSessions(db)
  const at = new Date(Math.floor(now().getTime() / sampleMs) * sampleMs)
  const online = await realtime.onlineBoosters()
  const isFirst = await insertSample(db, at, online.length)
  if (isFirst && online.length > 0)
    await addPresence(db, online, at, new Date(at.getTime() - (fairDays + 1) * dayMs))
  if (online.length > 0) await noteActive(db, online, now())
  await deleteSamples(db, new Date(at.getTime() - samplesKeptMs))
}
