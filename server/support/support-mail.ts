import { href } from '#i18n/href.ts'
import { offeredLocale } from '#i18n/locales.ts'
import { times } from '#i18n/times.ts'
import type { Block } from '#server/news/mail/letter-content.ts'
import { mailWords } from '#server/news/mail/mail-words.ts'
import { type Letter, queueLetter } from '#server/news/mail/queue-letter.ts'
import type { Work } from '#server/platform/ports/work.ts'
import { findReader } from '#server/platform/users/user-store.ts'
import type { ThreadRow } from './thread-store.ts'

/** Longer texts of strangers aren't repeated in mails. */
const quoted = 4_000

const quote = (text: string): Block => ({ is: 'quote', text })

/** Mails a message of the contact form to the support address. The inbox has it too. */
export async function mailLetter(
  work: Work,
  thread: ThreadRow,
  text: string,
  orderNumber: number | null,
): Promise<void> {
  const t = await mailWords('en')
  const topic = t(`contact.topic.${thread.topic ?? 'other'}`)
  await queueLetter(work, {
    kind: 'support_letter',
    to: { email: work.services.config.support.email, locale: 'en', username: null },
    values: { ...numberAndName(thread), topic },
    above: [quote(text.slice(0, quoted))],
    page: `${href('/dashboard/admin/support', 'en')}?thread=${thread.id}`,
    ref: `letter:${thread.id}`,
    ...(orderNumber && { order: { number: orderNumber, climb: null } }),
  })
}

/** What a person declares with the topic “withdrawal”, in the language of their page, with the message they added. */
export async function declarationOf(
  { locale }: Pick<ThreadRow, 'locale'>,
  orderNumber: number,
  text: string,
): Promise<string> {
  const t = await mailWords(locale)
  const declaration = t('mails.withdrawal_declaration', { number: orderNumber })
  return text ? `${declaration}\n\n${text}` : declaration
}

/**
 * Mails whoever wrote in the contact form that it arrived. It repeats nothing of the message: anyone can type anyone's
 * address.
 */
export async function mailContactReceipt(work: Work, thread: ThreadRow): Promise<void> {
  await send(work, thread, {
    kind: 'contact_receipt',
    values: { thread: thread.number },
    page: href('/contact', thread.locale),
    ref: `contact:${thread.id}`,
  })
}

/**
 * Mails the receipt for a withdrawal: what was declared, and when. `said` is what was written, by whom it repeats too;
 * null unless the person whose order it is was signed in: anyone else gets the shop's own words only.
 */
export async function mailReceipt(
  work: Work,
  row: ThreadRow,
  orderNumber: number,
  said: string | null,
): Promise<void> {
  const thread = inOffered(work, row)
  const t = await mailWords(thread.locale)
  const from = { is: 'text', text: t('mails.withdrawal_from', numberAndName(thread)) } as const
  const { timeZone: zone } = work.services.config
  const time = times(thread.locale, zone).dateAndTime(work.now)
  await send(work, thread, {
    kind: 'withdrawal_receipt',
    values: { time, zone },
    order: { number: orderNumber, climb: null },
    above: [
      quote(said ?? (await declarationOf(thread, orderNumber, ''))),
      ...(said === null ? [] : [from]),
      { is: 'text', text: t('mails.withdrawal_keep') },
    ],
    below: [await replyTo(work, thread)],
    page: href('/contact', thread.locale),
    ref: `withdrawal:${thread.id}`,
  })
}

/** Mails an answer to whoever wrote in the contact form, in the language of their page. */
export async function mailAnswer(work: Work, row: ThreadRow, text: string, messageId: string): Promise<void> {
  const thread = inOffered(work, row)
  await send(work, thread, {
    kind: 'support_answer',
    values: { thread: thread.number },
    above: [quote(text)],
    below: [await replyTo(work, thread)],
    page: href('/contact', thread.locale),
    ref: `answer:${messageId}`,
  })
}

/** Mails the unread answers of a chat with the way back to it. False if nobody left an address or wants it. */
export async function mailUnread(work: Work, row: ThreadRow, texts: readonly string[]): Promise<boolean> {
  const thread = inOffered(work, row)
  const t = await mailWords(thread.locale)
  return send(work, thread, {
    kind: 'chat_unread',
    above: texts.map(quote),
    below: [{ is: 'text', text: t('mails.chat_unread_where') }],
    page: `${href('/', thread.locale)}#chat`,
    ref: `chat:${thread.id}:${thread.last_number}`,
  })
}

/** The thread as somebody reads about it whose language the shop no longer offers. */
function inOffered({ services }: Work, thread: ThreadRow): ThreadRow {
  return { ...thread, locale: offeredLocale(services.config.languages, thread.locale) }
}

async function replyTo({ services }: Work, { locale }: ThreadRow): Promise<Block> {
  const t = await mailWords(locale)
  return { is: 'text', text: t('mails.support_answer_reply', { email: services.config.support.email }) }
}

const numberAndName = ({ number, name, email }: ThreadRow) => ({
  thread: number,
  name: name ?? '',
  email: email ?? '',
})

async function send(work: Work, thread: ThreadRow, letter: Omit<Letter, 'to'>): Promise<boolean> {
  const reader = thread.user_id ? await findReader(work.tx, thread.user_id) : undefined
  // What the person left for this talk comes before what their account says.
  const email = thread.email ?? reader?.email
  if (!email) return false
  const isProven = reader?.verified_at && email === reader.email
  return queueLetter(work, {
    ...letter,
    to: {
      email,
      locale: thread.locale,
      username: isProven ? reader.username : null,
      ...(thread.user_id && { userId: thread.user_id }),
    },
  })
}
