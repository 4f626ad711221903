import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openServices } from '#server/test/open-app.ts'

const { db } = await openServices()

type Column = { type: string; nullable: boolean; generated: boolean }

/** PostgreSQL's types by the type of a column's values. */
const pgTypes: Record<string, string[]> = {
  string: ['text', 'uuid'],
  number: ['integer', 'bigint', 'double precision'],
  boolean: ['boolean'],
  Buffer: ['bytea'],
  Time: ['timestamp with time zone'],
  Json: ['json', 'jsonb'],
  array: ['ARRAY'],
}

/** The tables as `schema.ts` writes them: a type for each column, one per line or separated by semicolons. */
function declaredTables(): Map<string, Map<string, Column>> {
  const source = readFileSync('db/schema.ts', 'utf8').replaceAll(/\/\*\*.*?\*\//gs, '')
  const body = source.slice(source.indexOf('export type Schema = {'))
  const tables = [...body.matchAll(/^ {2}(\w+): \{( .*? |\n.*?\n {2})\}$/gms)]
  return new Map(tables.map(([, table = '', columns = '']) => [table, declaredColumns(columns)]))
}

function declaredColumns(text: string): Map<string, Column> {
  const found = [...text.matchAll(/(\w+): ([^\n;]+)/g)]
  return new Map(found.map(([, name = '', type = '']) => [name, declared(type.trim())]))
}

function declared(written: string): Column {
  const [, wrapped] = /^(?:Generated|Defaulted|Made)<(.*)>$/.exec(written) ?? []
  const generated = wrapped !== undefined
  const inner = wrapped ?? written
  const nullable = /^Nullable(Time$|Json<)/.test(inner) || inner.endsWith(' | null')
  const type = inner.replace(/ \| null$/, '')
  return { type: kindOf(type), nullable, generated }
}

/** A type that is neither plain nor an array is a union of words, which PostgreSQL stores as text. */
function kindOf(type: string): string {
  if (/^(Nullable)?Time$/.test(type)) return 'Time'
  if (/^(Nullable)?(Json|JSONColumnType)</.test(type)) return 'Json'
  if (type.endsWith('[]')) return 'array'
  return ['number', 'boolean', 'Buffer'].includes(type) ? type : 'string'
}

async function realTables() {
  const { rows } = await sql<{
    table: string
    column: string
    type: string
    nullable: boolean
    generated: boolean
    words: string[] | null
  }>`
    select table_name as table, column_name as column, data_type as type, is_nullable = 'YES' as nullable,
      column_default is not null or is_identity = 'YES' or is_generated = 'ALWAYS' as generated
    from information_schema.columns
    where table_schema = 'public' and table_name <> 'migrations'
    order by table_name, column_name`.execute(db)
  return rows
}

test('schema.ts names every table and column of the real database with its type, and no other', async () => {
  const tables = declaredTables()
  const real = await realTables()
  const names = (rows: { table: string; column: string }[]) =>
    rows.map(({ table, column }) => `${table}.${column}`).sort()
  const written = [...tables].flatMap(([table, columns]) =>
    [...columns.keys()].map((column) => ({ table, column })),
  )
  expect(names(written)).toEqual(names(real))

  const wrong = real.flatMap(({ table, column, type, nullable, generated }) => {
    const own = tables.get(table)?.get(column)
    if (!own) return []
    // A time or a JSON value can be optional or not, whatever its default.
    const sameDefault = own.generated === generated || own.nullable || ['Time', 'Json'].includes(own.type)
    const same = pgTypes[own.type]?.includes(type) && own.nullable === nullable && sameDefault
    return same ? [] : [{ column: `${table}.${column}`, own, real: { type, nullable, generated } }]
  })
  expect(wrong).toEqual([])
})

test('the database allows exactly the words that schema.ts lists for a column', async () => {
  const source = readFileSync('db/schema.ts', 'utf8')
  const { rows } = await sql<{ table: string; definition: string }>`
    select conrelid::regclass::text as table, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace`.execute(db)
  const allowed = new Map<string, string[]>()
  for (const { table, definition } of rows) {
    const [, column, list] = /^CHECK \(\((\w+) = (ANY \(ARRAY\[.*|'\w+'::text\))/.exec(definition) ?? []
    if (column && list)
      allowed.set(`${table}.${column}`, [...list.matchAll(/'([^']+)'/g)].map(([, word = '']) => word).sort())
  }
  expect(allowed.size).toBeGreaterThan(8)
  const compared: string[] = []
  for (const [table, columns] of declaredTables())
    for (const name of columns.keys()) {
      const words = allowed.get(`${table}.${name}`)
      const [, written = ''] =
        new RegExp(`^ {2}${table}: \\{.*?\\b${name}: ([^\\n;]+)`, 'ms').exec(source) ?? []
      const own = [...written.matchAll(/'([^']+)'/g)].map(([, word = '']) => word).sort()
      if (own.length === 0 || written.includes('<')) continue
      compared.push(`${table}.${name}`)
      expect([`${table}.${name}`, words]).toEqual([`${table}.${name}`, own])
    }
  expect(compared.length).toBeGreaterThan(5)
})
