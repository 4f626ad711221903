import { z } from 'zod'
import { banNoteLength, banReasons } from '#core/people/bans.ts'
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
  orders: z.int(),
  created_at: instant,
  /** When one of their sessions was last renewed; ended sessions are forgotten after a while. */
  last_seen_at: instant.nullable(),
  demo: z.boolean(),
})

const banned = z.object({
  at: instant,
  /** Null for bans from before reasons were recorded. */
  reason: z.enum(banReasons).nullable(),
})

const orderLink = z.object({ order_id: id, number: z.int() })

/** Why a control of the panel is unavailable; null if it is available. */
const refusal = z.enum(permissionRefusals).nullable()

const person = listed.extend({
  verified: z.boolean(),
  locale: localeCode,
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
  sessions: z.int(),
  /** How many of their messages and reasons of the last 90 days had contact data in them. */
  masked: z.int(),
  ban: banned.extend({ note: z.string(), by: z.string().nullable() }).nullable(),
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
  reply: listOf(listed),
  errors: [],
})

export const getPerson = endpoint({
  summary: 'Get one person: their account, orders, work, sessions and permissions',
  guard: 'EditUsers',
  params,
  reply: onePerson,
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

export const banPerson = endpoint({
  summary: 'Ban a person: their sessions and sockets are refused at once; their orders stay',
  guard: 'EditUsers',
  params,
  body: z.strictObject({ reason: z.enum(banReasons), note: paragraphs(banNoteLength).default('') }),
  reply: onePerson,
  errors: changeErrors,
  fresh: true,
  example: { body: { reason: 'payment_fraud', note: 'Chargeback of PK-20404' } },
})

export const unbanPerson = endpoint({
  summary: 'Lift a ban',
  guard: 'EditUsers',
  params,
  reply: onePerson,
  errors: changeErrors,
  fresh: true,
})

export const endSessionsOf = endpoint({
  summary: 'End all sessions of a person, on every device',
  guard: 'EditUsers',
  params,
  reply: onePerson,
  errors: changeErrors,
  fresh: true,
})

export const getMyBan = endpoint({
  summary: 'Get why the caller is banned; null for everyone else',
  guard: 'public',
  opensBefore: true,
  reply: success(z.object({ ban: banned.nullable() })),
  errors: [],
  perMinute: 60,
  example: { reply: { data: { ban: { at: '2026-11-22T18:00:00.000Z', reason: 'payment_fraud' } } } },
})

export const peopleContract = {
  listPeople,
  getPerson,
  changePermissions,
  banPerson,
  unbanPerson,
  endSessionsOf,
  getMyBan,
}
