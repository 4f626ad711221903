import { z } from 'zod'
import {
  cancelReasons,
  mostEntriesFound,
  mostPrizeValue,
  mostWinners,
  prizeKinds,
  raffleLengths,
  raffleStates,
  staffCancelReasons,
} from '#core/raffles/raffles.ts'
import { endpoint } from './endpoint.ts'
import { country, hash, slug, winner } from './raffles.ts'
import {
  amount,
  id,
  instant,
  type LocaleCode,
  listOf,
  localeCode,
  paragraphs,
  person,
  sizedPageQuery,
  success,
  text,
} from './values.ts'

/** Staff's side of raffles: drafts, openings, entries and parcels. */

const byId = z.strictObject({ raffle_id: id })

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
  /** In the language that was asked for, or another that has one. */
  title: z.string(),
  prize: z.string(),
  languages: z.array(localeCode),
  prize_value: amount,
  places: z.int(),
  opens_at: instant.nullable(),
  closes_at: instant.nullable(),
  closed_at: instant.nullable(),
  drawn_at: instant.nullable(),
  cancelled_at: instant.nullable(),
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
  list_hash: hash.nullable(),
  seed: z.string().nullable(),
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
  summary: 'List all raffles for staff, drafts included, with their titles in a language',
  guard: 'EditUsers',
  query: sizedPageQuery.extend({
    state: z.enum([...raffleStates, 'all']).default('all'),
    q: text(60).default(''),
    language: localeCode.default('en'),
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
    'Save a raffle; `version` is the one that was read. Once it has opened, only texts can change, and each language that has them keeps them; once it is drawn or cancelled, nothing can',
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
    'prices_not_set',
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
  summary: `List the tickets of a raffle with their people, by number; \`q\` is a number or how a user name begins, and finds up to ${mostEntriesFound}`,
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

export const raffleDeskContract = {
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
