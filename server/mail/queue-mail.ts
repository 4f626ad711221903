import type { Work } from '../work.ts'
import { insertMail, isWritten, type NewMail } from './mail-store.ts'

/** Writes a mail in the transaction of its event; the job sends it after the commit. */
export async function queueMail(work: Work, mail: NewMail): Promise<void> {
  if (await insertMail(work, mail)) return
  const { ref } = mail
  if (ref && (await isWritten(work.tx, ref))) return
  work.services.log.warn(
    { event: 'mail quota', ref: ref ?? null },
    'a mailbox has reached its daily limit: the mail was not queued',
  )
}
