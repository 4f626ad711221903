import { randomBytes } from 'node:crypto'
import { Client } from 'pg'

/** A database and the account that owns it, as docs/operations.md creates them; the server creates its own account. */
export type Database = { ownerUrl: string; appUrl: string }

const { REHEARSAL_POSTGRES: postgres = '', REHEARSAL_NAME: prefix = '' } = process.env

/** Creates a database whose name, like those of its accounts, begins with this rehearsal's. */
export async function createDatabase(): Promise<Database> {
  const name = `${prefix}_${randomBytes(2).toString('hex')}`
  const password = randomBytes(12).toString('hex')
  await asking(postgres, async (client) => {
    await client.query(`create role ${name} login createrole password '${password}'`)
    await client.query(`create database ${name} owner ${name}`)
  })
  const at = (user: string, word: string) => {
    const url = new URL(postgres)
    Object.assign(url, { username: user, password: word, pathname: name })
    return url.href
  }
  return { ownerUrl: at(name, password), appUrl: at(`${name}_app`, randomBytes(12).toString('hex')) }
}

/** Drops all databases and accounts of a rehearsal. */
export function dropDatabases(url: string, begin: string): Promise<void> {
  return asking(url, async (client) => {
    const names = async (column: string, table: string) => {
      const { rows } = await client.query(
        `select ${column} as name from ${table} where starts_with(${column}, $1) order by name desc`,
        [begin],
      )
      return rows.map(({ name }) => name)
    }
    for (const name of await names('datname', 'pg_database'))
      await client.query(`drop database ${name} with (force)`)
    // An owner goes after the account that it created.
    for (const name of await names('rolname', 'pg_roles')) await client.query(`drop role ${name}`)
  })
}

async function asking<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client(url)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
