import type { FastifyRequest } from 'fastify'
import type { Services } from '../ports/services.ts'
import { countedAddress } from './counted-address.ts'
import { logMark } from './log-mark.ts'
import { onceAMinute } from './once-a-minute.ts'

/** Logs one line a minute for each address that exceeds a limit (ASVS 16.3.1), not one for each of its requests. */
export function logThrottling({ config, log, now }: Services): (request: FastifyRequest) => void {
  const isFirst = onceAMinute(now)
  return ({ ip, routeOptions }) => {
    const address = logMark(config.secretKey, countedAddress(ip))
    if (isFirst(address))
      log.warn({ event: 'throttled', address, route: routeOptions.url }, 'an address exceeded a rate limit')
  }
}
