import { readdir, readFile } from 'node:fs/promises'
import { Client } from 'pg'
import { transitions } from '#core/orders/lifecycle.ts'

const folder = new URL('./migrations/', import.meta.url)

/**
 * Brings a database to the newest schema: each file of `migrations/` once, in order, in a transaction of its
 * own. Processes that start together wait for each other.
 */
export async function migrate(url: string): Promise<void> {
  const client = new Client(url)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock(708152)')
    await client.query(
      'create table if not exists migrations (name text primary key, at timestamptz default now())',
    )
    const { rows } = await client.query<{ name: string }>('select name from migrations')
    const done = new Set(rows.map((row) => row.name))
    const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
    for (const name of names.filter((each) => !done.has(each))) await apply(client, name)
    await fillOrderTransitions(client)
  } finally {
    await client.end()
  }
}

async function apply(client: Client, name: string) {
  const statements = await readFile(new URL(name, folder), 'utf8')
  try {
    await client.query('begin')
    await client.query(statements)
    await client.query('insert into migrations (name) values ($1)', [name])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`Migration ${name} failed`, { cause: error })
  }
}

/** The database's second guard reads the same table as everything else. */
async function fillOrderTransitions(client: Client) {
  await client.query('begin')
  await client.query('delete from order_transitions')
  for (const { from, to } of transitions)
    if (from)
      await client.query('insert into order_transitions values ($1, $2) on conflict do nothing', [from, to])
  await client.query('commit')
}
