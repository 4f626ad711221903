import type { Permission } from '#core/people/permissions.ts'
import { listed } from '#i18n/joined-words.ts'
import type { Work } from '#server/platform/ports/work.ts'
import { mailPerson } from './mail-person.ts'

/** Mails a person which permissions they have now. */
export async function tellRights(work: Work, userId: string, held: readonly Permission[]): Promise<void> {
  await mailPerson(work, userId, {
    kind: held.length > 0 ? 'permissions_changed' : 'permissions_removed',
    page: '/dashboard',
    values: (t) => {
      const [first = '', ...more] = held.map((each) => t(`rights.name.${each}`))
      return { permissions: listed(t, first, ...more) }
    },
  })
}
