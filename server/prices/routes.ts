import type { FastifyInstance } from 'fastify'
import { pricesContract as calls } from '#contract/prices.ts'
import { AppError } from '../errors.ts'
import { pageOf } from '../orders/pages.ts'
import { holdingVersion } from '../quotes/price-table-store.ts'
import { route } from '../route.ts'
import type { Services } from '../services.ts'
import {
  countVersions,
  findVersion,
  headVersion,
  listVersions,
  type PriceVersionRow,
} from './price-version-store.ts'
import { priceVersionView } from './price-version-view.ts'
import { publishPrices } from './publish-prices.ts'
import { withdrawPrices } from './withdraw-prices.ts'

export function pricesRoutes(app: FastifyInstance, services: Services) {
  const { db, now } = services

  route(app, services, 'listPriceVersions', calls.listPriceVersions, async ({ query }) => {
    const [rows, total, head, holding] = await Promise.all([
      listVersions(db, query.page),
      countVersions(db),
      headVersion(db),
      holdingNow(services),
    ])
    const items = rows.map((row) => priceVersionView(row, holding, now()))
    return { data: { ...pageOf(items, query.page, total), head: head.version, holding } }
  })

  route(app, services, 'getPriceVersion', calls.getPriceVersion, async ({ params }) => {
    const found = await findVersion(db, params.version)
    if (!found) throw new AppError('price_version_not_found')
    const { content, previous, ...row } = found
    return { data: { ...(await viewOf(services, row)), content, previous } }
  })

  route(app, services, 'publishPrices', calls.publishPrices, async ({ caller, body }) => ({
    data: await viewOf(services, await publishPrices(services, caller, body)),
  }))

  route(app, services, 'withdrawPrices', calls.withdrawPrices, async ({ caller, params }) => ({
    data: await viewOf(services, await withdrawPrices(services, caller, params.version)),
  }))
}

async function holdingNow({ db, now }: Services): Promise<number> {
  const { version } = await holdingVersion(db, now()).executeTakeFirstOrThrow()
  return version
}

async function viewOf(services: Services, row: PriceVersionRow) {
  return priceVersionView(row, await holdingNow(services), services.now())
}
