import rateLimit from '@fastify/rate-limit'
import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify'
import type { Redis } from 'ioredis'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Services } from '../services.ts'
import { lastSeenCaller } from '../sessions/authenticate.ts'
import { accessCookie } from '../sessions/tokens.ts'
import { countedAddress } from './counted-address.ts'
import { AppError } from './errors.ts'
import { logThrottling } from './log-throttling.ts'

/** Throws `too_many_requests` when a request is one too many. */
export type Limit = (request: FastifyRequest) => Promise<void>

const callsPerMinute = 600
/** Pages that have to be rendered for one request; those that are kept are not counted. */
const pagesPerMinute = 300
const timeWindow = '1 minute'

type Options = {
  services: Services
  redis?: Redis | undefined
  isInner: (request: FastifyRequest) => boolean
}

/**
 * Counts the calls that are registered in this scope: for each person, or for each address while nobody is signed in.
 * What a page's loader asks for is not counted, since the page was. A Redis that is away counts nothing.
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

/** How often a call may be made: one that is open to everybody counts for the address, whoever is signed in there. */
export function limitOf({ perMinute, guard }: Endpoint): FastifyContextConfig {
  if (!perMinute) return {}
  return { rateLimit: { max: perMinute, timeWindow, ...(guard === 'public' && { keyGenerator: addressOf }) } }
}

/** The limit of pages that are rendered for one request. */
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
 * Who was last seen with the request's token. Nothing is looked up for it: the first request of a session counts for
 * its address, and a token that was made up always does.
 */
function personOf(services: Services, { headers, cookies }: FastifyRequest): string | null {
  const [, bearer] = headers.authorization?.split(' ') ?? []
  const token = bearer ?? cookies[accessCookie]
  const caller = token && lastSeenCaller(services, token)
  return caller ? `person:${caller.id}` : null
}

function addressOf({ ip }: FastifyRequest): string {
  return countedAddress(ip)
}
