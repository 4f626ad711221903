import type { MessageKey } from '#i18n/translate.ts'

/** A kind of letter is the start of its texts: `mails.{kind}_subject`, `_heading`, `_body` and `_button`. */
export type LetterKind = KindOf<MessageKey>
type KindOf<Key> = Key extends `mails.${infer Kind}_heading` ? Kind : never

/** What a letter is about, which is why its reader gets it: `mails.why_{subject}`. */
export type LetterSubject = 'account' | 'order' | 'running' | 'work' | 'message' | 'application' | 'inbox'

export type KindFacts = {
  subject: LetterSubject
  /**
   * Whether its button opens something that only its reader can open: staff see the letter without that address, and it
   * is deleted once the letter is sent.
   */
  secret: boolean
  /** What turns it off; null for a letter that its reader must get. */
  choice: MailChoice | null
}

/** What a reader can turn off. */
export type MailChoice = 'progress' | 'claimed' | 'chat' | 'work'

/**
 * Letters about an account: they carry links that only their reader may have, and are always sent. Every kind is one
 * unless the table says otherwise, so that a forgotten kind is protected rather than exposed.
 */
const accountLetter: KindFacts = { subject: 'account', secret: true, choice: null }

const order = { subject: 'order', secret: false, choice: null } as const
const work = { subject: 'work', secret: false, choice: 'work' } as const
const application = { subject: 'application', secret: false, choice: null } as const
const message = { subject: 'message', secret: false, choice: null } as const

const facts: Partial<Record<string, KindFacts>> = {
  order_paid: order,
  order_paid_login: order,
  coaching_paid: order,
  order_unpaid: order,
  login_needed: order,
  booster_found: { subject: 'running', secret: false, choice: 'claimed' },
  progress_digest: { subject: 'running', secret: false, choice: 'progress' },
  order_finished: order,
  order_refunded: order,
  order_cancelled: order,
  coach_accepted: order,
  coach_declined: order,
  coaching_finished: order,
  coach_asked: work,
  chat_unread: { subject: 'message', secret: false, choice: 'chat' },
  support_answer: message,
  support_letter: { subject: 'inbox', secret: false, choice: null },
  contact_receipt: message,
  withdrawal_receipt: message,
  application_sent: application,
  application_asked: application,
  application_accepted: application,
  application_refused: application,
} satisfies Partial<Record<LetterKind, KindFacts>>

/** What holds for a kind of letter. */
export function factsOf(kind: string): KindFacts {
  return facts[kind] ?? accountLetter
}

/** Letters about an account have an allowance of their own, so that nobody can use it up by other letters. */
export function isAboutAccount(kind: string): boolean {
  return factsOf(kind).subject === 'account'
}
