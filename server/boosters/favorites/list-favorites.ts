import { pageOf, pageSize } from '#server/platform/http/pages.ts'
import type { Services } from '#server/platform/ports/services.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { showListed } from '../profiles/list-boosters.ts'
import { findFavorites } from './favorite-store.ts'

/** A page of a person's favorites with what was measured of each; those who have left are left out. */
export async function listFavorites(services: Services, caller: Caller, page: number) {
  const [ids, online] = await Promise.all([
    findFavorites(services.db, caller.id),
    services.realtime.onlineBoosters(),
  ])
  const shown = await showListed(services, ids, { online })
  return pageOf(shown.slice((page - 1) * pageSize, page * pageSize), page, shown.length)
}
