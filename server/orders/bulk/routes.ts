import type { FastifyInstance } from 'fastify'
import { waitsForColleague } from '#core/money/waits-for-colleague.ts'
import { bulkLimits } from '#core/orders/bulk.ts'
import { requireFreshProof } from '#server/platform/http/require-fresh-proof.ts'
import { route } from '#server/platform/http/route.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { servicesOf, type Work } from '#server/platform/ports/work.ts'
import { beginBulk, stopBulk, undoBulk } from './begin-bulk.ts'
import { getBulk } from './get-bulk.ts'
import { weighBulk } from './weigh-bulk.ts'

const seen = ({ tx, now }: Work) => ({ db: tx, now })

export function bulkRoutes(app: FastifyInstance, services: Services) {
  route(app, services, 'weighBulk', async ({ caller, body }) => ({
    data: await weighBulk(services, caller, body),
  }))

  route(app, services, 'beginBulk', async ({ caller, body, work }) => {
    if (body.fits > bulkLimits.fresh) await requireFreshProof(servicesOf(work), caller, true)
    await beginBulk(work, caller, body)
    const data = await getBulk(seen(work), caller, body.run_id)
    return { data, ...(data.run.state === 'waiting' && { message: waitsForColleague }) }
  })

  route(app, services, 'getBulk', async ({ caller, params }) => ({
    data: await getBulk({ db: services.db, now: services.now() }, caller, params.run_id),
  }))

  route(app, services, 'stopBulk', async ({ caller, params, work }) => {
    await stopBulk(work, caller, params.run_id)
    return { data: await getBulk(seen(work), caller, params.run_id) }
  })

  route(app, services, 'undoBulk', async ({ caller, params, work }) => {
    await undoBulk(work, caller, params.run_id)
    return { data: await getBulk(seen(work), caller, params.run_id) }
  })
}
