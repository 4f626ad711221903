import { pageOf } from '#server/platform/http/pages.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { findUnserved } from './unserved-store.ts'

/** What was asked for while nobody played it, for staff who look for boosters. */
export async function listUnserved({ db, now }: Services, page: number) {
  const { rows, total } = await findUnserved(db, page, now())
  const items = rows.map(({ last_at, waiting, ...row }) => ({
    ...row,
    waiting: Number(waiting ?? 0),
    last_at: last_at.toISOString(),
  }))
  return pageOf(items, page, total)
}
