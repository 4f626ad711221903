import type { OwnLetter } from '#server/news/mail/letters/letters.ts'
import { declaration } from '#server/news/mail/letters/support-letters.ts'
import { mailWords } from '#server/news/mail/mail-words.ts'
import { type FactsOf, writeLetter } from '#server/news/mail/write-letter.ts'
import type { Work } from '#server/platform/ports/work.ts'
import { findReader } from '#server/platform/users/user-store.ts'
import type { ThreadRow } from './thread-store.ts'

/** Longer texts of strangers aren't repeated in mails. */
const quoted = 4_000

/** Mails a message of the contact form to the support address, in English. The inbox has it too. */
export async function mailLetter(
  work: Work,
  thread: ThreadRow,
  text: string,
  number: number | null,
): Promise<void> {
  const to = { email: work.services.config.support.email, locale: 'en', username: null } as const
  const { id, topic } = thread
  const facts = { ...writerOf(thread), id, topic: topic ?? 'other', text: text.slice(0, quoted), number }
  await writeLetter(work, 'support_letter', to, facts, { ref: `letter:${id}` })
}

/** What a person declares with the topic “withdrawal”, in the language of their page, with the message they added. */
export async function declarationOf(
  { locale }: Pick<ThreadRow, 'locale'>,
  orderNumber: number,
  text: string,
): Promise<string> {
  return declaration(await mailWords(locale), orderNumber, text)
}

/** Mails whoever wrote in the contact form that it arrived. */
export async function mailContactReceipt(work: Work, thread: ThreadRow): Promise<void> {
  await send(work, thread, 'contact_receipt', { thread: thread.number }, `contact:${thread.id}`)
}

/**
 * Mails the receipt for a withdrawal: what was declared, and when. `said` is what was written, by whom it repeats too;
 * null unless the person whose order it is was signed in: anyone else gets the shop's own words only.
 */
export async function mailReceipt(
  work: Work,
  thread: ThreadRow,
  number: number,
  said: string | null,
): Promise<void> {
  const facts = { number, said, writer: writerOf(thread), support: work.services.config.support.email }
  await send(work, thread, 'withdrawal_receipt', facts, `withdrawal:${thread.id}`)
}

/** Mails an answer to whoever wrote in the contact form, in the language of their page. */
export async function mailAnswer(
  work: Work,
  thread: ThreadRow,
  text: string,
  messageId: string,
): Promise<void> {
  const facts = { thread: thread.number, text, support: work.services.config.support.email }
  await send(work, thread, 'support_answer', facts, `answer:${messageId}`)
}

/** Mails the unread answers of a chat with the way back to it. False if nobody left an address or wants it. */
export async function mailUnread(work: Work, thread: ThreadRow, texts: readonly string[]): Promise<boolean> {
  return send(work, thread, 'chat_unread', { texts }, `chat:${thread.id}:${thread.last_number}`)
}

const writerOf = ({ number, name, email }: ThreadRow) => ({
  thread: number,
  name: name ?? '',
  email: email ?? '',
})

async function send<Kind extends OwnLetter>(
  work: Work,
  thread: ThreadRow,
  kind: Kind,
  facts: FactsOf<Kind>,
  ref: string,
): Promise<boolean> {
  const reader = thread.user_id ? await findReader(work.tx, thread.user_id) : undefined
  // What the person left for this talk comes before what their account says.
  const email = thread.email ?? reader?.email
  if (!email) return false
  const isProven = reader?.verified_at && email === reader.email
  const to = {
    email,
    locale: thread.locale,
    username: isProven ? reader.username : null,
    ...(thread.user_id && { userId: thread.user_id }),
  }
  return writeLetter(work, kind, to, facts, { ref })
}
