import { z } from 'zod'
import { brackets, gains } from '#core/choices/order-config.ts'
import { gameIds } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import { higherLevels, levelIds } from '#core/prices/cashback.ts'
import { demoPriceTable, type PriceTable } from '#core/prices/price-table.ts'
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

/** The number at a path of the table. */
type NumberAt = (path: string) => z.ZodNumber

/** A number that staff publish, with core's bounds. */
const bounded: NumberAt = (path) => {
  const field = priceField(path)
  if (!field) throw new Error(`No price table has ${path}`)
  const number = field.kind === 'percent' ? z.number() : z.int()
  return number
    .min(field.min)
    .max(field.max)
    .refine((given) => valueRefusal(field, given) === null)
}

/** A number of a published table: bounds can change after its publication, and it stays readable. */
const published: NumberAt = () => z.number()

function group(number: NumberAt, name: string, keys: readonly string[]) {
  return z.strictObject(Object.fromEntries(keys.map((key) => [key, number(`${name}.${key}`)])))
}

function optionalGroup(number: NumberAt, name: string, keys: readonly string[]) {
  return z.strictObject(Object.fromEntries(keys.map((key) => [key, number(`${name}.${key}`).optional()])))
}

function work(number: NumberAt, game: (typeof gameIds)[number], name: Work) {
  const at = workPath(game, name)
  const tiers = games[game].tiers.filter(({ divisions }) => divisions.length > 0)
  return z.strictObject({
    tiers: z.strictObject(
      Object.fromEntries(
        tiers.map(({ id, divisions }) => [
          id,
          z.strictObject({
            price: number(`${at}.tiers.${id}.price`),
            divisions: optionalGroup(number, `${at}.tiers.${id}.divisions`, divisions.map(String)).optional(),
          }),
        ]),
      ),
    ),
    open: number(`${at}.open`),
  })
}

/** All content of a version: every tier of every game, every percentage, nothing else. */
function content(number: NumberAt, games: (each: Record<string, z.ZodObject>) => z.ZodObject) {
  return z.strictObject({
    currency,
    games: games(
      Object.fromEntries(
        gameIds.map((game) => [
          game,
          z.strictObject({
            climb: work(number, game, 'climb'),
            win: work(number, game, 'win'),
            placement: work(number, game, 'placement'),
          }),
        ]),
      ),
    ),
    openStep: number('openStep'),
    brackets: group(number, 'brackets', brackets),
    gains: group(number, 'gains', gains),
    servers: optionalGroup(number, 'servers', servers),
    queues: optionalGroup(number, 'queues', queues),
    addons: group(number, 'addons', pricedAddons),
    discountCap: number('discountCap'),
    boosterShare: number('boosterShare'),
    cashback: optionalGroup(number, 'cashback', levelIds).optional(),
    turnover: optionalGroup(number, 'turnover', higherLevels).optional(),
    shareStep: number('shareStep').optional(),
    shareMost: number('shareMost').optional(),
  })
}

// The keys come from the ladders, which a type can't follow; the tests compare both.
export const priceContent = content(bounded, z.strictObject) as unknown as z.ZodType<PriceContent>
/** A version from before a game was offered lacks it. */
export const priceTable = content(published, (each) => z.strictObject(each).partial()).extend({
  version: z.int(),
  effectiveAt: instant,
}) as unknown as z.ZodType<PriceTable>

const versionNumber = z.coerce.number().int().min(1).max(2_147_483_647)
const versionParams = z.strictObject({ version: versionNumber })

export const priceVersion = z.object({
  version: z.int(),
  state: z.enum(['past', 'holding', 'scheduled', 'withdrawn']),
  /** Who published it. */
  author: z.string(),
  reason: z.string(),
  /** When it takes effect. */
  effective_at: instant,
  created_at: instant,
  withdrawn_at: instant.nullable(),
  /** The version that its author started from; null for the first. */
  based_on: z.int().nullable(),
})

export const listPriceVersions = endpoint({
  summary:
    'List the versions of the prices, newest first; `head` is the version that the next one is based on, null before the first',
  guard: 'FullAccess',
  query: pageQuery,
  reply: success(pageOf(priceVersion).extend({ head: z.int().nullable(), holding: z.int().nullable() })),
  errors: [],
})

export const getPriceVersion = endpoint({
  summary: 'Get a version with its prices and those of the version it was based on',
  guard: 'FullAccess',
  params: versionParams,
  reply: success(priceVersion.extend({ content: priceTable, previous: priceTable.nullable() })),
  errors: ['price_version_not_found'],
})

const { version: _version, effectiveAt: _effectiveAt, ...exampleContent } = demoPriceTable

export const publishPrices = endpoint({
  fresh: true,
  summary:
    'Publish prices, now or for a later time; `based_on` is the version that they change, null for the first. If they raise what boosters or customers get, a colleague confirms them',
  guard: 'FullAccess',
  body: z.strictObject({
    content: priceContent,
    /** Null means now; otherwise in the future, within a year, and after every scheduled version. */
    effective_at: instant.nullable(),
    reason: text(300).min(3),
    based_on: z.int().min(1).max(2_147_483_647).nullable(),
  }),
  /** Null while it waits for a colleague. */
  reply: success(priceVersion.nullable()),
  errors: ['prices_changed_meanwhile', 'price_date_taken', 'own_affair', 'proposal_waits_already'],
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
  fresh: true,
  summary: 'Withdraw a scheduled version before it takes effect',
  guard: 'FullAccess',
  params: versionParams,
  reply: success(priceVersion),
  errors: ['price_version_not_found', 'price_version_not_scheduled'],
})

export const pricesContract = { listPriceVersions, getPriceVersion, publishPrices, withdrawPrices }
