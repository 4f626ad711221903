import { mostTypedLetters } from '#core/base/links.ts'
import { canChoose, type NewsTopic } from '#core/people/notification-choices.ts'
import type { MessageKey } from '#i18n/translate.ts'

/** A kind of letter is the start of its texts: `mails.{kind}_subject`, `_heading`, `_body` and `_button`. */
export type LetterKind = KindOf<MessageKey>
type KindOf<Key> = Key extends `mails.${infer Kind}_heading` ? Kind : never

/** Why its reader gets a letter: `mails.why_{reason}`. */
export type LetterReason =
  | 'account'
  | 'order'
  | 'running'
  | 'work'
  | 'message'
  | 'application'
  | 'inbox'
  | 'dispute'
  | 'opening'

export type KindFacts = {
  reason: LetterReason
  /** What the reader's choices know it as; null for the answer to someone who wrote to us. */
  topic: NewsTopic | null
  /**
   * Whether its button opens something that only its reader may open: staff see the letter without that address, and the
   * address is deleted once the letter is sent.
   */
  secret: boolean
}

/**
 * A letter about an account carries a link that only its reader may have. Every kind is one unless the table says
 * otherwise, so that a kind that was forgotten here is protected rather than exposed.
 */
const accountLetter: KindFacts = { reason: 'account', topic: 'account', secret: true }
const notice: KindFacts = { reason: 'account', topic: 'account', secret: false }

const order = (topic: NewsTopic): KindFacts => ({ reason: 'order', topic, secret: false })
const running = (topic: NewsTopic): KindFacts => ({ reason: 'running', topic, secret: false })
/** To customer or booster, about a reported problem. */
const dispute = (topic: NewsTopic): KindFacts => ({ reason: 'dispute', topic, secret: false })
const application: KindFacts = { reason: 'application', topic: 'application', secret: false }
const answer: KindFacts = { reason: 'message', topic: null, secret: false }

/** What holds for each kind; queue, design, foot, staff's page and tests read it. */
const facts: Readonly<Record<string, KindFacts>> = {
  order_paid: order('payments'),
  order_paid_login: order('payments'),
  coaching_paid: order('payments'),
  order_unpaid: order('payment_reminder'),
  login_needed: order('order_waits'),
  booster_found: running('order_work'),
  progress_digest: running('order_progress'),
  order_finished: order('order_waits'),
  order_refunded: order('payments'),
  order_cancelled: order('order_closed'),
  order_completed: order('order_closed'),
  review_asked: order('reviews'),
  coach_accepted: running('order_work'),
  coach_declined: order('order_waits'),
  coaching_finished: order('order_waits'),
  problem_reported: dispute('order_waits'),
  answer_missing: dispute('order_waits'),
  staff_asked: dispute('order_waits'),
  problem_decided: dispute('order_closed'),
  appeal_asked: dispute('order_waits'),
  appeal_decided: dispute('order_closed'),
  change_asked: { reason: 'work', topic: 'order_waits', secret: false },
  change_accepted: running('order_work'),
  change_declined: running('order_work'),
  change_expired: running('order_work'),
  booster_poked: { reason: 'work', topic: 'order_waits', secret: false },
  booster_reminded: { reason: 'work', topic: 'order_waits', secret: false },
  tip_given: { reason: 'work', topic: 'payments', secret: false },
  tip_returned: order('payments'),
  start_missed: order('order_waits'),
  order_held: running('order_waits'),
  check_waits: order('order_waits'),
  login_code_needed: running('order_waits'),
  order_messages_unread: running('order_messages'),
  named_asked: { reason: 'work', topic: 'bookings', secret: false },
  coach_asked: { reason: 'work', topic: 'bookings', secret: false },
  chat_unread: { reason: 'message', topic: 'support_answers', secret: false },
  support_answer: answer,
  contact_receipt: answer,
  withdrawal_receipt: answer,
  support_letter: { reason: 'inbox', topic: null, secret: false },
  application_sent: application,
  application_asked: application,
  application_accepted: application,
  application_refused: application,
  password_changed: notice,
  email_changed: notice,
  have_account: notice,
  new_device: notice,
  account_banned: notice,
  passkey_added: notice,
  passkey_removed: notice,
  app_set_up: notice,
  app_removed: notice,
  recovery_code_used: notice,
  new_recovery_codes: notice,
  provider_connected: notice,
  provider_removed: notice,
  work_begins: notice,
  work_changed: notice,
  work_paused: notice,
  work_resumed: notice,
  payout_details_saved: notice,
  data_ready: notice,
  account_deleted: notice,
  test_mail: notice,
  opening_confirm: { reason: 'opening', topic: null, secret: true },
  shop_opened: { reason: 'opening', topic: null, secret: false },
}

/** What holds for a kind of letter. */
export function factsOf(kind: string): KindFacts {
  return facts[kind] ?? accountLetter
}

/** Letters that anyone causes who types an address: they count for the network of whoever did. */
const typedKinds: readonly string[] = [
  'welcome',
  'change_email_new',
  'have_account',
  'open_order',
  'reset_password',
  'staff_invited',
  'opening_confirm',
  'contact_receipt',
]

/** Letters that staff write, that a law asks for, or that have a narrower limit where they are caused. */
const uncountedKinds: readonly string[] = [
  ...Object.keys(facts).filter((kind) => facts[kind] === application),
  'support_answer',
  'account_banned',
  'work_begins',
  'work_changed',
  'work_paused',
  'work_resumed',
  'account_deleted',
  'withdrawal_receipt',
  'login_code_needed',
]

/**
 * How many letters of a kind a mailbox gets in a day, and for whom they are counted. Nobody's letters use up another's:
 * - `network`: for the network of whoever typed the address;
 * - `account`: for the account that they are about;
 * - null: for nobody, so it is never withheld.
 * `warns`: it warns of a change or returns an account to its owner, so once the address is proven it is never withheld.
 */
export function allowanceOf(kind: string): {
  per: 'network' | 'account' | null
  most: number
  warns: boolean
} {
  const isTyped = typedKinds.includes(kind)
  const warns = factsOf(kind).reason === 'account' && (kind === 'reset_password' || !isTyped)
  if (isTyped) return { per: 'network', most: mostTypedLetters, warns }
  return { per: uncountedKinds.includes(kind) ? null : 'account', most: 30, warns }
}

/** The topic that its reader can turn off; null for a letter that always arrives. */
export function choiceOf(kind: string): NewsTopic | null {
  const { topic } = factsOf(kind)
  return topic && canChoose(topic, 'mail') ? topic : null
}

/** The start of the refs of opening mails, which are deleted as soon as they are sent. */
export const openingFarewell = 'shop_opened:'
