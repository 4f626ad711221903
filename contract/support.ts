import { z } from 'zod'
import { orderNumberTyped } from '#core/base/order-number.ts'
import { orderStatuses } from '#core/orders/lifecycle.ts'
import {
  longestLetter,
  longestMessage,
  shortestLetter,
  supportStatuses,
  supportTopics,
} from '#core/talk/support-thread.ts'
import { endpoint, picture } from './endpoint.ts'
import { orderConfig } from './order-config.ts'
import { unkept } from './unkept.ts'
import {
  amount,
  byGuest,
  currency,
  email,
  id,
  instant,
  localeCode,
  pageOf,
  paragraphs,
  success,
  text,
} from './values.ts'

/** Chat and contact form: what a visitor or a person calls. A visitor is known by an HttpOnly cookie. */

const sentPicture = z.object({ file_id: id, width: z.int(), height: z.int() })

/** A message as its person reads it. */
export const chatMessage = z.object({
  message_id: id,
  /** Its place in the thread. Notes of staff take numbers that the person doesn't see. */
  number: z.int(),
  from: z.enum(['person', 'staff']),
  /** The name of the staff member who wrote it. */
  name: z.string().nullable(),
  text: z.string(),
  picture: sentPicture.nullable(),
  by_guest: byGuest,
  at: instant,
})

const chat = z.object({
  status: z.enum(supportStatuses),
  messages: z.array(chatMessage),
  /** Up to which message each side has read. */
  read_by_person: z.int(),
  read_by_staff: z.int(),
  /** The address that answers are mailed to when nobody reads them; null while there is none. */
  email: z.string().nullable(),
  /** The person's own order that the talk is about. */
  order: z.object({ order_id: id, number: z.int() }).nullable(),
})

/** Who answers, and how fast; both only once they are known. */
const answering = z.object({
  name: z.string().nullable(),
  /** The usual time until an answer, measured on the newest ones; null for too few. */
  minutes: z.int().nullable(),
})

export const openChat = endpoint({
  summary:
    "Get the visitor's or person's chat with support: its newest 200 messages, or those after a number",
  guard: 'public',
  opensBefore: true,
  query: z.strictObject({ after: z.coerce.number().int().min(0).default(0) }),
  reply: success(z.object({ chat: chat.nullable(), answering })),
  errors: ['forbidden'],
  perMinute: 120,
})

const page = z
  .string()
  .max(300)
  .regex(/^\/[^\p{Cc}\p{Cs}]*$/u)

export const sendChatMessage = endpoint({
  summary:
    'Write to support. The first message of a visitor needs a solved captcha and sets the cookie of their chat; a message that is sent again under its id stays one',
  guard: 'public',
  opensBefore: true,
  unkept: 'A first message sets the visitor’s cookie; the message’s own id makes it one',
  body: z.strictObject({
    message_id: id,
    text: paragraphs(longestMessage),
    file_id: id.optional(),
    locale: localeCode.default('en'),
    /** The page that it is written on, and the quote there as the visitor sees it. */
    page: page.optional(),
    quote: text(120).optional(),
    /** Where to answer once the visitor has gone. */
    email: email.optional(),
    captchaResponse: z.string().max(4000).optional(),
  }),
  reply: success(z.object({ message: chatMessage })),
  errors: ['captcha_failed', 'forbidden', 'not_found', 'password_in_chat', 'too_many_messages'],
  perMinute: 30,
  example: {
    body: {
      message_id: '0b9c1f6e-6f0e-4c0f-9a52-3d5d8e2f7a10',
      text: 'Can the booster stop for an evening when I need my account?',
      locale: 'en',
      page: '/league-of-legends/elo-boost',
    },
  },
})

export const readChat = endpoint({
  summary: 'Mark the messages of support as read, up to a number',
  guard: 'public',
  opensBefore: true,
  unkept: unkept.tokens,
  body: z.strictObject({ number: z.int().min(0).max(1_000_000) }),
  reply: success(z.object({})),
  errors: ['forbidden'],
  perMinute: 120,
  example: { body: { number: 2 } },
})

export const uploadChatPicture = endpoint({
  summary: 'Upload a picture (PNG, JPEG or WebP) for the next message of a chat that has begun',
  guard: 'public',
  opensBefore: true,
  unkept: unkept.picture,
  reply: success(z.object({ file_id: id })),
  errors: [
    'bad_file_extension',
    'forbidden',
    'no_files_uploaded',
    'not_found',
    'payload_too_large',
    'too_many_messages',
  ],
  perMinute: 20,
})

export const getChatPicture = endpoint({
  summary: 'Get a picture of a chat: for its visitor or person, and for staff',
  guard: 'public',
  opensBefore: true,
  params: z.strictObject({ file_id: id }),
  reply: picture,
  errors: ['not_found'],
})

const letter = z.strictObject({
  message_id: id,
  topic: z.enum(supportTopics),
  name: text(80).min(1),
  email,
  /** As typed: PK-20011 or 20011. */
  order: text(20).optional(),
  text: paragraphs(longestLetter),
  locale: localeCode.default('en'),
  captchaResponse: z.string().min(1, 'captcha_required').max(4000),
})
type Letter = Pick<z.output<typeof letter>, 'topic' | 'order' | 'text'>

/** A withdrawal names its order and needs no words; every other letter needs some. */
const namesItsOrder = ({ topic, order }: Letter) =>
  topic !== 'withdrawal' || orderNumberTyped(order ?? '') !== null
const saysSomething = ({ topic, text }: Letter) => topic === 'withdrawal' || text.length >= shortestLetter

export const sendLetter = endpoint({
  summary:
    'Send the contact form: it reaches the support inbox and is mailed to the support address. The topic “withdrawal” is a withdrawal from the contract for an order, and its receipt is mailed at once',
  guard: 'public',
  opensBefore: true,
  unkept: unkept.captcha,
  body: letter.refine(namesItsOrder, { path: ['order'] }).refine(saysSomething, { path: ['text'] }),
  reply: success(z.object({ number: z.int() })),
  errors: ['captcha_failed', 'password_in_chat', 'too_many_messages'],
  perMinute: 10,
  example: {
    body: {
      message_id: '0b9c1f6e-6f0e-4c0f-9a52-3d5d8e2f7a11',
      topic: 'order',
      name: 'Mira',
      email: 'mira@example.com',
      order: 'PK-20011',
      text: 'Can I change the server of my order before it starts?',
      locale: 'en',
      captchaResponse: 'eyJhbGdvcml0aG0iOiJTSEEtMjU2In0=',
    },
  },
})

/** What staff with EditOrders call. */

const colleague = z.object({ user_id: id, username: z.string() })
const threadOrder = z.object({ order_id: id, number: z.int(), game: z.string() })

/** A thread as the queue shows it. */
export const queuedThread = z.object({
  thread_id: id,
  channel: z.enum(['chat', 'contact']),
  /** The account's name, the name in the contact form, or null for a visitor. */
  name: z.string().nullable(),
  /** Names a visitor: Visitor 12. */
  number: z.int(),
  locale: localeCode,
  status: z.enum(supportStatuses),
  last: z.object({ text: z.string(), from: z.enum(['person', 'staff', 'note']) }).nullable(),
  waiting_since: instant.nullable(),
  updated_at: instant,
  unread: z.boolean(),
  /** What was chosen in the contact form; withdrawals come first. */
  topic: z.enum(supportTopics).nullable(),
  assigned_to: colleague.nullable(),
  order: threadOrder.nullable(),
  demo: z.boolean(),
})

export const supportViews = ['waiting', 'mine', 'all', 'closed'] as const

export const listThreads = endpoint({
  summary:
    'List the threads of a view of the support inbox: withdrawals that wait first, then the longest wait, then the newest',
  guard: 'EditOrders',
  query: z.strictObject({
    view: z.enum(supportViews).default('waiting'),
    /** Part of a name, an address, an order number or of the messages. */
    search: text(60).optional(),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
  }),
  reply: success(
    pageOf(queuedThread).extend({ counts: z.object({ waiting: z.int(), mine: z.int(), all: z.int() }) }),
  ),
  errors: [],
})

const threadParams = z.strictObject({ thread_id: id })

const staffMessage = chatMessage.extend({ from: z.enum(['person', 'staff', 'note']) })

const customerOrder = z.object({
  order_id: id,
  number: z.int(),
  status: z.enum(orderStatuses),
  config: orderConfig,
  coach: z.string().nullable(),
  total: amount,
  currency,
  created_at: instant,
})

/** A thread with all that staff need beside it. */
export const threadView = queuedThread.extend({
  messages: z.array(staffMessage),
  read_by_person: z.int(),
  email: z.string().nullable(),
  page: z.string().nullable(),
  quote: z.string().nullable(),
  person: z
    .object({
      user_id: id,
      guest: z.boolean(),
      booster: z.boolean(),
      since: instant,
      orders: z.int(),
      spent: amount,
      balance: amount,
      chats_before: z.int(),
    })
    .nullable(),
  /** The order that the talk is about first, then the person's newest. */
  orders: z.array(customerOrder),
  colleagues: z.array(colleague),
})

const oneThread = success(z.object({ thread: threadView }))

export const getThread = endpoint({
  summary: 'Get a thread with its messages, its person and their orders; marks it as read by staff',
  guard: 'EditOrders',
  params: threadParams,
  reply: oneThread,
  errors: ['thread_not_found'],
})

export const answerThread = endpoint({
  summary:
    'Answer a thread, or add an internal note. An answer to the contact form is mailed at once, one in the chat if it stays unread. With `seen`, an answer that a colleague has given after that message refuses it (`thread_answered`), until `seen` names that one',
  guard: 'EditOrders',
  params: threadParams,
  body: z.strictObject({
    message_id: id,
    text: paragraphs(longestLetter).min(1),
    note: z.boolean().default(false),
    close: z.boolean().default(false),
    /** The number of the last message that its writer had read; without it, answers of colleagues refuse nothing. */
    seen: z.int().min(0).optional(),
  }),
  reply: oneThread,
  errors: ['thread_not_found', 'thread_answered'],
  perMinute: 60,
  example: {
    body: { message_id: '0b9c1f6e-6f0e-4c0f-9a52-3d5d8e2f7a12', text: 'Yes. Press Pause on the order page.' },
  },
})

export const assignThread = endpoint({
  summary: 'Assign a thread to a staff member with EditOrders, or to nobody',
  guard: 'EditOrders',
  params: threadParams,
  body: z.strictObject({ user_id: id.nullable() }),
  reply: oneThread,
  errors: ['thread_not_found', 'user_not_found'],
  example: { body: { user_id: null } },
})

export const setThreadStatus = endpoint({
  summary: 'Close a thread, or open a closed one again',
  guard: 'EditOrders',
  params: threadParams,
  body: z.strictObject({ status: z.enum(['closed', 'waiting']) }),
  reply: oneThread,
  errors: ['thread_not_found'],
  example: { body: { status: 'closed' } },
})

/** What staff type after the slash. */
const shortcut = z.string().regex(/^[a-z\d-]{2,24}$/)

const cannedAnswer = z.object({ shortcut, locale: localeCode, title: z.string(), text: z.string() })

export const listCannedAnswers = endpoint({
  summary: 'List the canned answers in all languages',
  guard: 'EditOrders',
  reply: success(z.object({ items: z.array(cannedAnswer) })),
  errors: [],
})

export const saveCannedAnswer = endpoint({
  summary: 'Save a canned answer in one language; an empty text removes it there',
  guard: 'EditOrders',
  params: z.strictObject({ shortcut, locale: localeCode }),
  body: z.strictObject({ title: text(60).min(1), text: paragraphs(longestMessage) }),
  reply: success(z.object({ items: z.array(cannedAnswer) })),
  errors: [],
  perMinute: 60,
  example: { body: { title: 'Code isn’t arriving', text: 'Please check your spam folder first.' } },
})

export const supportContract = {
  openChat,
  sendChatMessage,
  readChat,
  uploadChatPicture,
  getChatPicture,
  sendLetter,
  listThreads,
  getThread,
  answerThread,
  assignThread,
  setThreadStatus,
  listCannedAnswers,
  saveCannedAnswer,
}
