import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Endpoint, Parsed } from '#contract/endpoint.ts'
import { errorStatus } from '#contract/errors.ts'
import { methodAndPath, type OperationName } from '#contract/operations.ts'
import { guardRefusal, type Subject } from '#core/permissions.ts'
import { authenticate } from './auth/authenticate.ts'
import { AppError } from './errors.ts'
import { answerOnce } from './idempotency.ts'
import { errorsOf } from './open-api.ts'
import type { Services } from './services.ts'

/** Who asks, as the session says. */
export type Caller = NonNullable<Subject> & { sessionId: string; kind: 'guest' | 'customer' }

type CallerFor<E extends Endpoint> = E['guard'] extends 'public' ? Caller | null : Caller

export type HandlerInput<E extends Endpoint> = Parsed<E> & {
  caller: CallerFor<E>
  request: FastifyRequest
  reply: FastifyReply
}

export type Handler<E extends Endpoint> = (input: HandlerInput<E>) => Promise<z.input<E['reply']> & object>

/**
 * Opens one call of the contract: authenticate, guard, parse, run, check the reply.
 * A page or a call without a guard can't be written: `guard` is a required field of every endpoint.
 */
export function route<E extends Endpoint>(
  app: FastifyInstance,
  services: Services,
  name: OperationName,
  endpoint: E,
  handle: Handler<E>,
): void {
  const { method, path } = methodAndPath(name)
  app.route({
    method,
    url: path,
    schema: documented(name, endpoint),
    config: endpoint.perMinute ? { rateLimit: { max: endpoint.perMinute, timeWindow: '1 minute' } } : {},
    // Before parsing: who may not call learns nothing about the call's form.
    preValidation: async (request) => {
      const { caller, refusal } = await authenticate(services, request)
      if (refusal && endpoint.guard !== 'public') throw new AppError(refusal)
      const refused = guardRefusal(caller, endpoint.guard)
      if (refused) throw new AppError(refused)
      request.caller = caller
    },
    handler: async (request, reply) => {
      const input = {
        params: request.params,
        query: request.query,
        body: request.body,
        caller: request.caller,
        request,
        reply,
      } as HandlerInput<E>
      if (!endpoint.idempotent) return handle(input)
      return answerOnce(services, request, name, requestHash(request), () => handle(input))
    },
  })
}

function requestHash(request: FastifyRequest): Buffer {
  return createHash('sha256')
    .update(request.url)
    .update(JSON.stringify(request.body ?? null))
    .digest()
}

/** What the OpenAPI document says of a call; the same schemas parse it. */
function documented(name: OperationName, endpoint: Endpoint) {
  const idempotent = endpoint.idempotent ? ' Takes an `Idempotency-Key`.' : ''
  const errors = errorsOf(endpoint).map((code) => `\`${code}\` (${errorStatus[code]})`)
  return {
    operationId: name,
    summary: endpoint.summary,
    description: `Guard: ${endpoint.guard}.${idempotent} Errors: ${errors.join(', ')}.`,
    tags: [methodAndPath(name).path.split('/')[2] ?? 'v1'],
    ...(endpoint.guard !== 'public' && { security: [{ bearer: [] }] }),
    ...(endpoint.params && { params: endpoint.params }),
    ...(endpoint.query && { querystring: endpoint.query }),
    ...(endpoint.body && { body: endpoint.body }),
    response: { 200: endpoint.reply },
  }
}
