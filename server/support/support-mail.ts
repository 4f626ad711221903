import { href } from '#i18n/href.ts'
import { loadMessages } from '#i18n/load-messages.ts'
import type { Locale } from '#i18n/locales.ts'
import { times } from '#i18n/times.ts'
import { createTranslate, type Translate } from '#i18n/translate.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { wantsMail } from '../notifications/wants-mail.ts'
import { findReader } from '../users/user-store.ts'
import type { Work } from '../work.ts'
import type { ThreadRow } from './thread-store.ts'

/** Longer texts of strangers aren't repeated in mails. */
const quoted = 4_000

/** Mails a message of the contact form to the support address. The inbox has it too. */
export async function mailLetter(
  work: Work,
  thread: ThreadRow,
  text: string,
  orderNumber: number | null,
): Promise<void> {
  const { support, publicUrl, siteName } = work.services.config
  const t = await words('en')
  const topic = t(`contact.topic.${thread.topic ?? 'other'}`)
  const lines = [
    t('supportmail.letter_from', { name: thread.name ?? '', email: thread.email ?? '' }),
    ...(orderNumber ? [t('supportmail.letter_order', { number: orderNumber })] : []),
    text.slice(0, quoted),
    `${publicUrl}${href('/dashboard/admin/support', 'en')}?thread=${thread.id}`,
    t('mails.sign_off', { site: siteName }),
  ]
  await queueMail(work, {
    recipient: support.email,
    subject: t('supportmail.letter_subject', { topic, number: thread.number }),
    body: `${lines.join('\n\n')}\n`,
    ref: `letter:${thread.id}`,
  })
}

/** What a person declares with the topic “withdrawal”, in the language of their page, with the message they added. */
export async function declarationOf(
  { locale }: Pick<ThreadRow, 'locale'>,
  orderNumber: number,
  text: string,
): Promise<string> {
  const t = await words(locale)
  const declaration = t('supportmail.withdrawal_declaration', { number: orderNumber })
  return text ? `${declaration}\n\n${text}` : declaration
}

/** Mails the receipt for a withdrawal: what was declared by whom, and when. */
export async function mailReceipt(
  work: Work,
  thread: ThreadRow,
  declaration: string,
  orderNumber: number,
): Promise<void> {
  const t = await words(thread.locale)
  const { siteName, support } = work.services.config
  const time = times(thread.locale, support.timeZone).dateAndTime(work.now)
  await send(
    work,
    thread,
    `withdrawal:${thread.id}`,
    t('supportmail.withdrawal_subject', { number: orderNumber }),
    [
      t('supportmail.withdrawal_received', { time, zone: support.timeZone }),
      declaration,
      t('supportmail.letter_from', { name: thread.name ?? '', email: thread.email ?? '' }),
      t('supportmail.withdrawal_keep'),
      t('supportmail.answer_reply', { email: support.email }),
      t('mails.sign_off', { site: siteName }),
    ],
  )
}

/** Mails an answer to whoever wrote in the contact form, in the language of their page. */
export async function mailAnswer(
  work: Work,
  thread: ThreadRow,
  text: string,
  messageId: string,
): Promise<void> {
  const t = await words(thread.locale)
  const { siteName, support } = work.services.config
  await send(
    work,
    thread,
    `answer:${messageId}`,
    t('supportmail.answer_subject', { number: thread.number }),
    [
      t('supportmail.answer_body'),
      text,
      t('supportmail.answer_reply', { email: support.email }),
      t('mails.sign_off', { site: siteName }),
    ],
  )
}

/** Mails the unread answers of a chat with the way back to it. False if nobody left an address or wants it. */
export async function mailUnread(work: Work, thread: ThreadRow, texts: readonly string[]): Promise<boolean> {
  if (thread.user_id && !(await wantsMail(work, thread.user_id, 'support_answers'))) return false
  const t = await words(thread.locale)
  const { siteName, publicUrl } = work.services.config
  return send(work, thread, `chat:${thread.id}:${thread.last_number}`, t('supportmail.unread_subject'), [
    t('supportmail.unread_body'),
    ...texts,
    t('supportmail.unread_continue'),
    `${publicUrl}${href('/', thread.locale)}#chat`,
    t('mails.sign_off', { site: siteName }),
  ])
}

async function send(work: Work, thread: ThreadRow, ref: string, subject: string, parts: readonly string[]) {
  const reader = thread.user_id ? await findReader(work.tx, thread.user_id) : undefined
  // What the person left for this talk comes before what their account says.
  const recipient = thread.email ?? reader?.email
  if (!recipient) return false
  const t = await words(thread.locale)
  const greeting =
    reader?.verified_at && recipient === reader.email
      ? t('mails.greeting', { username: reader.username })
      : t('mails.greeting_unproven')
  await queueMail(work, { recipient, subject, body: `${[greeting, ...parts].join('\n\n')}\n`, ref })
  return true
}

const known = new Map<Locale, Promise<Translate>>()

function words(locale: Locale): Promise<Translate> {
  const loading = known.get(locale) ?? load(locale)
  known.set(locale, loading)
  return loading
}

async function load(locale: Locale): Promise<Translate> {
  const areas = ['mails', 'supportmail', 'contact'] as const
  const [own, english] = await Promise.all([loadMessages(locale, areas), loadMessages('en', areas)])
  return createTranslate(locale, own, english)
}
