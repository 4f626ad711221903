import { href } from '#i18n/href.ts'
import { offeredLocale } from '#i18n/locales.ts'
import { times } from '#i18n/times.ts'
import { queueLetter } from '#server/news/mail/queue-letter.ts'
import { notify } from '#server/news/notifications/notify.ts'
import type { Work } from '#server/platform/ports/work.ts'
import { findReader } from '#server/platform/users/user-store.ts'
import type { ApplicationRow } from './application-store.ts'

/** What an applicant is told, with staff's own words where there are some. */
type News = { news: 'sent' } | { news: 'asked' | 'accepted' | 'refused'; note: string }

/** Mails the applicant in their language what happened; what staff did is also a notification. */
export async function tellApplicant(work: Work, row: ApplicationRow, told: News): Promise<void> {
  const { config } = work.services
  const reader = await findReader(work.tx, row.user_id)
  const locale = offeredLocale(config.languages, row.locale)
  const page = told.news === 'accepted' ? '/dashboard/booster/available-orders' : ('/become-booster' as const)
  const note = 'note' in told ? told.note : ''
  await queueLetter(work, {
    kind: `application_${told.news}`,
    to: {
      email: reader.email,
      locale,
      // Until the address is verified, the name could be spam.
      username: reader.verified_at ? reader.username : null,
      userId: row.user_id,
    },
    values: { date: row.due_at ? times(locale, config.timeZone).day(row.due_at) : '' },
    above: note ? [{ is: 'quote', text: note }] : [],
    page: href(page, locale),
    ref: `application_${told.news}:${row.id}:${row.version}`,
  })
  if (told.news !== 'sent')
    await notify(work, { userId: row.user_id, code: `application_${told.news}`, params: {} })
}
