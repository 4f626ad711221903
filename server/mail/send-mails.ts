import { sql } from 'kysely'
import type { Db } from '../db.ts'
import type { Services } from '../services.ts'

const batch = 50
const batchesAtOnce = 20
const giveUpAfterMs = 3 * 86_400_000

/**
 * Sends the mails that wait. Each is leased before it is sent, so that no two senders have it, and tried again
 * after a growing pause, for three days.
 */
export async function sendMails({ db, log, mailer, now }: Services): Promise<void> {
  for (let i = 0; i < batchesAtOnce; i++) {
    const mails = await lease(db, now())
    for (const mail of mails)
      try {
        await mailer.send(mail)
        await db.updateTable('mails').set({ sent_at: now() }).where('id', '=', mail.id).execute()
      } catch (error) {
        log.warn({ err: error, mail: mail.id }, 'a mail was not accepted')
      }
    if (mails.length < batch) return
  }
}

function lease(db: Db, now: Date) {
  return db
    .updateTable('mails')
    .set({
      attempts: sql`attempts + 1`,
      next_attempt_at: sql`${now}::timestamptz + least(60, 2 ^ attempts) * interval '1 minute' + interval '1 minute'`,
    })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('mails')
        .select('id')
        .where('sent_at', 'is', null)
        .where('next_attempt_at', '<=', now)
        .where('created_at', '>', new Date(now.getTime() - giveUpAfterMs))
        .orderBy('next_attempt_at')
        .limit(batch)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'recipient', 'subject', 'body'])
    .execute()
}
