import { z } from 'zod'
import { themes } from '#core/base/theme.ts'
import { hardestCaptcha } from '#core/people/captcha-levels.ts'
import { newsTopics } from '#core/people/notification-choices.ts'
import { shortestPassword } from '#core/people/passwords.ts'
import { permissions } from '#core/people/permissions.ts'
import { endpoint } from './endpoint.ts'
import { unkept } from './unkept.ts'
import { amount, email, id, instant, localeCode, success } from './values.ts'

/** The person's picture by file, in two sizes; null while they have none. */
export const avatar = z.object({ small: id, large: id }).nullable()

/** When the person wants no sound and no push (`core/people/quiet-hours.ts`). */
export const quiet = z.object({
  /** Minutes after midnight in the zone; they pass midnight if `until` is smaller. */
  hours: z.object({ from: z.int(), until: z.int(), zone: z.string() }).nullable(),
  codes_wake: z.boolean(),
  paused_until: instant.nullable(),
})

export const sessionUser = z.object({
  _id: id,
  kind: z.enum(['guest', 'customer']),
  email: z.string(),
  username: z.string(),
  consent: z.boolean(),
  balance: amount,
  locale: localeCode,
  permissions: z.array(z.enum(permissions)),
  boosterDetails: z
    .object({
      services: z.array(z.object({ filter: z.object({ _id: z.string() }) })),
      solo_limit: z.int(),
      duo_limit: z.int(),
    })
    .nullable(),
  demo: z.boolean(),
  /** They have said that they are 18 or older. */
  adult: z.boolean(),
  avatar,
  /** Null until the person chooses one: their browser decides. */
  theme: z.enum(themes).nullable(),
  /** The volume of sounds in percent, and the topics that make none. */
  sound: z.object({ volume: z.int(), silent: z.array(z.enum(newsTopics)), quiet }),
  /** Permissions that need a second factor before they can be used (trust S13). */
  withheld: z.array(z.enum(permissions)).optional(),
  /** Whether a second factor has confirmed this session; missing where nobody asked. */
  secondFactor: z.enum(['none', 'unproven', 'proven']).optional(),
})

const tokens = z.object({
  accessToken: z.string(),
  /**
   * A browser has it in an HttpOnly cookie and receives a placeholder that grants nothing; see the API's description.
   */
  refreshToken: z.string(),
})

/** The reply of every way to sign in (spec 7). */
export const signedIn = success(z.object({ tokens, user: sessionUser }))

const exampleUser = {
  _id: '0b9c1f6e-6f0e-4c0f-9a52-3d5d8e2f7a10',
  kind: 'customer',
  email: 'mira@example.com',
  username: 'mira',
  consent: false,
  balance: 0,
  locale: 'en',
  permissions: [],
  boosterDetails: null,
  demo: false,
  adult: true,
  avatar: null,
  theme: null,
  sound: { volume: 12, silent: [], quiet: { hours: null, codes_wake: false, paused_until: null } },
}

const exampleTokens = {
  accessToken: 'n4bQgYhMfWWaL-qgxVrQFaO_TxsrC4Is0V1sFbDwCgg',
  refreshToken: 'in-http-only-cookie',
}

/** Such a reply, as the documentation shows it. */
export const exampleSignIn = (message: string) => ({
  data: { tokens: exampleTokens, user: exampleUser },
  message,
})

/** A name that people see; the database decides which names are equal. */
export const username = z
  .string()
  // Ligatures, wide letters and the like become the letters they resemble: one name, one spelling.
  .normalize('NFKC')
  .trim()
  .min(1, 'username_empty')
  .max(24)
  .regex(/^[\p{L}\p{N}_.-]*$/u)

/** A password that is being set; the server also refuses common ones. */
export const newPassword = z
  .string()
  .min(1, { error: 'password_empty', abort: true })
  .min(shortestPassword, 'password_too_short')
  .max(200)

export const register = endpoint({
  summary: 'Create an account and sign in to it',
  guard: 'public',
  opensBefore: true,
  unkept: unkept.tokens,
  body: z.strictObject({
    email,
    username,
    password: newPassword,
    acceptTos: z.literal(true, 'terms_not_accepted'),
    /** They say that they are 18 or older; recorded with the time. */
    adult: z.literal(true, 'age_not_confirmed'),
    captchaResponse: z.string().min(1, 'captcha_required').max(4000),
    locale: localeCode.default('en'),
  }),
  reply: signedIn,
  errors: [
    'age_not_confirmed',
    'email_already_exists',
    'username_already_exists',
    'username_reserved',
    'weak_password',
    'captcha_failed',
    'server_busy',
  ],
  perMinute: 10,
  example: {
    body: {
      email: 'mira@example.com',
      username: 'mira',
      password: 'correct horse battery',
      acceptTos: true,
      adult: true,
      captchaResponse: 'eyJhbGdvcml0aG0iOiJTSEEtMjU2In0=',
      locale: 'en',
    },
    reply: exampleSignIn('register'),
  },
})

export const login = endpoint({
  summary: 'Sign in with e-mail and password',
  guard: 'public',
  opensBefore: true,
  unkept: unkept.tokens,
  body: z.strictObject({
    email,
    password: z.string().min(1, 'password_empty').max(200),
    /** Required after five failures; the refusal names its level. */
    captchaResponse: z.string().max(4000).optional(),
  }),
  reply: signedIn,
  errors: ['invalid_credentials', 'second_factor_needed', 'account_banned', 'captcha_failed', 'server_busy'],
  perMinute: 20,
  example: {
    body: { email: 'mira@example.com', password: 'correct horse battery' },
    reply: exampleSignIn('login'),
  },
})

export const guest = endpoint({
  summary: 'Sign in as a guest with just an e-mail address; creates a new guest account for this browser',
  guard: 'public',
  unkept: unkept.tokens,
  body: z.strictObject({
    email,
    captchaResponse: z.string().min(1, 'captcha_required').max(4000),
    acceptTos: z.literal(true, 'terms_not_accepted'),
    /** They say that they are 18 or older; recorded with the time. Otherwise the payment of an order asks (`payOrder`). */
    adult: z.literal(true).optional(),
    locale: localeCode.default('en'),
  }),
  reply: signedIn,
  errors: ['email_already_exists', 'captcha_failed'],
  perMinute: 10,
  example: {
    body: {
      email: 'mira@example.com',
      captchaResponse: 'eyJhbGdvcml0aG0iOiJTSEEtMjU2In0=',
      acceptTos: true,
      adult: true,
    },
    reply: {
      ...exampleSignIn('login'),
      data: { tokens: exampleTokens, user: { ...exampleUser, kind: 'guest' } },
    },
  },
})

export const refresh = endpoint({
  summary: 'Exchange the refresh token (from its HttpOnly cookie or `X-Refresh-Token`) for a new pair',
  guard: 'public',
  opensBefore: true,
  unkept: unkept.tokens,
  reply: success(z.object({ tokens })),
  errors: ['bad_token', 'token_expired', 'account_banned', 'forbidden'],
  perMinute: 60,
  example: { reply: { data: { tokens: exampleTokens } } },
})

export const logout = endpoint({
  summary: 'End the session of the access token or refresh token',
  guard: 'public',
  opensBefore: true,
  unkept: unkept.tokens,
  reply: success(z.object({})),
  errors: ['forbidden'],
})

export const getMe = endpoint({
  summary: 'Get the signed-in user',
  guard: 'authentication',
  opensBefore: true,
  reply: success(z.object({ user: sessionUser })),
  errors: [],
  example: { reply: { data: { user: exampleUser } } },
})

export const setConsent = endpoint({
  summary: 'Record consent to analytics; `user`, if given, must be the signed-in user',
  guard: 'authentication',
  opensBefore: true,
  body: z.strictObject({ user: z.string().max(64).optional(), consent: z.boolean() }),
  reply: success(z.object({ consent: z.boolean() })),
  errors: ['forbidden'],
  example: { body: { user: exampleUser._id, consent: true }, reply: { data: { consent: true } } },
})

export const setGclid = endpoint({
  summary: 'Record the ad click (gclid) that led here; `user`, if given, must be the signed-in user',
  guard: 'authentication',
  opensBefore: true,
  body: z.strictObject({ gclid: z.string().regex(/^[\w-]{1,200}$/), user: z.string().max(64).optional() }),
  reply: success(z.object({})),
  errors: ['forbidden'],
  example: { body: { gclid: 'EAIaIQobChMI9rKJ', user: exampleUser._id }, reply: { data: {} } },
})

export const getCaptchaChallenge = endpoint({
  summary: 'Get a proof-of-work challenge (ALTCHA) for one public form; each level doubles the work',
  guard: 'public',
  opensBefore: true,
  query: z.strictObject({ level: z.coerce.number().int().min(1).max(hardestCaptcha).default(1) }),
  reply: success(
    z.object({
      parameters: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
      signature: z.string(),
    }),
  ),
  errors: [],
  perMinute: 60,
})

export const usersContract = {
  register,
  login,
  guest,
  refresh,
  logout,
  getMe,
  setConsent,
  setGclid,
  getCaptchaChallenge,
}
