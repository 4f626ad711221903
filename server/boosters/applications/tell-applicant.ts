import { readerOf } from '#server/news/mail/reader-of.ts'
import { writeLetter } from '#server/news/mail/write-letter.ts'
import { notify } from '#server/news/notifications/notify.ts'
import type { Work } from '#server/platform/ports/work.ts'
import { findReader } from '#server/platform/users/user-store.ts'
import type { ApplicationRow } from './application-store.ts'

/** What an applicant is told, with staff's own words where there are some. */
type News = { news: 'sent' } | { news: 'asked' | 'accepted' | 'refused'; note: string }

/** Mails the applicant in their language what happened; what staff did is also a notification. */
export async function tellApplicant(work: Work, row: ApplicationRow, told: News): Promise<void> {
  const to = {
    ...readerOf({ ...(await findReader(work.tx, row.user_id)), locale: row.locale }),
    userId: row.user_id,
  }
  const ref = `application_${told.news}:${row.id}:${row.version}`
  if (told.news === 'sent')
    return void (await writeLetter(work, 'application_sent', to, { due: row.due_at }, { ref }))
  const { news, note } = told
  await writeLetter(work, `application_${news}`, to, { note }, { ref })
  await notify(work, { userId: row.user_id, code: `application_${news}`, params: {} })
}
