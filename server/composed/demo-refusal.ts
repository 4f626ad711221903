import { sql } from 'kysely'
import { demoPriceTable } from '#core/prices/price-table.ts'
import { demoPeople } from '#db/demo-people.ts'
import { holdingVersion } from '#server/money/prices/price-table-store.ts'
import type { Db } from '#server/platform/db/pool.ts'

const emails = demoPeople.map(({ email }) => email)

/**
 * Why a database can't become a real shop's, as a message, or null: the demo left something in it that grants access
 * or costs money (trust D15). It can't be removed afterwards, since orders and the ledger refer to it.
 */
export async function demoRefusal(db: Db, now: Date): Promise<string | null> {
  const found = (await usableDemoAccount(db)) ?? (await sandboxPayment(db)) ?? (await demoPrices(db, now))
  return found && `${found} Set DATABASE_URL or DATA_DIR to an empty database.`
}

/** An interrupted seeding has not marked its people yet, so they are recognized by their addresses. */
async function usableDemoAccount(db: Db): Promise<string | null> {
  const account = await db
    .selectFrom('users')
    .select('email')
    .where((eb) => eb.or([eb('demo', '=', true), eb('email', 'in', emails)]))
    .where((eb) => eb.or([eb('password_hash', 'is not', null), sql<boolean>`permissions <> '{}'`]))
    .limit(1)
    .executeTakeFirst()
  return account ? `This database has demo accounts (${account.email}), whose password is published.` : null
}

async function sandboxPayment(db: Db): Promise<string | null> {
  const payment = await db
    .selectFrom('payments')
    .select('id')
    .where('provider', '=', 'sandbox')
    .where('captured_at', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return payment
    ? `This database has payments of the sandbox (${payment.id}), for which nobody paid money.`
    : null
}

/** The demo's price table is the only one with the demo's date: every published version has its own time. */
async function demoPrices(db: Db, now: Date): Promise<string | null> {
  const demo = await db
    .selectFrom('price_tables')
    .select('version')
    .where('version', '=', holdingVersion(db, now))
    .where('effective_at', '=', new Date(demoPriceTable.effectiveAt))
    .executeTakeFirst()
  return demo ? 'The demo prices are in effect in this database.' : null
}
