import { z } from 'zod'
import { largestPicture } from '#core/base/pictures.ts'
import { gameIds } from '#core/games/game.ts'
import { areFreeSlots } from '#core/orders/coaching.ts'
import { mostServicePictures, serviceNoteLength, serviceRequestStates } from '#core/people/own-services.ts'
import { languageLevels, longestAbout } from '#core/people/profiles.ts'
import { away } from './away.ts'
import { endpoint } from './endpoint.ts'
import { place, queue } from './order-config.ts'
import { unkept } from './unkept.ts'
import { forOthers, id, instant, localeCode, paragraphs, success, text } from './values.ts'
import { timeZone } from './week-hours.ts'

/** What boosters set about their own work, and what they ask staff for. */

const game = z.enum(gameIds)

/** Filters such as `league-of-legends:elo-boost:euw`, and the highest rank for each game. */
const services = {
  services: z.array(text(60)).max(400),
  ceilings: z
    .array(z.strictObject({ game, ceiling: place }))
    .max(gameIds.length)
    .refine((list) => new Set(list.map((each) => each.game)).size === list.length),
}
export const namedServices = z.strictObject(services)

/** The queues of a game that the booster leaves out. */
const leftOut = z
  .array(z.strictObject({ game, queues: z.array(queue).min(1).max(10) }))
  .max(gameIds.length)
  .refine((list) => new Set(list.map((each) => each.game)).size === list.length)

const halfHour = z.number().multipleOf(0.5)
const profile = z.strictObject({
  languages: z
    .array(z.strictObject({ code: localeCode, level: z.enum(languageLevels) }))
    .min(1)
    .max(30)
    .refine((list) => new Set(list.map(({ code }) => code)).size === list.length),
  about: forOthers(paragraphs(longestAbout)),
  about_in: localeCode,
  /** In the booster's own time zone, sorted by time of the week; 18.5 is 18:30. */
  free: z
    .array(
      z.strictObject({
        day: z.int().min(1).max(7),
        from: halfHour.min(0).max(23.5),
        to: halfHour.min(0.5).max(24),
      }),
    )
    .max(21)
    .refine(areFreeSlots),
  time_zone: timeZone,
})

/** What a booster asked for, with staff's answer. */
export const serviceRequest = namedServices.extend({
  request_id: id,
  state: z.enum(serviceRequestStates),
  note: z.string(),
  /** Null once it is answered or withdrawn: the picture is deleted then. */
  file_id: id.nullable(),
  asked_at: instant,
  closed_at: instant.nullable(),
  /** Why staff declined it. */
  reason: z.string().nullable(),
})

const mine = namedServices.extend({
  /** Saving names it, so that nothing is overwritten unread. */
  version: z.int(),
  username: z.string(),
  left_out: leftOut,
  /** What staff allow: a booster sets all of it, or less. */
  allowed: namedServices,
  /** Null before the booster wrote anything. */
  profile: profile.nullable(),
  away: away.nullable(),
  /** Whether staff paused them. */
  paused: z.boolean(),
  /** The open request, or the last that was answered. */
  request: serviceRequest.nullable(),
})
const page = success(z.object({ mine }))

export const getMyServices = endpoint({
  summary: 'Get the services, ranks, queues and profile of the booster, and what they asked staff for',
  guard: 'Booster',
  reply: page,
  errors: ['user_not_booster'],
})

const exampleServices = {
  services: ['league-of-legends:elo-boost:euw'],
  ceilings: [{ game: 'league-of-legends', ceiling: { tier: 'gold', division: 1 } }],
} as const

export const saveMyServices = endpoint({
  summary:
    'Set what the booster plays, within what staff allow, and what the site says about them; a profile of null stays as it is',
  guard: 'Booster',
  body: namedServices.extend({
    version: z.int().min(1),
    left_out: leftOut,
    profile: profile.nullable(),
  }),
  reply: page,
  errors: ['user_not_booster', 'services_changed', 'service_not_allowed', 'no_service_left', 'no_queue_left'],
  perMinute: 30,
  example: {
    body: {
      version: 1,
      ...exampleServices,
      left_out: [{ game: 'league-of-legends', queues: ['flex'] }],
      profile: {
        languages: [
          { code: 'de', level: 'native' },
          { code: 'en', level: 'fluent' },
        ],
        about: 'Mains Ahri, Orianna and Viktor. Plays mid and support.',
        about_in: 'en',
        free: [{ day: 1, from: 18, to: 22.5 }],
        time_zone: 'Europe/Berlin',
      },
    },
  },
})

export const uploadServicePicture = endpoint({
  summary: `Upload the picture that proves what a booster asks for (PNG, JPEG or WebP, up to ${largestPicture / 1024 ** 2} MB) as multipart form data; at most ${mostServicePictures} a day. It is kept once a request refers to it`,
  guard: 'Booster',
  unkept: unkept.picture,
  reply: success(z.object({ file_id: id })),
  errors: [
    'user_not_booster',
    'bad_request',
    'bad_file_extension',
    'no_files_uploaded',
    'payload_too_large',
    'too_many_pictures',
  ],
  perMinute: 20,
})

export const askForServices = endpoint({
  summary: 'Ask staff for services or ranks beyond what they allow, with a picture that proves the rank',
  guard: 'Booster',
  body: namedServices.extend({
    note: paragraphs(serviceNoteLength.most).min(serviceNoteLength.least),
    file_id: id,
  }),
  reply: page,
  errors: ['user_not_booster', 'request_open', 'nothing_asked', 'not_found'],
  perMinute: 6,
  example: {
    body: {
      services: ['league-of-legends:elo-boost:tr'],
      ceilings: [],
      note: 'I play on Turkey since spring, see my account in the picture.',
      file_id: '01920000-0000-7000-8000-000000000001',
    },
  },
})

export const withdrawServiceRequest = endpoint({
  summary: 'Withdraw a request that staff haven’t answered',
  guard: 'Booster',
  params: z.strictObject({ request_id: id }),
  reply: page,
  errors: ['user_not_booster', 'request_answered', 'request_not_found'],
})

export const myServicesContract = {
  getMyServices,
  saveMyServices,
  uploadServicePicture,
  askForServices,
  withdrawServiceRequest,
}
