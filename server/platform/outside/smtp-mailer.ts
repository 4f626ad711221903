import { createTransport } from 'nodemailer'
import { localeInfo } from '#i18n/locales.ts'
import { isUntrusted } from './access.ts'
import type { Mailer } from './mailer.ts'

export type Dkim = { domainName: string; keySelector: string; privateKey: string }

const connections = 5

/**
 * Sends through an SMTP server, `smtp://user:password@host:port` or `smtps://…`, over a few connections that stay open;
 * `from` is a full address. With `dkim`, each mail is signed for the sender's domain.
 */
export function smtpMailer(url: string, from: string, dkim?: Dkim): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: connections,
    maxMessages: 100,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 5_000,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(dkim && { dkim }),
  })
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost'
  return {
    async send({ id, recipient, subject, text, html, locale, attachments = [], turnOff }) {
      await transport.sendMail({
        from,
        // An object, so that an address with a comma in it stays one address.
        to: { name: '', address: recipient },
        subject,
        text,
        ...(html && { html }),
        attachments: attachments.map(({ cid, filename, png }) => ({
          cid,
          filename,
          content: png,
          contentType: 'image/png',
          contentDisposition: 'inline' as const,
        })),
        messageId: `<mail-${id}@${domain}>`,
        headers: {
          // Out-of-office notes don't answer it (RFC 3834).
          'Auto-Submitted': 'auto-generated',
          ...(locale && { 'Content-Language': localeInfo(locale).tag }),
          ...(turnOff && {
            'List-Unsubscribe': `<${turnOff}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
      })
    },
    async check() {
      try {
        await transport.verify()
        return 'accepted'
      } catch (error) {
        if (isRefusedAccess(error)) return 'refused'
        return isUntrusted(error) ? 'untrusted' : 'away'
      }
    },
    isRefusedAccess,
    close: () => transport.close(),
  }
}

/** The library's code for a sign-in that the server answered with no. */
function isRefusedAccess(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EAUTH'
}
