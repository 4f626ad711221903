import { linkSpans } from '#core/base/links.ts'
import type { Db } from '#server/platform/db/pool.ts'
import { findEmailChange } from './email-change-store.ts'

/** The address that a person has asked for, and who has agreed to it; null if none is waiting. */
export async function nextEmailOf(db: Db, userId: string) {
  const change = await findEmailChange(db, userId)
  if (!change) return null
  return {
    address: change.email,
    old_agreed: change.old_confirmed_at !== null,
    new_agreed: change.new_confirmed_at !== null,
    until: new Date(change.asked_at.getTime() + linkSpans.change_email_new).toISOString(),
  }
}
