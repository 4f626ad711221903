import type { Locale } from '#i18n/locales.ts'
import type { Access } from './access.ts'

/** A picture inside a mail, which its HTML names by `cid:`. */
export type Attachment = { cid: string; filename: string; png: Buffer }

/** A mail; `id` is the same at every attempt, so that a mail sent twice is recognized as one. */
export type Mail = {
  id: number
  recipient: string
  subject: string
  text: string
  html?: string
  locale?: Locale
  attachments?: readonly Attachment[]
  /** Where one POST turns such mails off (RFC 8058). */
  turnOff?: string | null
}

/** Sends mails to the outside world; one that no password protects has neither of the two checks. */
export type Mailer = {
  /** @throws any error when the mail was not accepted; it is retried later. */
  send(mail: Mail): Promise<void>
  /** Signs in at the mail server without sending anything; within 10 s. */
  check?(): Promise<Access | 'untrusted'>
  /** Whether what `send` threw says that the mail server refuses our password. */
  isRefusedAccess?(error: unknown): boolean
  close?(): void
}
