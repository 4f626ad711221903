import { setTimeout as sleep } from 'node:timers/promises'
import { outdatedPlan, pgCode } from '../db/pg-errors.ts'
import type { Tx } from '../db/pool.ts'
import { bringHome } from '../db/remember.ts'
import type { Services } from './services.ts'

/** One transaction and what it works with; use cases pass it down whole. */
export type Work = {
  services: Services
  tx: Tx
  /** When the transaction began: everything it writes has the same time. */
  now: Date
  /** Queues a message to send after the commit; it is dropped if the transaction rolls back. */
  after: (message: () => void) => void
}

/**
 * The services for reads inside a transaction, which then use its connection. Waiting for a second one can stop the server:
 * once every connection of the pool is held by code that waits, none of it goes on. The server's tests refuse it.
 */
export function servicesOf({ services, tx }: Work): Services {
  return { ...services, db: tx }
}

const serializationFailure = '40001'
const deadlock = '40P01'
const passing = [serializationFailure, deadlock, outdatedPlan]
const mostAttempts = 6

/**
 * Runs `run` in one transaction and sends the queued messages only after the commit. A deadlock and similar errors
 * are retried. A message that fails is logged: what was committed stays done, for the caller too.
 */
export async function transaction<T>(services: Services, run: (work: Work) => Promise<T>): Promise<T> {
  const { result, messages } = await attempt(services, run)
  for (const send of messages) {
    try {
      send()
    } catch (error) {
      services.log.error({ err: error }, 'a step after a commit failed')
    }
  }
  return result
}

async function attempt<T>(services: Services, run: (work: Work) => Promise<T>) {
  for (let tries = 1; ; tries++) {
    const messages: (() => void)[] = []
    const after: Work['after'] = (message) => messages.push(message)
    try {
      const result = await services.db.transaction().execute((tx) => {
        bringHome(tx, services.db)
        return run({ services, tx, now: services.now(), after })
      })
      return { result, messages }
    } catch (error) {
      if (tries === mostAttempts || !passing.includes(pgCode(error) ?? '')) throw error
      await sleep(Math.random() * 20 * tries)
    }
  }
}
