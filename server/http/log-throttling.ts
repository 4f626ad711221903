import type { FastifyRequest } from 'fastify'
import { minuteMs } from '#core/durations.ts'
import type { Services } from '../services.ts'
import { countedAddress } from './counted-address.ts'
import { logMark } from './log-mark.ts'

const mostAddresses = 10_000

/** Logs one line a minute for each address that exceeds a limit (ASVS 16.3.1), not one for each of its requests. */
export function logThrottling({ config, log, now }: Services): (request: FastifyRequest) => void {
  const said = new Set<string>()
  let minute = 0
  return ({ ip, routeOptions }) => {
    const present = Math.floor(now().getTime() / minuteMs)
    if (present !== minute || said.size >= mostAddresses) said.clear()
    minute = present
    const address = logMark(config.secretKey, countedAddress(ip))
    if (said.has(address)) return
    said.add(address)
    log.warn({ event: 'throttled', address, route: routeOptions.url }, 'an address exceeded a rate limit')
  }
}
