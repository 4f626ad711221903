import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { Insertable } from 'kysely'
import { PgBoss } from 'pg-boss'
import { topUp } from '#core/money/ledger.ts'
import { queueSchema } from '#db/app-role.ts'
import type { Schema } from '#db/schema.ts'
import { hashPassword } from '#server/accounts/auth/passwords.ts'
import { checkLedger, type LedgerFault } from '#server/money/ledger/check-ledger.ts'
import { postEntry } from '#server/money/ledger/post-entry.ts'
import { type Db, openDatabase } from '#server/platform/db/pool.ts'
import {
  insertBooster,
  insertCustomer,
  insertOrder,
  signIn,
  type TestServices,
} from '#server/test/factories.ts'
import { complaints } from './people.ts'

/** A person whom no other test meets, in their own browser. */
export type Newcomer = {
  id: string
  name: string
  token: string
  page: Page
  context: BrowserContext
  heard: string[]
}

/** Runs something in the database of the server under test, or of another one by its data directory. */
export async function inDatabase<T>(
  work: (db: Db) => Promise<T>,
  dataDir = process.env.E2E_DATA_DIR ?? '',
): Promise<T> {
  const db = openDatabase(await databaseIn(dataDir), { connections: 1 })
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}

async function databaseIn(dataDir: string): Promise<string> {
  const home = join(dataDir, 'postgres')
  const [password, port] = await Promise.all(
    ['password', 'port'].map(async (name) => (await readFile(join(home, name), 'utf8')).trim()),
  )
  return `postgres://peakline:${password}@127.0.0.1:${port}/peakline`
}

/** Lets the server under test run a job within seconds, which it runs each minute by itself. */
export async function runSoon(job: string): Promise<void> {
  const connectionString = await databaseIn(process.env.E2E_DATA_DIR ?? '')
  const queue = {
    schema: queueSchema,
    createSchema: false,
    migrate: false,
    supervise: false,
    schedule: false,
  }
  const boss = new PgBoss({ connectionString, ...queue, max: 1 })
  await boss.start()
  await boss.send(job, {})
  await boss.stop({ graceful: false })
}

/** Adds up the whole ledger; an empty list means that it is correct. */
export function ledgerFaults(): Promise<LedgerFault[]> {
  return inDatabase(checkLedger)
}

/** What a person owns according to the ledger, in cents; accounts without money are omitted. */
export function balancesOf({ id }: Newcomer): Promise<Record<string, number>> {
  return inDatabase(async (db) => {
    const accounts = await db
      .selectFrom('ledger_accounts')
      .select(['kind', 'balance'])
      .where('owner_id', '=', id)
      .where('balance', '!=', 0)
      .execute()
    return Object.fromEntries(accounts.map(({ kind, balance }) => [kind, balance]))
  })
}

/** A customer with money on the balance, in cents. */
export async function newCustomer(browser: Browser, balance: number): Promise<Newcomer> {
  const name = `customer-${crypto.randomUUID().slice(0, 8)}`
  const [id, token] = await inDatabase(async (db) => {
    const { id } = await insertCustomer({ db }, { username: name })
    const entry = topUp({ paymentId: crypto.randomUUID(), customerId: id, amount: balance })
    await db.transaction().execute((tx) => postEntry(tx, entry, new Date()))
    return [id, await signIn({ db, config: { secretKey: 'journeys' }, now: () => new Date() }, id)] as const
  })
  return arrive(browser, { id, name, token })
}

/** A booster of any rank who offers one filter. */
export async function newBooster(browser: Browser, filter: string): Promise<Newcomer> {
  const name = `booster-${crypto.randomUUID().slice(0, 8)}`
  const [id, token] = await inDatabase(async (db) => {
    const { id } = await insertBooster({ db }, { filters: [filter], user: { username: name } })
    return [id, await signIn({ db, config: { secretKey: 'journeys' }, now: () => new Date() }, id)] as const
  })
  return arrive(browser, { id, name, token })
}

/** The same person in a second browser. */
export async function onAnotherDevice(browser: Browser, { id, name }: Newcomer): Promise<Newcomer> {
  const token = await inDatabase((db) =>
    signIn({ db, config: { secretKey: 'journeys' }, now: () => new Date() }, id),
  )
  return arrive(browser, { id, name, token })
}

/** The password of `newAccount`. */
export const newPassword = 'a quiet ridge at dawn'

/** A person with a password, and permissions if they are staff. */
export async function newAccount(
  browser: Browser,
  columns: Pick<Insertable<Schema['users']>, 'permissions' | 'locale' | 'verified_at'> = {},
): Promise<Newcomer & { email: string }> {
  const name = `account-${crypto.randomUUID().slice(0, 8)}`
  const email = `${name}@example.com`
  const password_hash = await hashPassword(newPassword)
  const [id, token] = await inDatabase(async (db) => {
    const { id } = await insertCustomer({ db }, { ...columns, username: name, email, password_hash })
    return [id, await signIn({ db, config: { secretKey: 'journeys' }, now: () => new Date() }, id)] as const
  })
  return { ...(await arrive(browser, { id, name, token })), email }
}

/** As if the person had last proven who they are ten minutes ago. */
export function ageProofs({ id }: Newcomer): Promise<unknown> {
  const proved_at = new Date(Date.now() - 10 * 60_000)
  return inDatabase((db) => db.updateTable('sessions').set({ proved_at }).where('user_id', '=', id).execute())
}

async function arrive(browser: Browser, who: Pick<Newcomer, 'id' | 'name' | 'token'>): Promise<Newcomer> {
  const context = await browser.newContext()
  await context.addCookies([{ name: 'access_token', value: who.token, domain: 'localhost', path: '/' }])
  const page = await context.newPage()
  return { ...who, page, context, heard: complaints(page) }
}

/** A customer with a password, a proven address and one completed order. */
export async function formerCustomer(browser: Browser, password: string) {
  const name = `former-${crypto.randomUUID().slice(0, 8)}`
  const password_hash = await hashPassword(password)
  const { person, order } = await inDatabase(async (db) => {
    const now = () => new Date()
    const columns = { username: name, email: `${name}@example.com`, password_hash, verified_at: now() }
    const { id } = await insertCustomer({ db }, columns)
    const order = await insertOrder({ db, now } as TestServices, {
      status: 'completed',
      customerId: id,
      columns: { in_game_name: `${name}#EUW` },
    })
    const token = await signIn({ db, config: { secretKey: 'journeys' }, now }, id)
    return { person: { id, token }, order }
  })
  return { ...(await arrive(browser, { ...person, name })), email: `${name}@example.com`, order }
}
