import { z } from 'zod'
import { newsTopics } from '#core/people/notification-choices.ts'
import { endpoint } from './endpoint.ts'
import { id, instant, listOf, localeCode, pageQuery, success, text } from './values.ts'

const token = z
  .string()
  .max(200)
  .regex(/^[\w.-]+$/)
const choiceParams = z.strictObject({ token })
const choice = success(
  z.object({
    topic: z.enum(newsTopics),
    /** The address with only its first letter and its domain. */
    email: z.string(),
    wanted: z.boolean(),
  }),
)
const exampleChoice = { data: { topic: 'order_progress', email: 'm…@example.com', wanted: true } }

const getMailChoice = endpoint({
  summary: 'What the link at the end of a mail turns off, and whether its reader gets it',
  guard: 'public',
  opensBefore: true,
  params: choiceParams,
  reply: choice,
  errors: ['link_not_valid'],
  perMinute: 60,
  example: { reply: exampleChoice },
})

const setMailChoice = endpoint({
  summary: 'Turn a kind of mail off or back on by the link at the end of a mail',
  guard: 'public',
  opensBefore: true,
  unkept:
    'The reply holds a part of an address, which no erasure would find; a repeat chooses the same again',
  params: choiceParams,
  body: z.strictObject({ wanted: z.boolean() }),
  reply: choice,
  errors: ['link_not_valid'],
  perMinute: 30,
  example: { body: { wanted: false }, reply: exampleChoice },
})

/** `kept` is a mail of a shop without a mail server: it is read here. */
export const sentMailStates = ['kept', 'sent', 'waiting', 'retrying', 'failed'] as const

const listedMail = z.object({
  mail_id: z.int(),
  recipient: z.string(),
  subject: z.string(),
  kind: z.string(),
  state: z.enum(sentMailStates),
  created_at: instant,
  sent_at: instant.nullable(),
  next_attempt_at: instant.nullable(),
  attempts: z.int(),
})
const exampleMail = {
  mail_id: 7,
  recipient: 'mira@example.com',
  subject: 'Your order PK-20418 is paid',
  kind: 'order_paid',
  state: 'sent',
  created_at: '2026-11-22T17:50:00.000Z',
  sent_at: '2026-11-22T17:50:04.000Z',
  next_attempt_at: null,
  attempts: 1,
}

export const listSentMails = endpoint({
  summary: 'Every mail that the shop wrote and has not deleted yet, newest first',
  guard: 'FullAccess',
  query: pageQuery.extend({
    search: text(100).optional(),
    kind: text(60).optional(),
    state: z.enum(sentMailStates).optional(),
    /** Those that were written to one person. */
    user_id: id.optional(),
  }),
  reply: listOf(listedMail).extend({
    data: listOf(listedMail).shape.data.extend({
      /** Every kind, for the filter. */
      kinds: z.array(z.string()),
      /** Whether a mail server is set up. */
      smtp: z.boolean(),
    }),
  }),
  errors: [],
  example: {
    reply: {
      data: { items: [exampleMail], page: 1, pageCount: 1, total: 1, kinds: ['order_paid'], smtp: true },
    },
  },
})

const mailParams = z.strictObject({ mail_id: z.coerce.number().int().min(1) })

const getSentMail = endpoint({
  summary: 'One mail as its reader sees it; reading one that gives access to an account is recorded',
  guard: 'FullAccess',
  params: mailParams,
  reply: success(
    listedMail.extend({
      locale: localeCode,
      /** Null for a mail that has only text. */
      html: z.string().nullable(),
      text: z.string(),
      last_error: z.string().nullable(),
      /** It gives access to an account, so the reading was recorded. */
      recorded: z.boolean(),
    }),
  ),
  errors: ['mail_not_found'],
  example: {
    reply: {
      data: {
        ...exampleMail,
        locale: 'en',
        html: '<!doctype html>…',
        text: 'Your order is paid\n',
        last_error: null,
        recorded: false,
      },
    },
  },
})

const resendMail = endpoint({
  summary: 'Try again to send a mail that was not sent',
  guard: 'FullAccess',
  params: mailParams,
  reply: success(z.object({ mail_id: z.int() })),
  errors: ['mail_not_found', 'mail_already_sent'],
  perMinute: 30,
  example: { reply: { data: { mail_id: 7 } } },
})

export const mailsContract = {
  getMailChoice,
  setMailChoice,
  listSentMails,
  getSentMail,
  resendMail,
}
