import { z } from 'zod'
import { cancelReasons, prizeKinds, publicStates, winnerStates } from '#core/raffles/raffles.ts'
import { endpoint } from './endpoint.ts'
import {
  amount,
  currency,
  id,
  instant,
  listOf,
  localeCode,
  pageQuery,
  paragraphs,
  success,
} from './values.ts'

/** Raffles: free to enter, drawn once, and the draw can be repeated by anyone from what these calls publish. */

export const slug = z
  .string()
  .max(60)
  .regex(/^[a-z\d]+(-[a-z\d]+)*$/)
const bySlug = z.strictObject({ slug })
/** 64 hexadecimal digits. */
export const hash = z.string()
export const country = z.string().regex(/^[A-Z]{2}$/)

const facts = {
  raffle_id: id,
  slug,
  title: z.string(),
  prize: z.string(),
  prize_kind: z.enum(prizeKinds),
  /** Of one prize. */
  prize_value: amount,
  currency,
  places: z.int(),
  opened_at: instant,
  closes_at: instant,
  drawn_at: instant.nullable(),
  /** Without those that were withdrawn. */
  tickets: z.int(),
  demo: z.boolean(),
}

const listed = z.object({ ...facts, state: z.enum(publicStates) })

/** A ticket that got a place. One that didn't answer or couldn't take part lost it to the next of the same order. */
export const winner = z.object({
  position: z.int(),
  place: z.int(),
  number: z.int(),
  /** Only with the person's consent. */
  name: z.string().nullable(),
  state: z.enum(winnerStates),
})

const shown = listed.extend({
  about: z.string(),
  terms: z.string(),
  /** The part of an order's price that a prize coupon covers at most, in percent; null for other prizes. Fixed at opening. */
  prize_cap: z.int().nullable(),
  /** Where people can live who enter. */
  countries: z.array(country),
  /** Since the day began in the shop's time zone. */
  tickets_today: z.int(),
  /** The highest number given out; withdrawn tickets are gaps. */
  last_ticket: z.int(),
  seed_hash: hash,
  /** The public randomness that decides with the seed; null where the shop uses none. */
  beacon: z
    .object({ chain: z.string(), round: z.int(), at: instant, address: z.string().nullable() })
    .nullable(),
  closed_at: instant.nullable(),
  list_hash: hash.nullable(),
  /** Published after the draw. */
  seed: z.string().nullable(),
  randomness: z.string().nullable(),
  signature: z.string().nullable(),
  cancelled_at: instant.nullable(),
  cancel_reason: z.enum(cancelReasons).nullable(),
  winners: z.array(winner),
})

const listRaffles = endpoint({
  summary:
    'List raffles that have opened: the running ones first, the one that ends soonest first, then the newest',
  guard: 'public',
  query: pageQuery.extend({ language: localeCode.default('en'), running: z.stringbool().default(false) }),
  reply: listOf(listed),
  errors: [],
})

const getRaffle = endpoint({
  summary: 'Read a raffle with everything that its draw is checked by',
  guard: 'public',
  params: bySlug,
  query: z.strictObject({ language: localeCode.default('en') }),
  reply: success(shown),
  errors: ['raffle_not_found'],
})

const listTickets = endpoint({
  summary:
    'Read the frozen list of tickets from a number on: `number,mark` each; together with line breaks they are the text whose hash is published',
  guard: 'public',
  params: bySlug,
  query: z.strictObject({
    after: z.coerce.number().int().min(0).max(2_000_000_000).default(0),
    size: z.coerce.number().int().min(1).max(10_000).default(1_000),
  }),
  reply: success(z.object({ lines: z.array(z.string()), last: z.boolean() })),
  errors: ['raffle_not_found', 'raffle_not_closed'],
  perMinute: 300,
})

const ticket = z.object({
  number: z.int(),
  /** Its hash is the mark in the list: it shows that the ticket is this person's. */
  secret: z.string(),
  entered_at: instant,
  name_shown: z.boolean(),
})

const won = z.object({
  position: z.int(),
  place: z.int(),
  state: z.enum(winnerStates),
  claim_until: instant,
  /** The coupon that was made for the winner. */
  code: z.string().nullable(),
  sent_at: instant.nullable(),
})

const getMyEntry = endpoint({
  summary: "Read the person's own ticket of a raffle, and what it won",
  guard: 'authentication',
  params: bySlug,
  reply: success(z.object({ ticket: ticket.nullable(), won: won.nullable() })),
  errors: ['raffle_not_found'],
})

const enterRaffle = endpoint({
  summary: 'Enter a raffle: free, one ticket for each account',
  guard: 'authentication',
  params: bySlug,
  body: z.strictObject({
    /** Says that the person is 18 or older; not asked of those whose account says so already. */
    adult: z.boolean(),
    country,
    /** Whether the list of winners may show the user name. */
    name_shown: z.boolean().default(false),
    accept_terms: z.literal(true, 'terms_not_accepted'),
  }),
  reply: success(z.object({ ticket })),
  errors: [
    'raffle_not_found',
    'raffle_not_open',
    'raffle_not_for_staff',
    'raffle_needs_proven_address',
    'raffle_needs_adult',
    'raffle_not_in_country',
    'raffle_entered_already',
  ],
  perMinute: 20,
  example: { body: { adult: true, country: 'DE', name_shown: false, accept_terms: true } },
})

const withdrawEntry = endpoint({
  summary: 'Withdraw the own ticket before the close; its number stays a gap',
  guard: 'authentication',
  params: bySlug,
  reply: success(z.object({})),
  errors: ['raffle_not_found', 'raffle_not_open', 'raffle_not_entered'],
  perMinute: 20,
})

const claimPrize = endpoint({
  summary: 'Take a prize that the own ticket won, within 14 days; one that is sent needs an address',
  guard: 'authentication',
  params: bySlug,
  body: z.strictObject({ address: paragraphs(300).optional() }),
  reply: success(z.object({ won })),
  errors: [
    'raffle_not_found',
    'prize_not_yours',
    'prize_gone',
    'raffle_not_for_staff',
    'prize_needs_address',
  ],
  perMinute: 20,
  example: { body: { address: 'Mira Lind\nHafenweg 4\n20457 Hamburg' } },
})

export const rafflesContract = {
  listRaffles,
  getRaffle,
  listTickets,
  getMyEntry,
  enterRaffle,
  withdrawEntry,
  claimPrize,
}
