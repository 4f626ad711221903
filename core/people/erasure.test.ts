import { expect, test } from 'vitest'
import { erasureRefusal } from './erasure.ts'

const free = { permissions: [], openOrders: [], owed: 0, debt: 0 }

test('an account without permissions, open orders and money can be erased, a booster\u2019s too', () => {
  expect(erasureRefusal(free)).toBeNull()
  expect(erasureRefusal({ ...free, permissions: ['Booster'] })).toBeNull()
})

test('staff, people with an open order, people who owe money and people to whom it is owed are refused, each with its reason', () => {
  expect(erasureRefusal({ ...free, permissions: ['EditOrders'], openOrders: [1] })).toBe(
    'account_has_permissions',
  )
  expect(erasureRefusal({ ...free, openOrders: [20_001], owed: 5 })).toBe('account_has_orders')
  expect(erasureRefusal({ ...free, owed: 1 })).toBe('account_has_money')
  expect(erasureRefusal({ ...free, owed: 1, debt: 1 })).toBe('account_has_debt')
})
