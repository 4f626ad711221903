import { z } from 'zod'
import { largestPicture } from '#core/base/pictures.ts'
import {
  accountNameLength,
  applicationNoteLength,
  applicationStatuses,
  dayEnd,
  experienceLength,
  isPossibleContent,
  languageLevels,
  leastPictureSide,
  pictureKinds,
} from '#core/boosters/applications.ts'
import { gameIds, type ServerId } from '#core/games/game.ts'
import { endpoint } from './endpoint.ts'
import type { ErrorCode } from './errors.ts'
import { place } from './order-config.ts'
import { unkept } from './unkept.ts'
import { id, instant, listOf, localeCode, pageQuery, paragraphs, success, text } from './values.ts'
import { timeZone } from './week-hours.ts'

const game = z.enum(gameIds)

const account = z.strictObject({
  game,
  name: text(accountNameLength).min(1),
  // `isPossibleContent` refuses another game's server.
  server: z.string().max(20) as unknown as z.ZodType<ServerId>,
  now: place,
  best: place,
  ceiling: place,
})

/** What a person entered so far, complete or not. */
const content = z
  .strictObject({
    languages: z.array(z.strictObject({ code: localeCode, level: z.enum(languageLevels) })).max(9),
    experience: paragraphs(experienceLength.most),
    accounts: z.array(account).max(gameIds.length),
    pictures: z
      .array(
        z.strictObject({
          game,
          kind: z.enum(pictureKinds),
          file_id: id,
          name: text(120),
          bytes: z.int().min(1).max(largestPicture),
        }),
      )
      .max(gameIds.length * pictureKinds.length),
    hours: z
      .array(
        z.strictObject({
          day: z.int().min(1).max(7),
          from: z
            .int()
            .min(0)
            .max(dayEnd - 1),
          to: z.int().min(1).max(dayEnd),
        }),
      )
      .max(7),
    time_zone: timeZone,
    duo: z.boolean(),
    agreed: z.boolean(),
  })
  .refine(isPossibleContent)

const step = z.object({
  action: z.enum(['send', 'answer', 'ask', 'accept', 'refuse']),
  /** The question, the answer or the reason. */
  note: z.string(),
  at: instant,
})

const application = z.object({
  application_id: id,
  status: z.enum(applicationStatuses),
  /** Rises with each change; a change names the version that it is based on. */
  version: z.int(),
  content,
  updated_at: instant,
  sent_at: instant.nullable(),
  /** Until when staff answer. */
  due_at: instant.nullable(),
  decided_at: instant.nullable(),
  /** What happened, oldest first. */
  steps: z.array(step),
})

const note = paragraphs(applicationNoteLength.most).min(applicationNoteLength.least)
const params = z.strictObject({ application_id: id })
const ownErrors = ['account_needed', 'application_changed'] as const satisfies readonly ErrorCode[]
const staffErrors = [
  'own_affair',
  'application_not_found',
  'application_changed',
] as const satisfies readonly ErrorCode[]

const exampleContent = {
  languages: [{ code: 'en', level: 'native' }],
  experience: 'Five seasons in Diamond and above, mostly jungle. I coached a college team for a year.',
  accounts: [
    {
      game: 'league-of-legends',
      name: 'tarn#LYON',
      server: 'euw',
      now: { tier: 'grandmaster', division: null },
      best: { tier: 'challenger', division: null },
      ceiling: { tier: 'diamond', division: 1 },
    },
  ],
  pictures: [],
  hours: [{ day: 1, from: 34, to: 44 }],
  time_zone: 'Europe/Paris',
  duo: true,
  agreed: false,
}

export const getMyApplication = endpoint({
  summary:
    "Get the caller's latest application to become a booster, null if there is none; `again_at` is when a refused person can apply again",
  guard: 'authentication',
  opensBefore: true,
  reply: success(z.object({ application: application.nullable(), again_at: instant.nullable() })),
  errors: [],
})

const saved = success(z.object({ application_id: id, version: z.int(), updated_at: instant }))

export const saveMyApplication = endpoint({
  summary:
    'Save the whole draft. `version` is the version that it is based on, 0 for the first; saving the same content again changes nothing',
  guard: 'authentication',
  opensBefore: true,
  body: z.strictObject({ version: z.int().min(0), content, locale: localeCode.default('en') }),
  reply: saved,
  errors: [...ownErrors, 'already_booster', 'application_too_soon'],
  perMinute: 60,
  example: { body: { version: 0, content: exampleContent, locale: 'en' } },
})

export const sendMyApplication = endpoint({
  summary: "Send the draft to staff, or the answer to staff's question with everything that changed",
  guard: 'authentication',
  opensBefore: true,
  body: z.strictObject({
    version: z.int().min(1),
    answer: paragraphs(applicationNoteLength.most).default(''),
  }),
  reply: success(z.object({ application })),
  errors: [...ownErrors, 'application_not_found', 'application_incomplete'],
  perMinute: 10,
  example: { body: { version: 7 } },
})

export const uploadApplicationPicture = endpoint({
  summary: `Upload a screenshot (PNG, JPEG or WebP, up to ${largestPicture / 1024 ** 2} MB, its longer side at least ${leastPictureSide} pixels) for the caller's draft as multipart form data. It is kept once a saved draft refers to it`,
  guard: 'authentication',
  opensBefore: true,
  unkept: unkept.picture,
  reply: success(z.object({ file_id: id })),
  errors: [
    'account_needed',
    'application_not_found',
    'bad_request',
    'bad_file_extension',
    'no_files_uploaded',
    'payload_too_large',
    'picture_too_small',
    'too_many_pictures',
  ],
  perMinute: 20,
})

export const listApplications = endpoint({
  summary: 'List applications: open ones, oldest first, or answered ones, newest first',
  guard: 'FullAccess',
  query: pageQuery.extend({ state: z.enum(['open', 'answered']).default('open') }),
  reply: listOf(
    z.object({
      application_id: id,
      username: z.string(),
      status: z.enum(applicationStatuses),
      accounts: z.array(z.object({ game, best: place, ceiling: place })),
      sent_at: instant,
      due_at: instant.nullable(),
      decided_at: instant.nullable(),
    }),
  ),
  errors: [],
})

const oneApplication = success(
  z.object({
    application: application.extend({ username: z.string(), email: z.string(), locale: localeCode }),
  }),
)

export const getApplication = endpoint({
  summary: 'Get a sent application with its applicant; drafts are private',
  guard: 'FullAccess',
  params,
  reply: oneApplication,
  errors: ['application_not_found'],
})

export const askApplicant = endpoint({
  summary: 'Ask the applicant a question; they can change their application and send it again with an answer',
  guard: 'FullAccess',
  params,
  body: z.strictObject({ version: z.int().min(1), question: note }),
  reply: oneApplication,
  errors: staffErrors,
  example: { body: { version: 8, question: 'Which account is the one in the second picture?' } },
})

export const acceptApplication = endpoint({
  summary:
    'Make the applicant a booster: permission, services and a rank limit per game, which can be lower than offered',
  guard: 'FullAccess',
  params,
  body: z.strictObject({
    version: z.int().min(1),
    ceilings: z.array(z.strictObject({ game, ceiling: place })).max(gameIds.length),
  }),
  reply: oneApplication,
  errors: staffErrors,
  example: {
    body: {
      version: 8,
      ceilings: [{ game: 'league-of-legends', ceiling: { tier: 'diamond', division: 1 } }],
    },
  },
})

export const refuseApplication = endpoint({
  summary: 'Refuse an application with a reason for the applicant',
  guard: 'FullAccess',
  params,
  body: z.strictObject({ version: z.int().min(1), reason: note }),
  reply: oneApplication,
  errors: staffErrors,
  example: { body: { version: 8, reason: 'The pictures show an account with another name.' } },
})

export const applicationsContract = {
  getMyApplication,
  saveMyApplication,
  sendMyApplication,
  uploadApplicationPicture,
  listApplications,
  getApplication,
  askApplicant,
  acceptApplication,
  refuseApplication,
}
