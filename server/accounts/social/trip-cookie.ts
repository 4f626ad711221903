import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { localeCode } from '#contract/values.ts'
import { minuteMs } from '#core/base/durations.ts'
import { signInProviders, signInTripMinutes } from '#core/people/sign-in-providers.ts'
import type { Config } from '#server/platform/config/config.ts'
import { secure } from '#server/platform/sessions/tokens.ts'

const tripSchema = z.object({
  provider: z.enum(signInProviders),
  state: z.string(),
  verifier: z.string(),
  nonce: z.string(),
  /** The page to return to, with its query. */
  back: z.string(),
  locale: localeCode,
  /** Who connects the provider to their account; null for a sign-in. */
  connects: z.string().nullable(),
  /** When it began, in milliseconds. */
  at: z.number(),
})

/** A way to a provider and back. It is in the browser that began it, signed by us, and no script can read it. */
export type Trip = z.infer<typeof tripSchema>

const cookieName = (config: Config) => (secure(config) ? '__Host-sign_in_trip' : 'sign_in_trip')

export function setTrip(reply: FastifyReply, config: Config, trip: Trip): void {
  const content = Buffer.from(JSON.stringify(trip)).toString('base64url')
  reply.setCookie(cookieName(config), `${content}.${seal(config, content)}`, {
    path: '/',
    // The provider's page leads back here by a link, which Strict would leave without the cookie.
    sameSite: 'lax',
    httpOnly: true,
    secure: secure(config),
    maxAge: signInTripMinutes * 60,
  })
}

/** Takes the trip from a request, which ends it; null if there is none that we began in time. */
export function takeTrip(
  request: FastifyRequest,
  reply: FastifyReply,
  config: Config,
  now: Date,
): Trip | null {
  const name = cookieName(config)
  const [content, given] = request.cookies[name]?.split('.') ?? []
  if (content === undefined || given === undefined) return null
  reply.clearCookie(name, { path: '/', sameSite: 'lax', httpOnly: true, secure: secure(config) })
  const expected = Buffer.from(seal(config, content))
  const sealed = Buffer.from(given)
  if (sealed.length !== expected.length || !timingSafeEqual(sealed, expected)) return null
  const trip = tripSchema.parse(JSON.parse(Buffer.from(content, 'base64url').toString()))
  return tripEnd(trip) > now ? trip : null
}

/** When the way back closes. */
export function tripEnd({ at }: Trip): Date {
  return new Date(at + signInTripMinutes * minuteMs)
}

function seal(config: Config, content: string): string {
  return createHmac('sha256', config.secretKey).update(`sign-in trip ${content}`).digest('base64url')
}
