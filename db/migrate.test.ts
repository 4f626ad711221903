import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { execute } from '#server/test/execute.ts'
import { rounds } from '#server/test/rounds.ts'
import { migrate, migrationNames } from './migrate.ts'

const { ownerUrl, template, prefix } = inject('postgres')
const upgrades = rounds(1, 10)
const kills = 6

test(`trust D9: ${upgrades} upgrades, each with ${kills} connections that end anywhere, are finished by the next starts`, async () => {
  for (let upgrade = 0; upgrade < upgrades; upgrade++) {
    const name = `${prefix}upgrade_${upgrade}`
    await execute(ownerUrl, `create database ${name}`)
    const url = at(name)
    let interrupted = 0
    const names = await migrationNames()
    for (let kill = 0; kill < kills; kill++) {
      const done = Math.floor((kill / kills) * names.length) + upgrade
      if (await interrupt(url, done % names.length)) interrupted++
    }
    await migrate(url)
    expect(interrupted).toBeGreaterThan(1)
    expect(await namesIn(url)).toEqual(names)
    expect(await shapeOf(url)).toEqual(await shapeOf(at(template)))
  }
})

function at(database: string): string {
  const url = new URL(ownerUrl)
  url.pathname = database
  return url.href
}

/** Ends the connection of an upgrade once some of its migrations are done; returns whether that interrupted it. */
async function interrupt(url: string, done: number): Promise<boolean> {
  let outcome: 'running' | 'finished' | 'interrupted' = 'running'
  const upgrade = migrate(url).then(
    () => (outcome = 'finished'),
    () => (outcome = 'interrupted'),
  )
  const watching = new pg.Client(url)
  await watching.connect()
  const of = async (text: string) => (await watching.query(text)).rows
  while (outcome === 'running') {
    const names = await of('select from migrations').catch(() => [])
    if (names.length >= done)
      await of(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      )
  }
  await watching.end()
  return (await upgrade) === 'interrupted'
}

async function namesIn(url: string): Promise<unknown[]> {
  return (await query(url, 'select name from migrations order by name')).map(({ name }) => name)
}

/** Every column, constraint, index and trigger. */
async function shapeOf(url: string) {
  const [columns, constraints, indexes, triggers] = await Promise.all([
    query(
      url,
      `select table_name, column_name, data_type, column_default, is_nullable from information_schema.columns
       where table_schema = 'public' order by 1, 2`,
    ),
    query(
      url,
      `select conname, conrelid::regclass::text, pg_get_constraintdef(oid) from pg_constraint
       where connamespace = 'public'::regnamespace order by 2, 1`,
    ),
    query(url, `select indexdef from pg_indexes where schemaname = 'public' order by 1`),
    query(url, 'select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal order by 1'),
  ])
  return { columns, constraints, indexes, triggers }
}

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}
