import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type pg from 'pg'
import type { Db } from '../db/pool.ts'
import type { Services } from '../ports/services.ts'
import type { Work } from '../ports/work.ts'
import { forgetSessions } from './authenticate.ts'

const channel = 'access_changed'
/** The name of this process, by its pool: what it changed itself, it has applied already. */
const names = new WeakMap<Db, string>()

function nameOf(db: Db): string {
  const name = names.get(db) ?? randomUUID()
  names.set(db, name)
  return name
}

/**
 * A person was banned or unbanned, or has other permissions: after the commit, every process forgets what it knew of
 * them and checks their open pages, with or without Redis (trust S12).
 */
export async function announceAccess({ services, tx, after }: Work, userId: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${`${nameOf(services.db)} ${userId}`})`.execute(tx)
  after(() => applyAccess(services, userId))
}

/** Null means anyone's. */
function applyAccess(services: Pick<Services, 'db' | 'realtime'>, userId: string | null): void {
  forgetSessions(services)
  services.realtime.accessChanged(userId)
}

/** Listens for the changes that other processes make. A new connection may have missed some, so it checks everyone. */
export async function listenForAccess(
  services: Pick<Services, 'db' | 'realtime'>,
  client: pg.Client,
): Promise<void> {
  client.on('notification', ({ channel: from, payload = '' }) => {
    if (from !== channel) return
    const [sender, userId = null] = payload.split(' ')
    if (sender !== nameOf(services.db)) applyAccess(services, userId)
  })
  await client.query(`listen ${channel}`)
  applyAccess(services, null)
}
