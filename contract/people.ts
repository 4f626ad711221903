import { z } from 'zod'
import {
  banDeeds,
  banNoteLength,
  banOrderStates,
  banReasons,
  banSpans,
  mostBanOrders,
} from '#core/people/bans.ts'
import {
  peopleRoles,
  peopleSearchLength,
  peopleSorts,
  peopleStates,
  permissionRefusals,
} from '#core/people/people.ts'
import { permissions } from '#core/people/permissions.ts'
import { endpoint } from './endpoint.ts'
import type { ErrorCode } from './errors.ts'
import { reasonForOthers } from './order-view.ts'
import {
  amount,
  id,
  instant,
  listOf,
  localeCode,
  paragraphs,
  sizedPageQuery,
  success,
  text,
} from './values.ts'

const permission = z.enum(permissions)

const listed = z.object({
  user_id: id,
  kind: z.enum(['guest', 'customer']),
  username: z.string(),
  email: z.string(),
  permissions: z.array(permission),
  banned_at: instant.nullable(),
  locale: localeCode,
  banned_until: instant.nullable(),
  orders: z.int(),
  /** What they paid for orders, apart from cancelled ones. */
  spent: amount,
  created_at: instant,
  /** When one of their sessions was last renewed; ended sessions are forgotten after a while. */
  last_seen_at: instant.nullable(),
  demo: z.boolean(),
})
/** Whether a page of theirs is open now. */
const online = z.boolean()

const banned = z.object({
  at: instant,
  /** Null for bans from before reasons were recorded. */
  reason: z.enum(banReasons).nullable(),
  /** When it ends; null until staff lift it. */
  until: instant.nullable(),
})

const orderLink = z.object({ order_id: id, number: z.int() })

/** Why a control of the panel is unavailable; null if it is available. */
const refusal = z.enum(permissionRefusals).nullable()

const person = listed.extend({
  verified: z.boolean(),
  balance: amount,
  /** What they owe the shop, as a customer and as a booster. */
  debt: amount,
  /** Orders that they placed and that aren't finished. */
  open_orders: z.array(orderLink),
  /** Null for people who never were boosters. */
  work: z
    .object({
      solo_limit: z.int(),
      duo_limit: z.int(),
      services: z.int(),
      completed: z.int(),
      /** Orders that they claimed and that aren't finished. */
      claimed: z.array(orderLink),
    })
    .nullable(),
  /** On how many devices they can use the site; a banned person on none. */
  sessions: z.int(),
  /** How many of their orders were refunded, at least in part, and how many were disputed. */
  refunds: z.int(),
  disputes: z.int(),
  /** How many of their messages and reasons of the last 90 days had contact data in them. */
  masked: z.int(),
  ban: banned
    .extend({
      note: z.string(),
      by: z.string().nullable(),
      /** What the ban decided about orders, and how far that is. */
      orders: z.array(
        orderLink.extend({
          deed: z.enum(banDeeds),
          state: z.enum(banOrderStates),
          /** The code of the call that refused it. */
          refusal: z.string().nullable(),
        }),
      ),
    })
    .nullable(),
  /** What the reader can change, computed by the rules that decide about the change. */
  refusals: z.object({ account: refusal, permissions: z.record(permission, refusal) }),
})

const params = z.strictObject({ user_id: id })
const onePerson = success(z.object({ person }))
const changeErrors = ['user_not_found', 'access_denied'] as const satisfies readonly ErrorCode[]

export const listPeople = endpoint({
  summary: 'List people; search by the start of a name or e-mail address, or by an order number',
  guard: 'EditUsers',
  query: sizedPageQuery.extend({
    q: text(peopleSearchLength).default(''),
    role: z.enum([...peopleRoles, 'all']).default('all'),
    state: z.enum([...peopleStates, 'all']).default('all'),
    sort: z.enum(peopleSorts).default('newest'),
  }),
  reply: listOf(listed.extend({ online })),
  errors: [],
})

export const getPerson = endpoint({
  summary: 'Get one person: their account, orders, work, sessions and permissions',
  guard: 'EditUsers',
  params,
  reply: success(z.object({ person, online })),
  errors: ['user_not_found'],
})

const names = z.array(text(40)).max(10)

export const changePermissions = endpoint({
  summary:
    'Grant permissions to another person, or revoke them. FullAccess changes every permission, EditUsers only Booster. Your own can’t be changed.',
  guard: 'EditUsers',
  params,
  body: z.strictObject({ grant: names, revoke: names }),
  reply: onePerson,
  errors: [
    ...changeErrors,
    'role_not_found',
    'account_needed',
    'booster_needs_application',
    'booster_has_orders',
  ],
  fresh: true,
  example: { body: { grant: ['EditOrders'], revoke: [] } },
})

const banOrder = z.strictObject({ order_id: id, deed: z.enum(banDeeds) })
const ban = z.strictObject({
  reason: z.enum(banReasons),
  note: paragraphs(banNoteLength).default(''),
  /** After so many days, or at the end of a day in the shop’s time zone; null until staff lift it. */
  until: z
    .union([z.literal(banSpans), z.iso.date()])
    .nullable()
    .default(null),
  orders: z.array(banOrder).max(mostBanOrders).default([]),
  /** Why these orders end or are free again; their other party reads it. */
  orders_reason: reasonForOthers.optional(),
})

export const banPerson = endpoint({
  summary:
    'Ban a person, until a time or until staff lift it: their sessions and sockets are refused at once. Somebody who is banned already is refused here. Their orders stay, but for those that the ban cancels and refunds or frees for another booster, which needs EditOrders; each is carried out by itself, and one that can’t be stays',
  guard: 'EditUsers',
  params,
  body: ban
    .refine(({ orders }) => new Set(orders.map(({ order_id }) => order_id)).size === orders.length, {
      path: ['orders'],
    })
    .refine(({ orders, orders_reason }) => orders.length === 0 || orders_reason !== undefined, {
      path: ['orders_reason'],
    }),
  reply: onePerson,
  errors: [...changeErrors, 'banned_already'],
  fresh: true,
  example: { body: { reason: 'payment_fraud', note: 'Chargeback of PK-20404', until: 7 } },
})

export const unbanPerson = endpoint({
  summary: 'Lift a ban; what it has not done about orders yet, it no longer does',
  guard: 'EditUsers',
  params,
  body: z.strictObject({ reason: paragraphs(banNoteLength).min(3) }),
  reply: onePerson,
  errors: changeErrors,
  fresh: true,
  example: { body: { reason: 'The bank has confirmed that the card is theirs' } },
})

export const endSessionsOf = endpoint({
  summary: 'End all sessions of a person, on every device',
  guard: 'EditUsers',
  params,
  reply: onePerson,
  errors: changeErrors,
  fresh: true,
})

export const endSessionOf = endpoint({
  summary: 'End one session of a person, on one device; one that has ended stays ended',
  guard: 'EditUsers',
  params: params.extend({ session_id: id }),
  reply: onePerson,
  errors: changeErrors,
  fresh: true,
})

export const getMyBan = endpoint({
  summary: 'Get why the caller is banned and until when; null for everyone else',
  guard: 'public',
  opensBefore: true,
  reply: success(z.object({ ban: banned.nullable() })),
  errors: [],
  perMinute: 60,
  example: {
    reply: { data: { ban: { at: '2026-11-22T18:00:00.000Z', reason: 'payment_fraud', until: null } } },
  },
})

export const peopleContract = {
  listPeople,
  getPerson,
  changePermissions,
  banPerson,
  unbanPerson,
  endSessionsOf,
  endSessionOf,
  getMyBan,
}
