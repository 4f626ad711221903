import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { orderSteps } from '#core/orders/lifecycle.ts'
import { openServices } from '#server/test/open-app.ts'
import { migrate } from './migrate.ts'

const services = await openServices()
const { db } = services

/** The code of PostgreSQL's refusal, or that there was none. */
const refusalOf = (statement: string, run: (statement: string) => Promise<unknown> = byServer) =>
  run(statement).then(
    () => 'done',
    ({ code }: { code: string }) => code,
  )
const byServer = (statement: string) => sql.raw(statement).execute(db)

const noGrant = '42501'
const appendOnly = '23001'
const records = [
  ['ledger_entries', 'kind'],
  ['ledger_lines', 'amount'],
  ['order_events', 'action'],
  ['audit_log', 'subject'],
  ['credential_events', 'action'],
  ['settlements', 'kind'],
  ['payout_events', 'action'],
] as const

describe('trust M15: the account of the server', () => {
  test('owns nothing and is no superuser', async () => {
    const { rows } = await sql`
      select rolsuper or rolcreatedb or rolcreaterole or rolreplication or rolbypassrls as mighty,
        (select count(*) from pg_class join pg_namespace n on n.oid = relnamespace
          where relowner = pg_roles.oid and nspname = 'public') as owned
      from pg_roles where rolname = current_user`.execute(db)
    expect(rows).toEqual([{ mighty: false, owned: 0 }])
  })

  test.for(records)(
    'adds to %s and reads it, but can’t change, delete or truncate it',
    async ([table, column]) => {
      expect(await refusalOf(`select from ${table}`)).toBe('done')
      for (const statement of [
        `update ${table} set ${column} = ${column}`,
        `delete from ${table}`,
        `truncate ${table} cascade`,
      ])
        expect(await refusalOf(statement)).toBe(noGrant)
    },
  )

  test('can’t switch off any guard', async () => {
    const statements = [
      'alter table ledger_lines disable trigger all',
      'drop trigger audit_log_append_only on audit_log',
      "set session_replication_role = 'replica'",
      'create or replace function refuse_change() returns trigger language plpgsql as $$ begin return new; end $$',
      "insert into order_transitions values ('completed', 'not_paid')",
      'delete from order_transitions',
      'delete from migrations',
      'delete from price_tables',
      'create table hidden (id int)',
    ]
    for (const statement of statements)
      expect([statement, await refusalOf(statement)]).toEqual([statement, noGrant])
  })

  test('gets access to tables of later migrations at the next start', async () => {
    await services.asOwner('create table later (id int generated always as identity)')
    expect(await refusalOf('select from later')).toBe(noGrant)
    await migrate(services.databaseOwnerUrl, services.databaseUrl)
    expect(await refusalOf('insert into later default values')).toBe('done')
  })
})

test.for(records)('not even the owner can change or truncate %s by mistake', async ([table]) => {
  const byOwner = (statement: string) => services.asOwner(statement)
  expect(await refusalOf(`truncate ${table} cascade`, byOwner)).toBe(appendOnly)
  const { rows } = await sql<{ timing: string }>`
    select tgname as timing from pg_trigger
    where tgrelid = ${table}::regclass and tgname like '%append_only'`.execute(db)
  expect(rows).toHaveLength(1)
})

test('the owner can’t truncate the prices either', async () => {
  const byOwner = (statement: string) => services.asOwner(statement)
  expect(await refusalOf('truncate price_tables cascade', byOwner)).toBe(appendOnly)
})

test('startup adds the steps of the lifecycle table and removes none of another version’s', async () => {
  const steps = async () => {
    const rows = await db.selectFrom('order_transitions').selectAll().execute()
    return rows.map(({ from_status, to_status }) => `${from_status} ${to_status}`).sort()
  }
  const own = [...new Set(orderSteps().map((step) => step.join(' ')))].sort()
  expect(await steps()).toEqual(own)
  await services.asOwner("insert into order_transitions values ('completed', 'disputed')")
  await services.asOwner("delete from order_transitions where to_status = 'boosting'")
  await migrate(services.databaseOwnerUrl, services.databaseUrl)
  expect(await steps()).toEqual([...own, 'completed disputed'].sort())
})
