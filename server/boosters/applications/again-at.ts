import { applicationSpanEnd } from '#core/boosters/applications.ts'
import type { ApplicationRow } from './application-store.ts'

/** From when on a person whose latest application was refused can apply again; null for anyone else. */
export function againAt(latest: ApplicationRow | undefined): Date | null {
  if (latest?.status !== 'refused' || !latest.decided_at) return null
  return applicationSpanEnd('again', latest.decided_at)
}
