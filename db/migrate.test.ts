import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { rounds } from '#server/test/rounds.ts'
import { execute } from './execute.ts'
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
    for (let kill = 0; kill < kills; kill++) {
      const [outcome] = await Promise.allSettled([
        migrate(url),
        endConnections(name, upgrade + 5 + kill * 10),
      ])
      if (outcome.status === 'rejected') interrupted++
    }
    await migrate(url)
    expect(interrupted).toBeGreaterThan(1)
    expect(await namesIn(url)).toEqual(await migrationNames())
    expect(await shapeOf(url)).toEqual(await shapeOf(at(template)))
  }
}, 240_000)

function at(database: string): string {
  const url = new URL(ownerUrl)
  url.pathname = database
  return url.href
}

/** Ends the connection of an upgrade a moment after it has begun. */
async function endConnections(database: string, afterMs: number): Promise<void> {
  const connections = `from pg_stat_activity where datname = '${database}'`
  for (let tries = 0; tries < 200; tries++)
    if ((await query(ownerUrl, `select pid ${connections}`)).length > 0) break
  await sleep(afterMs)
  await query(ownerUrl, `select pg_terminate_backend(pid) ${connections}`)
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
