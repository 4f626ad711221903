import type { Config } from '../config.ts'
import type { Mailer } from '../outside/mailer.ts'
import { smtpMailer } from '../outside/smtp-mailer.ts'
import { storedMailer } from '../outside/stored-mailer.ts'

/** SMTP where it is configured; otherwise mails are kept in the database. */
export function openMailer({ smtpUrl, mailFrom }: Pick<Config, 'smtpUrl' | 'mailFrom'>): Mailer {
  return smtpUrl ? smtpMailer(smtpUrl, mailFrom) : storedMailer()
}
