import type { z } from 'zod'
import type { listApplications as call } from '#contract/applications.ts'
import { pageOf } from '#server/platform/http/pages.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { countApplications, findApplications } from './application-store.ts'

/** A page of the applications that wait for staff, or of the answered ones. */
export async function listApplications(
  { db }: Pick<Services, 'db'>,
  { state, page }: z.output<typeof call.query>,
) {
  const [rows, total] = await Promise.all([findApplications(db, state, page), countApplications(db, state)])
  const items = rows.map((row) => ({
    application_id: row.id,
    username: row.username,
    status: row.status,
    accounts: row.content.accounts.map(({ game, best, ceiling }) => ({ game, best, ceiling })),
    sent_at: row.sent_at?.toISOString() ?? row.created_at.toISOString(),
    due_at: row.due_at?.toISOString() ?? null,
    decided_at: row.decided_at?.toISOString() ?? null,
  }))
  return pageOf(items, page, total)
}
