import type { z } from 'zod'
import type { serviceRequest } from '#contract/my-services.ts'
import { iso } from '#server/platform/db/instants.ts'
import { namedOf } from './named-services.ts'
import type { ServiceRequestRow } from './request-store.ts'

/** A request as its booster and staff see it. */
export function requestView(row: ServiceRequestRow): z.input<typeof serviceRequest> {
  return {
    ...namedOf(row),
    request_id: row.id,
    state: row.state,
    note: row.note,
    file_id: row.file_id,
    asked_at: row.asked_at.toISOString(),
    closed_at: iso(row.closed_at),
    reason: row.reason,
  }
}
