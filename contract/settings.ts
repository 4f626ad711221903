import { z } from 'zod'
import { themes } from '#core/base/theme.ts'
import { isTimeZone } from '#core/base/zones.ts'
import { canChoose, newsChannels, newsTopics } from '#core/people/notification-choices.ts'
import { quietStep } from '#core/people/quiet-hours.ts'
import { endpoint, picture } from './endpoint.ts'
import { exampleFactors, factorsView } from './factors.ts'
import { dataSettings, exampleExport } from './privacy.ts'
import { examplePush, push } from './push.ts'
import { connections } from './sign-ins.ts'
import { unkept } from './unkept.ts'
import { avatar, quiet, username } from './users.ts'
import { id, instant, localeCode, success } from './values.ts'

const profile = z.object({ kind: z.enum(['guest', 'customer']), username: z.string(), avatar })

const appearance = z.object({ locale: localeCode, theme: z.enum(themes).nullable() })

/** Where the person is signed in, this device first, then the last used. */
const devices = z.array(
  z.object({
    session_id: id,
    /** Null for a client that doesn't say what it is. */
    browser: z.string().nullable(),
    system: z.string().nullable(),
    last_used_at: instant,
    current: z.boolean(),
  }),
)

const notifications = z.object({
  /** The topics that the person gets news of, and the channels in use for each. */
  topics: z.array(z.object({ topic: z.enum(newsTopics), channels: z.array(z.enum(newsChannels)) })),
  /** Of sounds, in percent. */
  volume: z.int(),
  quiet,
})

/** The settings page reads everything with one call: one member for each section, and each section owns its member. */
export const settings = z.object({
  profile,
  email: z.object({
    address: z.string(),
    confirmed_at: instant.nullable(),
    /** The address that replaces it once both mailboxes have agreed. */
    next: z
      .object({
        address: z.string(),
        old_agreed: z.boolean(),
        new_agreed: z.boolean(),
        until: instant,
      })
      .nullable(),
  }),
  /** `is_set` is false for a guest, and for an account that signs in without a password. */
  password: z.object({ is_set: z.boolean() }),
  devices,
  notifications,
  push,
  /** The other sites that sign the person in. */
  accounts: connections,
  factors: factorsView,
  appearance,
  data: dataSettings,
})

const exampleProfile = { kind: 'customer', username: 'mira', avatar: null }
const exampleDevice = {
  session_id: '4f7a1c70-55c4-4f0e-9f60-0a8a4d1d2b11',
  browser: 'Chrome',
  system: 'Windows',
  last_used_at: '2026-11-22T17:52:00.000Z',
  current: true,
}
const exampleNotifications = {
  topics: [{ topic: 'order_work', channels: ['site', 'sound', 'mail'] }],
  volume: 12,
  quiet: {
    hours: { from: 1320, until: 480, zone: 'Europe/Berlin' },
    codes_wake: false,
    paused_until: null,
  },
}

export const getSettings = endpoint({
  summary: 'Get the settings of the signed-in user, section by section',
  guard: 'authentication',
  opensBefore: true,
  reply: success(z.object({ settings })),
  errors: [],
  example: {
    reply: {
      data: {
        settings: {
          profile: exampleProfile,
          email: { address: 'mira@example.com', confirmed_at: '2026-08-02T10:00:00.000Z', next: null },
          password: { is_set: true },
          devices: [exampleDevice],
          notifications: exampleNotifications,
          push: examplePush,
          accounts: [
            {
              provider: 'discord',
              connected: { name: 'mira_climbs', since: '2026-08-02T10:00:00.000Z' },
              is_last_way_in: false,
            },
          ],
          factors: exampleFactors,
          appearance: { locale: 'en', theme: null },
          data: {
            export: exampleExport,
            erasure: { refusal: null, open_orders: [], owed: 0, debt: 0, given: 0 },
          },
        },
      },
    },
  },
})

export const saveMyProfile = endpoint({
  summary: 'Change the public name',
  guard: 'authentication',
  opensBefore: true,
  body: z.strictObject({ username }),
  reply: success(z.object({ profile })),
  errors: ['username_already_exists', 'username_reserved', 'account_needed'],
  perMinute: 20,
  example: {
    body: { username: 'mira' },
    reply: { data: { profile: exampleProfile }, message: 'profileUpdated' },
  },
})

export const checkUsername = endpoint({
  summary: 'Check that a public name is free for the signed-in user; replies with its one spelling',
  guard: 'authentication',
  opensBefore: true,
  params: z.strictObject({ username }),
  reply: success(z.object({ username: z.string() })),
  errors: ['username_already_exists', 'username_reserved'],
  perMinute: 60,
  example: { reply: { data: { username: 'mira' } } },
})

export const uploadAvatar = endpoint({
  summary: 'Upload a picture of oneself (multipart, one file: PNG, JPEG or WebP); it is cropped to a square',
  guard: 'authentication',
  opensBefore: true,
  unkept: unkept.picture,
  reply: success(z.object({ profile })),
  errors: [
    'account_needed',
    'no_files_uploaded',
    'bad_file_extension',
    'payload_too_large',
    'bad_request',
    'server_busy',
  ],
  perMinute: 10,
  example: {
    reply: {
      data: {
        profile: {
          ...exampleProfile,
          avatar: {
            small: 'b61d7c61-0c7e-4a19-8f6c-2b9a35f1a0c4',
            large: 'c0a1c0de-3f0a-4d51-9a2b-6f1f0f3f7b52',
          },
        },
      },
      message: 'profileUpdated',
    },
  },
})

export const removeAvatar = endpoint({
  summary: 'Remove the picture of oneself',
  guard: 'authentication',
  opensBefore: true,
  reply: success(z.object({ profile })),
  errors: [],
  example: { reply: { data: { profile: exampleProfile }, message: 'profileUpdated' } },
})

export const getAvatar = endpoint({
  summary: 'Get a picture that a person shows of themselves, by its file',
  guard: 'public',
  opensBefore: true,
  params: z.strictObject({ file_id: id }),
  reply: picture,
  errors: ['not_found'],
})

export const saveAppearance = endpoint({
  summary: 'Choose the language of mails and the color scheme; what is left out stays',
  guard: 'authentication',
  opensBefore: true,
  body: z.strictObject({ locale: localeCode.optional(), theme: z.enum(themes).optional() }),
  reply: success(z.object({ appearance })),
  errors: [],
  example: {
    body: { theme: 'dark' },
    reply: { data: { appearance: { locale: 'en', theme: 'dark' } }, message: 'profileUpdated' },
  },
})

export const chooseNews = endpoint({
  summary: 'Turn a topic of news on or off for a channel; one that is always on is refused',
  guard: 'authentication',
  opensBefore: true,
  params: z
    .strictObject({ topic: z.enum(newsTopics), channel: z.enum(newsChannels) })
    .refine(({ topic, channel }) => canChoose(topic, channel)),
  body: z.strictObject({ wanted: z.boolean() }),
  reply: success(z.object({ notifications })),
  errors: [],
  example: { body: { wanted: false }, reply: { data: { notifications: exampleNotifications } } },
})

export const saveSoundVolume = endpoint({
  summary: 'Set the volume of sounds, in percent',
  guard: 'authentication',
  opensBefore: true,
  body: z.strictObject({ volume: z.int().min(0).max(100) }),
  reply: success(z.object({ notifications })),
  errors: [],
  example: { body: { volume: 12 }, reply: { data: { notifications: exampleNotifications } } },
})

const quarter = z.int().min(0).max(1439).multipleOf(quietStep)

export const saveQuietHours = endpoint({
  summary: 'Set when sounds and pushes are quiet each day, and whether a login code is an exception',
  guard: 'authentication',
  body: z.strictObject({
    hours: z
      .strictObject({ from: quarter, until: quarter, zone: z.string().max(40).refine(isTimeZone) })
      .refine(({ from, until }) => from !== until)
      .nullable(),
    codes_wake: z.boolean(),
  }),
  reply: success(z.object({ notifications })),
  errors: [],
  perMinute: 30,
  example: {
    body: { hours: exampleNotifications.quiet.hours, codes_wake: false },
    reply: { data: { notifications: exampleNotifications } },
  },
})

export const pauseNews = endpoint({
  summary: 'Make all sounds and pushes quiet for an hour, or end that',
  guard: 'authentication',
  body: z.strictObject({ paused: z.boolean() }),
  reply: success(z.object({ notifications })),
  errors: [],
  perMinute: 30,
  example: { body: { paused: true }, reply: { data: { notifications: exampleNotifications } } },
})

export const endDevice = endpoint({
  summary: 'Sign out one of the devices where the user is signed in',
  guard: 'authentication',
  opensBefore: true,
  params: z.strictObject({ session_id: id }),
  reply: success(z.object({ devices })),
  errors: ['not_found'],
  example: { reply: { data: { devices: [exampleDevice] } } },
})

export const endOtherDevices = endpoint({
  summary: 'Sign out all devices of the user except this one',
  guard: 'authentication',
  opensBefore: true,
  reply: success(z.object({ devices })),
  errors: [],
  example: { reply: { data: { devices: [exampleDevice] } } },
})

export const settingsContract = {
  getSettings,
  saveMyProfile,
  checkUsername,
  uploadAvatar,
  removeAvatar,
  getAvatar,
  saveAppearance,
  chooseNews,
  saveSoundVolume,
  saveQuietHours,
  pauseNews,
  endDevice,
  endOtherDevices,
}
