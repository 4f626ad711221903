import { readdir, readFile } from 'node:fs/promises'
import { Client } from 'pg'
import { orderSteps } from '#core/orders/lifecycle.ts'
import { grantToApp, queueSchema } from './app-role.ts'

const folder = new URL('./migrations/', import.meta.url)

/**
 * Migrates a database to the newest schema: each file of `migrations/` once, in order, in its own transaction.
 * Processes that start together wait for each other. `url` connects as the owner; `appUrl` as the server's account,
 * if that is another one. A restored backup first needs the schema that it was made from: only the migrations `upTo`.
 */
export async function migrate(url: string, appUrl = url, upTo?: readonly string[]): Promise<void> {
  const client = new Client(url)
  // A lost connection fails the query that runs; without a listener it would also end the process.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('select pg_advisory_lock(708152)')
    await client.query(
      'create table if not exists migrations (name text primary key, at timestamptz default now())',
    )
    const { rows } = await client.query<{ name: string }>('select name from migrations')
    const done = new Set(rows.map((row) => row.name))
    const names = upTo ?? (await migrationNames())
    for (const name of names.filter((each) => !done.has(each))) await apply(client, name)
    await addOrderTransitions(client)
    await grantToApp(client, appUrl)
    await client.query(`create schema if not exists ${queueSchema}`)
  } finally {
    await client.end()
  }
}

/** Every migration that this Peakline has, in order. */
export async function migrationNames(): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
}

async function apply(client: Client, name: string) {
  const statements = await readFile(new URL(name, folder), 'utf8')
  try {
    await client.query('begin')
    await client.query(statements)
    await client.query('insert into migrations (name) values ($1)', [name])
    await client.query('commit')
  } catch (error) {
    // A lost connection has been rolled back by its end.
    await client.query('rollback').catch(() => {})
    throw new Error(`Migration ${name} failed`, { cause: error })
  }
}

/**
 * The database's own guard knows the steps of the lifecycle. They are only added: in a rolling deployment an older
 * process that restarts must not remove what a newer one needs. A migration removes a step.
 */
async function addOrderTransitions(client: Client) {
  const steps = orderSteps()
  await client.query(
    'insert into order_transitions select * from unnest($1::text[], $2::text[]) on conflict do nothing',
    [steps.map(([from]) => from), steps.map(([, to]) => to)],
  )
}
