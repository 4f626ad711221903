import { href } from '#i18n/href.ts'
import { times } from '#i18n/times.ts'
import { mailWords } from '../mail/mail-words.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { notify } from '../notifications/notify.ts'
import { findReader } from '../users/user-store.ts'
import type { Work } from '../work.ts'
import type { ApplicationRow } from './application-store.ts'

/** What an applicant is told, with staff's own words where there are some. */
type News = { news: 'sent' } | { news: 'asked' | 'accepted' | 'refused'; note: string }

/** Mails the applicant in their language what happened; what staff did is also a notification. */
export async function tellApplicant(work: Work, row: ApplicationRow, told: News): Promise<void> {
  const { config } = work.services
  const reader = await findReader(work.tx, row.user_id)
  const t = await mailWords(row.locale, ['mails', 'applicant'])
  const values = {
    site: config.siteName,
    username: reader.username,
    date: row.due_at ? times(row.locale, config.support.timeZone).day(row.due_at) : '',
  }
  const note = 'note' in told ? told.note : ''
  const page = told.news === 'accepted' ? '/dashboard/booster/available-orders' : ('/become-booster' as const)
  const parts = [
    // Until the address is verified, the name could be spam.
    reader.verified_at ? t('mails.greeting', values) : t('mails.greeting_unproven'),
    t(`applicant.${told.news}_body`, values),
    ...(note ? [note] : []),
    config.publicUrl + href(page, row.locale),
    t('mails.sign_off', values),
  ]
  await queueMail(work, {
    recipient: reader.email,
    subject: t(`applicant.${told.news}_subject`, values),
    body: `${parts.join('\n\n')}\n`,
    ref: `application_${told.news}:${row.id}:${row.version}`,
  })
  if (told.news !== 'sent')
    await notify(work, { userId: row.user_id, code: `application_${told.news}`, params: {} })
}
