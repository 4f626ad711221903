import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openServices } from '#server/test/open-app.ts'
import { transaction } from '../../ports/work.ts'
import type { Db } from '../pool.ts'

const services = await openServices({ connections: 1 })
const { db } = services

const coupons = (from: Db = db) => from.selectFrom('coupons').selectAll().where('code', '=', 'NONE').execute()
const prepared = async () => {
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db)
  return rows.map(({ statement }) => statement).filter((text) => text.includes('"coupons"'))
}

test('a statement is prepared once for a connection, whatever its values', async () => {
  await coupons()
  await coupons()
  expect(await prepared()).toEqual(['select * from "coupons" where "code" = $1'])
})

test('columns that a newer version adds break no statement of this one, alone or in a transaction', async () => {
  await coupons()
  await services.asOwner('alter table coupons add column newer integer')
  expect(await coupons()).toEqual([])
  await services.asOwner('alter table coupons add column newest integer')
  let attempts = 0
  const found = await transaction(services, async (work) => {
    attempts++
    return coupons(work.tx)
  })
  expect([found, attempts]).toEqual([[], 2])
})

test('an endless number of texts does not fill the database’s memory', async () => {
  for (let length = 1; length <= 600; length++)
    await db.selectFrom('coupons').select('id').where('code', 'in', Array(length).fill('NONE')).execute()
  expect((await prepared()).length).toBeLessThan(510)
  expect(await coupons()).toEqual([])
})
