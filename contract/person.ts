import { z } from 'zod'
import { balanceKinds } from '#core/money/balance-kinds.ts'
import { paymentStatuses } from '#core/money/payments.ts'
import { payoutStatuses } from '#core/money/payouts.ts'
import { proposalKinds } from '#core/money/staff-limits.ts'
import { banDeeds, banReasons } from '#core/people/bans.ts'
import {
  personNoteLength,
  personRows,
  personSections,
  signalKinds,
  writesToPeople,
} from '#core/people/person-sections.ts'
import { longestLetter } from '#core/talk/support-thread.ts'
import { endpoint } from './endpoint.ts'
import { orderRow, readyReason } from './order-view.ts'
import { earnedCamps } from './payouts.ts'
import { rosterEntry } from './roster.ts'
import { queuedThread } from './support.ts'
import { amount, id, instant, listOf, pageOf, paragraphs, person, sizedPageQuery, success } from './values.ts'

/** What staff read about one person, a call for each section of their page; `personSections` guards each. */

const params = z.strictObject({ user_id: id })
/** The page shows a few rows first, then more at a time. */
const rows = sizedPageQuery.extend({
  size: z.coerce.number().int().min(1).max(100).default(personRows),
})
const orderLink = z.object({ order_id: id, number: z.int() })

/** How money came to a balance that is there now. */
const lotOrigins = ['payment', 'earned', 'correction', 'cashback', 'gift', 'prize'] as const

export const getPersonBalance = endpoint({
  summary:
    'Get a person’s balance: its entries with the balance after each, newest first, whether they add up, what it consists of, and what waits for a second person',
  guard: personSections.balance,
  params,
  query: rows,
  reply: success(
    pageOf(
      z.object({
        entry_id: z.int(),
        kind: z.enum(balanceKinds),
        amount,
        balance: amount,
        order: orderLink.nullable(),
        at: instant,
      }),
    ).extend({
      balance: amount,
      debt: amount,
      /** Whether the ledger’s lines add up to the balance. */
      matches: z.boolean(),
      /** The parts of the balance that aren’t spent, in the order in which they will be. */
      lots: z.array(z.object({ origin: z.enum(lotOrigins), left: amount })),
      waiting: z.array(
        z.object({
          proposal_id: id,
          kind: z.enum(proposalKinds),
          amount: amount.nullable(),
          reason: z.string(),
          ready: readyReason.nullable(),
          note: z.string(),
          asked_by: person,
          asked_at: instant,
        }),
      ),
    }),
  ),
  errors: ['user_not_found'],
})

export const listPersonOrders = endpoint({
  summary: 'List a person’s orders, newest first: those that they placed, or those that they play or played',
  guard: personSections.orders,
  params,
  query: rows.extend({ as: z.enum(['customer', 'booster']).default('customer') }),
  reply: listOf(orderRow.extend({ customer: person, booster: person.nullable() })),
  errors: ['user_not_found'],
})

export const listPersonPayments = endpoint({
  summary: 'List a person’s payments, for orders, changes, tips and their balance, newest first',
  guard: personSections.payments,
  params,
  query: rows,
  reply: listOf(
    z.object({
      payment_id: id,
      subject: z.enum(['order', 'change', 'tip', 'top_up']),
      order: orderLink.nullable(),
      /** `balance` for a part of the person’s balance. */
      provider: z.string(),
      amount,
      refunded: amount,
      status: z.enum(paymentStatuses),
      /** What its bank decides or decided last. */
      chargeback: z.enum(['open', 'won', 'lost']).nullable(),
      at: instant,
    }),
  ),
  errors: ['user_not_found'],
})

export const getPersonWork = endpoint({
  summary:
    'Get what a person does as a booster: services and limits, orders in progress, punctuality, rating and reviews',
  guard: personSections.work,
  params,
  reply: success(
    z.object({
      booster: rosterEntry,
      /** Measured of completed orders; null before the first. */
      figures: z
        .object({
          completed: z.int(),
          on_time: z.int(),
          /** How many days each late one was late, at most the last 50. */
          late_days: z.array(z.int()),
          disputed: z.int(),
          rating: z.object({ average: z.number(), count: z.int() }).nullable(),
        })
        .nullable(),
      /** Orders in progress, with the deadline of what is next on each. */
      running: z.array(orderRow.extend({ due_at: instant.nullable() })),
      reviews: z.array(
        z.object({
          order: orderLink,
          overall: z.int(),
          text: z.string(),
          hidden: z.boolean(),
          at: instant,
        }),
      ),
    }),
  ),
  errors: ['user_not_found', 'booster_not_found'],
})

export const getPersonEarnings = endpoint({
  summary: 'Get where a booster’s money is, and their last payouts',
  guard: personSections.earnings,
  params,
  reply: success(
    z.object({
      camps: earnedCamps,
      payouts: z.array(
        z.object({
          payout_id: id,
          number: z.int(),
          amount,
          status: z.enum(payoutStatuses),
          requested_at: instant,
        }),
      ),
    }),
  ),
  errors: ['user_not_found', 'booster_not_found'],
})

export const getPersonSignals = endpoint({
  summary:
    'What a person has in common with the other people of their orders: facts for staff to judge, from which nothing follows',
  guard: personSections.signals,
  params,
  reply: success(
    z.object({
      items: z.array(
        z.object({
          kind: z.enum(signalKinds),
          other: person,
          /** The newest orders that both were part of, at most three. */
          orders: z.array(orderLink),
        }),
      ),
    }),
  ),
  errors: ['user_not_found'],
})

export const listPersonChats = endpoint({
  summary: 'List a person’s talks with support, the last changed first',
  guard: personSections.chats,
  params,
  query: rows,
  reply: listOf(queuedThread),
  errors: ['user_not_found'],
})

export const writeToPerson = endpoint({
  summary:
    'Write to a person in their chat with support, which begins with it if there is none. They are mailed if it stays unread',
  guard: writesToPeople,
  params,
  body: z.strictObject({ message_id: id, text: paragraphs(longestLetter).min(1) }),
  reply: success(z.object({ thread_id: id })),
  errors: ['user_not_found', 'not_found'],
  perMinute: 30,
  example: {
    body: {
      message_id: '0b9c1f6e-6f0e-4c0f-9a52-3d5d8e2f7a13',
      text: 'Your order starts an hour later than promised. Sorry!',
    },
  },
})

export const listPersonDevices = endpoint({
  summary:
    'List the devices on which a person is signed in, the last used first. A banned person can use none',
  guard: personSections.devices,
  params,
  reply: success(
    z.object({
      items: z.array(
        z.object({
          session_id: id,
          browser: z.string().nullable(),
          system: z.string().nullable(),
          since: instant,
          last_used_at: instant,
        }),
      ),
    }),
  ),
  errors: ['user_not_found'],
})

export const listPersonBans = endpoint({
  summary: 'List when a person was banned and when a ban was lifted, by whom and why, newest first',
  guard: personSections.bans,
  params,
  reply: success(
    z.object({
      items: z.array(
        z.object({
          entry: z.int(),
          deed: z.enum(['ban', 'lift']),
          at: instant,
          /** For a ban: when it was to end. */
          until: instant.nullable(),
          /** Null if a ban ended at its time. */
          by: z.string().nullable(),
          reason: z.enum(banReasons).nullable(),
          note: z.string(),
        }),
      ),
    }),
  ),
  errors: ['user_not_found'],
})

/** The person's orders that a ban can decide about. */
export const listRunningOrders = endpoint({
  summary:
    'List a person’s orders that aren’t finished, with what a ban can do with each, or why it can do nothing',
  guard: personSections.orders,
  params,
  reply: success(
    z.object({
      items: z.array(
        orderRow.extend({
          deed: z.enum(banDeeds),
          /** The code of the call that would carry it out; null if it can be. */
          refusal: z.string().nullable(),
        }),
      ),
    }),
  ),
  errors: ['user_not_found'],
})

const note = z.object({ note_id: id, author: person, text: z.string(), at: instant })
const notes = listOf(note)

export const listPersonNotes = endpoint({
  summary: 'List what staff wrote about a person for one another, newest first',
  guard: personSections.notes,
  params,
  query: rows,
  reply: notes,
  errors: ['user_not_found'],
})

export const addPersonNote = endpoint({
  summary: 'Add a note about a person, which only staff read; one that is sent again under its id stays one',
  guard: personSections.notes,
  params,
  body: z.strictObject({ note_id: id, text: paragraphs(personNoteLength).min(1) }),
  reply: notes,
  errors: ['user_not_found'],
  perMinute: 30,
  example: {
    body: { note_id: '0b9c1f6e-6f0e-4c0f-9a52-3d5d8e2f7a14', text: 'Prefers e-mail, plays in the evening.' },
  },
})

export const personContract = {
  getPersonBalance,
  listPersonOrders,
  listPersonPayments,
  getPersonWork,
  getPersonEarnings,
  getPersonSignals,
  listPersonChats,
  writeToPerson,
  listPersonDevices,
  listPersonBans,
  listRunningOrders,
  listPersonNotes,
  addPersonNote,
}
