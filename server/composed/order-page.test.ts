import { expressionBuilder } from 'kysely'
import { expect, test } from 'vitest'
import type { Schema } from '#db/schema.ts'
import { orderSections } from './order-page.ts'

test('no two sections of an order’s page have a column of the same name: one would read the other’s', () => {
  const columns = orderSections.select(expressionBuilder<Schema, 'orders'>(), {
    id: 'someone',
    staff: false,
  })
  const names = columns.map(({ alias }) => alias)
  expect(names.length).toBeGreaterThan(20)
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
})
