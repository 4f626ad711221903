import { href } from '#i18n/href.ts'
import { offeredLocale } from '#i18n/locales.ts'
import type { RoutePattern } from '#i18n/paths.ts'
import type { Translate } from '#i18n/translate.ts'
import { mailWords } from '#server/news/mail/mail-words.ts'
import { type LetterKind, queueLetter } from '#server/news/mail/queue-letter.ts'
import type { Work } from '#server/platform/ports/work.ts'
import { findReader } from '#server/platform/users/user-store.ts'

type Notice = {
  kind: LetterKind
  page: RoutePattern &
    ('/contact' | '/dashboard' | '/dashboard/booster/available-orders' | '/dashboard/booster/active-orders')
  /** The values of the letter's holes, in the reader's language. */
  values?: (t: Translate) => Record<string, string>
}

/** Notifies a person by mail of what staff changed about their account. */
export async function mailPerson(work: Work, userId: string, { kind, page, values }: Notice): Promise<void> {
  const { email, username, verified_at, ...reader } = await findReader(work.tx, userId)
  const locale = offeredLocale(work.services.config.languages, reader.locale)
  const t = await mailWords(locale)
  await queueLetter(work, {
    kind,
    to: { email, locale, username: verified_at && username },
    ...(values && { values: values(t) }),
    page: href(page, locale),
  })
}
