import { linkSpans } from '#core/links.ts'
import type { Db } from '../db/pool.ts'
import { findAccess } from '../users/user-store.ts'
import { findEmailChange } from './email-change-store.ts'

/** What a person gets in with, as their settings show it. */
export async function accessView(db: Db, userId: string) {
  const [access, change] = await Promise.all([findAccess(db, userId), findEmailChange(db, userId)])
  return {
    email: access.email,
    verified: access.verified_at !== null,
    has_password: access.password_hash !== null,
    next_email: change
      ? {
          email: change.email,
          old_confirmed: change.old_confirmed_at !== null,
          new_confirmed: change.new_confirmed_at !== null,
          until: new Date(change.asked_at.getTime() + linkSpans.change_email_new).toISOString(),
        }
      : null,
  }
}
