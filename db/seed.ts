import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { games } from '#core/games/games.ts'
import { campIndex } from '#core/games/ladder.ts'
import { topUp } from '#core/money/ledger.ts'
import { filterId } from '#core/people/matching.ts'
import { hashPassword } from '#server/accounts/auth/passwords.ts'
import { postEntry } from '#server/money/ledger/post-entry.ts'
import type { Db, Tx } from '#server/platform/db/pool.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import type { Realtime } from '#server/realtime/realtime.ts'
import { historyBoosters } from './demo-boosters.ts'
import { seedDemoCoupons } from './demo-coupons.ts'
import { seedDemoHistory } from './demo-history.ts'
import { seedDemoOrders } from './demo-orders.ts'
import { seedDemoPayouts } from './demo-payouts.ts'
import { type DemoBooster, type DemoPerson, demoPassword, demoPeople } from './demo-people.ts'
import { seedDemoPosts } from './demo-posts.ts'
import { seedDemoRaffles } from './demo-raffles.ts'
import { seedDemoSupport } from './demo-support.ts'

export const demoAccounts = { password: demoPassword, people: demoPeople }

/** Demo data notifies nobody: people who are connected now were not there when it happened. */
const silent: Realtime = {
  toUser() {},
  toFilter() {},
  toStaff() {},
  toThread() {},
  toPost() {},
  endSession() {},
  endUser() {},
  accessChanged() {},
  isOnline: async () => false,
  isVisible: async () => false,
  onlineBoosters: async () => [],
}

/**
 * Fills an empty database with the people and orders of the demo, all marked as such and created through the use
 * cases themselves, so that ledger, events and vault are as real as any. False when there are already people.
 * @throws Error with a message when an earlier run was interrupted; `place` names in it what to empty.
 */
export async function seedDemoData(services: Services, place: string): Promise<boolean> {
  return services.db.connection().execute(async (own) => {
    // When processes start together, one fills the database and the others wait until it is done.
    await sql`select pg_advisory_lock(${fillingLock})`.execute(own)
    try {
      const people = own.selectFrom('users').select('id').limit(1)
      if (!(await people.executeTakeFirst())) return await fill(services)
      const unfinished = people.where('demo', '=', false).where('email', 'in', emails)
      if (!(await unfinished.executeTakeFirst())) {
        await openDemoAccounts(own)
        return false
      }
    } finally {
      await sql`select pg_advisory_unlock(${fillingLock})`.execute(own)
    }
    throw new Error(
      `Creating the demo data was interrupted. Empty ${place} and start again, or set DEMO_DATA=0 to keep what is there.`,
    )
  })
}

// A separate number: it must not wait for other locks of this database.
const fillingLock = 708_154

const emails = [...demoPeople, ...historyBoosters].map(({ email }) => email)

/**
 * Closes the demo's accounts outside the demo: removes their password, which is public, and ends their sessions. The
 * next start with demo data sets it again.
 */
export async function closeDemoAccounts(db: Db): Promise<void> {
  await sql`
    with closed as (
      update users set password_hash = null
      where (demo or email = any(${emails})) and password_hash is not null
      returning id
    )
    update sessions set revoked_at = now()
    where revoked_at is null and user_id in (select id from closed)`.execute(db)
}

async function openDemoAccounts(db: Db): Promise<void> {
  const closed = await db
    .selectFrom('users')
    .select('id')
    .where('demo', '=', true)
    .where('password_hash', 'is', null)
    .execute()
  if (closed.length === 0) return
  await db
    .updateTable('users')
    .set({ password_hash: await hashPassword(demoPassword) })
    .where(
      'id',
      'in',
      closed.map(({ id }) => id),
    )
    .execute()
}

async function fill(services: Services): Promise<true> {
  const passwordHash = await hashPassword(demoPassword)
  const callers = new Map<string, Caller>()
  for (const person of [...demoPeople, ...historyBoosters])
    callers.set(person.username, await insertPerson(services, person, passwordHash))
  await seedDemoCoupons({ ...services, realtime: silent }, callers)
  await seedDemoOrders({ ...services, realtime: silent }, callers)
  await seedDemoHistory({ ...services, realtime: silent }, callers)
  await seedDemoPayouts({ ...services, realtime: silent }, callers)
  await seedDemoSupport({ ...services, realtime: silent }, callers)
  await seedDemoPosts({ ...services, realtime: silent }, callers)
  await seedDemoRaffles({ ...services, realtime: silent }, callers)
  // Last: people who are not yet marked as the demo's reveal an interrupted run.
  await services.db.updateTable('users').set({ demo: true }).where('email', 'in', emails).execute()
  return true
}

async function insertPerson(services: Services, person: DemoPerson, password_hash: string): Promise<Caller> {
  const { email, username, permissions, balance, booster } = person
  return transaction(services, async (work) => {
    const { id } = await work.tx
      .insertInto('users')
      .values({ kind: 'customer', email, username, permissions, password_hash })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (booster) await insertBooster(work.tx, id, booster)
    if (balance)
      await postEntry(work.tx, topUp({ paymentId: randomUUID(), customerId: id, amount: balance }), work.now)
    return { id, kind: 'customer', permissions, banned: false, sessionId: randomUUID() }
  })
}

async function insertBooster(tx: Tx, user_id: string, booster: DemoBooster) {
  const { offers, soloLimit = 2, duoLimit = 2 } = booster
  await tx.insertInto('boosters').values({ user_id, solo_limit: soloLimit, duo_limit: duoLimit }).execute()
  await tx
    .insertInto('booster_filters')
    .values(
      offers.flatMap(({ game, services, servers }) =>
        services.flatMap((service) =>
          servers.map((server) => ({ user_id, filter: filterId({ game, service, server }) })),
        ),
      ),
    )
    .execute()
  await tx
    .insertInto('booster_ceilings')
    .values(offers.map(({ game, ceiling }) => ({ user_id, game, ceiling: campIndex(games[game], ceiling) })))
    .execute()
}
