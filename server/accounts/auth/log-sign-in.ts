import type { FastifyRequest } from 'fastify'
import type { ErrorCode } from '#contract/errors.ts'
import type { SignInProvider } from '#core/people/sign-in-providers.ts'
import { countedAddress } from '#server/platform/http/counted-address.ts'
import { logMark } from '#server/platform/http/log-mark.ts'
import type { Services } from '#server/platform/ports/services.ts'

export type SignInOutcome =
  | 'signed in'
  | 'registered'
  | 'registered by an invitation'
  | 'account recovered'
  | 'entered as a guest'
  | 'signed out'
  | 'password reset'
  | 'opened an order'
  | 'became a customer'
  | 'password changed'
  | 'wrong e-mail or password'
  | 'second factor wanted'
  | 'wrong code'
  | 'captcha wanted'
  | 'banned'
  | 'connected a provider'
  | 'disconnected a provider'
  | 'refused'

type Facts = {
  email?: string | undefined
  userId?: string
  captchaLevel?: number
  provider?: SignInProvider
  code?: ErrorCode
}

/**
 * Logs one line for each sign-in, successful or refused (ASVS 16.3.1). Address and e-mail appear as keyed hashes:
 * with the key one can search for them and see that two lines belong together, but they identify no one.
 */
export function logSignIn(
  { config, log }: Services,
  { ip }: Pick<FastifyRequest, 'ip'>,
  outcome: SignInOutcome,
  { email, ...facts }: Facts,
): void {
  const marks = {
    address: logMark(config.secretKey, countedAddress(ip)),
    ...(email && { account: logMark(config.secretKey, email) }),
  }
  log.info({ event: 'sign-in', outcome, ...marks, ...facts }, `sign-in: ${outcome}`)
}
