import type { OrderChange } from '#server/kernel/followers.ts'
import type { Work } from '#server/platform/ports/work.ts'
import { deleteCode } from './code-store.ts'
import { recordCredentials } from './credential-store.ts'

/** When the login is revoked, or the booster no longer plays, nothing is left of a login code. */
export async function dropCode({ tx, now }: Work, { after: { id } }: OrderChange): Promise<void> {
  if (await deleteCode(tx, id)) await recordCredentials(tx, id, 'code_expired', null, now)
}
