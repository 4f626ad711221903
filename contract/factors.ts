import { z } from 'zod'
import { latinDigits } from '#core/base/typed-numbers.ts'
import { mostPasskeys, passkeyNameLength, proofs, recoveryCodeCount } from '#core/people/factors.ts'
import { endpoint } from './endpoint.ts'
import { unkept } from './unkept.ts'
import { exampleSignIn, signedIn } from './users.ts'
import { id, instant, success, text } from './values.ts'

/** Passkeys, the authenticator app, recovery codes, and proving again who one is. */

const base64url = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w-]+$/)

const captchaResponse = z.string().max(4000).optional()
/** Spaces and dashes are how people read codes; they don't count. */
const typed = z
  .string()
  .max(40)
  .transform((value) => latinDigits(value).replace(/[\s-]/g, '').toUpperCase())
const code = typed.pipe(z.string().regex(/^\d{6}$/, 'code_wrong'))
const recoveryCode = typed.pipe(z.string().regex(/^[0-9A-Z]{12}$/, 'code_wrong'))

/** What a browser's passkey answers to a challenge. */
const passkey = z.strictObject({
  id: base64url(1400),
  clientDataJSON: base64url(4000),
  authenticatorData: base64url(4000),
  signature: base64url(4000),
})

const newPasskey = z.strictObject({
  id: base64url(1400),
  clientDataJSON: base64url(4000),
  attestationObject: base64url(20_000),
  transports: z.array(z.string().regex(/^[a-z-]{1,20}$/)).max(8),
})

const examplePasskey = {
  id: 'AYmDM7kEFQ',
  clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0',
  authenticatorData: 'SZYN5YgOjGh0NBcPZHZgW4',
  signature: 'MEUCIQDnG2',
}

const passkeyName = text(passkeyNameLength).min(1)

/** What a person has set up, as their settings show it. */
export const factorsView = z.object({
  passkeys: z.array(
    z.object({ _id: id, name: z.string(), addedAt: instant, lastUsedAt: instant.nullable() }),
  ),
  /** Why a passkey can't be removed, or null. */
  passkeyLock: z.literal('last_way_in').nullable(),
  mostPasskeys: z.int(),
  /** When the authenticator app was set up. */
  app: instant.nullable(),
  /** How many recovery codes are left; null while there is nothing that they could replace. */
  recoveryCodes: z.int().nullable(),
})

export const exampleFactors = {
  passkeys: [
    {
      _id: '3f0a8a54-1e83-4f0b-9d0f-0d7a0a5f2c11',
      name: 'Pixel 9',
      addedAt: '2026-10-03T09:12:00.000Z',
      lastUsedAt: null,
    },
  ],
  passkeyLock: null,
  mostPasskeys,
  app: '2026-10-03T09:15:00.000Z',
  recoveryCodes: recoveryCodeCount,
}

const factorsReply = success(z.object({ factors: factorsView }))
const withCodes = success(z.object({ factors: factorsView, codes: z.array(z.string()) }))
const exampleReply = { data: { factors: exampleFactors } }
const exampleCodes = { data: { factors: exampleFactors, codes: ['7KQ2-M9XD-4TRA'] } }

export const getFactors = endpoint({
  summary: 'List the passkeys, the authenticator app and the recovery codes of the signed-in person',
  guard: 'authentication',
  opensBefore: true,
  reply: factorsReply,
  errors: [],
  example: { reply: exampleReply },
})

export const startPasskey = endpoint({
  summary: 'Get the options with which a browser creates a passkey (WebAuthn), valid for 5 minutes',
  guard: 'authentication',
  opensBefore: true,
  unkept: unkept.secret,
  fresh: true,
  reply: success(
    z.object({
      challenge: z.string(),
      rp: z.object({ id: z.string(), name: z.string() }),
      user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
      algorithms: z.array(z.int()),
      exclude: z.array(z.string()),
    }),
  ),
  errors: ['too_many_passkeys', 'account_needed'],
  perMinute: 20,
})

export const addPasskey = endpoint({
  summary: 'Add the passkey that a browser has created',
  guard: 'authentication',
  opensBefore: true,
  unkept: 'A challenge is taken before the transaction and counts once',
  fresh: true,
  body: z.strictObject({ name: passkeyName, passkey: newPasskey }),
  reply: factorsReply,
  errors: ['too_many_passkeys', 'passkey_refused', 'account_needed'],
  perMinute: 20,
  example: {
    body: {
      name: 'Pixel 9',
      passkey: {
        id: 'AYmDM7kEFQ',
        clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0',
        attestationObject: 'o2NmbXRkbm9uZQ',
        transports: ['internal'],
      },
    },
    reply: exampleReply,
  },
})

const passkeyParams = z.strictObject({ passkey_id: id })

export const renamePasskey = endpoint({
  summary: 'Rename a passkey',
  guard: 'authentication',
  opensBefore: true,
  params: passkeyParams,
  body: z.strictObject({ name: passkeyName }),
  reply: factorsReply,
  errors: ['passkey_not_found'],
  example: { body: { name: 'Pixel 9' }, reply: exampleReply },
})

export const removePasskey = endpoint({
  summary: 'Remove a passkey, unless it is the only way to sign in',
  guard: 'authentication',
  opensBefore: true,
  fresh: true,
  params: passkeyParams,
  reply: factorsReply,
  errors: ['passkey_not_found', 'last_way_in'],
  example: { reply: exampleReply },
})

export const startApp = endpoint({
  summary: 'Get a new secret for an authenticator app; it counts once a code confirms it',
  guard: 'authentication',
  opensBefore: true,
  unkept: unkept.secret,
  fresh: true,
  reply: success(
    z.object({
      secret: z.string(),
      uri: z.string(),
      /** The QR code: the path of its dark squares, in a square of `size` units. */
      qr: z.object({ size: z.int(), path: z.string() }),
    }),
  ),
  errors: ['app_already_set_up', 'account_needed'],
  perMinute: 20,
})

export const confirmApp = endpoint({
  summary: 'Confirm the authenticator app with its code; the reply shows the recovery codes, once',
  guard: 'authentication',
  opensBefore: true,
  unkept: unkept.secret,
  fresh: true,
  body: z.strictObject({ code }),
  reply: withCodes,
  errors: ['code_wrong', 'app_already_set_up', 'app_not_set_up'],
  perMinute: 20,
  example: { body: { code: '492 039' }, reply: exampleCodes },
})

export const removeApp = endpoint({
  summary: 'Remove the authenticator app',
  guard: 'authentication',
  opensBefore: true,
  fresh: true,
  reply: factorsReply,
  errors: ['app_not_set_up'],
  example: { reply: exampleReply },
})

export const renewRecoveryCodes = endpoint({
  summary: 'Replace all recovery codes by new ones, which the reply shows, once',
  guard: 'authentication',
  opensBefore: true,
  unkept: unkept.secret,
  fresh: true,
  reply: withCodes,
  errors: ['no_second_factor'],
  perMinute: 10,
  example: { reply: exampleCodes },
})

export const getPasskeyChallenge = endpoint({
  summary: 'Get a challenge for a passkey (WebAuthn), valid once, for 5 minutes and for one purpose',
  guard: 'public',
  opensBefore: true,
  unkept: unkept.secret,
  body: z.strictObject({ purpose: z.enum(['sign_in', 'second_step', 'prove']) }),
  reply: success(z.object({ challenge: z.string(), rpId: z.string(), credentials: z.array(z.string()) })),
  errors: ['second_step_expired', 'unauthorized'],
  perMinute: 60,
  example: {
    body: { purpose: 'sign_in' },
    reply: { data: { challenge: 'Zm9v', rpId: 'peakline.example', credentials: [] } },
  },
})

export const signInWithPasskey = endpoint({
  summary: 'Sign in with a passkey; it counts as both factors',
  guard: 'public',
  opensBefore: true,
  unkept: unkept.tokens,
  body: z.strictObject({ passkey }),
  reply: signedIn,
  errors: ['passkey_refused', 'account_banned'],
  perMinute: 20,
  example: { body: { passkey: examplePasskey }, reply: exampleSignIn('login') },
})

export const getSecondStep = endpoint({
  summary:
    'List what can finish a sign-in that was refused as `second_factor_needed`, by the names of its fields',
  guard: 'public',
  opensBefore: true,
  reply: success(z.object({ proofs: z.array(z.enum(proofs)) })),
  errors: ['second_step_expired'],
  perMinute: 60,
  example: { reply: { data: { proofs: ['code', 'recoveryCode'] } } },
})

export const completeSecondStep = endpoint({
  summary:
    'Finish a sign-in that was refused as `second_factor_needed`, with one of the fields that the refusal names',
  guard: 'public',
  opensBefore: true,
  unkept: unkept.tokens,
  body: z.union([
    z.strictObject({ code, captchaResponse }),
    z.strictObject({ recoveryCode }),
    z.strictObject({ passkey }),
  ]),
  reply: signedIn,
  errors: ['second_step_expired', 'code_wrong', 'passkey_refused', 'captcha_failed', 'account_banned'],
  perMinute: 20,
  example: { body: { code: '492 039' }, reply: exampleSignIn('login') },
})

export const prove = endpoint({
  summary:
    'Prove again who you are, for calls that were refused as `fresh_proof_needed`, with one of the fields that the refusal names',
  guard: 'authentication',
  opensBefore: true,
  unkept: 'A failed proof is counted although it is refused, and a proof counts once',
  body: z.union([
    z.strictObject({ password: z.string().min(1, 'password_empty').max(200), captchaResponse }),
    z.strictObject({ code, captchaResponse }),
    z.strictObject({ recoveryCode }),
    z.strictObject({ passkey }),
    /** As a guest: a mailed link was opened in this browser. */
    z.strictObject({ mailedLink: z.literal(true) }),
  ]),
  reply: success(z.object({ proofs: z.array(z.enum(proofs)) })),
  errors: [
    ...(['code_wrong', 'passkey_refused', 'captcha_failed', 'invalid_credentials'] as const),
    ...(['second_factor_needed', 'link_not_opened'] as const),
  ],
  perMinute: 20,
  example: { body: { password: 'correct horse battery' }, reply: { data: { proofs: ['password'] } } },
})

export const factorsContract = {
  getFactors,
  startPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
  startApp,
  confirmApp,
  removeApp,
  renewRecoveryCodes,
  getPasskeyChallenge,
  signInWithPasskey,
  getSecondStep,
  completeSecondStep,
  prove,
}
