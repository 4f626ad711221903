import type { z } from 'zod'
import type { listViews as call } from '#contract/staff-views.ts'
import { guardRefusal } from '#core/people/permissions.ts'
import { changesView, type ViewedList, viewedLists } from '#core/site/staff-views.ts'
import type { Db } from '#server/platform/db/pool.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { findChoice, findViews } from './view-store.ts'

/** Refuses who can't open the list itself. */
export function refuseList(caller: Caller, list: ViewedList): void {
  const refusal = guardRefusal(caller, viewedLists[list])
  if (refusal) throw new AppError(refusal)
}

/** The views that the caller sees, and what they chose. A default that a colleague no longer shares is none. */
export async function listViews(
  db: Db,
  caller: Caller,
  list: ViewedList,
): Promise<z.input<typeof call.reply>['data']> {
  refuseList(caller, list)
  const [rows, choice] = await Promise.all([findViews(db, list, caller.id), findChoice(db, list, caller.id)])
  const views = rows.map(({ id, name, shared, owner_id, owner_name, query, version }) => ({
    view_id: id,
    name,
    shared,
    owner: { user_id: owner_id, username: owner_name },
    changes: changesView(caller, { owner_id, shared }),
    query: Object.entries(query).map(([name, value]) => ({ name, value })),
    version,
  }))
  const opensFirst = views.find(({ view_id }) => view_id === choice?.view_id)
  return { views, default_view_id: opensFirst?.view_id ?? null, columns: choice?.columns ?? null }
}
