import { z } from 'zod'
import { longestOrderMessage, orderAuthors } from '#core/talk/order-chat.ts'
import { endpoint, picture } from './endpoint.ts'
import { unkept } from './unkept.ts'
import { byGuest, id, instant, localeCode, orderParams, paragraphs, success } from './values.ts'

/** The chat of an order, for its customer, its booster and staff. */

export const orderMessage = z.object({
  message_id: id,
  /** Its place in the chat. */
  number: z.int(),
  from: z.enum(orderAuthors),
  /** Who wrote it. Staff write for the shop, so only staff see their names. */
  name: z.string().nullable(),
  /** Without contact data. */
  text: z.string(),
  /** The language in which its writer uses the site, which is most likely the text's. */
  language: localeCode,
  masked: z.boolean(),
  /** For staff: what was typed, if contact data was masked in it. */
  original: z.string().nullable(),
  picture: z.object({ file_id: id, width: z.int(), height: z.int() }).nullable(),
  by_guest: byGuest,
  at: instant,
})

export const openOrderChat = endpoint({
  summary: 'Get the chat of an order: its newest 200 messages, or those after a number',
  guard: 'authentication',
  opensBefore: true,
  params: orderParams,
  query: z.strictObject({ after: z.coerce.number().int().min(0).default(0) }),
  reply: success(
    z.object({
      messages: z.array(orderMessage),
      /** Up to which message the customer and the booster have read, and the caller. */
      read: z.object({ customer: z.int(), booster: z.int(), own: z.int() }),
      /** Whether messages can be written now. */
      open: z.boolean(),
      /** When an order that has ended closes its chat. */
      closes_at: instant.nullable(),
      /** Who of customer and booster has a page open; null for the caller and for a booster who is missing. */
      present: z.object({ customer: z.boolean().nullable(), booster: z.boolean().nullable() }),
    }),
  ),
  errors: ['order_not_found', 'chat_closed'],
  perMinute: 120,
})

const messageErrors = ['order_not_found', 'chat_closed', 'too_many_messages'] as const

export const sendOrderMessage = endpoint({
  summary:
    'Write in the chat of an order. Contact data is masked for both sides; a message that is sent again under its id stays one',
  guard: 'authentication',
  opensBefore: true,
  params: orderParams,
  body: z.strictObject({ message_id: id, text: paragraphs(longestOrderMessage), file_id: id.optional() }),
  reply: success(z.object({ message: orderMessage })),
  errors: [...messageErrors, 'not_found', 'password_in_chat', 'code_in_chat'],
  perMinute: 30,
  example: {
    body: {
      message_id: '0b9c1f6e-6f0e-4c0f-9a52-3d5d8e2f7a10',
      text: 'I need the account tomorrow from 19:00. Can you pause then?',
    },
  },
})

export const translateMessage = endpoint({
  summary:
    'Translate a message in the chat of an order, if the shop has a provider. One whose writer uses the same language comes back as it is',
  guard: 'authentication',
  opensBefore: true,
  unkept: 'The translation service is asked; a translation is never stored',
  params: orderParams.extend({ number: z.coerce.number().int().min(1).max(1_000_000) }),
  body: z.strictObject({ language: localeCode }),
  reply: success(z.object({ text: z.string() })),
  errors: ['order_not_found', 'chat_closed', 'not_found', 'translation_away'],
  perMinute: 20,
  example: { body: { language: 'de' } },
})

export const readOrderChat = endpoint({
  summary: 'Mark the messages of an order as read, up to a number',
  guard: 'authentication',
  opensBefore: true,
  params: orderParams,
  body: z.strictObject({ number: z.int().min(0).max(1_000_000) }),
  reply: success(z.object({})),
  errors: ['order_not_found', 'chat_closed'],
  perMinute: 120,
  example: { body: { number: 2 } },
})

export const uploadOrderChatPicture = endpoint({
  summary: 'Upload a picture (PNG, JPEG or WebP) for the next message in the chat of an order',
  guard: 'authentication',
  opensBefore: true,
  unkept: unkept.picture,
  params: orderParams,
  reply: success(z.object({ file_id: id })),
  errors: [...messageErrors, 'bad_file_extension', 'no_files_uploaded', 'payload_too_large'],
  perMinute: 20,
})

export const getOrderChatPicture = endpoint({
  summary: 'Get a picture of an order’s chat, for those who read it',
  guard: 'authentication',
  opensBefore: true,
  params: orderParams.extend({ file_id: id }),
  reply: picture,
  errors: ['order_not_found', 'chat_closed', 'not_found'],
})

/** The unread messages of one order, and what the reader is on it. */
const unreadChat = z.object({ order_id: id, as: z.enum(['customer', 'booster']), count: z.int() })

export const listUnreadChats = endpoint({
  summary: 'Count the unread messages in the chats of the caller’s orders',
  guard: 'authentication',
  opensBefore: true,
  reply: success(z.object({ items: z.array(unreadChat) })),
  errors: [],
  perMinute: 60,
})

export const orderChatContract = {
  openOrderChat,
  sendOrderMessage,
  translateMessage,
  readOrderChat,
  uploadOrderChatPicture,
  getOrderChatPicture,
  listUnreadChats,
}
