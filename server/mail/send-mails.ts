import type { Services } from '../services.ts'
import { leaseMails, markSent } from './mail-store.ts'

const batch = 50
const batchesAtOnce = 20

/** Sends the waiting mails. One that is not accepted is retried after a growing pause, for three days. */
export async function sendMails({ db, log, mailer, now }: Services): Promise<void> {
  for (let i = 0; i < batchesAtOnce; i++) {
    const mails = await leaseMails(db, now(), batch)
    for (const mail of mails)
      try {
        await mailer.send(mail)
        await markSent(db, mail.id, now())
      } catch (error) {
        log.warn({ err: error, mail: mail.id }, 'a mail was not accepted and will be retried')
      }
    if (mails.length < batch) return
  }
}
