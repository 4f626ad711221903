import type { Services } from '#server/platform/ports/services.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { againAt } from './again-at.ts'
import { findLatest } from './application-store.ts'
import { applicationView } from './application-view.ts'

/** The caller's latest application, and from when on a refused person can apply again. */
export async function getMyApplication({ db }: Pick<Services, 'db'>, caller: Caller) {
  const latest = await findLatest(db, caller.id)
  return {
    application: latest ? await applicationView(db, latest) : null,
    again_at: againAt(latest)?.toISOString() ?? null,
  }
}
