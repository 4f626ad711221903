import fc from 'fast-check'
import { expect, test } from 'vitest'
import { demoPriceTable } from '#core/prices/price-table.ts'
import { contentOf, priceFields, valueRefusal, valuesOf } from '#core/prices/price-values.ts'
import { priceContent } from './prices.ts'

const { version: _version, effectiveAt: _effectiveAt, ...demo } = demoPriceTable
const values = valuesOf(demo)

test('the demo prices pass the schema unchanged', () => {
  expect(priceContent.parse(demo)).toEqual(demo)
})

const odd = fc.oneof(
  fc.constantFrom(-0, 0, -1, 0.1, 1.5, 12.34, 49, 50, 1e6, 1e6 + 1, 1e309, Number.NaN, 2 ** 53),
  fc.double(),
  fc.integer({ min: -100, max: 2_000_000 }),
)

test('trust M14: a value passes the schema exactly when core allows it in its field', () => {
  fc.assert(
    fc.property(fc.constantFrom(...priceFields), odd, (field, value) => {
      // `contentOf` omits a server, a queue or a level with 0, and -0 with it.
      if (value === 0 && /^(servers|queues|cashback|turnover)/.test(field.path)) return
      const passes = priceContent.safeParse(contentOf({ ...values, [field.path]: value })).success
      expect(passes, `${field.path} ${value}`).toBe(valueRefusal(field, value) === null)
    }),
    { numRuns: 1_000 },
  )
})

test('a table with anything missing, unknown or of another type is refused', () => {
  const broken: [string, (content: Record<string, unknown>) => void][] = [
    ['a missing game', ({ games }) => delete (games as Record<string, unknown>).valorant],
    ['an unknown game', ({ games }) => Object.assign(games as object, { dota: {} })],
    ['a missing percentage', (content) => delete content.boosterShare],
    ['a version', (content) => Object.assign(content, { version: 3 })],
    ['another currency', (content) => Object.assign(content, { currency: 'USD' })],
    ['an unknown server', ({ servers }) => Object.assign(servers as object, { kr: 5 })],
    ['a percentage for the bonus win', ({ addons }) => Object.assign(addons as object, { 'bonus-win': 5 })],
    ['a server of -0', ({ servers }) => Object.assign(servers as object, { na: -0 })],
    ['words for a number', (content) => Object.assign(content, { openStep: '40' })],
  ]
  for (const [what, spoil] of broken) {
    const content = structuredClone(demo) as unknown as Record<string, unknown>
    spoil(content)
    expect(priceContent.safeParse(content).success, what).toBe(false)
  }
  for (const work of ['climb', 'win', 'placement'] as const) {
    const content = structuredClone(demo)
    delete content.games['wild-rift'][work].tiers.gold
    expect(priceContent.safeParse(content).success).toBe(false)
    const open = structuredClone(demo)
    open.games['wild-rift'][work].tiers.master = { price: 100 }
    expect(priceContent.safeParse(open).success).toBe(false)
  }
})
