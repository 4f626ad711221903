import type { Tx } from '../db.ts'

export type NewMail = {
  recipient: string
  subject: string
  body: string
  /** Names what the mail tells; a second mail of the same name is not written. */
  ref?: string
}

/** Writes a mail in the transaction of what it tells; the job sends it after the commit. */
export async function queueMail(tx: Tx, mail: NewMail, now: Date): Promise<void> {
  await tx
    .insertInto('mails')
    .values({ ...mail, created_at: now, next_attempt_at: now })
    .onConflict((oc) => oc.column('ref').doNothing())
    .execute()
}
