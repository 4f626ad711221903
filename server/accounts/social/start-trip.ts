import { randomBytes } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import type { SignInProvider } from '#core/people/sign-in-providers.ts'
import type { Locale } from '#i18n/locales.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { setTrip } from './trip-cookie.ts'

type Start = { provider: SignInProvider; back: string; locale: Locale; connects: string | null }

/** Begins the way to a provider and back; returns the address of the provider's page. */
export async function startTrip(services: Services, reply: FastifyReply, start: Start): Promise<string> {
  const { social, config, now } = services
  if (!social.offered.includes(start.provider)) throw new AppError('sign_in_not_offered')
  const secrets = { state: secret(), verifier: secret(), nonce: secret() }
  setTrip(reply, config, { ...start, ...secrets, at: now().getTime() })
  return social.pageOf(start.provider, secrets)
}

/** 256 bits, in the letters that a PKCE verifier can have. */
function secret(): string {
  return randomBytes(32).toString('base64url')
}
