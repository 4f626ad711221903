import type { FastifyInstance } from 'fastify'
import { waitsForColleague } from '#core/money/waits-for-colleague.ts'
import { AppError } from '#server/platform/http/errors.ts'
import { pageOf } from '#server/platform/http/pages.ts'
import { route } from '#server/platform/http/route.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { holdingVersion } from './price-table-store.ts'
import {
  countVersions,
  findVersion,
  headVersion,
  listVersions,
  type PriceVersionRow,
} from './price-version-store.ts'
import { priceVersionView } from './price-version-view.ts'
import { proposePrices } from './propose-prices.ts'
import { withdrawPrices } from './withdraw-prices.ts'

export function pricesRoutes(app: FastifyInstance, services: Services) {
  const { db, now } = services

  route(app, services, 'listPriceVersions', async ({ query }) => {
    const [rows, total, head, holding] = await Promise.all([
      listVersions(db, query.page),
      countVersions(db),
      headVersion(db),
      holdingNow(services),
    ])
    const items = rows.map((row) => priceVersionView(row, holding, now()))
    return { data: { ...pageOf(items, query.page, total), head: head?.version ?? null, holding } }
  })

  route(app, services, 'getPriceVersion', async ({ params }) => {
    const found = await findVersion(db, params.version)
    if (!found) throw new AppError('price_version_not_found')
    const { content, previous, ...row } = found
    return { data: { ...(await viewOf(services, row)), content, previous } }
  })

  route(app, services, 'publishPrices', async ({ caller, body, work }) => {
    const row = await proposePrices(work, caller, body)
    return row
      ? { data: await viewOf({ db: work.tx, now }, row) }
      : { data: null, message: waitsForColleague }
  })

  route(app, services, 'withdrawPrices', async ({ caller, params, work }) => ({
    data: await viewOf({ db: work.tx, now }, await withdrawPrices(work, caller, params.version)),
  }))
}

type Asked = Pick<Services, 'db' | 'now'>

async function holdingNow({ db, now }: Asked): Promise<number | null> {
  const holding = await holdingVersion(db, now()).executeTakeFirst()
  return holding?.version ?? null
}

async function viewOf(services: Asked, row: PriceVersionRow) {
  return priceVersionView(row, await holdingNow(services), services.now())
}
