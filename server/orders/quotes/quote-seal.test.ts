import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { OrderConfig } from '#core/choices/order-config.ts'
import { sampleOrders } from '#core/prices/sample-orders.ts'
import { canonical, openSeal, sealQuote } from './quote-seal.ts'

const key = 'the secret of this shop, long enough'
const coaching: OrderConfig = {
  service: 'coaching',
  game: 'valorant',
  coachId: '0b9c1f6e-6f0e-4c0f-9a52-3d5d8e2f7a10',
  hours: 2,
  wishes: 'Wave control.\n再玩一次, “quotes” and \\ slashes',
}
const someConfig = fc.constantFrom<OrderConfig>(...sampleOrders, coaching)
const someSealed = fc.record({
  priceVersion: fc.integer({ min: 1, max: 2_147_483_647 }),
  sealedAt: fc.date({ min: new Date('2026-01-01'), max: new Date('2500-01-01'), noInvalidDate: true }),
  hourly: fc.option(fc.integer({ min: 1, max: 1_000_000 })),
})

/** The same object with its keys in another order, at every depth. */
function shuffled<T>(value: T, turn: (keys: string[]) => string[]): T {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value
  const source = value as Record<string, unknown>
  return Object.fromEntries(turn(Object.keys(source)).map((key) => [key, shuffled(source[key], turn)])) as T
}

/** Every place inside a value, as the path of its keys. */
function paths(value: unknown, at: (string | number)[] = []): (string | number)[][] {
  if (value === null || typeof value !== 'object') return [at]
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value)
  return [at, ...keys.flatMap((key) => paths((value as Record<string, unknown>)[key], [...at, key]))]
}

/** A copy with the value at a path replaced. */
function withChange(config: OrderConfig, path: (string | number)[], to: unknown): OrderConfig {
  const copy = structuredClone(config)
  let at = copy as unknown as Record<string | number, unknown>
  for (const key of path.slice(0, -1)) at = at[key] as typeof at
  at[path.at(-1) ?? ''] = to
  return copy
}

test('a seal returns what was sealed, for the configuration that it was made for', () => {
  fc.assert(
    fc.property(someConfig, someSealed, (config, sealed) => {
      expect(openSeal(key, config, sealQuote(key, config, sealed))).toEqual(sealed)
    }),
  )
})

test('neither the order of keys nor undefined values matter', () => {
  const turns = fc.constantFrom<(keys: string[]) => string[]>(
    (keys) => keys.toReversed(),
    (keys) => keys.toSorted(),
    (keys) => [...keys.slice(1), ...keys.slice(0, 1)],
  )
  fc.assert(
    fc.property(someConfig, turns, someSealed, (config, turn, sealed) => {
      const same = Object.assign(shuffled(config, turn), { left: undefined })
      expect(canonical(same)).toBe(canonical(config))
      expect(openSeal(key, same, sealQuote(key, config, sealed))).toEqual(sealed)
    }),
  )
})

test('every altered, added or missing field of the configuration is refused', () => {
  const odd = fc.oneof(fc.anything(), fc.constantFrom(null, '', 0, [], {}, 'gold', '1'))
  const altered = someConfig.chain((config) =>
    fc.tuple(
      fc.constant(config),
      fc.constantFrom(...paths(config).filter((path) => path.length > 0), ['added']),
      odd,
    ),
  )
  fc.assert(
    fc.property(altered, someSealed, ([config, path, to], sealed) => {
      const other = withChange(config, path, to)
      fc.pre(canonical(other) !== canonical(config))
      expect(openSeal(key, other, sealQuote(key, config, sealed))).toBeNull()
    }),
    { numRuns: 500 },
  )
})

test('every altered bit of a seal is refused, and so is every other spelling of it', () => {
  const config = sampleOrders[0] as OrderConfig
  const seal = sealQuote(key, config, { priceVersion: 7, sealedAt: new Date('2026-03-01'), hourly: null })
  const bytes = Buffer.from(seal, 'base64url')
  for (let bit = 0; bit < bytes.length * 8; bit++) {
    const flipped = Buffer.from(bytes)
    flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7))
    expect(openSeal(key, config, flipped.toString('base64url')), `bit ${bit}`).toBeNull()
  }
  for (const spelled of ['', seal.slice(1), `${seal}A`, `${seal}=`, ` ${seal}`, seal.replace(/.$/, '/')])
    expect(openSeal(key, config, spelled), spelled).toBeNull()
  fc.assert(fc.property(fc.string(), (text) => openSeal(key, config, text) === null))
})

test('the seal of another shop is refused', () => {
  fc.assert(
    fc.property(someConfig, someSealed, fc.string(), (config, sealed, other) => {
      fc.pre(other !== key)
      expect(openSeal(key, config, sealQuote(other, config, sealed))).toBeNull()
    }),
  )
})

test('a seal is always 40 characters that need no escaping in a link', () => {
  fc.assert(
    fc.property(someConfig, someSealed, (config, sealed) => {
      expect(sealQuote(key, config, sealed)).toMatch(/^[\w-]{40}$/)
    }),
  )
})
