import { z } from 'zod'
import { gameIds } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import { brackets, gains } from '#core/orders/order-config.ts'
import { demoPriceTable, type PriceTable } from '#core/orders/price-table.ts'
import {
  type PriceContent,
  pricedAddons,
  priceField,
  queues,
  servers,
  valueRefusal,
  type Work,
  workPath,
} from '#core/prices/price-values.ts'
import { endpoint } from './endpoint.ts'
import { currency, instant, pageOf, pageQuery, success, text } from './values.ts'

/** A table as core has it; what was checked on its way in is not checked on its way out. */
export const priceTable = z.custom<PriceTable>((value) => typeof value === 'object' && value !== null)

/** The value at a path of the table, with the bounds that core gives it. */
function value(path: string) {
  const field = priceField(path)
  if (!field) throw new Error(`No price table has ${path}`)
  const number = field.kind === 'percent' ? z.number() : z.int()
  return number
    .min(field.min)
    .max(field.max)
    .refine((given) => valueRefusal(field, given) === null)
}

function group(name: string, keys: readonly string[]) {
  return z.strictObject(Object.fromEntries(keys.map((key) => [key, value(`${name}.${key}`)])))
}

function optionalGroup(name: string, keys: readonly string[]) {
  return z.strictObject(Object.fromEntries(keys.map((key) => [key, value(`${name}.${key}`).optional()])))
}

function work(game: (typeof gameIds)[number], name: Work) {
  const at = workPath(game, name)
  const tiers = games[game].tiers.filter(({ divisions }) => divisions.length > 0)
  return z.strictObject({
    tiers: z.strictObject(
      Object.fromEntries(
        tiers.map(({ id, divisions }) => [
          id,
          z.strictObject({
            price: value(`${at}.tiers.${id}.price`),
            divisions: optionalGroup(`${at}.tiers.${id}.divisions`, divisions.map(String)).optional(),
          }),
        ]),
      ),
    ),
    open: value(`${at}.open`),
  })
}

/** All that a version says: every tier of every game, every percentage, nothing else. */
export const priceContent = z.strictObject({
  currency,
  games: z.strictObject(
    Object.fromEntries(
      gameIds.map((game) => [
        game,
        z.strictObject({
          climb: work(game, 'climb'),
          win: work(game, 'win'),
          placement: work(game, 'placement'),
        }),
      ]),
    ),
  ),
  openStep: value('openStep'),
  brackets: group('brackets', brackets),
  gains: group('gains', gains),
  servers: optionalGroup('servers', servers),
  queues: optionalGroup('queues', queues),
  addons: group('addons', pricedAddons),
  discountCap: value('discountCap'),
  boosterShare: value('boosterShare'),
  // The keys are made from the ladders, which a type can't follow; core's own test compares both.
}) as unknown as z.ZodType<PriceContent>

const versionNumber = z.coerce.number().int().min(1).max(2_147_483_647)
const versionParams = z.strictObject({ version: versionNumber })

export const priceVersion = z.object({
  version: z.int(),
  state: z.enum(['past', 'holding', 'scheduled', 'withdrawn']),
  /** Who published it. */
  author: z.string(),
  reason: z.string(),
  /** From when on it holds. */
  effective_at: instant,
  created_at: instant,
  withdrawn_at: instant.nullable(),
  /** The version that its author started from. */
  based_on: z.int().nullable(),
})

export const listPriceVersions = endpoint({
  summary: 'The versions of the prices, newest first; `head` is the one that the next is based on',
  guard: 'FullAccess',
  query: pageQuery,
  reply: success(pageOf(priceVersion).extend({ head: z.int(), holding: z.int() })),
  errors: [],
})

export const getPriceVersion = endpoint({
  summary: 'A version with its prices, and those of the version that it was based on',
  guard: 'FullAccess',
  params: versionParams,
  reply: success(priceVersion.extend({ content: priceTable, previous: priceTable.nullable() })),
  errors: ['price_version_not_found'],
})

const { version: _version, effectiveAt: _effectiveAt, ...exampleContent } = demoPriceTable

export const publishPrices = endpoint({
  summary: 'Publish prices, now or for a later instant; `based_on` is the version that they change',
  guard: 'FullAccess',
  body: z.strictObject({
    content: priceContent,
    /** Null is now; otherwise in the future, within a year, and after every version that is scheduled. */
    effective_at: instant.nullable(),
    reason: text(300).min(3),
    based_on: z.int().min(1).max(2_147_483_647),
  }),
  reply: success(priceVersion),
  errors: ['prices_changed_meanwhile', 'price_date_taken', 'idempotency_key_reused', 'request_in_progress'],
  idempotent: true,
  example: {
    body: {
      content: exampleContent satisfies PriceContent,
      effective_at: null,
      reason: 'Cheaper climbs in Valorant for the new act',
      based_on: 1,
    },
  },
})

export const withdrawPrices = endpoint({
  summary: 'Withdraw a version that is scheduled and does not hold yet',
  guard: 'FullAccess',
  params: versionParams,
  reply: success(priceVersion),
  errors: ['price_version_not_found', 'price_version_not_scheduled'],
})

export const pricesContract = { listPriceVersions, getPriceVersion, publishPrices, withdrawPrices }
