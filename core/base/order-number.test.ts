import { expect, test } from 'vitest'
import { orderNumber, orderNumberIn, orderNumberTyped } from './order-number.ts'

test('an order is found by its number, however it is typed', () => {
  for (const text of ['PK-20011', 'pk 20011 please', 'My order (PK20011)', '我的订单PK-20011'])
    expect(orderNumberIn(text), text).toBe(text.startsWith('我') ? null : 20_011)
  for (const text of ['20011', 'PK-12', 'XPK-20011', '']) expect(orderNumberIn(text), text).toBeNull()
})

test('a number is read as it is written, and a field also takes its digits alone', () => {
  expect(orderNumber(20_011)).toBe('PK-20011')
  expect(orderNumberIn(orderNumber(20_011))).toBe(20_011)
  for (const typed of ['20011', ' PK-20011 ', 'pk 20011']) expect(orderNumberTyped(typed), typed).toBe(20_011)
  for (const typed of ['', 'mira', '12', '2001120011']) expect(orderNumberTyped(typed), typed).toBeNull()
})
