import { retention } from '#core/people/retention.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { addExport, type ExportRow } from './export-store.ts'
import { prepareExports } from './prepare-exports.ts'

/** Asks for an archive; it is prepared at once where possible, otherwise by the job. */
export async function requestExport(services: Services, caller: Caller) {
  const row = await transaction(services, async (work) => {
    work.after(() => {
      prepareExports(services).catch((error) => services.log.warn({ err: error }, 'an archive has to wait'))
    })
    return addExport(work.tx, caller.id, work.now)
  })
  return exportView(row)
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
