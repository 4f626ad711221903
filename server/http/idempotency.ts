import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { OperationName } from '#contract/operations.ts'
import type { Services } from '../services.ts'
import { transaction, type Work } from '../work.ts'
import { AppError } from './errors.ts'
import { findReply, type Key, keepReply } from './idempotency-store.ts'

declare const kept: unique symbol
/** A reply that was made by `once`: no other compiles as the answer of an idempotent call. */
export type Kept<Reply> = Reply & { [kept]: true }

/** Runs the effect of a call and makes its reply, in one transaction; with an `Idempotency-Key` once for the key. */
export type Once<Reply> = (effect: (work: Work) => Promise<Reply>) => Promise<Kept<Reply>>

/** The key was written by another run of the same call, which has done the work. */
class Repeated extends Error {}

/**
 * Answers a call once for its `Idempotency-Key` (trust 3). The key is written in the effect's own transaction, with
 * the reply: however a process ends, both are there or neither. A repeated call is rolled back and gets the saved
 * reply; another body under the same key is refused. Refusals are not saved: they may be retried.
 */
export async function answerOnce(
  services: Services,
  request: FastifyRequest,
  operation: OperationName,
  handle: (once: Once<object>) => Promise<object>,
): Promise<object> {
  const key = keyOf(request, operation)
  if (!key) return handle((effect) => transaction(services, effect) as Promise<Kept<object>>)
  try {
    return await handle((effect) =>
      transaction(services, async (work) => {
        const reply = await effect(work)
        if (!(await keepReply(work, key, reply))) throw new Repeated()
        return reply as Kept<object>
      }),
    )
  } catch (error) {
    // What the first run did may be why this one is refused.
    const saved =
      error instanceof Repeated || error instanceof AppError ? await findReply(services.db, key) : undefined
    if (!saved) throw error
    if (!saved.request_hash.equals(key.request_hash)) throw new AppError('idempotency_key_reused')
    return saved.reply
  }
}

function keyOf(request: FastifyRequest, operation: OperationName): Key | undefined {
  const key = request.headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key !== 'string' || !/^[\w-]{8,100}$/.test(key)) throw new AppError('bad_params')
  const request_hash = createHash('sha256')
    .update(request.url)
    .update(JSON.stringify(request.body ?? null))
    .digest()
  return { subject: request.caller?.id ?? request.ip, key, operation, request_hash }
}
