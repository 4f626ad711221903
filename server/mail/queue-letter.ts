import { presentCause } from '../http/caused-by.ts'
import { wantsMail } from '../notifications/wants-mail.ts'
import type { Work } from '../work.ts'
import { composeLetter, type Letter } from './compose-letter.ts'
import { allowanceOf, choiceOf } from './letter-kinds.ts'
import { letterText } from './letter-text.ts'
import { insertMail } from './mail-store.ts'
import { mailWords } from './mail-words.ts'
import { turnOffLinks } from './turn-off-token.ts'

export type { Letter } from './compose-letter.ts'
export type { LetterKind } from './letter-kinds.ts'

/**
 * Writes a letter in the transaction of its event, once; the job sends it after the commit. False if its reader has
 * turned it off.
 */
export async function queueLetter(work: Work, letter: Letter): Promise<boolean> {
  const { config, log } = work.services
  const { kind, to, ref } = letter
  const topic = choiceOf(kind)
  if (topic && to.userId && !(await wantsMail(work, to.userId, topic))) return false
  const t = await mailWords(to.locale)
  const turnOff = topic && to.userId ? turnOffLinks(config.secretKey, to.userId, topic, to.locale) : null
  const { subject, content } = composeLetter(t, letter, {
    site: config.siteName,
    publicUrl: config.publicUrl,
    turnOff,
  })
  const { per, most, warns } = allowanceOf(kind)
  const countedFor = per === 'network' ? presentCause() : to.userId
  const mail = await insertMail(work, {
    recipient: to.email,
    subject,
    body: letterText(content),
    kind,
    locale: to.locale,
    content,
    userId: to.userId ?? null,
    most,
    warns,
    countedFor: countedFor && `${per}:${countedFor}`,
    ref,
  })
  work.after(() => {
    if (mail.rows.length === 0)
      log.warn(
        { event: 'mail quota', kind, ref: ref ?? null },
        'whoever causes this mail has reached the daily limit for its mailbox: it was not queued',
      )
  })
  return true
}
