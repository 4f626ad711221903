import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { games } from '#core/games/games.ts'
import { campIndex } from '#core/games/ladder.ts'
import { topUp } from '#core/ledger.ts'
import { filterId } from '#core/matching.ts'
import { hashPassword } from '#server/auth/passwords.ts'
import { transaction } from '#server/db.ts'
import { postEntry } from '#server/ledger/post-entry.ts'
import type { Realtime } from '#server/realtime/realtime.ts'
import type { Caller } from '#server/route.ts'
import type { Services } from '#server/services.ts'
import { seedDemoCoupons } from './demo-coupons.ts'
import { seedDemoOrders } from './demo-orders.ts'
import { type DemoBooster, type DemoPerson, demoPassword, demoPeople } from './demo-people.ts'

export const demoAccounts = { password: demoPassword, people: demoPeople }

/** Demo data tells nobody: whoever is connected already was not there when it happened. */
const silent: Realtime = {
  toUser() {},
  toFilter() {},
  toStaff() {},
  endSession() {},
  endUser() {},
}

/**
 * Fills an empty database with the people and orders of the demo, all marked as such and made through the use
 * cases themselves, so that ledger, events and vault are as real as anyone's. False when there are people already.
 * @throws Error in a sentence when an earlier filling broke off; `place` says in it what to empty.
 */
export async function seedDemoData(services: Services, place: string): Promise<boolean> {
  return services.db.connection().execute(async (own) => {
    // Of processes that start together one fills it, and the others wait until it is full.
    await sql`select pg_advisory_lock(${fillingLock})`.execute(own)
    try {
      const people = own.selectFrom('users').select('id').limit(1)
      if (!(await people.executeTakeFirst())) return await fill(services)
      const unfinished = people.where('demo', '=', false).where('email', 'in', emails)
      if (!(await unfinished.executeTakeFirst())) return false
    } finally {
      await sql`select pg_advisory_unlock(${fillingLock})`.execute(own)
    }
    throw new Error(
      `Filling the demo data broke off half-way. Empty ${place} and start again, or keep what is there with DEMO_DATA=0.`,
    )
  })
}

// A number of its own: other locks of this database must not be waited for.
const fillingLock = 708_154

const emails = demoPeople.map(({ email }) => email)

async function fill(services: Services): Promise<true> {
  const passwordHash = await hashPassword(demoPassword)
  const callers = new Map<string, Caller>()
  for (const person of demoPeople)
    callers.set(person.username, await insertPerson(services, person, passwordHash))
  await seedDemoCoupons({ ...services, realtime: silent }, callers)
  await seedDemoOrders({ ...services, realtime: silent }, callers)
  // Last: people who are not yet the demo's are the sign of a filling that broke off.
  await services.db.updateTable('users').set({ demo: true }).where('email', 'in', emails).execute()
  return true
}

async function insertPerson(
  { db, now }: Services,
  person: DemoPerson,
  password_hash: string,
): Promise<Caller> {
  const { email, username, permissions, balance, booster } = person
  return transaction(db, async (tx) => {
    const { id } = await tx
      .insertInto('users')
      .values({ kind: 'customer', email, username, permissions, password_hash })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (booster) await insertBooster(tx, id, booster)
    if (balance)
      await postEntry(tx, topUp({ paymentId: randomUUID(), customerId: id, amount: balance }), now())
    return { id, kind: 'customer', permissions, banned: false, sessionId: randomUUID() }
  })
}

async function insertBooster(
  tx: Parameters<Parameters<typeof transaction>[1]>[0],
  user_id: string,
  booster: DemoBooster,
) {
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
