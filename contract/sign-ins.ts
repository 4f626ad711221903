import { z } from 'zod'
import { signInProviders } from '#core/people/sign-in-providers.ts'
import { endpoint } from './endpoint.ts'
import { unkept } from './unkept.ts'
import { exampleSignIn, signedIn } from './users.ts'
import { instant, localeCode, success } from './values.ts'

const provider = z.enum(signInProviders)
const params = z.strictObject({ provider })

/** A page of ours, from its first slash; neither another site nor a control character. */
const ownPage = z
  .string()
  .max(1500)
  .regex(/^\/(?![/\\])[^\p{Cc}\s\\]*$/u)

const way = z.strictObject({
  /** The page to come back to, with its query and fragment. */
  back: ownPage.default('/'),
  locale: localeCode.default('en'),
})

const page = success(z.object({ url: z.url() }))

export const startSignIn = endpoint({
  summary: 'Begin to sign in through another site; go to the returned address, which leads back to `/`',
  guard: 'public',
  opensBefore: true,
  unkept: unkept.tokens,
  params,
  body: way,
  reply: page,
  errors: ['sign_in_not_offered', 'forbidden'],
  perMinute: 20,
  example: {
    body: { back: '/valorant/elo-boost', locale: 'en' },
    reply: { data: { url: 'https://accounts.google.com/o/oauth2/v2/auth?client_id=peakline' } },
  },
})

const code = z.strictObject({ code: z.string().min(1).max(4000) })
const callback = (name: string) =>
  endpoint({
    summary: `Finish to sign in through ${name} with its code, in the browser that began`,
    guard: 'public',
    opensBefore: true,
    unkept: unkept.tokens,
    body: code,
    reply: signedIn,
    errors: [
      'sign_in_failed',
      'sign_in_canceled',
      'provider_away',
      'provider_address_missing',
      'address_has_account',
      'identity_taken',
      'email_already_exists',
      'username_already_exists',
      'username_reserved',
      'already_customer',
      'account_banned',
      'second_factor_needed',
      'unauthorized',
      'user_not_found',
      'forbidden',
    ],
    perMinute: 20,
    example: { body: { code: '4/0AbCdEf' }, reply: exampleSignIn('login') },
  })

export const discordCallback = callback('Discord')
export const googleCallback = callback('Google')
export const facebookCallback = callback('Facebook')

/** The providers in the settings: which of them sign the person in. */
export const connections = z.array(
  z.object({
    provider,
    connected: z.object({ name: z.string(), since: instant }).nullable(),
    /** The last way to sign in can't be removed. */
    is_last_way_in: z.boolean(),
  }),
)

export const connectSignIn = endpoint({
  summary:
    'Begin to connect another site to the account; go to the returned address, which leads back to `/`',
  guard: 'authentication',
  opensBefore: true,
  unkept: unkept.tokens,
  fresh: true,
  params,
  body: way,
  reply: page,
  errors: ['sign_in_not_offered'],
  perMinute: 20,
  example: {
    body: { back: '/dashboard/profile-settings', locale: 'en' },
    reply: { data: { url: 'https://discord.com/oauth2/authorize?client_id=peakline' } },
  },
})

export const disconnectSignIn = endpoint({
  summary: 'Remove a connected site from the account, unless it is the last way to sign in',
  guard: 'authentication',
  opensBefore: true,
  fresh: true,
  params,
  reply: success(z.object({ connections })),
  errors: ['not_connected', 'last_way_in'],
  perMinute: 20,
  example: {
    reply: { data: { connections: [{ provider: 'google', connected: null, is_last_way_in: false }] } },
  },
})

export const signInsContract = {
  startSignIn,
  discordCallback,
  googleCallback,
  facebookCallback,
  connectSignIn,
  disconnectSignIn,
}
