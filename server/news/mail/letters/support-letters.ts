import type { SupportTopic } from '#core/talk/support-thread.ts'
import { href } from '#i18n/href.ts'
import type { Translate } from '#i18n/translate.ts'
import type { LetterFacts, LetterKind } from './letter-spec.ts'
import { madeUp } from './made-up.ts'
import { ownLetter } from './own-letter.ts'

type Writer = { thread: number; name: string; email: string }
const madeUpWriter: Writer = { thread: 2041, name: 'Mira', email: 'mira@example.com' }

const answer = { reason: 'message', topic: null } as const
const quote = (text: string) => ({ is: 'quote', text }) as const
const replyTo = (t: Translate, email: string) =>
  ({ is: 'text', text: t('mails.support_answer_reply', { email }) }) as const

/** What a person declares with the topic “withdrawal”, with the message they added. */
export function declaration(t: Translate, number: number, text = ''): string {
  const declared = t('mails.withdrawal_declaration', { number })
  return text ? `${declared}\n\n${text}` : declared
}

/** The contact form and the chat with support. */
export const supportLetters = {
  // It repeats nothing of the message: anyone can type anyone's address.
  contact_receipt: ownLetter({
    ...answer,
    counts: 'network',
    words: ({ thread }: { thread: number }, { locale }) => ({
      values: { thread },
      page: href('/contact', locale),
    }),
    example: { thread: 2041 },
  }),
  // `said` is null unless the person whose order it is was signed in: anyone else gets the shop's own words only.
  withdrawal_receipt: ownLetter({
    ...answer,
    counts: 'nobody',
    words: (
      {
        number,
        said,
        writer,
        support,
      }: { number: number; said: string | null; writer: Writer; support: string },
      { t, locale, time, zone, now },
    ) => ({
      values: { time: time.dateAndTime(now), zone },
      order: { number, climb: null },
      above: [
        quote(said ?? declaration(t, number)),
        ...(said === null ? [] : [{ is: 'text', text: t('mails.withdrawal_from', writer) } as const]),
        { is: 'text', text: t('mails.withdrawal_keep') },
      ],
      below: [replyTo(t, support)],
      page: href('/contact', locale),
    }),
    example: { number: 20418, said: null, writer: madeUpWriter, support: 'help@example.com' },
  }),
  support_answer: ownLetter({
    ...answer,
    counts: 'nobody',
    words: ({ thread, text, support }: { thread: number; text: string; support: string }, { t, locale }) => ({
      values: { thread },
      above: [quote(text)],
      below: [replyTo(t, support)],
      page: href('/contact', locale),
    }),
    example: { thread: 2041, text: 'Your booster starts tonight at eight.', support: 'help@example.com' },
  }),
  chat_unread: ownLetter({
    reason: 'message',
    topic: 'support_answers',
    words: ({ texts }: { texts: readonly string[] }, { t, locale }) => ({
      above: texts.map(quote),
      below: [{ is: 'text', text: t('mails.chat_unread_where') }],
      page: `${href('/', locale)}#chat`,
    }),
    example: { texts: ['Your booster starts tonight at eight.'] },
  }),
  /** To our own support address. */
  support_letter: ownLetter({
    reason: 'inbox',
    topic: null,
    words: (
      {
        id,
        topic,
        text,
        number,
        ...writer
      }: Writer & {
        id: string
        topic: SupportTopic
        text: string
        number: number | null
      },
      { t, locale },
    ) => ({
      values: { ...writer, topic: t(`contact.topic.${topic}`) },
      above: [quote(text)],
      page: `${href('/dashboard/admin/support', locale)}?thread=${id}`,
      ...(number && { order: { number, climb: null } }),
    }),
    example: {
      ...madeUpWriter,
      id: madeUp.id,
      topic: 'other',
      text: 'Do you also play on the Korean server?',
      number: null,
    },
  }),
} satisfies Partial<Record<LetterKind, LetterFacts>>
