import { expect, test } from 'vitest'
import { typedMoney } from './typed-money.ts'

test('an amount to be edited has the decimal mark of its language, and no currency', () => {
  expect(typedMoney('en', 4_550)).toBe('45.50')
  expect(typedMoney('de', 4_550)).toBe('45,50')
  expect(typedMoney('fr', 123_400)).toBe('1234,00')
  expect(typedMoney('ar', 4_550)).toBe('45.50')
})
