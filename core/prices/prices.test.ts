import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { filedForm, programForm } from '#core/base/csv.ts'
import { type BoostConfig, brackets, gains } from '../choices/order-config.ts'
import { gameIds } from '../games/game.ts'
import { readPriceCsv, writePriceCsv } from './price-csv.ts'
import { priceDifferences, withChanges } from './price-differences.ts'
import { demoPriceTable } from './price-table.ts'
import {
  contentOf,
  type PriceField,
  type PriceValues,
  priceField,
  priceFields,
  queues,
  servers,
  valueRefusal,
  valuesOf,
} from './price-values.ts'
import { isRefusal, priceOrder } from './pricing.ts'
import { raisedPrice } from './raise-price.ts'
import { effectOn, sampleOrders } from './sample-orders.ts'

const { version: _version, effectiveAt: _effectiveAt, ...demo } = demoPriceTable
const demoValues = valuesOf(demo)

const anyValue = ({ kind, min, max }: PriceField) =>
  kind === 'percent'
    ? fc.integer({ min: min * 10, max: max * 10 }).map((tenths) => (tenths + 0) / 10)
    : fc.integer({ min, max })

/** Any table that the rules allow; one division in three has its own price. */
const anyValues: fc.Arbitrary<PriceValues> = fc
  .tuple(
    ...priceFields.map((field) =>
      field.optional ? fc.option(anyValue(field), { nil: undefined, freq: 1 }) : anyValue(field),
    ),
  )
  .map((values) =>
    Object.fromEntries(
      priceFields.flatMap(({ path }, i) => (values[i] === undefined ? [] : [[path, values[i]]])),
    ),
  )

describe('values by path', () => {
  test('a table converts to values and back without a change', () => {
    expect(contentOf(demoValues)).toEqual(demo)
    expect(priceField('games.valorant.climb.tiers.gold.price')).toMatchObject({ kind: 'price' })
    expect(demoValues['games.valorant.climb.tiers.gold.price']).toBe(900)
    expect(demoValues['servers.euw']).toBe(0)
    fc.assert(
      fc.property(anyValues, (values) => {
        expect(valuesOf(contentOf(values))).toEqual(values)
      }),
      { numRuns: 100 },
    )
  })

  test('the demo table obeys the rules, and no path occurs twice', () => {
    for (const field of priceFields) {
      const value = demoValues[field.path]
      if (value !== undefined) expect(valueRefusal(field, value), field.path).toBeNull()
    }
    expect(new Set(priceFields.map(({ path }) => path)).size).toBe(priceFields.length)
  })

  test.each([
    ['openStep', 0, 'bounds'],
    ['openStep', 1.5, 'kind'],
    ['games.valorant.climb.open', 49, 'bounds'],
    ['games.valorant.climb.open', 1_000_001, 'bounds'],
    ['games.valorant.climb.open', 99.5, 'kind'],
    ['games.valorant.climb.open', Number.NaN, 'kind'],
    ['games.valorant.climb.open', Number.POSITIVE_INFINITY, 'kind'],
    ['servers.na', -0, 'kind'],
    ['servers.na', 12.3, null],
    ['servers.na', 12.34, 'kind'],
    ['servers.na', -50.1, 'bounds'],
    ['brackets.0-20', 1, 'bounds'],
    ['boosterShare', 100.1, 'bounds'],
    ['boosterShare', 100, null],
  ] as const)('%s = %d: %s', (path, value, refusal) => {
    const field = priceField(path)
    expect(field && valueRefusal(field, value)).toBe(refusal)
  })

  test('in every allowed table, every order costs at least a cent and its shares sum to the price', () => {
    const dearest = sampleOrders.flatMap((config): BoostConfig[] =>
      config.service === 'elo-boost'
        ? brackets.flatMap((bracket) =>
            gains.map((gain) => ({ ...config, gain, start: { ...config.start, bracket } })),
          )
        : [config],
    )
    const lowest = Object.fromEntries(
      priceFields.filter(({ optional }) => !optional).map(({ path, min }) => [path, min]),
    )
    const highest = Object.fromEntries(priceFields.map(({ path, max }) => [path, max]))
    const check = (values: PriceValues) => {
      for (const config of dearest) {
        const quote = priceOrder(config, { ...contentOf(values), version: 1, effectiveAt: '' })
        if (isRefusal(quote)) {
          // Wild Rift has fewer marks than brackets in its low tiers.
          if (quote.field !== 'start.bracket') throw new Error(JSON.stringify(quote))
          continue
        }
        const sound =
          quote.total >= 1 && Number.isSafeInteger(quote.total) && quote.boosterShare <= quote.total
        if (!sound) throw new Error(JSON.stringify(quote))
      }
    }
    check(lowest)
    check({ ...lowest, openStep: 100 })
    check(highest)
    fc.assert(fc.property(anyValues, check), { numRuns: 10 })
  })
})

describe('differences', () => {
  test('there are none exactly when two tables are equal', () => {
    fc.assert(
      fc.property(anyValues, anyValues, (one, other) => {
        expect(priceDifferences(one, one)).toEqual([])
        const differences = priceDifferences(one, other)
        expect(differences.length === 0).toBe(
          JSON.stringify(contentOf(one)) === JSON.stringify(contentOf(other)),
        )
        const changes = Object.fromEntries(differences.map(({ path, to }) => [path, to]))
        expect(withChanges(one, changes)).toEqual(other)
      }),
      { numRuns: 100 },
    )
  })

  test('a division gets its own price, and loses it', () => {
    const path = 'games.league-of-legends.climb.tiers.gold.divisions.4'
    const own = withChanges(demoValues, { [path]: 1300 })
    expect(priceDifferences(demoValues, own)).toEqual([{ path, from: null, to: 1300 }])
    expect(contentOf(own).games['league-of-legends'].climb.tiers.gold).toEqual({
      price: 1200,
      divisions: { 4: 1300 },
    })
    expect(priceDifferences(own, withChanges(own, { [path]: null }))).toEqual([
      { path, from: 1300, to: null },
    ])
  })

  test('a server listed with 0 equals one that is not listed', () => {
    const named = { ...demo, servers: { ...demo.servers, euw: 0 } }
    expect(priceDifferences(demoValues, valuesOf(named))).toEqual([])
    expect(contentOf(valuesOf(named))).toEqual(demo)
  })
})

describe('CSV', () => {
  const csv = writePriceCsv(demoValues, programForm).slice(1)
  const lines = csv.trimEnd().split('\r\n')
  const withLine = (line: number, text: string) => lines.with(line - 1, text).join('\n')

  const iron = 'league-of-legends,climb,iron,,EUR,'

  test('an export imports without a change', () => {
    expect(lines.slice(0, 2)).toEqual(['game,work,tier,division,unit,value', `${iron}5.00`])
    expect(csv).toContain('valorant,climb,gold,,EUR,9.00\r\n')
    expect(csv).toContain(',brackets,0 to 20,,%,')
    expect(readPriceCsv(csv, demoValues)).toEqual({
      values: demoValues,
      changed: 0,
      unchanged: priceFields.length,
    })
    fc.assert(
      fc.property(anyValues, fc.constantFrom(programForm, filedForm), (values, form) => {
        expect(readPriceCsv(writePriceCsv(values, form), demoValues)).toMatchObject({ values })
      }),
      { numRuns: 100 },
    )
  })

  test('values missing in a file stay, and a division without a value has its tier’s', () => {
    const own = 'games.valorant.climb.tiers.gold.divisions.2'
    const base = { ...demoValues, [own]: 1_000 }
    const part = `${lines[0]}\n${iron}6.25\nvalorant,climb,gold,2,EUR,\nvalorant,climb,gold,,EUR,9`
    const read = readPriceCsv(part, base)
    expect(read).toMatchObject({ changed: 2, unchanged: 1 })
    const expected = { ...demoValues, 'games.league-of-legends.climb.tiers.iron.price': 625 }
    expect('values' in read && read.values).toEqual(expected)
  })

  test('a file saved by a spreadsheet is accepted too', () => {
    const german = lines
      .join('\n')
      .replaceAll(',', ';')
      .replaceAll(/(\d)\.(\d)/g, '$1,$2')
    expect(readPriceCsv(`\ufeff${german}\n\n`, demoValues)).toMatchObject({ values: demoValues })
    const comma = readPriceCsv(german.replace(';gains;low;;%;25', ';gains;low;;%;25,5'), demoValues)
    expect('values' in comma && comma.values['gains.low']).toBe(25.5)
    const quoted = lines.map((line) => line.replaceAll(/([^,]+)/g, '"$1"')).join('\r')
    expect(readPriceCsv(quoted, demoValues)).toMatchObject({ values: demoValues })
    const zero = readPriceCsv(csv.replace('gains,normal,,%,0', 'gains,normal,,%,-0'), demoValues)
    expect('values' in zero && Object.is(zero.values['gains.normal'], 0)).toBe(true)
  })

  test.each([
    [withLine(1, 'path,value'), { code: 'header', line: 1, text: 'path,value' }],
    ['', { code: 'header', line: 1, text: '' }],
    [withLine(3, 'valorant,climb'), { code: 'columns', line: 3, text: 'valorant,climb' }],
    [withLine(3, ',__proto__,,,EUR,5'), { code: 'unknown', line: 3, text: '__proto__' }],
    [withLine(3, 'dota,climb,open,,EUR,5'), { code: 'unknown', line: 3, text: 'dota climb open' }],
    [withLine(3, lines[1] ?? ''), { code: 'twice', line: 3, text: `${iron}5.00` }],
    [withLine(2, `${iron}"=1+1"`), { code: 'kind', line: 2, text: '=1+1' }],
    [withLine(2, `${iron}5.555`), { code: 'kind', line: 2, text: '5.555' }],
    [withLine(2, `${iron}1e3`), { code: 'kind', line: 2, text: '1e3' }],
    [withLine(2, iron), { code: 'kind', line: 2, text: '' }],
    ['x'.repeat(200_001), { code: 'size' }],
  ] as const)('a wrong file is refused with its line and value (%#)', (text, refusal) => {
    expect(readPriceCsv(text, demoValues)).toEqual(refusal)
  })

  test('a value out of bounds says which bounds', () => {
    const read = readPriceCsv(withLine(2, `${iron}0.05`), demoValues)
    expect(read).toMatchObject({ code: 'bounds', line: 2, text: '0.05', field: { min: 50 } })
  })

  test('any text is imported completely or refused', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        expect(readPriceCsv(text, demoValues)).toHaveProperty('code')
        const read = readPriceCsv(`${lines[0]}\n${text}`, demoValues)
        if ('values' in read) expect(read).toEqual({ values: demoValues, changed: 0, unchanged: 0 })
      }),
    )
  })
})

describe('raising', () => {
  const field = priceField('games.valorant.climb.open') as PriceField
  test.each([
    [1200, 10, 1320],
    [1200, -10, 1080],
    [333, 10, 366],
    [999_999, 50, 1_000_000],
    [60, -50, 50],
  ])('%d raised by %d percent is %d', (value, percent, raised) => {
    expect(raisedPrice(field, value, percent)).toBe(raised)
  })
  test.each([
    [250, 5, 5, 265],
    [250, 5, 10, 260],
    [262, 0, 50, 250],
    [275, 0, 50, 300],
    [999_990, 5, 50, 1_000_000],
    [60, -50, 100, 50],
  ] as const)('%d raised by %d percent and rounded to %d is %d', (value, percent, to, raised) => {
    expect(raisedPrice(field, value, percent, to)).toBe(raised)
  })
  test('percentages can’t be raised by a percentage', () => {
    expect(raisedPrice(priceField('servers.na') as PriceField, 15, 10)).toBeNull()
  })
})

describe('sample orders', () => {
  test('they cover all four services of every game', () => {
    for (const game of gameIds) {
      const services = sampleOrders.filter((each) => each.game === game).map(({ service }) => service)
      expect(new Set(services).size).toBe(4)
    }
  })

  test('they are priced in both tables', () => {
    const dearer = contentOf(withChanges(demoValues, { 'addons.priority': 50 }))
    const effects = effectOn(sampleOrders, demo, dearer)
    expect(effects).toHaveLength(sampleOrders.length)
    for (const { config, before, after } of effects)
      if (config.addons.includes('priority')) expect(after).toBeGreaterThan(before)
      else expect(after).toBe(before)
  })

  test('every server and queue is a field', () => {
    for (const id of servers) expect(priceField(`servers.${id}`)).toBeDefined()
    for (const id of queues) expect(priceField(`queues.${id}`)).toBeDefined()
  })
})
