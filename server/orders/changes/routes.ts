import type { FastifyInstance } from 'fastify'
import { claimRefusal } from '#core/orders/claiming.ts'
import { actorOn } from '#core/orders/visibility.ts'
import { boosterFacts, claimable, factsOfOffering } from '#server/boosters/facts/booster-store.ts'
import { type OrderRow, partiesOf } from '#server/kernel/order-row.ts'
import { findOrder } from '#server/kernel/order-row-store.ts'
import { refuseParty } from '#server/kernel/refuse-party.ts'
import { customerBalance } from '#server/money/ledger/ledger-store.ts'
import { AppError } from '#server/platform/http/errors.ts'
import { route } from '#server/platform/http/route.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { servicesOf } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { getOrder } from '../order/get-order.ts'
import { acceptChange, declineChange, withdrawChange } from './answer-change.ts'
import { askByCard, askChange, changeBlocked } from './ask-change.ts'
import { discardPrepared, prepareChange } from './prepare-change.ts'
import { changePrices } from './price-change.ts'

export function changesRoutes(app: FastifyInstance, services: Services) {
  route(app, services, 'getChangeTerms', async ({ caller, params }) => ({
    data: await readTerms(services, caller, params.order_id),
  }))

  route(app, services, 'askChange', async ({ caller, params: { order_id }, body, once }) => {
    if (body.method === 'balance')
      return once(async (work) => {
        await askChange(work, caller, order_id, body)
        return { data: { redirect: null }, message: 'orderUpdated' }
      })
    const redirect = await askByCard(services, caller, order_id, body)
    return once(async () => ({ data: { redirect } }))
  })

  route(app, services, 'prepareChange', async ({ caller, params: { order_id }, body, work }) => {
    await prepareChange(work, caller, order_id, body)
    return page(servicesOf(work), caller, order_id)
  })

  route(app, services, 'discardPreparedChange', async ({ caller, params: { order_id }, body, work }) => {
    await discardPrepared(work, caller, { orderId: order_id, preparedId: body.prepared_id })
    return page(servicesOf(work), caller, order_id)
  })

  route(app, services, 'acceptChange', async ({ caller, params: { order_id }, body, work }) => {
    await acceptChange(work, caller, { orderId: order_id, changeId: body.change_id })
    return page(servicesOf(work), caller, order_id)
  })

  route(app, services, 'declineChange', async ({ caller, params: { order_id }, body, work }) => {
    await declineChange(work, caller, { orderId: order_id, changeId: body.change_id }, body.reason)
    return page(servicesOf(work), caller, order_id)
  })

  route(app, services, 'withdrawChange', async ({ caller, params: { order_id }, body, work }) => {
    await withdrawChange(work, caller, { orderId: order_id, changeId: body.change_id })
    return page(servicesOf(work), caller, order_id)
  })
}

/** What the page needs to price every change itself. */
async function readTerms(services: Services, caller: Caller, orderId: string) {
  const order = await findOrder(services.db, orderId)
  const actor = order && actorOn(caller, partiesOf(order))
  if (!order || (actor !== 'customer' && actor !== 'admin')) throw new AppError('order_not_found')
  if (actor === 'admin') await refuseParty(services.db, caller, order)
  const blocked = await changeBlocked(services.db, order)
  if (blocked) throw new AppError(blocked)
  const { table, own, discounts, boosterShare, hourly = null } = await changePrices(services, order)
  const booster = order.booster_id ? await boosterFacts(services.db, order.booster_id, []) : null
  return {
    table,
    own,
    discounts: [...discounts],
    boosterShare,
    hourly,
    balance: actor === 'customer' ? await customerBalance(services.db, caller.id) : null,
    ceiling: booster ? (booster.ceilings[order.game] ?? -1) : null,
    others: booster ? await findOthers(services, order) : [],
  }
}

/** How high each of the other boosters plays who could take an order like this now. */
async function findOthers({ db }: Services, order: OrderRow): Promise<number[]> {
  const free = { ...claimable(order), status: 'waiting_for_booster', level: 0 } as const
  const all = await factsOfOffering(db, order)
  return all
    .filter((each) => each.id !== order.booster_id && claimRefusal(each, free) === null)
    .map(({ ceilings }) => ceilings[order.game] ?? -1)
}

async function page(services: Services, caller: Caller, orderId: string) {
  return { data: { order: await getOrder(services, caller, orderId) }, message: 'orderUpdated' }
}
