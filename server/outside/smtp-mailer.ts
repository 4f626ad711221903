import { createTransport } from 'nodemailer'
import type { Mailer } from './mailer.ts'

/** Sends through an SMTP server, `smtp://user:password@host:port` or `smtps://…`; `from` is a full address. */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 10_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost'
  return {
    async send({ id, recipient, subject, body }) {
      await transport.sendMail({
        from,
        to: recipient,
        subject,
        text: body,
        messageId: `<mail-${id}@${domain}>`,
      })
    },
  }
}
