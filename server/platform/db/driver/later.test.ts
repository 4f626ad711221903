import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openServices } from '#server/test/open-app.ts'
import { transaction } from '../../ports/work.ts'
import { violatedConstraint } from '../pg-errors.ts'
import type { Tx } from '../pool.ts'
import { later } from './later.ts'

const services = await openServices({ connections: 1 })
const { db } = services

const check = (at: Date) => ({ at, faults: 0 })
const write = (tx: Tx, at: Date) => later(tx, tx.insertInto('ledger_checks').values(check(at)))
const known = new Date('2026-01-01T00:00:00Z')
await db.insertInto('ledger_checks').values(check(known)).execute()
const stored = async () => (await db.selectFrom('ledger_checks').select('at').execute()).map(({ at }) => at)
const failed = async (run: (tx: Tx) => Promise<unknown>) =>
  violatedConstraint(await transaction(services, ({ tx }) => run(tx)).catch((error: unknown) => error))

test('a write that nobody waits for is seen by the next statement, and is there after the commit', async () => {
  const at = new Date('2026-01-02T00:00:00Z')
  const seen = await transaction(services, async ({ tx }) => {
    await write(tx, at)
    return tx.selectFrom('ledger_checks').select('at').where('at', '=', at).execute()
  })
  expect(seen).toEqual([{ at }])
  const last = new Date('2026-01-03T00:00:00Z')
  await transaction(services, ({ tx }) => write(tx, last))
  expect(await stored()).toEqual([known, at, last])
})

test('if it fails, what follows fails with its error, a statement as well as the commit, and nothing is written', async () => {
  const before = await stored()
  const other = new Date('2026-02-01T00:00:00Z')
  const both = async (tx: Tx) => {
    await write(tx, other)
    await write(tx, known)
  }
  expect(await failed(both)).toBe('ledger_checks_pkey')
  expect(
    await failed(async (tx) => {
      await both(tx)
      await sql`select 1`.execute(tx)
    }),
  ).toBe('ledger_checks_pkey')
  expect(await stored()).toEqual(before)
})

test('a transaction that is given up before it has sent anything leaves its connection free', async () => {
  const given = transaction(services, async ({ tx }) => {
    await write(tx, new Date('2026-03-01T00:00:00Z'))
    throw new Error('given up')
  })
  await expect(given).rejects.toThrow('given up')
  const { rows } = await sql<{ first: boolean }>`select now() = statement_timestamp() as first`.execute(db)
  expect(rows).toEqual([{ first: true }])
  expect(await stored()).not.toContainEqual(new Date('2026-03-01T00:00:00Z'))
})

test('outside of a transaction, where nothing would follow it, it is refused', async () => {
  const before = await stored()
  await expect(write(db as Tx, new Date('2026-04-01T00:00:00Z'))).rejects.toThrow('Outside of a transaction')
  expect(await stored()).toEqual(before)
})
