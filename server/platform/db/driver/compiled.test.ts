import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openServices } from '#server/test/open-app.ts'
import { compiled } from './compiled.ts'

const { db } = await openServices({ connections: 1 })

test('a query is built once and executed with each call’s values', async () => {
  let built = 0
  const minus = compiled((from, { a, b }: { a: number; b: number }) => {
    built++
    return from.selectNoFrom(sql<number>`${a}::int - ${b}::int`.as('difference'))
  })
  expect(await minus(db, { a: 7, b: 2 })).toEqual([{ difference: 5 }])
  expect(await minus(db, { a: 1, b: 3 })).toEqual([{ difference: -2 }])
  expect(built).toBe(1)
})
