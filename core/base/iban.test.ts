import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isBic, isIban, plainIban } from './iban.ts'

// The examples of the ISO 13616 registry.
const examples = [
  'DE89 3704 0044 0532 0130 00',
  'FR14 2004 1010 0505 0001 3M02 606',
  'NL91 ABNA 0417 1643 00',
  'ES91 2100 0418 4502 0005 1332',
  'IT60 X054 2811 1010 0000 0123 456',
  'PT50 0002 0123 1234 5678 9015 4',
  'NO93 8601 1117 947',
  'MT84 MALT 0110 0001 2345 MTLC AST0 01S',
  'CH93 0076 2011 6238 5295 7',
  'PL61 1090 1014 0000 0712 1981 2874',
]

test('the examples of the registry are IBANs, however they are spaced', () => {
  for (const example of examples)
    expect([example, isIban(plainIban(example.toLowerCase()))]).toEqual([example, true])
})

test('a wrong digit, two swapped digits, a wrong length and a country outside SEPA are refused', () => {
  const iban = plainIban(examples[0] as string)
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 21 }), fc.integer({ min: 1, max: 9 }), (at, by) => {
      const digit = (Number(iban[at]) + by) % 10
      expect(isIban(iban.slice(0, at) + digit + iban.slice(at + 1))).toBe(false)
    }),
  )
  expect(isIban('DE98370400440532013000')).toBe(false)
  expect(isIban(`${iban}0`)).toBe(false)
  expect(isIban('AE070331234567890123456')).toBe(false)
  expect(isIban('')).toBe(false)
})

test('a BIC has 8 or 11 characters', () => {
  expect(['COBADEFFXXX', 'DEUTDEFF', 'DEUTDEF', 'deutdeff', '1EUTDEFF'].map(isBic)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})
