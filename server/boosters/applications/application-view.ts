import type { Db } from '#server/platform/db/pool.ts'
import { type ApplicationRow, findSteps } from './application-store.ts'

/** An application as the contract shows it, with everything that happened to it. */
export async function applicationView(db: Db, row: ApplicationRow) {
  const steps = await findSteps(db, row.id)
  return {
    application_id: row.id,
    status: row.status,
    version: row.version,
    content: row.content as never,
    updated_at: row.updated_at.toISOString(),
    sent_at: row.sent_at?.toISOString() ?? null,
    due_at: row.due_at?.toISOString() ?? null,
    decided_at: row.decided_at?.toISOString() ?? null,
    steps: steps.map(({ action, note, at }) => ({ action, note, at: at.toISOString() })),
  }
}
