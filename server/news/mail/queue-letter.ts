import { later } from '#server/platform/db/driver/later.ts'
import { presentCause } from '#server/platform/http/caused-by.ts'
import { AppError } from '#server/platform/http/errors.ts'
import { isOpenIn } from '#server/platform/http/is-open.ts'
import type { Work } from '#server/platform/ports/work.ts'
import { wantsMail } from '../notifications/wants-mail.ts'
import { composeLetter, type Letter } from './compose-letter.ts'
import { allowanceOf, choiceOf } from './letter-kinds.ts'
import { letterText } from './letter-text.ts'
import { insertMail, type NewMail } from './mail-store.ts'
import { mailWords } from './mail-words.ts'
import { turnOffLinks } from './turn-off-token.ts'

export type { Letter } from './compose-letter.ts'
export type { LetterKind } from './letters/letter-spec.ts'

/**
 * Writes a letter in the transaction of its event, once; the job sends it after the commit. False if its reader has
 * turned it off.
 */
export async function queueLetter(work: Work, letter: Letter): Promise<boolean> {
  const mail = await compose(work, letter)
  if (!mail) return false
  const written = await later(work.tx, insertMail(work, mail))
  work.after(() => {
    if (written.rows.length === 0)
      work.services.log.warn(
        { event: 'mail quota', kind: mail.kind, ref: mail.ref ?? null },
        'the daily limit of mails for this mailbox and cause is reached: the mail was not queued',
      )
  })
  return true
}

/** Writes a letter of which its page says that it was sent: where the daily limit withholds it, the call is refused. */
export async function requireLetter(work: Work, letter: Letter): Promise<void> {
  const mail = await compose(work, letter)
  if (mail && !(await insertMail(work, mail).executeTakeFirst())) throw new AppError('mails_used_up')
}

/** A letter as it is stored; undefined if its reader has turned it off. */
async function compose(work: Work, letter: Letter): Promise<NewMail | undefined> {
  const { config } = work.services
  const { kind, to, ref } = letter
  const topic = choiceOf(kind)
  if (topic && to.userId && !(await wantsMail(work, to.userId, topic))) return undefined
  const t = await mailWords(to.locale)
  const turnOff = topic && to.userId ? turnOffLinks(config.secretKey, to.userId, topic, to.locale) : null
  const { subject, content } = composeLetter(t, letter, {
    site: config.siteName,
    publicUrl: config.publicUrl,
    closed: letter.order !== undefined && !(await isOpenIn(work)),
    turnOff,
  })
  const { per, most, warns } = allowanceOf(kind)
  const countedFor = per && (per === 'network' ? presentCause() : to.userId)
  return {
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
  }
}
