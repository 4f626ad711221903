import rateLimit from '@fastify/rate-limit'
import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify'
import type { Redis } from 'ioredis'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Services } from '../ports/services.ts'
import { lastSeenCaller } from '../sessions/authenticate.ts'
import { accessCookie } from '../sessions/tokens.ts'
import { countedAddress } from './counted-address.ts'
import { AppError } from './errors.ts'
import { logThrottling } from './log-throttling.ts'

/** Throws `too_many_requests` when a request exceeds the limit. */
export type Limit = (request: FastifyRequest) => Promise<void>

const callsPerMinute = 600
/** Pages that must be rendered for one request; kept pages are not counted. */
const pagesPerMinute = 300
const timeWindow = '1 minute'

type Options = {
  services: Services
  redis?: Redis | undefined
  isInner: (request: FastifyRequest) => boolean
}

/**
 * Counts the calls that are registered in this scope: per person, or per address while nobody is signed in. A page
 * loader's calls are not counted, since the page was. While Redis is down, nothing is counted.
 */
export async function limitCalls(
  scope: FastifyInstance,
  { services, redis, isInner }: Options,
): Promise<void> {
  if (!services.config.rateLimit) return
  await scope.register(rateLimit, {
    ...counting(services, redis, 'calls'),
    max: callsPerMinute,
    allowList: isInner,
  })
}

/**
 * How often a call can be made; a call that is open to everyone counts per address, no matter who is signed in there.
 */
export function limitOf({ perMinute, guard }: Pick<Endpoint, 'perMinute' | 'guard'>): FastifyContextConfig {
  if (!perMinute) return {}
  return { rateLimit: { max: perMinute, timeWindow, ...(guard === 'public' && { keyGenerator: addressOf }) } }
}

/** The limit for pages that are rendered for one request. */
export async function pageLimit(
  scope: FastifyInstance,
  { services, redis }: Omit<Options, 'isInner'>,
): Promise<Limit> {
  if (!services.config.rateLimit) return async () => {}
  await scope.register(rateLimit, {
    ...counting(services, redis, 'pages'),
    global: false,
    max: pagesPerMinute,
  })
  const count = scope.createRateLimit()
  return async (request) => {
    const counted = await count(request)
    if (!counted.isAllowed && counted.isExceeded) throw new AppError('too_many_requests')
  }
}

function counting(services: Services, redis: Redis | undefined, what: string) {
  return {
    timeWindow,
    ...(redis && { redis, nameSpace: `peakline:limit:${what}:` }),
    skipOnError: true,
    keyGenerator: (request: FastifyRequest) => personOf(services, request) ?? addressOf(request),
    onExceeded: logThrottling(services),
    errorResponseBuilder: () => new AppError('too_many_requests'),
  }
}

/**
 * The person who was last seen with the request's token. This looks nothing up: the first request of a session counts
 * for its address, and a made-up token always does.
 */
function personOf(services: Services, { headers, cookies }: FastifyRequest): string | null {
  const [, bearer] = headers.authorization?.split(' ') ?? []
  const token = bearer ?? cookies[accessCookie(services.config)]
  const caller = token && lastSeenCaller(services, token)
  return caller ? `person:${caller.id}` : null
}

function addressOf({ ip }: FastifyRequest): string {
  return countedAddress(ip)
}
