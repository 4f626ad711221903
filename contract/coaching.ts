import { z } from 'zod'
import { mostHours } from '#core/choices/order-config.ts'
import { gameIds } from '#core/games/game.ts'
import { areFreeSlots, coachTextLength, hourlyBounds, shortestNotes } from '#core/orders/coaching.ts'
import { longestMeetingLink } from '#core/orders/meeting-places.ts'
import { teachingBounds } from '#core/orders/teaching-hours.ts'
import { endpoint } from './endpoint.ts'
import { lasting } from './lasting.ts'
import { place } from './order-config.ts'
import { oneOrder, reasonForOthers, stateErrors } from './order-view.ts'
import {
  currency,
  forOthers,
  id,
  instant,
  localeCode,
  orderParams,
  pageOf,
  pageQuery,
  paragraphs,
  success,
} from './values.ts'
import { freeHours, slot, timeZone } from './week-hours.ts'

const game = z.enum(gameIds)
const languages = z
  .array(localeCode)
  .min(1)
  .refine((list) => new Set(list).size === list.length)

/** A coach's offer for one game. */
const offer = {
  /** Minor units for an hour. */
  hourly: z.int().min(hourlyBounds.least).max(hourlyBounds.most),
  languages,
  teaches: forOthers(paragraphs(coachTextLength.most).min(coachTextLength.least)),
  /** The language that `teaches` is written in. */
  teaches_in: localeCode,
  /** In the coach's own time zone, sorted by time of the week. */
  free: z.array(slot).max(21).refine(areFreeSlots),
  time_zone: timeZone,
}

const coach = z.object({
  coach_id: id,
  username: z.string(),
  game,
  /** The highest rank at which they play for customers. */
  rank: place,
  ...offer,
  /** The hours that they teach, if customers can pick a time from them; otherwise what their offer says. */
  free: z.array(freeHours).max(teachingBounds.spans),
  /** Whether customers can pick a time (`listFreeSlots`). */
  bookable: z.boolean(),
  currency,
  /** Completed coaching orders in this game. */
  completed: z.int(),
  /** Orders in this game that they completed as a booster. */
  boosts: z.int(),
  /** Reviews in this game, of boosting and coaching together. */
  reviews: z.int(),
  /** Their mean, to two decimals; null below the minimum. */
  rating: z.number().nullable(),
  demo: z.boolean(),
})

export const listCoaches = endpoint({
  summary: 'List coaches by game and language, with price, free hours and completed sessions',
  guard: 'public',
  query: pageQuery.extend({ game: game.optional(), language: localeCode.optional() }),
  reply: success(
    pageOf(coach).extend({
      /** How many offers each game has in the language, whatever game the list is of. */
      games: z.array(z.object({ game, offers: z.int() })),
    }),
  ),
  errors: [],
})

export const listMyOffers = endpoint({
  summary: "List the booster's own coaching offers, and the games they can teach",
  guard: 'Booster',
  reply: success(
    z.object({
      items: z.array(
        z.object({
          game,
          may_teach: z.boolean(),
          offer: z.object({ ...offer, active: z.boolean() }).nullable(),
        }),
      ),
    }),
  ),
  errors: [],
})

const exampleOffer = {
  hourly: 2400,
  languages: ['en', 'de'],
  teaches: 'Wave control, roaming and how to read the map. We watch one of your games first.',
  teaches_in: 'en',
  free: [{ day: 1, from: 18, to: 22 }],
  time_zone: 'Europe/Berlin',
  active: true,
}

export const saveOffer = endpoint({
  summary: "Set the booster's own coaching offer for a game; an inactive offer is not listed",
  guard: 'Booster',
  params: z.strictObject({ game }),
  body: z.strictObject({ ...offer, active: z.boolean() }),
  reply: success(z.object({ game })),
  errors: ['coach_not_eligible'],
  perMinute: 30,
  example: { body: exampleOffer },
})

const startsAt = z.strictObject({ starts_at: instant })
const example = { body: { starts_at: '2026-11-24T19:00:00.000Z' } }

export const declineOrder = endpoint({
  summary:
    'Decline an order that is booked with the coach, whose customer can cancel it for a full refund right away, or one that is offered by name, which goes to everyone or is refunded, as its customer chose',
  guard: 'Booster',
  params: orderParams,
  body: z.strictObject({ reason: reasonForOthers }),
  reply: success(z.object({ order_id: id })),
  errors: stateErrors,
  example: { body: { reason: 'I am away until Monday' } },
})

export const proposeSession = endpoint({
  summary:
    'Propose a time for the session; an agreed time stays in effect until the other side accepts the new one',
  guard: 'authentication',
  opensBefore: true,
  params: orderParams,
  body: startsAt,
  reply: oneOrder,
  errors: [...stateErrors, 'session_time_past', 'session_time_taken'],
  perMinute: 30,
  example,
})

export const acceptSession = endpoint({
  summary:
    'Accept the time that the other side proposed; the call repeats it, so that a newer proposal is not accepted by accident',
  guard: 'authentication',
  opensBefore: true,
  params: orderParams,
  body: startsAt,
  reply: oneOrder,
  errors: [...stateErrors, 'session_time_past', 'session_time_changed', 'session_time_taken'],
  example,
})

export const recordSession = endpoint({
  summary: 'Record completed hours with notes for the customer; recording the last hour submits the order',
  guard: 'Booster',
  params: orderParams,
  body: z.strictObject({
    hours: z.int().min(1).max(mostHours),
    notes: forOthers(paragraphs(4_000).min(shortestNotes)),
  }),
  reply: oneOrder,
  errors: [...stateErrors, 'session_not_held'],
  example: { body: { hours: 1, notes: 'We went through two games. Until next time: ward before you push.' } },
})

const link = z.strictObject({
  /** A room of a known service; null takes it away. */
  link: z.string().trim().min(1).max(longestMeetingLink).nullable(),
})
const exampleLink = { body: { link: 'https://meet.google.com/abc-defg-hij' } }

export const saveMeetingLink = endpoint({
  summary: `Set where a session takes place, or return to the coach's usual link; the customer reads it from ${lasting('sessionReminder')} before the session`,
  guard: 'Booster',
  params: orderParams,
  body: link,
  reply: oneOrder,
  errors: [...stateErrors, 'meeting_link_invalid'],
  perMinute: 20,
  example: exampleLink,
})

export const saveUsualMeetingLink = endpoint({
  summary: "Set the coach's usual link, for sessions that have none of their own",
  guard: 'Booster',
  body: link,
  reply: success(z.object({ link: z.string().nullable() })),
  errors: ['meeting_link_invalid', 'coach_not_eligible'],
  perMinute: 20,
  example: exampleLink,
})

const calendarStates = ['paying', 'asked', 'proposed', 'agreed', 'held'] as const

export const getCoachCalendar = endpoint({
  summary:
    "Get a week of the coach's calendar, from Monday in their own time zone: the hours that they teach, and their sessions",
  guard: 'Booster',
  /** Any day of the week; by default the current one. At most a year away. */
  query: z.strictObject({ week: z.iso.date().optional() }),
  reply: success(
    z.object({
      time_zone: timeZone,
      /** The Monday, `2026-11-23`. */
      week: z.string(),
      may_teach: z.boolean(),
      has_hours: z.boolean(),
      /** Hours that are taught, whether booked or not; without those in which the coach is away. */
      open: z.array(z.object({ from: instant, to: instant })),
      sessions: z.array(
        z.object({
          order_id: id,
          number: z.int(),
          game,
          /** Null while the customer is paying: the order isn't the coach's yet. */
          customer: z.string().nullable(),
          starts_at: instant,
          hours: z.int(),
          state: z.enum(calendarStates),
          /** Paused, disputed or frozen. */
          stopped: z.boolean(),
          has_link: z.boolean(),
        }),
      ),
      away: z.object({ from: instant, until: instant.nullable() }).nullable(),
      usual_link: z.string().nullable(),
    }),
  ),
  errors: [],
})

export const coachingContract = {
  listCoaches,
  listMyOffers,
  saveOffer,
  declineOrder,
  proposeSession,
  acceptSession,
  recordSession,
  saveMeetingLink,
  saveUsualMeetingLink,
  getCoachCalendar,
}
