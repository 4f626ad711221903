import { retention } from '#core/people/retention.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { addExport, type ExportRow } from './export-store.ts'
import { prepareExports } from './prepare-exports.ts'

/** Asks for an archive; it is prepared at once where possible, otherwise by the job. */
export async function requestExport(work: Work, caller: Caller) {
  const { services, tx, now } = work
  work.after(() => {
    prepareExports(services).catch((error) => services.log.warn({ err: error }, 'an archive has to wait'))
  })
  return exportView(await addExport(tx, caller.id, now))
}

export function exportView({ id, requested_at, ready_at, bytes }: ExportRow) {
  return {
    _id: id,
    requested_at: requested_at.toISOString(),
    ready_at: ready_at?.toISOString() ?? null,
    bytes,
    expires_at: new Date(requested_at.getTime() + retention.dataExport).toISOString(),
  }
}
