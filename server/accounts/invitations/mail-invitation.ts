import type { StaffPermission } from '#core/people/permissions.ts'
import { href } from '#i18n/href.ts'
import { listed } from '#i18n/joined-words.ts'
import type { Locale } from '#i18n/locales.ts'
import { times } from '#i18n/times.ts'
import { mailWords } from '#server/news/mail/mail-words.ts'
import { requireLetter } from '#server/news/mail/queue-letter.ts'
import type { Work } from '#server/platform/ports/work.ts'

type Invited = {
  email: string
  locale: Locale
  permissions: readonly StaffPermission[]
  token: string
  until: Date
}

/** Mails an invitation; who invites is named on its page, which only the link opens. */
export async function mailInvitation(
  work: Work,
  { email, locale, permissions, token, until }: Invited,
): Promise<void> {
  const zone = work.services.config.timeZone
  const t = await mailWords(locale)
  const [first = '', ...more] = permissions.map((each) => t(`rights.name.${each}`))
  await requireLetter(work, {
    kind: 'staff_invited',
    to: { email, locale, username: null },
    values: { permissions: listed(t, first, ...more), time: times(locale, zone).dateTime(until), zone },
    page: href('/invitation/:token', locale, { token }),
  })
}
