import type { Permission } from '#core/people/permissions.ts'
import type { Work } from '#server/platform/ports/work.ts'
import { mailPerson } from './mail-person.ts'

/** Mails a person which permissions they have now. */
export async function tellRights(work: Work, userId: string, held: readonly Permission[]): Promise<void> {
  if (held.length > 0) await mailPerson(work, userId, 'permissions_changed', { held })
  else await mailPerson(work, userId, 'permissions_removed', {})
}
