import type { StaffPermission } from '#core/people/permissions.ts'
import type { Locale } from '#i18n/locales.ts'
import { requireLetter } from '#server/news/mail/queue-letter.ts'
import { writeLetter } from '#server/news/mail/write-letter.ts'
import type { Work } from '#server/platform/ports/work.ts'

type Invited = {
  email: string
  locale: Locale
  permissions: readonly StaffPermission[]
  token: string
  until: Date
}

/** Mails an invitation. */
export async function mailInvitation(work: Work, { email, locale, ...invited }: Invited): Promise<void> {
  const to = { email, locale, username: null }
  await writeLetter(work, 'staff_invited', to, invited, { write: requireLetter })
}
