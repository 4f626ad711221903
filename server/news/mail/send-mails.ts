import type { Services } from '#server/platform/ports/services.ts'
import { hiddenLinks } from './hidden-links.ts'
import { factsOf } from './letter-kinds.ts'
import { leaseMails, type MailRow, markRefused, markSent } from './mail-store.ts'
import { mailWords } from './mail-words.ts'
import { outgoingMail } from './outgoing-mail.ts'

const batch = 50
const batchesAtOnce = 20
/** As many as the mailer has connections. A batch is through before the first of its leases ends. */
const together = 5

/**
 * Sends the waiting mails. One that is not accepted is retried after a growing pause, for three days. A server that is
 * killed between the mail server's answer and its own note sends that mail again, under the same Message-ID.
 */
export async function sendMails(services: Services): Promise<void> {
  const { db, now } = services
  for (let i = 0; i < batchesAtOnce; i++) {
    const mails = await leaseMails(db, now(), batch)
    const left = mails.values()
    // Each takes the next one until none is left.
    await Promise.all(
      Array.from({ length: together }, async () => {
        for (const mail of left) await send(services, mail)
      }),
    )
    if (mails.length < batch) return
  }
}

async function send(services: Services, mail: MailRow): Promise<void> {
  const { db, log, mailer, now } = services
  try {
    await mailer.send(await outgoingMail(services, mail))
    await markSent(db, mail.id, now(), await cleared(services, mail))
  } catch (error) {
    log.warn({ err: error, mail: mail.id }, 'a mail was not accepted and will be retried')
    await markRefused(db, mail.id, error instanceof Error ? error.message : String(error))
  }
}

/** Once its reader has it, a link that opens an account is not kept. Without SMTP, the copy here is the only one. */
async function cleared({ config }: Services, { kind, locale, content }: MailRow) {
  if (!config.smtpUrl || !content || !factsOf(kind).secret) return null
  const t = await mailWords(locale)
  return hiddenLinks(content, t('mails.hidden'))
}
