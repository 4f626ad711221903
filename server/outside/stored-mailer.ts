import type { Mailer } from './mailer.ts'

/**
 * Without SMTP settings nothing leaves the house: a mail is delivered by standing in the table `mails`, where
 * staff read it, and that is where every mail is before it is sent.
 */
export function storedMailer(): Mailer {
  return { send: async () => {} }
}
