import type { Contract } from '#contract/contract.ts'
import type { Services } from '#server/platform/ports/services.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { findPushDevices } from './push-device-store.ts'

/** A person's devices that get pushes, and what a browser needs to become one. */
export async function pushView(
  { db, webPush }: Services,
  caller: Caller,
): Promise<Contract['getPush']['reply']['data']['push']> {
  const rows = webPush.publicKey === null ? [] : await findPushDevices(db, caller.id)
  return {
    key: webPush.publicKey,
    endpoint: rows.find((row) => row.session_id === caller.sessionId)?.endpoint ?? null,
    devices: rows.map(({ session_id, browser, system, details, created_at, last_push_at }) => ({
      session_id,
      browser,
      system,
      details,
      current: session_id === caller.sessionId,
      since: created_at.toISOString(),
      last_push_at: last_push_at?.toISOString() ?? null,
    })),
  }
}
