import type { Locale } from '#i18n/locales.ts'
import { composeLetter } from '#server/news/mail/compose-letter.ts'
import { letterText } from '#server/news/mail/letter-text.ts'
import { mailWords } from '#server/news/mail/mail-words.ts'
import { outgoingMail } from '#server/news/mail/outgoing-mail.ts'
import { ownWords } from '#server/news/mail/write-letter.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Services } from '#server/platform/ports/services.ts'

type Sending = Pick<Services, 'config' | 'mailer' | 'letterPictures' | 'log' | 'now'>

/**
 * Sends a letter to whoever asked, past the queue, so that the mail server's answer is known at once.
 * @throws mail_not_accepted
 */
export async function sendTestMail(services: Sending, to: { email: string; locale: Locale }): Promise<void> {
  const { config, log, mailer, now } = services
  if (!config.smtpUrl) throw new AppError('mail_not_accepted')
  const { email: recipient, locale } = to
  const t = await mailWords(locale)
  const words = ownWords(t, 'test_mail', {}, { locale, zone: config.timeZone, now: now() })
  const { subject, content } = composeLetter(
    t,
    { kind: 'test_mail', to: { ...to, username: null }, ...words },
    { site: config.siteName, publicUrl: config.publicUrl, turnOff: null },
  )
  // The ids of queued mails are small, so this one's Message-ID is its own.
  const mail = { id: now().getTime(), recipient, subject, body: letterText(content), locale, content }
  try {
    await mailer.send(await outgoingMail(services as Services, { ...mail, kind: 'test_mail', user_id: null }))
  } catch (error) {
    log.warn({ err: error }, 'a test mail was not accepted')
    throw new AppError('mail_not_accepted')
  }
}
