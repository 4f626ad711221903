import { z } from 'zod'
import { gameIds, serviceIds } from '#core/games/game.ts'
import { serviceNoteLength } from '#core/people/own-services.ts'
import {
  isPossibleWork,
  mostOrdersAtOnce,
  rosterRefusals,
  rosterSearchLength,
  rosterSorts,
  rosterStates,
} from '#core/people/roster.ts'
import { serverWord } from './boosters.ts'
import { endpoint } from './endpoint.ts'
import type { ErrorCode } from './errors.ts'
import { namedServices, serviceRequest } from './my-services.ts'
import { place, queue } from './order-config.ts'
import { id, instant, listOf, paragraphs, sizedPageQuery, success, text } from './values.ts'

const limit = z.int().min(0).max(mostOrdersAtOnce)

const work = z.strictObject({
  solo_limit: limit,
  duo_limit: limit,
  /** Filters such as `league-of-legends:elo-boost:euw`. */
  services: z.array(text(60)).min(1).max(400),
  ceilings: z.array(z.strictObject({ game: z.enum(gameIds), ceiling: place })).max(gameIds.length),
})

const listed = z.object({
  user_id: id,
  username: z.string(),
  email: z.string(),
  /** Null for people who never were boosters. */
  state: z.enum(rosterStates).nullable(),
  /** What is stored may be from before a rule, such as no service at all. */
  work: work.extend({ solo_limit: z.int(), duo_limit: z.int(), services: z.array(z.string()) }).nullable(),
  /** Orders that they play now; agreed coaching hours don't count. */
  active: z.object({ solo: z.int(), duo: z.int() }),
  completed: z.int(),
  since: instant.nullable(),
  /** When they were last connected. */
  last_active_at: instant.nullable(),
  /** When they asked for more than staff allow; null if they ask for nothing. */
  asked_at: instant.nullable(),
  demo: z.boolean(),
})

/** Why a control is unavailable; null if it is available. */
const refusal = z.enum(rosterRefusals).nullable()
export const rosterEntry = listed.extend({
  refusals: z.object({ save: refusal, pause: refusal, end: refusal }),
  /** What the booster leaves out of their work for now: services, lower ranks, queues. */
  left_out: namedServices.extend({ queues: z.array(queue) }),
  /** What they ask for; null if nothing waits for staff. */
  request: serviceRequest.nullable(),
})

const params = z.strictObject({ user_id: id })
const oneEntry = success(z.object({ booster: rosterEntry }))
const changeErrors = [
  'user_not_found',
  'access_denied',
  'account_needed',
  'account_banned',
] as const satisfies readonly ErrorCode[]

export const listRoster = endpoint({
  summary:
    'List present and former boosters with their services, limits and orders; search by the start of a name',
  guard: 'EditUsers',
  query: sizedPageQuery.extend({
    q: text(rosterSearchLength).default(''),
    state: z.enum([...rosterStates, 'all']).default('all'),
    game: z.enum(gameIds).optional(),
    service: z.enum(serviceIds).optional(),
    server: serverWord.optional(),
    /** Only those who ask for more than staff allow. */
    asks: z.literal('1').optional(),
    sort: z.enum(rosterSorts).default('name'),
  }),
  reply: listOf(listed),
  errors: [],
})

export const getRosterEntry = endpoint({
  summary:
    'Get the work of one person as a booster; of someone who never was one, what staff could begin with',
  guard: 'EditUsers',
  params,
  reply: oneEntry,
  errors: ['user_not_found'],
})

export const saveRosterEntry = endpoint({
  summary:
    'Set the services, rank limits and order limits of a booster; makes a booster of someone who isn’t one, or is one no longer',
  guard: 'EditUsers',
  params,
  body: work.refine(isPossibleWork),
  reply: oneEntry,
  errors: changeErrors,
  fresh: true,
  example: {
    body: {
      solo_limit: 2,
      duo_limit: 1,
      services: ['league-of-legends:elo-boost:euw'],
      ceilings: [{ game: 'league-of-legends', ceiling: { tier: 'diamond', division: 1 } }],
    },
  },
})

export const pauseBooster = endpoint({
  summary: 'Pause a booster: no new orders, and they finish those that they have',
  guard: 'EditUsers',
  params,
  reply: oneEntry,
  errors: [...changeErrors, 'booster_not_found'],
  fresh: true,
})

export const resumeBooster = endpoint({ ...pauseBooster, summary: 'Let a paused booster claim orders again' })

export const endBooster = endpoint({
  summary:
    'End the work of a booster without unfinished orders; services and limits stay for the day they return',
  guard: 'EditUsers',
  params,
  reply: oneEntry,
  errors: [...changeErrors, 'booster_has_orders'],
  fresh: true,
})

const requestParams = z.strictObject({ request_id: id })
const answerErrors = [...changeErrors, 'user_not_booster', 'request_not_found', 'request_answered'] as const

export const acceptServiceRequest = endpoint({
  summary: 'Allow a booster what they ask for, in addition to what they have',
  guard: 'EditUsers',
  params: requestParams,
  reply: oneEntry,
  errors: answerErrors,
  fresh: true,
})

export const declineServiceRequest = endpoint({
  summary: 'Decline what a booster asks for; they read the reason',
  guard: 'EditUsers',
  params: requestParams,
  body: z.strictObject({ reason: paragraphs(serviceNoteLength.most).min(serviceNoteLength.least) }),
  reply: oneEntry,
  errors: answerErrors,
  example: { body: { reason: 'The picture shows an account with another name.' } },
})

export const rosterContract = {
  acceptServiceRequest,
  declineServiceRequest,
  listRoster,
  getRosterEntry,
  saveRosterEntry,
  pauseBooster,
  resumeBooster,
  endBooster,
}
