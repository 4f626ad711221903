import { z } from 'zod'
import {
  cancelReasons,
  mostPrizeValue,
  mostWinners,
  prizeKinds,
  publicStates,
  raffleLengths,
  raffleStates,
  staffCancelReasons,
} from '#core/raffles/raffles.ts'
import { endpoint } from './endpoint.ts'
import {
  amount,
  currency,
  id,
  instant,
  type LocaleCode,
  listOf,
  localeCode,
  pageQuery,
  paragraphs,
  person,
  sizedPageQuery,
  success,
  text,
} from './values.ts'

/** Raffles: free to enter, drawn once, and the draw can be repeated by anyone from what these calls publish. */

const slug = z
  .string()
  .max(60)
  .regex(/^[a-z\d]+(-[a-z\d]+)*$/)
const bySlug = z.strictObject({ slug })
const byId = z.strictObject({ raffle_id: id })
/** 64 hexadecimal digits. */
const hash = z.string()
const country = z.string().regex(/^[A-Z]{2}$/)

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
const winner = z.object({
  position: z.int(),
  place: z.int(),
  number: z.int(),
  /** Only with the person's consent. */
  name: z.string().nullable(),
  state: z.enum(['waiting', 'claimed', 'silent', 'excluded']),
})

const shown = listed.extend({
  about: z.string(),
  terms: z.string(),
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
  state: z.enum(['waiting', 'claimed', 'silent', 'excluded']),
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
    /** Says that the person is 18 or older. */
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

const texts = z.strictObject({
  title: text(raffleLengths.title),
  prize: text(raffleLengths.prize),
  about: paragraphs(raffleLengths.about).default(''),
  terms: paragraphs(raffleLengths.terms).default(''),
})
const allTexts = z.strictObject(
  Object.fromEntries(localeCode.options.map((code) => [code, texts.optional()])) as Record<
    LocaleCode,
    z.ZodOptional<typeof texts>
  >,
)

const deskRow = z.object({
  raffle_id: id,
  slug,
  state: z.enum(raffleStates),
  /** In the first language that has one. */
  title: z.string(),
  prize: z.string(),
  languages: z.array(localeCode),
  prize_value: amount,
  places: z.int(),
  opens_at: instant.nullable(),
  closes_at: instant.nullable(),
  drawn_at: instant.nullable(),
  tickets: z.int(),
  last_ticket: z.int(),
  /** The tickets that hold a place, and how many of them have claimed. */
  won: z.array(z.int()),
  claimed: z.int(),
  demo: z.boolean(),
})

const deskWinner = winner.extend({
  person: person.nullable(),
  name_shown: z.boolean(),
  claim_until: instant,
  claimed_at: instant.nullable(),
  /** Where a prize goes that is sent; gone once it has left. */
  address: z.string().nullable(),
  sent_at: instant.nullable(),
})

const desk = deskRow.omit({ won: true, claimed: true }).extend({
  version: z.int(),
  texts: allTexts,
  prize_kind: z.enum(prizeKinds),
  opened_at: instant.nullable(),
  seed_hash: hash.nullable(),
  beacon_round: z.int().nullable(),
  beacon_at: instant.nullable(),
  closed_at: instant.nullable(),
  list_hash: hash.nullable(),
  seed: z.string().nullable(),
  cancelled_at: instant.nullable(),
  cancel_reason: z.enum(cancelReasons).nullable(),
  /** Opening it waits for a colleague. */
  waits: z.boolean(),
  winners: z.array(deskWinner),
})

const oneDesk = success(z.object({ raffle: desk }))

const form = z.strictObject({
  slug,
  prize_kind: z.enum(prizeKinds),
  prize_value: z.int().min(0).max(mostPrizeValue),
  places: z.int().min(1).max(mostWinners),
  opens_at: instant.nullable(),
  closes_at: instant.nullable(),
  texts: allTexts,
})

const exampleForm = {
  slug: 'winter-raffle',
  prize_kind: 'balance',
  prize_value: 2500,
  places: 3,
  opens_at: '2026-12-01T11:00:00.000Z',
  closes_at: '2026-12-24T19:00:00.000Z',
  texts: { en: { title: 'Winter raffle', prize: '€25.00 for any order', about: '', terms: '' } },
}

const listDeskRaffles = endpoint({
  summary: 'List all raffles for staff, drafts included',
  guard: 'EditUsers',
  query: sizedPageQuery.extend({
    state: z.enum([...raffleStates, 'all']).default('all'),
    q: text(60).default(''),
  }),
  reply: listOf(deskRow),
  errors: [],
})

const getDeskRaffle = endpoint({
  summary: 'Read a raffle as staff see it: every text, its winners, and what is published',
  guard: 'EditUsers',
  params: byId,
  reply: oneDesk,
  errors: ['raffle_not_found'],
})

const createRaffle = endpoint({
  summary: 'Create a draft of a raffle',
  guard: 'EditUsers',
  body: form,
  reply: oneDesk,
  errors: ['raffle_slug_taken'],
  perMinute: 20,
  example: { body: exampleForm },
})

const saveRaffle = endpoint({
  summary:
    'Save a raffle; `version` is the one that was read. Once it has opened, only texts can change, and each language that has them keeps them',
  guard: 'EditUsers',
  params: byId,
  body: form.extend({ version: z.int().min(1) }),
  reply: oneDesk,
  errors: ['raffle_not_found', 'raffle_slug_taken', 'raffle_changed', 'raffle_fixed'],
  example: { body: { ...exampleForm, version: 3 } },
})

const deleteRaffle = endpoint({
  summary: 'Delete a draft',
  guard: 'EditUsers',
  params: byId,
  reply: success(z.object({})),
  errors: ['raffle_not_found', 'raffle_fixed'],
})

const openRaffle = endpoint({
  summary:
    'Open a complete draft, or schedule it if its start lies ahead; above the limit of prizes a colleague confirms it. `errors` names what is missing',
  guard: 'EditUsers',
  params: byId,
  body: z.strictObject({ version: z.int().min(1) }),
  reply: oneDesk,
  errors: [
    'raffle_not_found',
    'raffle_changed',
    'raffle_fixed',
    'raffle_not_ready',
    'proposal_waits_already',
  ],
  example: { body: { version: 3 } },
})

const unscheduleRaffle = endpoint({
  summary: 'Make a scheduled raffle a draft again',
  guard: 'EditUsers',
  params: byId,
  reply: oneDesk,
  errors: ['raffle_not_found', 'raffle_fixed'],
})

const cancelRaffle = endpoint({
  summary: 'End a raffle without a draw, with a reason; everyone who entered is told',
  guard: 'EditUsers',
  params: byId,
  body: z.strictObject({ reason: z.enum(staffCancelReasons) }),
  reply: oneDesk,
  errors: ['raffle_not_found', 'raffle_fixed'],
  example: { body: { reason: 'prize' } },
})

const listRaffleEntries = endpoint({
  summary:
    'List the tickets of a raffle with their people, by number; `q` is part of a user name or a number',
  guard: 'EditUsers',
  params: byId,
  query: sizedPageQuery.extend({ q: text(40).default('') }),
  reply: listOf(
    z.object({
      number: z.int(),
      /** Null once the person has erased their account. */
      person: person.nullable(),
      country: country.nullable(),
      entered_at: instant,
      withdrawn_at: instant.nullable(),
    }),
  ),
  errors: ['raffle_not_found'],
})

const markPrizeSent = endpoint({
  summary: 'Record that a prize has left; its address is deleted with that',
  guard: 'EditUsers',
  params: byId.extend({ position: z.coerce.number().int().min(1).max(1_000_000) }),
  reply: oneDesk,
  errors: ['raffle_not_found', 'prize_gone'],
})

export const rafflesContract = {
  listRaffles,
  getRaffle,
  listTickets,
  getMyEntry,
  enterRaffle,
  withdrawEntry,
  claimPrize,
  listDeskRaffles,
  getDeskRaffle,
  createRaffle,
  saveRaffle,
  deleteRaffle,
  openRaffle,
  unscheduleRaffle,
  cancelRaffle,
  listRaffleEntries,
  markPrizeSent,
}
