import type { FastifyInstance } from 'fastify'
import type { Services } from '../ports/services.ts'
import { lastSeenCaller } from '../sessions/authenticate.ts'
import { countedAddress } from './counted-address.ts'
import { AppError } from './errors.ts'
import { logMark } from './log-mark.ts'
import { onceAMinute } from './once-a-minute.ts'

/** Refusals of someone who wants more than they may; a visitor or an expired token is nothing unusual. */
const watched: ReadonlySet<string> = new Set([
  'forbidden',
  'access_denied',
  'account_banned',
  'bad_token',
  // A webhook's, so that a wrong signing secret is seen.
  'invalid_signature',
  'fresh_proof_needed',
  'second_factor_required',
])

/**
 * Logs who was refused what (ASVS 16.3.2), once a minute for each caller, call and code. The address is a keyed hash; a
 * person appears by their id. Signing in has its own lines.
 */
export function logRefusals(scope: FastifyInstance, services: Services): void {
  const { config, log, now } = services
  const isFirst = onceAMinute(now)
  scope.addHook('onError', async ({ ip, headers, method, routeOptions }, _reply, error) => {
    const code = error instanceof AppError ? (error as AppError).code : ''
    const route = `${method} ${routeOptions.url}`
    if (!watched.has(code) || route.includes('/auth/')) return
    const token = headers.authorization?.split(' ')[1]
    const userId = token ? lastSeenCaller(services, token)?.id : undefined
    const address = logMark(config.secretKey, countedAddress(ip))
    if (isFirst(`${userId ?? address} ${route} ${code}`))
      log.warn({ event: 'refused', code, route, address, ...(userId && { userId }) }, `refused: ${code}`)
  })
}
