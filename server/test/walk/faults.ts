import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { isDatabaseAway } from '#server/platform/db/database-away.ts'
import { isOfErased } from '#server/platform/db/pg-errors.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Services } from '#server/platform/ports/services.ts'
import type { TestServices } from '../factories.ts'
import type { Chance } from './chance.ts'

/**
 * What goes wrong during a step: nothing, a deadlock inside the transaction, the end of all its connections, the same step
 * again because its reply was lost, or the same step in two processes at once.
 */
export type Fault = 'none' | 'deadlock' | 'kill' | 'twice' | 'twins'

export function someFault(chance: Chance): Fault {
  if (chance.happens(0.88)) return 'none'
  return chance.of(['deadlock', 'deadlock', 'twice', 'twice', 'twins', 'kill'] as const)
}

/** The services with a follower of every action that fails once with a deadlock, after the action wrote its rows. */
export function deadlocking(services: TestServices): TestServices {
  let failed = false
  const each: Services['followers']['each'] = [
    ...services.followers.each,
    () => {
      if (failed) return
      failed = true
      const error = new pg.DatabaseError('deadlock detected', 0, 'error')
      error.code = '40P01'
      throw error
    },
  ]
  return { ...services, followers: { ...services.followers, each } }
}

/** A transaction of somebody else on the database's server, which runs until the function that it returns is called. */
export async function runningElsewhere({ databaseUrl }: TestServices): Promise<() => Promise<void>> {
  const client = new pg.Client(databaseUrl)
  // Its connection may be ended as well.
  client.on('error', () => {})
  await client.connect()
  await client.query('begin')
  await client.query('select pg_current_xact_id()')
  return () => client.end()
}

/** Ends all other connections to the database, in the middle of what they do. */
export async function killConnections({ databaseUrl }: TestServices, afterMs: number): Promise<void> {
  const killer = new pg.Client(databaseUrl)
  await killer.connect()
  await sleep(afterMs)
  try {
    await killer.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
    )
  } finally {
    await killer.end()
  }
}

/** Whether a step was done; false if it was refused, or the database was away. */
export async function settled(step: Promise<unknown> | undefined): Promise<boolean> {
  try {
    return (await step) !== false
  } catch (error) {
    if (error instanceof AppError || isDatabaseAway(error) || isOfErased(error)) return false
    throw error
  }
}
