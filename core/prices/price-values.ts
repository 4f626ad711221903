import { addonIds, brackets, gains } from '../choices/order-config.ts'
import { gameIds, type QueueId, type ServerId } from '../games/game.ts'
import { games } from '../games/games.ts'
import { higherLevels, levelIds } from './cashback.ts'
import type { PriceTable, TierPrice, WholePriceTable, WorkPrices } from './price-table.ts'

/** The content of a price table without its number and date, which are assigned when it is published. */
export type PriceContent = Omit<PriceTable, 'version' | 'effectiveAt'>

export const works = ['climb', 'win', 'placement'] as const
/** The three kinds of work that a tier has a price for. */
export type Work = (typeof works)[number]

export type ValueKind = 'price' | 'points' | 'percent'

/**
 * One value of a price table. `path` identifies it, in CSV files too, such as
 * `games.valorant.climb.tiers.gold.price`; `min` and `max` are minor units, points or percent.
 */
export type PriceField = {
  path: string
  kind: ValueKind
  min: number
  max: number
  /** A division's own price can be missing; then the tier's applies. */
  optional: boolean
}

/** The values of a table by path. */
export type PriceValues = Readonly<Record<string, number>>

/**
 * Within the bounds every order costs at least one cent, whatever percentages combine, because an order without a
 * price can't be paid. They also catch typing errors: cents for euros, or a percent sign too many.
 */
const bounds = {
  price: { min: 50, max: 1_000_000 },
  openStep: { min: 1, max: 100 },
  bracket: { min: -75, max: 0 },
  factor: { min: -50, max: 200 },
  addon: { min: 0, max: 300 },
  discountCap: { min: 0, max: 90 },
  share: { min: 0, max: 100 },
  cashback: { min: 0, max: 20 },
  turnover: { min: 0, max: 1_000_000 },
  shareStep: { min: 0, max: 10 },
} as const

export const servers: readonly ServerId[] = [...new Set(gameIds.flatMap((id) => games[id].servers))]
export const queues: readonly QueueId[] = [...new Set(gameIds.flatMap((id) => games[id].queues))]
/** The bonus win has no percentage: it costs a win. */
export const pricedAddons = addonIds.filter((addon) => addon !== 'bonus-win')

/** `games.<game>.<work>`, the path of the prices of a kind of work. */
export function workPath(game: string, work: Work): string {
  return `games.${game}.${work}`
}

/** Every value that a price table has or can have, in reading order. */
export const priceFields: readonly PriceField[] = [
  ...gameIds.flatMap((game) => works.flatMap((work) => workFields(game, work))),
  field('openStep', 'points', bounds.openStep),
  ...brackets.map((id) => field(`brackets.${id}`, 'percent', bounds.bracket)),
  ...gains.map((id) => field(`gains.${id}`, 'percent', bounds.factor)),
  ...servers.map((id) => field(`servers.${id}`, 'percent', bounds.factor)),
  ...queues.map((id) => field(`queues.${id}`, 'percent', bounds.factor)),
  ...pricedAddons.map((id) => field(`addons.${id}`, 'percent', bounds.addon)),
  field('discountCap', 'percent', bounds.discountCap),
  field('boosterShare', 'percent', bounds.share),
  ...levelIds.map((id) => field(`cashback.${id}`, 'percent', bounds.cashback)),
  ...higherLevels.map((id) => field(`turnover.${id}`, 'price', bounds.turnover)),
  field('shareStep', 'percent', bounds.shareStep),
  field('shareMost', 'percent', bounds.share),
]

const fieldByPath = new Map(priceFields.map((each) => [each.path, each]))

/** The field at a path, undefined for a path that does not exist. */
export function priceField(path: string): PriceField | undefined {
  return fieldByPath.get(path)
}

function workFields(game: (typeof gameIds)[number], work: Work): PriceField[] {
  const closed = games[game].tiers.filter(({ divisions }) => divisions.length > 0)
  return [
    ...closed.flatMap(({ id, divisions }) => {
      const tier = `${workPath(game, work)}.tiers.${id}`
      return [
        field(`${tier}.price`, 'price', bounds.price),
        ...divisions.map((division) => field(`${tier}.divisions.${division}`, 'price', bounds.price, true)),
      ]
    }),
    field(`${workPath(game, work)}.open`, 'price', bounds.price),
  ]
}

function field(path: string, kind: ValueKind, { min, max }: { min: number; max: number }, optional = false) {
  return { path, kind, min, max, optional }
}

/** Why a field can't have a value: not a number of its kind, or out of bounds. Null if it can. */
export function valueRefusal({ kind, min, max }: PriceField, value: number): 'kind' | 'bounds' | null {
  if (!Number.isFinite(value) || Object.is(value, -0)) return 'kind'
  const steps = kind === 'percent' ? value * 10 : value
  // 12.3 * 10 is not exactly 123, so the nearest tenth must be the very number.
  if (kind === 'percent' ? Math.round(steps) / 10 !== value : !Number.isInteger(value)) return 'kind'
  return value < min || value > max ? 'bounds' : null
}

/** A table as values by path. A server or queue that the table does not list has the value 0. */
export function valuesOf(content: PriceContent): PriceValues {
  const found: Record<string, number> = {}
  for (const { path, optional } of priceFields) {
    const value = valueAt(content, path)
    if (value !== undefined) found[path] = value
    else if (!optional) found[path] = 0
  }
  return found
}

function valueAt(content: PriceContent, path: string): number | undefined {
  let at: unknown = content
  for (const key of path.split('.')) at = (at as Record<string, unknown> | undefined)?.[key]
  return at as number | undefined
}

/**
 * The table built from values by path, in its one canonical form, which omits servers, queues and levels that change nothing
 * and tiers' empty lists of divisions.
 */
export function contentOf(values: PriceValues): PriceContent & Pick<WholePriceTable, 'games'> {
  const of = (path: string) => values[path] ?? 0
  const group = <K extends string>(name: string, keys: readonly K[]) =>
    Object.fromEntries(keys.map((key) => [key, of(`${name}.${key}`)])) as Record<K, number>
  const named = <K extends string>(name: string, keys: readonly K[]) =>
    group(
      name,
      keys.filter((key) => of(`${name}.${key}`) !== 0),
    ) as Partial<Record<K, number>>
  const work = (game: (typeof gameIds)[number], name: Work): WorkPrices => ({
    tiers: Object.fromEntries(
      games[game].tiers
        .filter(({ divisions }) => divisions.length > 0)
        .map(({ id, divisions }) => [
          id,
          tierPrice(values, `${workPath(game, name)}.tiers.${id}`, divisions),
        ]),
    ),
    open: of(`${workPath(game, name)}.open`),
  })
  return {
    currency: 'EUR',
    games: Object.fromEntries(
      gameIds.map((game) => [
        game,
        { climb: work(game, 'climb'), win: work(game, 'win'), placement: work(game, 'placement') },
      ]),
    ) as WholePriceTable['games'],
    openStep: of('openStep'),
    brackets: group('brackets', brackets),
    gains: group('gains', gains),
    servers: named('servers', servers),
    queues: named('queues', queues),
    addons: group('addons', pricedAddons) as PriceContent['addons'],
    discountCap: of('discountCap'),
    boosterShare: of('boosterShare'),
    ...unlessEmpty('cashback', named('cashback', levelIds)),
    ...unlessEmpty('turnover', named('turnover', higherLevels)),
    shareStep: of('shareStep'),
    shareMost: of('shareMost'),
  }
}

/** Versions from before cashback have no such group. */
function unlessEmpty<N extends string, G extends object>(name: N, group: G): Partial<Record<N, G>> {
  return Object.keys(group).length > 0 ? ({ [name]: group } as Record<N, G>) : {}
}

function tierPrice(values: PriceValues, tier: string, divisions: readonly number[]): TierPrice {
  const price = values[`${tier}.price`] ?? 0
  const own = divisions.flatMap((division) => {
    const value = values[`${tier}.divisions.${division}`]
    return value === undefined ? [] : [[String(division), value] as const]
  })
  return own.length > 0 ? { price, divisions: Object.fromEntries(own) } : { price }
}
