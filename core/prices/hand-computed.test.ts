import { describe, expect, test } from 'vitest'
import { gameIds } from '../games/game.ts'
import { games } from '../games/games.ts'
import { leagueOfLegendsClimbs } from '../test/hand-computed/league-of-legends-climbs.ts'
import { leagueOfLegendsExtras } from '../test/hand-computed/league-of-legends-extras.ts'
import { billOf, type HandComputed } from '../test/hand-computed/notation.ts'
import { teamfightTacticsClimbs } from '../test/hand-computed/teamfight-tactics-climbs.ts'
import { teamfightTacticsExtras } from '../test/hand-computed/teamfight-tactics-extras.ts'
import { valorantClimbs } from '../test/hand-computed/valorant-climbs.ts'
import { valorantExtras } from '../test/hand-computed/valorant-extras.ts'
import { wildRiftClimbs } from '../test/hand-computed/wild-rift-climbs.ts'
import { wildRiftExtras } from '../test/hand-computed/wild-rift-extras.ts'
import { demoPriceTable, type PriceTable } from './price-table.ts'
import { isRefusal, priceOrder } from './pricing.ts'

const quotes: readonly HandComputed[] = [
  ...leagueOfLegendsClimbs,
  ...leagueOfLegendsExtras,
  ...teamfightTacticsClimbs,
  ...teamfightTacticsExtras,
  ...valorantClimbs,
  ...valorantExtras,
  ...wildRiftClimbs,
  ...wildRiftExtras,
]

function bill({ order, discounts }: HandComputed, table: PriceTable = demoPriceTable): string {
  const quote = priceOrder(order, table, discounts)
  return isRefusal(quote) ? `refused: ${quote.code} ${quote.field}` : billOf(quote)
}

test.each(quotes)('$order.game: $shows', (quote) => {
  expect(bill(quote).split(', ')).toEqual(quote.bill.split(', '))
})

test('each order appears once, and the tables do not shrink', () => {
  expect(Object.groupBy(quotes, ({ order }) => order.game)).toEqual({
    'league-of-legends': expect.toSatisfy((list) => list.length >= 63),
    'teamfight-tactics': expect.toSatisfy((list) => list.length >= 57),
    valorant: expect.toSatisfy((list) => list.length >= 59),
    'wild-rift': expect.toSatisfy((list) => list.length >= 60),
  })
  const orders = quotes.map(({ order, discounts }) => JSON.stringify([order, discounts]))
  expect(new Set(orders).size).toBe(orders.length)
})

test('a line that changes nothing is zero, so that every bill shows gain, server and queue', () => {
  for (const { order, discounts } of quotes) {
    const quote = priceOrder(order, demoPriceTable, discounts)
    const kinds = isRefusal(quote) ? [] : quote.lines.map(({ kind }) => kind)
    expect(kinds.filter((kind) => ['gain', 'server', 'queue'].includes(kind))).toEqual(
      'gain' in order ? ['gain', 'server', 'queue'] : ['server', 'queue'],
    )
  }
})

type Path = readonly string[]

/** The places of all numbers in a table. */
function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'number') return [path]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, [...path, key]))
}

/** The demo table with one number changed; a missing one counts as 0. */
function changed(path: Path, by: number): PriceTable {
  const table = structuredClone(demoPriceTable)
  const change = (node: object, [key = '', ...rest]: Path): void => {
    const inner: unknown = Reflect.get(node, key)
    if (rest.length > 0 && typeof inner === 'object' && inner) change(inner, rest)
    else Reflect.set(node, key, (typeof inner === 'number' ? inner : 0) + by)
  }
  change(table, path)
  return table
}

describe('the whole price table is proven', () => {
  /** Numbers that appear on no bill, and why. */
  const silent = {
    version: 'names the table; the quote carries it, nothing is priced by it',
    shareStep: 'raises what a booster is paid, see rising-share.test.ts; no bill',
    shareMost: 'limits that',
  }
  const neutral = gameIds.flatMap((id) => [
    ...games[id].servers.map((server) => ['servers', server]),
    ...games[id].queues.map((queue) => ['queues', queue]),
  ])
  const paths = new Map([...pathsOf(demoPriceTable), ...neutral].map((path) => [path.join('.'), path]))

  const changesABill = (path: Path, by: number) => {
    const table = changed(path, by)
    const [area, game] = path
    const asked = area === 'games' ? quotes.filter(({ order }) => order.game === game) : quotes
    return asked.some((quote) => bill(quote, table) !== quote.bill)
  }

  test('changing any of its 140 numbers by one, up or down, changes a bill', () => {
    const unseen = [...paths].filter(([, path]) => !changesABill(path, 1) || !changesABill(path, -1))
    expect(unseen.map(([name]) => name)).toEqual(Object.keys(silent))
    expect(paths.size).toBe(140)
  })
})
