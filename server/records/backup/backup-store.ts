import type { Client } from 'pg'

/** A table as a backup copies it: generated columns are left out, and rows come in the order of `key`. */
export type CopiedTable = { name: string; columns: string[]; key: string }

export type SequenceValue = { name: string; value: number; called: boolean }

/** A foreign key, and the statement part that creates it again. */
export type ForeignKey = { table: string; name: string; definition: string }

/** `migrations` describes the schema; the manifest has its rows. */
const notCopied = ['migrations']

/** Every table of the schema with what determines its copy. */
export async function copiedTables(client: Client): Promise<CopiedTable[]> {
  const { rows } = await client.query<{ name: string; columns: string[]; key: string[] | null }>(
    `select relname as name,
       (select array_agg(attname::text order by attnum) from pg_attribute
         where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
       (select array_agg(attname::text order by array_position(indkey, attnum)) from pg_index
         join pg_attribute on attrelid = indrelid and attnum = any(indkey)
         where indrelid = pg_class.oid and indisprimary) as key
     from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> all($1)
     order by relname`,
    [notCopied],
  )
  return rows.map(({ name, columns, key }) => ({ name, columns, key: list(client, key ?? columns) }))
}

export async function appliedMigrations(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from migrations order by name')
  return rows.map(({ name }) => name)
}

export async function sequenceValues(client: Client): Promise<SequenceValue[]> {
  const { rows } = await client.query<{ name: string; value: number | null; first: number }>(
    `select sequencename as name, last_value as value, start_value as first
     from pg_sequences where schemaname = 'public' order by sequencename`,
  )
  return rows.map(({ name, value, first }) => ({ name, value: value ?? first, called: value !== null }))
}

/** The statement that writes a table's rows, in a fixed order and form, so that equal tables have equal copies. */
export function copyOut(client: Client, { name, columns, key }: CopiedTable): string {
  return `copy (select ${list(client, columns)} from public.${client.escapeIdentifier(name)} order by ${key}) to stdout`
}

export function copyIn(client: Client, { name, columns }: CopiedTable): string {
  return `copy public.${client.escapeIdentifier(name)} (${list(client, columns)}) from stdin`
}

/** Fixes how values are written, whatever the database's own settings are. */
export async function fixForms(client: Client): Promise<void> {
  await client.query(
    "set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set extra_float_digits = 1",
  )
}

/** Whether the database has no table of ours yet. */
export async function isEmpty(client: Client): Promise<boolean> {
  const { rowCount } = await client.query(
    "select from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' limit 1",
  )
  return rowCount === 0
}

/**
 * Empties the tables (a migration fills some) and removes what would check or change rows one by one: triggers and
 * foreign keys. Returns the keys for `closeTables`.
 */
export async function openTables(client: Client, tables: readonly CopiedTable[]): Promise<ForeignKey[]> {
  const { rows: keys } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where connamespace = 'public'::regnamespace and contype = 'f' order by 1, 2`,
  )
  for (const { table, name } of keys)
    await client.query(`alter table ${table} drop constraint ${client.escapeIdentifier(name)}`)
  const names = tables.map(({ name }) => `public.${client.escapeIdentifier(name)}`)
  for (const name of names) await client.query(`alter table ${name} disable trigger user`)
  await client.query(`truncate ${names.join(', ')}`)
  return keys
}

/** Restores triggers and foreign keys; the latter check every row again. */
export async function closeTables(
  client: Client,
  tables: readonly CopiedTable[],
  keys: readonly ForeignKey[],
) {
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${table} add constraint ${client.escapeIdentifier(name)} ${definition}`)
  for (const { name } of tables)
    await client.query(`alter table public.${client.escapeIdentifier(name)} enable trigger user`)
}

export async function setSequences(client: Client, values: readonly SequenceValue[]): Promise<void> {
  for (const { name, value, called } of values)
    await client.query('select setval($1::regclass, $2, $3)', [
      `public.${client.escapeIdentifier(name)}`,
      value,
      called,
    ])
}

function list(client: Client, names: readonly string[]): string {
  return names.map((name) => client.escapeIdentifier(name)).join(', ')
}
