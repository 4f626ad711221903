import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { OperationName } from '#contract/operations.ts'
import type { Services } from '../ports/services.ts'
import { transaction, type Work } from '../ports/work.ts'
import { AppError } from './errors.ts'
import { findReply, isKept, type Key, keepReply } from './idempotency-store.ts'
import { logMark } from './log-mark.ts'

declare const kept: unique symbol
/** A reply that `once` created; the response of an idempotent call must have this type to compile. */
export type Kept<Reply> = Reply & { [kept]: true }

/** Runs the effect of a call and creates its reply in one transaction; with an `Idempotency-Key`, once per key. */
export type Once<Reply> = (effect: (work: Work) => Promise<Reply>) => Promise<Kept<Reply>>

/**
 * Executes a call once per `Idempotency-Key` (trust 3). The key is written with the reply in the effect's own
 * transaction: however a process ends, both are there or neither is. A repeated call is rolled back and returns the
 * saved reply; another body under the same key is refused. Refusals are not saved, so they can be retried.
 */
export async function answerOnce(
  services: Services,
  request: FastifyRequest,
  operation: OperationName,
  handle: (once: Once<object>) => Promise<object>,
): Promise<object> {
  const key = keyOf(services, request, operation)
  if (!key) return handle((effect) => transaction(services, effect) as Promise<Kept<object>>)
  try {
    return await handle((effect) =>
      transaction(services, async (work) => {
        const reply = await effect(work)
        await keepReply(work, key, reply)
        return reply as Kept<object>
      }),
    )
  } catch (error) {
    // The first run's effect can be the reason for this refusal.
    const saved = isKept(error) || error instanceof AppError ? await findReply(services.db, key) : undefined
    if (!saved) throw error
    if (!saved.request_hash.equals(key.request_hash)) throw new AppError('idempotency_key_reused')
    return saved.reply
  }
}

function keyOf({ config }: Services, request: FastifyRequest, operation: OperationName): Key | undefined {
  const key = request.headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key !== 'string' || !/^[\w-]{8,100}$/.test(key)) throw new AppError('bad_params')
  const request_hash = createHash('sha256')
    .update(request.url)
    .update(JSON.stringify(request.body ?? null))
    .digest()
  const subject = request.caller?.id ?? `ip:${logMark(config.secretKey, request.ip)}`
  return { subject, key, operation, request_hash }
}
