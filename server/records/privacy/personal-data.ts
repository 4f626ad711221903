import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Schema } from '#db/schema.ts'

export type Table = keyof Schema & string
type Column<T extends Table> = keyof Schema[T] & string

/** The person, as far as rows name them. */
export type Person = {
  id: string
  email: string
  /** Whether they have shown that the address is theirs; anyone can type anyone's address. */
  verified: boolean
  /** Whether the address belongs to no other account. */
  only: boolean
}

type Whose = (person: Person) => RawBuilder<SqlBool>

/** Why a column is not in a person's archive. */
export const reasons = {
  internal: 'It connects rows, and means nothing outside this database.',
  secret: 'It proves who somebody is, or could be used to guess that proof.',
  others: 'It is about somebody else.',
  shop: 'The shop works with it, and it says nothing about the person.',
  staff: 'Staff wrote it for themselves, to protect people and the shop; support answers questions about it.',
} as const
type Reason = keyof typeof reasons

/** What an erasure does to the rows: it deletes them, empties the columns in `emptied`, or keeps what `kept` justifies. */
type Erased =
  | 'deleted'
  | { emptied?: Record<string, RawBuilder<unknown> | string | boolean | null>; kept: string }

export type PersonalRows = {
  table: Table
  /** The name of the files in the archive, where a table is about more than one kind of person. */
  name: string
  whose: Whose
  copied: readonly string[]
  left: Partial<Record<Reason, readonly string[]>>
  /** The archive contains the pictures themselves. */
  pictures?: true
  erased: Erased
  /** The rows to erase, where they differ from those that the archive shows. */
  erasedWhose?: Whose
}

type Details<T extends Table> = Omit<PersonalRows, 'table' | 'name' | 'copied' | 'left'> & {
  name?: string
  copied: readonly Column<T>[]
  left?: Partial<Record<Reason, readonly Column<T>[]>>
}

function rows<T extends Table>(table: T, details: Details<T>): PersonalRows {
  return { table, name: table, left: {}, ...details }
}

const by =
  (column: string): Whose =>
  ({ id }) =>
    sql<SqlBool>`${sql.ref(column)} = ${id}`

const within =
  (column: string, table: Table, whose: Whose, key = 'id'): Whose =>
  (person) =>
    sql<SqlBool>`${sql.ref(column)} in (select ${sql.ref(key)} from ${sql.table(table)} where ${whose(person)})`

const both =
  (whose: Whose, condition: RawBuilder<SqlBool>): Whose =>
  (person) =>
    sql<SqlBool>`(${whose(person)} and ${condition})`

const order = by('customer_id')
const ofOrder = within('order_id', 'orders', order)
/** For an order of theirs, or for their own balance. */
const payment: Whose = (person) =>
  sql<SqlBool>`(${ofOrder(person)} or (subject_kind = 'top_up' and subject_id = ${person.id}))`
/** About an order of theirs, or their own. */
const receipt: Whose = (person) => sql<SqlBool>`(${ofOrder(person)} or ${order(person)})`
/** A kept page of an order that they bought or acted on, which names them without their id. */
const pageOfOrder: Whose = ({ id }) =>
  sql<SqlBool>`coalesce(reply #>> '{data,order,order_id}', reply #>> '{data,dispute,order_id}') in (
    select id::text from ${sql.table('orders')} where customer_id = ${id} or booster_id = ${id}
    union all select order_id::text from ${sql.table('order_events')} where actor_id = ${id})`
const account = by('owner_id')
const application = by('user_id')

/** What the person wrote to support; letters of visitors only from an address that is proven. */
const thread: Whose = ({ id, email, verified }) =>
  verified
    ? sql<SqlBool>`(user_id = ${id} or (user_id is null and lower(email) = ${email}))`
    : sql<SqlBool>`user_id = ${id}`
const ofThread = within('thread_id', 'support_threads', thread)

/** What was written to the account, and to its address if that is theirs beyond doubt. */
const writtenTo = ({ id, email }: Person, ownsAddress: boolean) =>
  ownsAddress ? sql<SqlBool>`(user_id = ${id} or recipient = ${email})` : sql<SqlBool>`user_id = ${id}`

const books = 'Bookkeeping: it is kept by law and names an id without a person.'
const history = 'The history of an order, without the person.'
const work = 'The booster’s work on orders of others, without the booster’s name.'

/**
 * Everything that the database stores about a person: what their archive contains, why a column is left out, and what an
 * erasure does, in the order in which it is done. A test walks through every column of every table, so whoever adds one
 * adds it here or to `aboutNobody`.
 */
export const personalData: readonly PersonalRows[] = [
  rows('files', {
    name: 'order_pictures',
    whose: ofOrder,
    copied: ['id', 'mime', 'width', 'height', 'bytes', 'created_at'],
    left: {
      internal: ['owner_kind', 'owner_id', 'order_id', 'visibility', 'used', 'pixels', 'erased_at'],
      others: ['uploaded_by'],
    },
    pictures: true,
    erased: { emptied: { erased_at: sql`now()` }, kept: 'A job deletes the content; games name the rows.' },
  }),
  rows('files', {
    name: 'application_pictures',
    whose: both(by('uploaded_by'), sql<SqlBool>`owner_kind = 'application'`),
    copied: ['id', 'mime', 'width', 'height', 'bytes', 'created_at'],
    pictures: true,
    erased: { emptied: { erased_at: sql`now()` }, kept: 'A job deletes the content.' },
  }),
  rows('files', {
    name: 'service_pictures',
    whose: both(by('uploaded_by'), sql<SqlBool>`owner_kind = 'service_request'`),
    copied: ['id', 'mime', 'width', 'height', 'bytes', 'created_at'],
    pictures: true,
    erased: { emptied: { erased_at: sql`now()` }, kept: 'A job deletes the content.' },
  }),
  rows('files', {
    name: 'support_pictures',
    whose: both(within('owner_id', 'support_threads', thread), sql<SqlBool>`owner_kind = 'support'`),
    copied: ['id', 'mime', 'width', 'height', 'bytes', 'created_at'],
    pictures: true,
    erased: { emptied: { erased_at: sql`now()` }, kept: 'A job deletes the content.' },
  }),
  rows('files', {
    name: 'chat_pictures',
    whose: both(by('uploaded_by'), sql<SqlBool>`owner_kind = 'order_chat'`),
    copied: ['id', 'mime', 'width', 'height', 'bytes', 'created_at'],
    pictures: true,
    erased: {
      emptied: { erased_at: sql`now()` },
      kept: 'A job deletes the content; messages name the rows.',
    },
  }),
  rows('files', {
    name: 'avatar',
    whose: both(by('owner_id'), sql<SqlBool>`owner_kind = 'avatar'`),
    copied: ['id', 'mime', 'width', 'height', 'bytes', 'created_at'],
    pictures: true,
    erased: { emptied: { erased_at: sql`now()` }, kept: 'A job deletes the content.' },
  }),
  rows('files', {
    name: 'proofs',
    whose: both(by('uploaded_by'), sql<SqlBool>`owner_kind = 'order'`),
    copied: ['id', 'width', 'height', 'bytes', 'created_at'],
    erased: { kept: 'They show the accounts of customers and prove their orders.' },
  }),
  rows('files', {
    name: 'post_pictures',
    whose: both(by('uploaded_by'), sql<SqlBool>`owner_kind = 'post'`),
    copied: ['id', 'width', 'height', 'bytes', 'created_at'],
    erased: { kept: 'The shop’s articles show them.' },
  }),
  rows('order_messages', {
    whose: by('author_id'),
    copied: ['order_id', 'number', 'author', 'text', 'original', 'file_id', 'at'],
    left: { internal: ['id', 'author_id'] },
    erased: { emptied: { text: '–', original: null }, kept: history },
  }),
  rows('order_chat_reads', {
    whose: by('user_id'),
    copied: ['order_id', 'number'],
    left: { internal: ['user_id'], shop: ['mailed_number'] },
    erased: 'deleted',
  }),
  rows('support_messages', {
    whose: ofThread,
    copied: ['number', 'author', 'by_guest', 'text', 'file_id', 'at'],
    left: { internal: ['id', 'thread_id'], others: ['staff_id'], shop: ['waited_ms'] },
    erased: 'deleted',
  }),
  rows('support_threads', {
    whose: thread,
    copied: [
      'number',
      'channel',
      'status',
      'locale',
      'name',
      'email',
      'topic',
      'page',
      'quote',
      'created_at',
    ],
    left: {
      internal: ['id', 'user_id', 'order_id', 'demo', 'last_number', 'read_by_person', 'read_by_staff'],
      secret: ['visitor_hash', 'from_address'],
      others: ['assigned_to'],
      shop: ['waiting_since', 'mailed_number', 'updated_at'],
    },
    erased: 'deleted',
  }),
  rows('application_steps', {
    whose: within('application_id', 'applications', application),
    copied: ['action', 'note', 'at'],
    left: { internal: ['id', 'application_id'], others: ['actor_id'] },
    erased: 'deleted',
  }),
  rows('applications', {
    whose: application,
    copied: ['status', 'content', 'locale', 'created_at', 'updated_at', 'sent_at', 'due_at', 'decided_at'],
    left: { internal: ['id', 'user_id', 'version'] },
    erased: 'deleted',
  }),
  rows('notifications', {
    whose: by('user_id'),
    copied: ['code', 'message', 'params', 'created_at'],
    left: { internal: ['id', 'user_id'], shop: ['special_sound', 'read_at'] },
    erased: 'deleted',
  }),
  rows('mails', {
    whose: (person) => writtenTo(person, person.verified),
    erasedWhose: (person) => writtenTo(person, person.verified || person.only),
    copied: ['recipient', 'subject', 'kind', 'locale', 'body', 'created_at', 'sent_at'],
    left: {
      internal: ['id', 'ref', 'user_id'],
      secret: ['content', 'counted_for'],
      shop: ['attempts', 'next_attempt_at', 'last_error'],
    },
    erased: 'deleted',
  }),
  rows('reviews', {
    whose: by('customer_id'),
    copied: [
      ...(['author', 'overall', 'skill', 'speed', 'communication', 'text', 'language'] as const),
      ...(['created_at', 'edited_at'] as const),
    ],
    left: { internal: ['id', 'order_id', 'customer_id', 'demo'], others: ['booster_id'] },
    erased: 'deleted',
  }),
  rows('reviews', {
    name: 'received_reviews',
    whose: by('booster_id'),
    copied: ['overall', 'skill', 'speed', 'communication', 'text', 'reply', 'replied_at', 'created_at'],
    left: { shop: ['hidden_at', 'hidden_reason'] },
    erased: { emptied: { reply: null, replied_at: null }, kept: 'Customers wrote them.' },
  }),
  rows('favorites', {
    whose: by('user_id'),
    copied: ['booster_id', 'created_at'],
    left: { internal: ['user_id'] },
    erased: 'deleted',
  }),
  rows('session_notes', {
    whose: ofOrder,
    copied: ['number', 'hours', 'notes', 'held_at'],
    left: { internal: ['order_id'], others: ['coach_id'] },
    erased: { emptied: { notes: '' }, kept: history },
  }),
  rows('session_notes', {
    name: 'notes_as_coach',
    whose: by('coach_id'),
    copied: ['number', 'hours', 'notes', 'held_at'],
    erased: { kept: work },
  }),
  rows('order_sessions', {
    whose: ofOrder,
    copied: ['agreed_at', 'proposed_at', 'proposed_by', 'lost_at'],
    left: { internal: ['order_id', 'held_until', 'reminded_of'], others: ['meeting_link'] },
    erased: { kept: history },
  }),
  rows('order_handling', {
    whose: ofOrder,
    copied: [],
    left: { internal: ['order_id'], staff: ['assignee_id', 'tags', 'changed_at'] },
    erased: 'deleted',
  }),
  rows('order_notes', {
    whose: ofOrder,
    copied: [],
    left: { internal: ['id', 'order_id'], staff: ['author_id', 'text', 'at', 'pinned'] },
    erased: 'deleted',
  }),
  rows('tracking_links', {
    whose: ofOrder,
    copied: ['order_id', 'created_at'],
    left: { secret: ['token'] },
    erased: 'deleted',
  }),
  rows('order_offers', {
    whose: by('booster_id'),
    copied: ['order_id', 'began_at', 'wave'],
    left: { internal: ['booster_id'] },
    erased: 'deleted',
  }),
  rows('declined_offers', {
    whose: by('booster_id'),
    copied: ['order_id', 'began_at', 'reason', 'at'],
    left: { internal: ['booster_id'] },
    erased: 'deleted',
  }),
  rows('named_offers', {
    whose: ofOrder,
    copied: ['order_id', 'fallback', 'until', 'outcome', 'ended_at'],
    left: { others: ['booster_id'] },
    erased: { kept: history },
  }),
  rows('named_offers', {
    name: 'offers_by_name',
    whose: by('booster_id'),
    copied: ['order_id', 'until', 'outcome', 'ended_at'],
    erased: { kept: work },
  }),
  rows('booster_presence', {
    whose: by('user_id'),
    copied: ['day', 'samples'],
    left: { internal: ['user_id'] },
    erased: 'deleted',
  }),
  rows('order_changes', {
    whose: ofOrder,
    copied: [
      'status',
      'config',
      'note',
      'in_game_name',
      'asked_at',
      'answer_by',
      'closed_at',
      'refund_to',
      'next_config',
      'others_only',
      'next_order_id',
    ],
    left: { internal: ['id', 'order_id', 'quote', 'total_before', 'share_before', 'next_quote'] },
    erased: { emptied: { note: '', in_game_name: null }, kept: history },
  }),
  rows('prepared_changes', {
    whose: ofOrder,
    copied: [
      'config',
      'difference',
      'ask',
      'next_total',
      'in_game_name',
      'reason',
      'prepared_at',
      'answer_by',
      'closed_at',
    ],
    left: { internal: ['id', 'order_id'], others: ['prepared_by'] },
    erased: { emptied: { reason: '', in_game_name: null }, kept: history },
  }),
  rows('cashbacks', {
    whose: by('customer_id'),
    copied: ['order_id', 'level', 'percent', 'amount', 'given_at'],
    left: { internal: ['customer_id', 'entries'], shop: ['unrecovered'] },
    erased: { kept: books },
  }),
  rows('tips', {
    whose: ofOrder,
    copied: ['order_id', 'amount', 'words', 'opened_at', 'given_at', 'refunded'],
    left: {
      internal: ['id', 'payment_id'],
      others: ['booster_id'],
      shop: ['due_at', 'released_at', 'taken_back'],
    },
    erased: { emptied: { words: '' }, kept: books },
  }),
  rows('tips', {
    name: 'received_tips',
    whose: by('booster_id'),
    copied: ['order_id', 'amount', 'words', 'given_at', 'due_at', 'released_at', 'taken_back', 'refunded'],
    erased: { kept: books },
  }),
  rows('order_silences', {
    whose: ofOrder,
    copied: ['order_id', 'poked_at', 'held_at'],
    left: { shop: ['remind_at', 'hold_at'], others: ['active_at'] },
    erased: { kept: history },
  }),
  rows('play_hours', {
    whose: ofOrder,
    copied: ['order_id', 'slots', 'time_zone', 'updated_at'],
    erased: 'deleted',
  }),
  rows('order_reminders', {
    whose: ofOrder,
    copied: ['order_id', 'kind', 'at'],
    left: { internal: ['since'] },
    erased: { kept: history },
  }),
  rows('booster_replacements', {
    whose: ofOrder,
    copied: ['order_id', 'cause', 'reason', 'status', 'asked_at', 'closed_at'],
    left: { internal: ['id'], others: ['booster_id'] },
    erased: { emptied: { reason: '' }, kept: history },
  }),
  rows('order_disputes', {
    whose: ofOrder,
    copied: ['opened_at', 'by_guest', 'kind', 'reason', 'outcome', 'decision', 'to_customer', 'closed_at'],
    left: {
      internal: ['id', 'order_id', 'opened_by', 'opened_as', 'was_paused', 'appeal_of'],
      others: ['closed_by', 'to_boosters', 'original'],
      shop: ['to_shop'],
    },
    erased: { emptied: { reason: '', original: null }, kept: history },
  }),
  rows('dispute_statements', {
    whose: by('author_id'),
    copied: ['role', 'by_guest', 'text', 'original', 'at'],
    left: { internal: ['id', 'dispute_id', 'author_id', 'for_staff'] },
    erased: { emptied: { text: '', original: null }, kept: history },
  }),
  rows('order_events', {
    whose: ofOrder,
    copied: ['order_id', 'at', 'actor', 'action', 'from_status', 'to_status', 'reason', 'ready'],
    left: { internal: ['id'], others: ['actor_id'] },
    erased: { kept: `${history} Their own words go (erase_words_in_events).` },
  }),
  rows('order_events', {
    name: 'deeds',
    whose: by('actor_id'),
    copied: ['order_id', 'at', 'actor', 'action', 'reason', 'ready'],
    erased: { kept: `${history} Their own words go (erase_words_in_events).` },
  }),
  rows('order_games', {
    whose: ofOrder,
    copied: [
      'number',
      'result',
      'points',
      'standing',
      'character',
      'played_at',
      'made_at',
      'struck_at',
      'struck_reason',
      'struck_ready',
    ],
    left: {
      internal: ['id', 'order_id', 'proof_file_id', 'intention_id', 'replaced_by'],
      others: ['booster_id', 'struck_by'],
    },
    erased: { kept: history },
  }),
  rows('order_games', {
    name: 'played_games',
    whose: by('booster_id'),
    copied: ['order_id', 'number', 'result', 'points', 'standing', 'character', 'played_at', 'made_at'],
    erased: { kept: work },
  }),
  rows('credential_events', {
    whose: ofOrder,
    copied: ['order_id', 'at', 'action'],
    left: { internal: ['id'], others: ['actor_id'] },
    erased: { kept: history },
  }),
  rows('order_credentials', {
    whose: ofOrder,
    copied: ['stored_at'],
    left: { internal: ['order_id', 'key_id'], secret: ['wrapped_key', 'sealed'] },
    erased: 'deleted',
  }),
  rows('login_codes', {
    whose: ofOrder,
    copied: ['order_id', 'asked_at', 'given_at'],
    left: {
      internal: ['key_id', 'mailed'],
      others: ['asked_by'],
      secret: ['wrapped_key', 'sealed'],
    },
    erased: 'deleted',
  }),
  rows('receipt_payments', {
    whose: within('payment_id', 'payments', payment),
    copied: ['payment_id', 'receipt_id'],
    erased: { kept: books },
  }),
  rows('receipts', {
    whose: receipt,
    copied: ['series', 'year', 'number', 'order_id', 'buyer', 'amount', 'content', 'issued_at'],
    left: {
      internal: ['id', 'customer_id', 'refund_id', 'corrects', 'chargeback_id', 'chargeback_round', 'before'],
    },
    erased: { emptied: { buyer: null }, kept: books },
  }),
  rows('refunds', {
    whose: within('payment_id', 'payments', payment),
    copied: ['amount', 'target', 'created_at', 'sent_at', 'failed_at', 'credited_at', 'by_bank'],
    left: { internal: ['id', 'payment_id'] },
    erased: { kept: books },
  }),
  rows('payments', {
    whose: payment,
    copied: [
      'order_id',
      'provider',
      'provider_ref',
      'amount',
      'currency',
      'refunded',
      'status',
      'created_at',
    ],
    left: {
      internal: ['id', 'subject_kind', 'subject_id', 'funds_order', 'url', 'provider_intent'],
      shop: ['asked_at', 'captured_at', 'counted_at'],
    },
    erased: { emptied: { url: null }, kept: books },
  }),
  rows('chargebacks', {
    whose: within('payment_id', 'payments', payment),
    copied: ['order_id', 'amount', 'status', 'opened_at', 'closed_at'],
    left: {
      internal: ['id', 'payment_id', 'provider', 'provider_ref'],
      shop: [
        'due_at',
        'from_escrow',
        'from_shares',
        'from_shop',
        'from_balance',
        'from_debt',
        'from_refunds',
        'forgiven',
        'round',
      ],
    },
    erased: { kept: books },
  }),
  rows('chargeback_orders', {
    whose: ofOrder,
    copied: ['order_id'],
    left: { internal: ['chargeback_id'] },
    erased: { kept: books },
  }),
  rows('proposals', {
    whose: by('person_id'),
    copied: ['kind', 'amount', 'reason', 'ready', 'state', 'asked_at', 'decided_at', 'order_id'],
    left: {
      internal: ['id', 'person_id'],
      shop: ['subject', 'wish', 'note', 'needs_second', 'asked_by', 'decided_by', 'answer'],
    },
    erased: { kept: books },
  }),
  rows('settlements', {
    whose: ofOrder,
    copied: ['order_id', 'number', 'kind', 'at'],
    erased: { kept: books },
  }),
  rows('coupon_uses', {
    whose: by('customer_id'),
    copied: ['order_id', 'coupon_id', 'reserved_at', 'released_at'],
    left: { internal: ['customer_id'], secret: ['email_key'] },
    erased: { emptied: { email_key: sql`sha256(gen_random_uuid()::text::bytea)` }, kept: books },
  }),
  rows('held_shares', {
    whose: by('booster_id'),
    copied: ['order_id', 'amount', 'due_at', 'released_at'],
    left: { internal: ['booster_id', 'settlement'] },
    erased: { kept: books },
  }),
  rows('payout_events', {
    whose: within('payout_id', 'payouts', by('booster_id')),
    copied: ['payout_id', 'at', 'action'],
    left: { internal: ['id'], others: ['actor_id'] },
    erased: { kept: books },
  }),
  rows('payouts', {
    whose: by('booster_id'),
    copied: [
      ...([
        'id',
        'number',
        'amount',
        'status',
        'iban_start',
        'iban_end',
        'requested_at',
        'ready_at',
      ] as const),
      ...(['sent_at', 'ended_at', 'reason'] as const),
    ],
    left: { internal: ['booster_id', 'details_id', 'batch_id'] },
    erased: { emptied: { iban_start: '', iban_end: '' }, kept: books },
  }),
  rows('payout_details', {
    whose: by('booster_id'),
    copied: ['iban_start', 'iban_end', 'saved_at', 'replaced_at'],
    left: { internal: ['id', 'booster_id', 'key_id'], secret: ['wrapped_key', 'sealed'] },
    erased: 'deleted',
  }),
  rows('payout_batches', {
    whose: by('made_by'),
    copied: ['number', 'made_at', 'total'],
    left: {
      internal: ['id', 'made_by', 'needs_second'],
      others: ['approved_by', 'sent_by'],
      shop: ['approved_at', 'first_file_at', 'sent_at'],
    },
    erased: { kept: books },
  }),
  rows('ledger_entries', {
    whose: within('id', 'ledger_lines', within('account_id', 'ledger_accounts', account), 'entry_id'),
    copied: ['id', 'kind', 'business_ref', 'at'],
    erased: { kept: books },
  }),
  rows('ledger_lines', {
    whose: within('account_id', 'ledger_accounts', account),
    copied: ['entry_id', 'account_id', 'amount'],
    left: { internal: ['id', 'payment_id'] },
    erased: { kept: books },
  }),
  rows('ledger_accounts', {
    whose: account,
    copied: ['id', 'kind', 'currency', 'balance'],
    left: { internal: ['owner_id'] },
    erased: { kept: books },
  }),
  rows('orders', {
    whose: order,
    copied: [
      ...(['id', 'number', 'game', 'service', 'status', 'paused', 'config', 'quote', 'currency'] as const),
      ...([
        'total',
        'in_game_name',
        'locale',
        'risk_accepted_at',
        'consents',
        'created_at',
        'paid_at',
      ] as const),
      ...(['searching_at', 'claimed_at', 'finished_at', 'closed_at', 'refunded', 'refund_to'] as const),
      'disputed_by',
      'final_at',
      'terms',
      'billing_name',
      'billing_address',
    ],
    left: {
      internal: ['customer_id', 'proof_file_id', 'version', 'filter', 'level', 'duo', 'price_version'],
      others: ['booster_id', 'coach_id', 'reserved_by', 'reserved_at', 'ordered_by'],
      shop: ['shortfall', 'doubts', 'shares_held', 'frozen_at', 'charged_back_at', 'unrefunded'],
    },
    erased: {
      emptied: { in_game_name: null, billing_name: null, billing_address: null, config: withoutWords() },
      kept: books,
    },
  }),
  rows('orders', {
    name: 'work',
    whose: by('booster_id'),
    copied: [
      'number',
      'game',
      'service',
      'status',
      'booster_share',
      'claimed_at',
      'finished_at',
      'closed_at',
    ],
    erased: { kept: books },
  }),
  rows('order_blocks', {
    whose: by('booster_id'),
    copied: ['order_id'],
    left: { internal: ['booster_id'] },
    erased: { kept: work },
  }),
  rows('order_decisions', {
    whose: by('decided_by'),
    copied: ['order_id', 'action', 'reason', 'ready', 'decided_at'],
    left: { internal: ['decided_by', 'order_version'] },
    erased: 'deleted',
  }),
  rows('undone_claims', {
    whose: by('booster_id'),
    copied: ['order_id', 'at'],
    left: { internal: ['booster_id'] },
    erased: 'deleted',
  }),
  rows('coach_offers', {
    whose: by('booster_id'),
    copied: [
      'game',
      'hourly',
      'languages',
      'teaches',
      'teaches_in',
      'free',
      'time_zone',
      'active',
      'updated_at',
    ],
    left: { internal: ['booster_id'] },
    erased: 'deleted',
  }),
  rows('teaching_hours', {
    whose: by('booster_id'),
    copied: ['time_zone', 'spans', 'exceptions', 'notice_hours', 'ahead_days', 'updated_at'],
    left: { internal: ['booster_id'] },
    erased: 'deleted',
  }),
  rows('booster_profiles', {
    whose: by('user_id'),
    copied: ['languages', 'about', 'about_in', 'free', 'time_zone', 'updated_at'],
    left: { internal: ['user_id'] },
    erased: 'deleted',
  }),
  rows('booster_figures', {
    whose: by('booster_id'),
    copied: [
      ...(['game', 'finished', 'climbs', 'on_time', 'late_days', 'start_seconds', 'starts', 'won'] as const),
      ...(['recorded', 'disputed', 'reviews', 'rating_sum', 'first_at', 'last_at', 'counted_at'] as const),
    ],
    left: { internal: ['booster_id'] },
    erased: { kept: work },
  }),
  rows('service_requests', {
    whose: by('booster_id'),
    copied: ['services', 'ceilings', 'note', 'state', 'asked_at', 'closed_at', 'reason'],
    left: { internal: ['id', 'booster_id', 'file_id'] },
    erased: 'deleted',
  }),
  rows('booster_rested', {
    whose: by('user_id'),
    copied: ['filter'],
    left: { internal: ['user_id'] },
    erased: 'deleted',
  }),
  rows('booster_filters', {
    whose: by('user_id'),
    copied: ['filter'],
    left: { internal: ['user_id'] },
    erased: 'deleted',
  }),
  rows('booster_ceilings', {
    whose: by('user_id'),
    copied: ['game', 'ceiling', 'allowed', 'unplayed'],
    left: { internal: ['user_id'] },
    erased: 'deleted',
  }),
  rows('boosters', {
    whose: by('user_id'),
    copied: [
      'solo_limit',
      'duo_limit',
      'since',
      'last_active_at',
      'paused_at',
      'away_at',
      'away_until',
      'meeting_link',
    ],
    left: { internal: ['user_id', 'version'] },
    erased: { emptied: { last_active_at: null, meeting_link: null }, kept: work },
  }),
  rows('idempotency_keys', {
    whose: ({ id }) => sql<SqlBool>`subject = ${id}`,
    copied: ['operation', 'created_at'],
    left: { internal: ['subject', 'key', 'request_hash', 'reply'] },
    erased: 'deleted',
    // A reply to someone else can be about the person. Each is spelled out once, which is what takes time.
    erasedWhose: (person) => {
      const { id, email } = person
      return sql<SqlBool>`(subject = ${id} or ${pageOfOrder(person)} or exists (
        select from (select lower(reply::text) as words offset 0) as kept
        where position(${id} in words) > 0 or position(${email} in words) > 0))`
    },
  }),
  rows('audit_log', {
    whose: by('actor_id'),
    copied: ['at', 'operation', 'subject'],
    left: { internal: ['id', 'actor_id', 'previous_hash', 'hash'], others: ['detail'] },
    erased: { kept: 'The record of what staff did is a chain of hashes. It names ids only.' },
  }),
  rows('permission_requests', {
    whose: by('user_id'),
    copied: ['permission', 'asked_at'],
    left: { internal: ['user_id'] },
    erased: 'deleted',
  }),
  rows('person_notes', {
    whose: by('user_id'),
    copied: [],
    left: { internal: ['id', 'user_id'], staff: ['text', 'at', 'author_id'] },
    erased: 'deleted',
  }),
  rows('bulk_runs', {
    whose: by('asked_by'),
    copied: ['action', 'reason', 'amount', 'asked_at', 'ended_at'],
    left: { internal: ['id', 'asked_by', 'state'], others: ['booster_id'] },
    erased: { kept: history },
  }),
  // Colleagues work with what somebody shared, so it stays without its name.
  rows('list_views', {
    whose: by('owner_id'),
    copied: ['list', 'name', 'shared', 'query'],
    left: { internal: ['id', 'owner_id', 'version'] },
    erased: 'deleted',
    erasedWhose: ({ id }) => sql<SqlBool>`owner_id = ${id} and not shared`,
  }),
  rows('list_choices', {
    whose: by('user_id'),
    copied: ['list', 'columns'],
    left: { internal: ['user_id', 'view_id'] },
    erased: 'deleted',
  }),
  rows('ban_orders', {
    whose: by('user_id'),
    copied: ['order_id', 'deed', 'asked_at', 'ended_at'],
    left: { internal: ['id', 'user_id'], staff: ['reason', 'asked_by', 'refusal'] },
    erased: { kept: history },
  }),
  rows('data_exports', {
    whose: by('user_id'),
    copied: ['requested_at', 'ready_at', 'bytes'],
    left: { internal: ['id', 'user_id'] },
    erased: { emptied: { requested_at: sql`'epoch'` }, kept: 'A job deletes the file, then the row.' },
  }),
  rows('notification_choices', {
    whose: by('user_id'),
    copied: ['topic', 'channel', 'wanted'],
    left: { internal: ['user_id'] },
    erased: 'deleted',
  }),
  rows('quiet_hours', {
    whose: by('user_id'),
    copied: ['from_minute', 'until_minute', 'time_zone', 'codes_wake', 'paused_until'],
    left: { internal: ['user_id'] },
    erased: 'deleted',
  }),
  rows('pushes', {
    whose: within('session_id', 'sessions', by('user_id')),
    copied: ['notification_id', 'attempts', 'next_attempt_at', 'created_at'],
    left: { internal: ['session_id'] },
    erased: 'deleted',
  }),
  rows('push_devices', {
    whose: by('user_id'),
    copied: ['details', 'created_at', 'last_push_at', 'hour_began_at', 'sent_in_hour'],
    left: { internal: ['session_id', 'user_id'], secret: ['endpoint', 'p256dh', 'auth'] },
    erased: 'deleted',
  }),
  rows('mailed_links', {
    whose: by('user_id'),
    copied: ['purpose', 'created_at', 'expires_at', 'used_at'],
    left: { internal: ['user_id', 'order_id'], secret: ['token_hash', 'bound_to'] },
    erased: 'deleted',
  }),
  rows('staff_invitations', {
    whose: ({ email }) => sql<SqlBool>`email = ${email}`,
    copied: ['email', 'permissions', 'invited_at', 'expires_at'],
    left: { internal: ['id'], secret: ['token_hash'], others: ['invited_by'] },
    erased: 'deleted',
  }),
  rows('opening_mails', {
    whose: ({ email, verified }) => (verified ? sql<SqlBool>`email = ${email}` : sql<SqlBool>`false`),
    erasedWhose: ({ email }) => sql<SqlBool>`email = ${email}`,
    copied: ['email', 'locale', 'asked_at', 'confirmed_at'],
    left: { internal: ['id'], secret: ['token_hash'] },
    erased: 'deleted',
  }),
  rows('supply_mails', {
    whose: ({ email, verified }) => (verified ? sql<SqlBool>`email = ${email}` : sql<SqlBool>`false`),
    erasedWhose: ({ email }) => sql<SqlBool>`email = ${email}`,
    copied: ['email', 'locale', 'game', 'service', 'server', 'level', 'duo', 'asked_at', 'confirmed_at'],
    left: { internal: ['id'], secret: ['token_hash'] },
    erased: 'deleted',
  }),
  rows('raffle_entries', {
    whose: by('user_id'),
    copied: ['raffle_id', 'number', 'secret', 'mark', 'country', 'name_shown', 'entered_at', 'withdrawn_at'],
    left: { internal: ['user_id'] },
    erased: {
      emptied: { user_id: null, secret: null, country: null, name_shown: false },
      kept: 'Others check the draw by the list of tickets. Its lines name nobody.',
    },
  }),
  rows('raffle_winners', {
    whose: by('user_id'),
    copied: [
      ...(['raffle_id', 'position', 'place', 'number', 'drawn_at', 'claim_until', 'reminded_at'] as const),
      ...(['claimed_at', 'lapsed_at', 'lapse', 'coupon_id', 'address', 'sent_at'] as const),
    ],
    left: { internal: ['user_id'] },
    erased: { emptied: { user_id: null, address: null }, kept: 'Which ticket won is part of the draw.' },
  }),
  rows('posts', {
    whose: by('created_by'),
    copied: ['id', 'title'],
    left: {
      internal: ['created_by', 'changed_by', 'version', 'source', 'cover_picture', 'cover_seed'],
      shop: [
        ...([
          'game',
          'topic',
          'author',
          'related',
          'published_at',
          'withdrawn_at',
          'source_language',
        ] as const),
        ...(['changed_at', 'cover_x', 'cover_y', 'demo', 'state', 'blocks', 'languages'] as const),
        ...(['live', 'scheduled', 'begun', 'behind'] as const),
      ],
    },
    erased: { kept: 'The shop’s article; it names an id without a person.' },
  }),
  rows('post_drafts', {
    whose: by('changed_by'),
    copied: ['post_id', 'language', 'changed_at'],
    left: {
      internal: ['changed_by', 'publish_by', 'revision'],
      shop: ['fields', 'own_slug', 'parts', 'removed', 'words', 'publish_at', 'problem'],
    },
    erased: { kept: 'The shop’s article; its parts name ids without persons.' },
  }),
  rows('post_versions', {
    whose: by('by'),
    copied: ['post_id', 'language', 'begun_at', 'at', 'name'],
    left: {
      internal: ['id', 'by', 'revision', 'closed'],
      shop: ['kind', 'fields', 'parts', 'changed', 'published_at'],
    },
    erased: { kept: 'The history of the shop’s article; it names an id without a person.' },
  }),
  rows('post_previews', {
    whose: by('created_by'),
    copied: ['post_id', 'created_at', 'expires_at'],
    left: { internal: ['id', 'created_by'], secret: ['hash'], shop: ['last_read_at'] },
    erased: 'deleted',
  }),
  rows('raffles', {
    whose: by('created_by'),
    copied: ['slug', 'created_at'],
    left: {
      internal: ['id', 'created_by', 'version'],
      secret: ['seed'],
      shop: [
        ...(['state', 'prize_kind', 'prize_value', 'winners', 'opens_at', 'closes_at', 'texts'] as const),
        ...(['countries', 'updated_at', 'opened_at', 'seed_hash', 'beacon_chain', 'beacon_round'] as const),
        ...(['beacon_at', 'last_ticket', 'tickets', 'closed_at', 'list_hash', 'drawn_at'] as const),
        ...(['randomness', 'signature', 'cancelled_at', 'cancel_reason', 'demo', 'prize_cap'] as const),
        'told_to',
      ],
    },
    erased: { kept: 'The shop’s raffle; it names an id without a person.' },
  }),
  rows('coupons', {
    whose: by('customer_id'),
    copied: ['code', 'amount', 'percent', 'cap', 'valid_until', 'created_at'],
    left: {
      internal: ['id', 'customer_id'],
      shop: [
        ...(['enabled', 'valid_from', 'minimum_order', 'games', 'services', 'uses', 'use_limit'] as const),
        ...(['per_customer', 'demo', 'updated_at'] as const),
      ],
    },
    erased: { kept: 'A prize that only this account could use.' },
  }),
  rows('shop_opening', {
    whose: by('opened_by'),
    copied: ['opened_at'],
    left: { internal: ['id', 'opened_by'] },
    erased: { kept: 'When the shop opened; it names an id without a person.' },
  }),
  rows('link_requests', {
    whose: ({ email }) => sql<SqlBool>`email = ${email}`,
    copied: ['purpose', 'asked_at'],
    left: { internal: ['email'], secret: ['key', 'caused_by'] },
    erased: 'deleted',
  }),
  rows('email_changes', {
    whose: by('user_id'),
    copied: ['email', 'asked_at', 'old_confirmed_at', 'new_confirmed_at'],
    left: { internal: ['user_id'] },
    erased: 'deleted',
  }),
  rows('passkeys', {
    whose: by('user_id'),
    copied: ['name', 'transports', 'created_at', 'last_used_at'],
    left: { internal: ['id', 'user_id', 'counter'], secret: ['credential_id', 'public_key'] },
    erased: 'deleted',
  }),
  rows('authenticator_apps', {
    whose: by('user_id'),
    copied: ['created_at', 'confirmed_at'],
    left: {
      internal: ['user_id', 'key_id', 'used_step', 'tried_step'],
      secret: ['wrapped_key', 'sealed'],
    },
    erased: 'deleted',
  }),
  rows('recovery_codes', {
    whose: by('user_id'),
    copied: ['used_at'],
    left: { internal: ['user_id'], secret: ['code_hash'] },
    erased: 'deleted',
  }),
  rows('identities', {
    whose: by('user_id'),
    copied: ['provider', 'subject', 'name', 'created_at'],
    left: { internal: ['user_id'] },
    erased: 'deleted',
  }),
  rows('sessions', {
    whose: by('user_id'),
    copied: [
      'created_at',
      'refreshed_at',
      'expires_at',
      'revoked_at',
      'proved_at',
      'proved_by',
      'browser',
      'system',
    ],
    left: {
      internal: ['id', 'user_id', 'access_expires_at', 'renewal_arrived', 'second_factor'],
      secret: ['access_hash', 'refresh_hash', 'previous_refresh_hash'],
    },
    erased: 'deleted',
  }),
  rows('users', {
    name: 'profile',
    whose: by('id'),
    copied: [
      ...(['kind', 'email', 'username', 'permissions', 'consent', 'gclid', 'locale'] as const),
      ...([
        'banned_at',
        'banned_until',
        'ban_reason',
        'verified_at',
        'age_confirmed_at',
        'created_at',
        'theme',
      ] as const),
      'sound_volume',
    ],
    left: {
      internal: ['id', 'demo', 'erased_at', 'guest_answered_at', 'avatar_small', 'avatar_large'],
      secret: ['password_hash'],
      others: ['banned_by'],
      staff: ['ban_note'],
    },
    erased: {
      emptied: {
        email: sql`id || '@erased.invalid'`,
        username: sql`'deleted-' || right(id::text, 12)`,
        password_hash: null,
        permissions: sql`'{}'`,
        consent: false,
        gclid: null,
        verified_at: null,
        avatar_small: null,
        avatar_large: null,
        ban_note: '',
        theme: null,
        erased_at: sql`now()`,
      },
      kept: 'Orders and the ledger name its id.',
    },
  }),
]

/** Tables that are about no person whom anyone could find in them, each with its reason. */
export const aboutNobody: Partial<Record<Table, string>> = {
  audit_chain: 'whether the audit log is whole, and how many entries it has',
  captcha_solutions: 'signatures of solved puzzles, for minutes',
  dispute_pictures: 'which picture belongs to which dispute; both are above',
  dispute_reminders: 'which reminders of a dispute were sent; names nobody',
  failed_attempts: 'ids of what a job will try again',
  ledger_checks: 'results of adding up the books',
  operation_marks: 'when a webhook arrived last, when a backup was made',
  order_transitions: 'the rules of the lifecycle',
  page_tags: 'versions of public pages',
  post_slugs: 'the shop’s own articles',
  post_texts: 'the shop’s own articles',
  bulk_orders: 'the orders of an action on many, and how each ended; names nobody',
  order_waves: 'when a search for a booster asked how many; names nobody',
  presence_samples: 'how many boosters were connected',
  price_tables: 'the shop’s prices; `author` is the work name of staff, who lose their permissions first',
  provider_events: 'ids of a provider’s messages',
  quarantined_events: 'ids and amounts that fit no payment',
  receipt_counters: 'the last number of each series of receipts',
  sandbox_payments: 'the books of the provider that stands in locally',
  sandbox_refunds: 'the books of the provider that stands in locally',
  sign_in_failures: 'counts under keyed marks, for a day',
  spent_proofs: 'marks of used proofs, for minutes',
  spent_sign_in_states: 'hashes of what a return from a provider carried, for minutes',
  support_answers: 'the shop’s own answers',
  unserved: 'counts of what nobody played, by game, service, server and rank',
}

/** What a customer typed into the configuration of an order: when they can play, and what they want to learn. */
function withoutWords() {
  return sql`config
    || case when config ? 'freeHours' then '{"freeHours": ""}' else '{}' end::jsonb
    || case when config ? 'wishes' then '{"wishes": ""}' else '{}' end::jsonb`
}
