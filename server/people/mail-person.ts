import { href } from '#i18n/href.ts'
import type { RoutePattern } from '#i18n/paths.ts'
import type { Translate } from '#i18n/translate.ts'
import { mailWords } from '../mail/mail-words.ts'
import { type LetterKind, queueLetter } from '../mail/queue-letter.ts'
import { findReader } from '../users/user-store.ts'
import type { Work } from '../work.ts'

type Notice = {
  kind: LetterKind
  page: RoutePattern &
    ('/contact' | '/dashboard' | '/dashboard/booster/available-orders' | '/dashboard/booster/active-orders')
  /** The values of the letter's holes, in the reader's language. */
  values?: (t: Translate) => Record<string, string>
}

/** Notifies a person by mail of what staff changed about their account. */
export async function mailPerson(work: Work, userId: string, { kind, page, values }: Notice): Promise<void> {
  const { email, username, locale, verified_at } = await findReader(work.tx, userId)
  const t = await mailWords(locale)
  await queueLetter(work, {
    kind,
    to: { email, locale, username: verified_at && username },
    ...(values && { values: values(t) }),
    page: href(page, locale),
  })
}
