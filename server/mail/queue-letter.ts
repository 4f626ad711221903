import type { Locale } from '#i18n/locales.ts'
import type { MessageKey } from '#i18n/translate.ts'
import type { Work } from '../work.ts'
import { mailWords } from './mail-words.ts'
import { queueMail } from './queue-mail.ts'

/** A kind of letter is the start of its texts: `mails.{kind}_subject`, `_heading`, `_body` and `_button`. */
export type LetterKind = KindOf<MessageKey>
type KindOf<Key> = Key extends `mails.${infer Kind}_heading` ? Kind : never

export type Letter = {
  kind: LetterKind
  to: {
    email: string
    locale: Locale
    /** Null until the address is verified: whoever typed the address also chose the name, so it could be spam. */
    username: string | null
  }
  /** The values of the holes in the kind's texts. */
  values?: Record<string, string | number>
  /** The path of the page that the button opens, in the reader's language. The button itself changes nothing. */
  page: string
  /** Identifies the message; a second letter with the same ref is not written. */
  ref?: string
}

/** Writes a letter in the transaction of its event; the job sends it after the commit. */
export async function queueLetter(work: Work, { kind, to, values = {}, page, ref }: Letter): Promise<void> {
  const { publicUrl, siteName: site } = work.services.config
  const t = await mailWords(to.locale, ['mails'])
  const text = (key: MessageKey) => t(key, { ...values, site } as never)
  const parts = [
    to.username ? t('mails.greeting', { username: to.username }) : t('mails.greeting_unproven'),
    text(`mails.${kind}_body` as MessageKey),
    publicUrl + page,
    t('mails.sign_off', { site }),
  ]
  await queueMail(work, {
    recipient: to.email,
    subject: text(`mails.${kind}_subject` as MessageKey),
    body: `${parts.join('\n\n')}\n`,
    ...(ref && { ref }),
  })
}
