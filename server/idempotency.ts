import type { FastifyRequest } from 'fastify'
import type { OperationName } from '#contract/operations.ts'
import { withoutWaiting } from './db.ts'
import { AppError } from './errors.ts'
import type { Services } from './services.ts'

/** A call that is still without an answer after this long has died with its process. */
const abandonedAfterMs = 60_000

/**
 * Answers a call with an `Idempotency-Key` once (trust 3): a repeated one gets the saved answer, another body
 * under the same key is refused, one that still runs is told so. Refusals are not saved: they may be retried.
 */
export async function answerOnce<T extends object>(
  { db, now }: Services,
  request: FastifyRequest,
  operation: OperationName,
  hash: Buffer,
  run: () => Promise<T>,
): Promise<T> {
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string') return run()
  if (!/^[\w-]{8,100}$/.test(key)) throw new AppError('bad_params')
  const subject = request.caller?.id ?? request.ip
  const abandoned = new Date(now().getTime() - abandonedAfterMs)
  const mine = await db
    .insertInto('idempotency_keys')
    .values({ subject, key, operation, request_hash: hash, created_at: now() })
    .onConflict((oc) =>
      oc
        .columns(['subject', 'key'])
        .doUpdateSet({ created_at: now() })
        .where('idempotency_keys.status', 'is', null)
        .where('idempotency_keys.request_hash', '=', hash)
        .where('idempotency_keys.created_at', '<', abandoned),
    )
    .returning(withoutWaiting)
    .executeTakeFirst()
  if (!mine) return saved<T>(await find(db, subject, key), hash)
  const reply = await run().catch(async (error) => {
    await db.deleteFrom('idempotency_keys').where('subject', '=', subject).where('key', '=', key).execute()
    throw error
  })
  await db
    .updateTable('idempotency_keys')
    .set({ status: 200, reply: JSON.stringify(reply) })
    .where('subject', '=', subject)
    .where('key', '=', key)
    .execute()
  return reply
}

function find(db: Services['db'], subject: string, key: string) {
  return db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'status', 'reply'])
    .where('subject', '=', subject)
    .where('key', '=', key)
    .executeTakeFirst()
}

function saved<T>(row: Awaited<ReturnType<typeof find>>, hash: Buffer): T {
  if (!row || row.status === null) {
    if (row && !row.request_hash.equals(hash)) throw new AppError('idempotency_key_reused')
    throw new AppError('request_in_progress')
  }
  if (!row.request_hash.equals(hash)) throw new AppError('idempotency_key_reused')
  return row.reply as T
}
