import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { contract } from '#contract/contract.ts'
import { type Endpoint, mediaTypeOf, type Parsed, type picture } from '#contract/endpoint.ts'
import { errorStatus } from '#contract/errors.ts'
import { methodAndPath, type OperationName } from '#contract/operations.ts'
import { type Run, runOf, takesKey } from '#contract/writes.ts'
import { guardRefusal } from '#core/people/permissions.ts'
import { recordRefusedCall } from '../audit/record-once.ts'
import type { Services } from '../ports/services.ts'
import type { Work } from '../ports/work.ts'
import { authenticate } from '../sessions/authenticate.ts'
import type { Caller } from '../sessions/caller.ts'
import { causedBy, networkMark } from './caused-by.ts'
import { AppError } from './errors.ts'
import { answerOnce, type Kept, type Once } from './idempotency.ts'
import { limitOf } from './limits.ts'
import { errorsOf } from './open-api.ts'
import { refuseBeforeOpening } from './refuse-before-opening.ts'
import { requireFreshProof } from './require-fresh-proof.ts'

type Contract = typeof contract

type CallerFor<E extends Endpoint> = E['guard'] extends 'public' ? Caller | null : Caller

type HandlerInput<Name extends OperationName> = Parsed<Contract[Name]> & {
  caller: CallerFor<Contract[Name]>
  request: FastifyRequest
  reply: FastifyReply
} & Given<Contract[Name]>[Run<Name>]

/** What a handler gets to write with. */
type Given<E extends Endpoint> = {
  /** The call's transaction; it can run again, so nothing outside is asked in it. */
  inside: { work: Work }
  external: { once: Once<Answer<E>> }
  alone: unknown
}

/** The handler sends a picture or an archive itself. */
type Answer<E extends Endpoint> = E['reply'] extends typeof picture
  ? FastifyReply
  : z.input<E['reply']> & object

type Handler<Name extends OperationName> = (
  input: HandlerInput<Name>,
) => Promise<Run<Name> extends 'external' ? Kept<Answer<Contract[Name]>> : Answer<Contract[Name]>>

/**
 * Registers a call of the contract by its name: authenticate, guard, parse, run, check the reply. A call that writes
 * runs in one transaction, which keeps its reply too. Path, guard and schemas come from the contract's one table, so a
 * name with the schemas of another call does not compile.
 */
export function route<Name extends OperationName>(
  app: FastifyInstance,
  services: Services,
  name: Name,
  handle: Handler<Name>,
): void {
  const { method, path } = methodAndPath(name)
  const endpoint: Endpoint = contract[name]
  const run = runOf(name, endpoint)
  app.route({
    method,
    url: path,
    schema: documented(name, endpoint),
    config: limitOf(endpoint),
    ...(endpoint.mostBytes && { bodyLimit: endpoint.mostBytes }),
    // Before the body is read, and after the limits: a refused caller learns nothing about the shape of the call.
    preParsing: async (request) => {
      const { caller, refusal } = await authenticate(services, request)
      if (refusal && endpoint.guard !== 'public') throw new AppError(refusal)
      const refused = guardRefusal(caller, endpoint.guard)
      if (refused === 'forbidden') await recordRefusedCall(services, caller, { name, guard: endpoint.guard })
      if (refused) throw new AppError(refused)
      await refuseBeforeOpening(services, endpoint, caller)
      if (endpoint.fresh && caller) await requireFreshProof(services, caller, endpoint.fresh)
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
      }
      const answer = (given: object) => handle({ ...input, ...given } as HandlerInput<Name>)
      return causedBy(networkMark(services, request.ip), () => {
        if (run === 'alone') return answer({})
        return answerOnce(services, request, name, (once) =>
          run === 'external' ? answer({ once }) : once((work) => answer({ work })),
        )
      })
    },
  })
}

/** The call's entry in the OpenAPI document; the same schemas parse it. */
function documented(name: OperationName, endpoint: Endpoint) {
  const media = mediaTypeOf(endpoint.reply)
  const idempotent = takesKey(name, endpoint) ? ' Takes an `Idempotency-Key`.' : ''
  const fresh = endpoint.fresh ? ' Needs a proof of identity that is at most 5 minutes old (`prove`).' : ''
  const errors = errorsOf(name, endpoint).map((code) => `\`${code}\` (${errorStatus[code]})`)
  return {
    operationId: name,
    summary: endpoint.summary,
    description: `Guard: ${endpoint.guard}.${idempotent}${fresh} Errors: ${errors.join(', ')}.`,
    tags: [methodAndPath(name).path.split('/')[2] ?? 'v1'],
    ...(endpoint.guard !== 'public' && { security: [{ bearer: [] }] }),
    ...(endpoint.params && { params: endpoint.params }),
    ...(endpoint.query && { querystring: endpoint.query }),
    ...(endpoint.body && { body: endpoint.body }),
    response: {
      200: media ? { content: { [media]: { schema: endpoint.reply } } } : endpoint.reply,
    },
  }
}
