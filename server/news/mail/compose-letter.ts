import type { LetterClimb } from '#contract/letter-picture.ts'
import { href } from '#i18n/href.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Translate, Values } from '#i18n/translate.ts'
import type { Block, LetterContent } from './letter-content.ts'
import { factsOf } from './letter-kinds.ts'
import type { LetterKind, LetterPart } from './letters/letter-spec.ts'
import { nameInMail } from './name-in-mail.ts'

export type Letter = {
  kind: LetterKind
  to: {
    email: string
    locale: Locale
    /** Null until the address is verified: whoever typed the address also chose the name, so it could be spam. */
    username: string | null
    /** The account that it is about; their choices hold, and erasing the account deletes the letter. */
    userId?: string
  }
  /** The values of the holes in the kind's texts. */
  values?: Values
  /** The path of the page that the button opens, in the reader's language. The button itself changes nothing. */
  page: string
  /** Identifies the message; a second letter with the same ref is not written. */
  ref?: string
  /** The order that it is about, whose number is in the head and whose climb is drawn above the heading. */
  order?: { number: number; climb: LetterClimb | null }
  /** What stands between the text and the button, and below the button. */
  above?: readonly Block[]
  below?: readonly Block[]
}

type Shop = {
  site: string
  publicUrl: string
  /** The shop isn't open yet: a letter about an order is about a test order, and says so. */
  closed?: boolean
  /** Where one click turns the letter off. */
  turnOff: { page: string; oneClick: string } | null
}

/** A letter in the words of its reader, without its looks. */
export function composeLetter(
  t: Translate,
  letter: Letter,
  { site, publicUrl, closed = false, turnOff }: Shop,
): { subject: string; content: LetterContent } {
  const { kind, to, page, order, above = [], below = [] } = letter
  const { reason, secret } = factsOf(kind)
  const values = { ...letter.values, ...(order && { number: order.number }), site }
  const text = (part: LetterPart) => t(`mails.${kind}_${part}`, values)
  const [first = '', ...more] = text('body').split('\n\n').map(asText)
  const greeting = to.username ? [asText(t('mails.greeting', { username: nameInMail(to.username) }))] : []
  const test = closed && order !== undefined
  const marks = test ? [asText(t('mails.test_note', { site }))] : []
  // Mailboxes can show the mark that keeps “e-mail” on one line.
  const subject = text('subject').replaceAll(/(?<=[eE]-)\u2060/g, '')
  const at = (path: string) => publicUrl + path
  const button = { is: 'button', label: text('button'), href: at(page), shown: secret } as const
  const climb = order?.climb ?? null
  return {
    subject: test ? t('mails.test_subject', { subject }) : subject,
    content: {
      heading: text('heading'),
      preview: first === '' ? '' : first.text,
      reference: order ? t('order.orderNumber', { number: order.number }) : '',
      climb,
      climbText: climb ? ends(t, climb) : '',
      blocks: [...marks, ...greeting, ...(first === '' ? [] : [first]), ...more, ...above, button, ...below],
      notes: [
        t(`mails.why_${reason}`, values),
        ...(turnOff || reason === 'opening' || reason === 'supply' ? [] : [t('mails.always')]),
        t('mails.never_ask'),
      ],
      links: [
        ...(turnOff ? [{ label: t('mails.turn_off'), href: at(turnOff.page) }] : []),
        ...(to.userId
          ? [{ label: t('mails.choose'), href: at(href('/dashboard/profile-settings', to.locale)) }]
          : []),
        { label: t('mails.help'), href: at(href('/contact', to.locale)) },
        { label: t('shell.imprint'), href: at(href('/resources/imprint', to.locale)) },
      ],
      turnOff: turnOff && at(turnOff.oneClick),
    },
  }
}

const asText = (text: string) => ({ is: 'text', text }) as const

const ends = (t: Translate, { startLabel: start, targetLabel: target }: LetterClimb) =>
  target ? t('games.climb', { start, target }) : start
