import type { Config } from '../config.ts'
import type { Mailer } from '../outside/mailer.ts'

/** SMTP where it is configured; otherwise mails are kept in the database. */
export async function openMailer({
  smtpUrl,
  mailFrom,
  dkim,
}: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dkim'>): Promise<Mailer> {
  if (smtpUrl) return (await import('../outside/smtp-mailer.ts')).smtpMailer(smtpUrl, mailFrom, dkim)
  return (await import('../outside/stored-mailer.ts')).storedMailer()
}
