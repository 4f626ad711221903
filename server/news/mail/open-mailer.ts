import type { Config } from '#server/platform/config/config.ts'
import type { Mailer } from '#server/platform/outside/mailer.ts'

/** SMTP where it is configured; otherwise mails are kept in the database. */
export async function openMailer({
  smtpUrl,
  mailFrom,
  dkim,
}: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dkim'>): Promise<Mailer> {
  if (smtpUrl)
    return (await import('#server/platform/outside/smtp-mailer.ts')).smtpMailer(smtpUrl, mailFrom, dkim)
  return (await import('#server/platform/outside/stored-mailer.ts')).storedMailer()
}
