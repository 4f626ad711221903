import type { FastifyInstance } from 'fastify'
import { iso } from '#server/platform/db/instants.ts'
import { AppError } from '#server/platform/http/errors.ts'
import { route } from '#server/platform/http/route.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { servicesOf } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { askLoginCode, isCustomerAway } from '../vault/ask-login-code.ts'
import { copyCredentials } from '../vault/copy-credentials.ts'
import { giveLoginCode } from '../vault/give-login-code.ts'
import { revokeCredentials } from '../vault/revoke-credentials.ts'
import { storeCredentials } from '../vault/store-credentials.ts'
import { viewCredentials } from '../vault/view-credentials.ts'
import { viewLoginCode } from '../vault/view-login-code.ts'
import { assignOrder } from './assign-order.ts'
import { cancelOrder } from './cancel-order.ts'
import { reserveOrder } from './claim-order.ts'
import { completeOrder } from './complete-order.ts'
import { correctGame, proveGame, undoGame } from './correct-game.ts'
import { decideResult, undoDecision } from './decide-result.ts'
import { dropOrder } from './drop-order.ts'
import { finishOrder } from './finish-order.ts'
import { getOrder } from './get-order.ts'
import { getOrderMoney } from './get-order-money.ts'
import { listActiveOrders } from './list-active-orders.ts'
import { listAvailableOrders } from './list-available-orders.ts'
import { listCandidates } from './list-candidates.ts'
import { findOrderByNumber, listMyOrders, listOrdersByState } from './list-orders.ts'
import { lookUpProfile } from './look-up-profile.ts'
import { askedBy } from './order-filter-store.ts'
import { pauseOrder } from './pause-order.ts'
import { recordGame, recordGames } from './record-games.ts'
import { rejectProof } from './reject-proof.ts'
import { releaseShares } from './release-shares.ts'
import { settleOwn, settleSoon } from './settle-claims.ts'
import { settleDecisionSoon } from './settle-decisions.ts'
import { strikeGame } from './strike-game.ts'
import { undoClaim } from './undo-claim.ts'

export function ordersRoutes(app: FastifyInstance, services: Services) {
  orderLists(app, services)
  orderSteps(app, services)
  vault(app, services)
}

function orderLists(app: FastifyInstance, services: Services) {
  route(app, services, 'listMyOrders', async ({ caller, query }) => ({
    data: await listMyOrders(services, caller, query),
  }))

  route(app, services, 'listAvailableOrders', async ({ caller, query }) => ({
    data: await listAvailableOrders(services, caller, query),
  }))

  route(app, services, 'listActiveOrders', async ({ caller, query }) => ({
    data: await listActiveOrders(services, caller, query.page),
  }))

  route(app, services, 'listOrdersByState', async ({ caller, params, query }) => ({
    data: await listOrdersByState(services, caller, { status: params.state, ...askedBy(caller, query) }),
  }))

  route(app, services, 'findOrderByNumber', async ({ params }) => ({
    data: await findOrderByNumber(services, params.number),
  }))

  route(app, services, 'getOrder', async ({ caller, params: { order_id } }) => {
    try {
      return await page(services, caller, order_id)
    } catch (error) {
      const isMissing = error instanceof AppError && error.code === 'order_not_found'
      if (!isMissing || !(await settleOwn(services, caller, order_id))) throw error
      return page(services, caller, order_id)
    }
  })
}

function orderSteps(app: FastifyInstance, services: Services) {
  route(app, services, 'cancelOrder', async ({ caller, params, body, work }) => {
    await cancelOrder(work, caller, params.order_id, body)
    return page(servicesOf(work), caller, params.order_id, 'orderUpdated')
  })

  route(app, services, 'claimOrder', async ({ caller, params, work }) => {
    const { order_id } = params
    const until = await reserveOrder(work, caller, order_id)
    if (until) work.after(() => settleSoon(services, order_id))
    return { data: { order_id, undo_until: iso(until) }, message: 'boostClaimed' }
  })

  route(app, services, 'undoClaim', async ({ caller, params: { order_id }, work }) => {
    const dropped = await undoClaim(work, caller, order_id)
    return { data: { order_id, dropped }, message: 'orderUpdated' }
  })

  route(app, services, 'assignOrder', async ({ caller, params, body, work }) => {
    await assignOrder(work, caller, params.order_id, body.booster_id)
    return page(servicesOf(work), caller, params.order_id, 'orderUpdated')
  })

  route(app, services, 'getOrderMoney', async ({ params }) => ({
    data: await getOrderMoney(services, params.order_id),
  }))

  route(app, services, 'listCandidates', async ({ params }) => ({
    data: await listCandidates(services, params.order_id),
  }))

  route(app, services, 'dropOrder', async ({ caller, params, body, work }) => {
    await dropOrder(work, caller, params.order_id, body)
    return { data: { order_id: params.order_id }, message: 'orderUpdated' }
  })

  route(app, services, 'pauseOrder', async ({ caller, params, work }) => {
    await pauseOrder(work, caller, params.order_id, 'pause')
    return page(servicesOf(work), caller, params.order_id, 'orderUpdated')
  })

  route(app, services, 'resumeOrder', async ({ caller, params, work }) => {
    await pauseOrder(work, caller, params.order_id, 'resume')
    return page(servicesOf(work), caller, params.order_id, 'orderUpdated')
  })

  route(app, services, 'recordGame', async ({ caller, params, body, work }) => {
    await recordGame(work, caller, params.order_id, body)
    return page(servicesOf(work), caller, params.order_id, 'orderUpdated')
  })

  route(app, services, 'recordGames', async ({ caller, params, body, work }) => {
    await recordGames(work, caller, params.order_id, body.games)
    return page(servicesOf(work), caller, params.order_id, 'orderUpdated')
  })

  route(app, services, 'lookUpProfile', async ({ caller, params, body }) => ({
    data: { rank: await lookUpProfile(services, caller, params.order_id, body.in_game_name) },
  }))

  route(app, services, 'undoGame', async ({ caller, params, work }) => {
    await undoGame(work, caller, { orderId: params.order_id, gameId: params.game_id })
    return page(servicesOf(work), caller, params.order_id, 'orderUpdated')
  })

  route(app, services, 'correctGame', async ({ caller, params, body, work }) => {
    await correctGame(work, caller, { orderId: params.order_id, gameId: params.game_id }, body)
    return page(servicesOf(work), caller, params.order_id, 'orderUpdated')
  })

  route(app, services, 'proveGame', async ({ caller, params, body, work }) => {
    const named = { orderId: params.order_id, gameId: params.game_id }
    await proveGame(work, caller, named, body.proof_file_id)
    return page(servicesOf(work), caller, params.order_id, 'orderUpdated')
  })

  route(app, services, 'strikeGame', async ({ caller, params, body, work }) => {
    await strikeGame(work, caller, { orderId: params.order_id, gameId: params.game_id }, body)
    return page(servicesOf(work), caller, params.order_id, 'orderUpdated')
  })

  route(app, services, 'finishOrder', async ({ caller, params, body, work }) => {
    await finishOrder(work, caller, params.order_id, body)
    return page(servicesOf(work), caller, params.order_id, 'orderUpdated')
  })

  route(app, services, 'decideResult', async ({ caller, params: { order_id }, body, work }) => {
    const { decision, isNew } = await decideResult(work, caller, order_id, body)
    if (isNew) work.after(() => settleDecisionSoon(services, order_id))
    return { data: { decision } }
  })

  route(app, services, 'undoDecision', async ({ caller, params: { order_id }, work }) => {
    await undoDecision(work, caller, order_id)
    return { data: { order_id }, message: 'orderUpdated' }
  })

  route(app, services, 'rejectProof', async ({ caller, params, body, work }) => {
    await rejectProof(work, caller, params.order_id, body)
    return page(servicesOf(work), caller, params.order_id, 'orderUpdated')
  })

  route(app, services, 'releaseShares', async ({ caller, params, body, work }) => {
    await releaseShares(work, caller, params.order_id, body.reason)
    return page(servicesOf(work), caller, params.order_id, 'orderUpdated')
  })

  route(app, services, 'completeOrder', async ({ caller, params, query: { reported }, work }) => {
    await completeOrder(
      work,
      caller,
      params.order_id,
      reported === undefined ? undefined : reported === 'true',
    )
    return page(servicesOf(work), caller, params.order_id, 'orderUpdated')
  })
}

function vault(app: FastifyInstance, services: Services) {
  route(app, services, 'storeCredentials', async ({ caller, params, body }) => {
    await storeCredentials(services, caller, params.order_id, body)
    return page(services, caller, params.order_id, 'orderUpdated')
  })

  route(app, services, 'viewCredentials', async ({ caller, params, reply }) => {
    reply.header('cache-control', 'no-store')
    return { data: await viewCredentials(services, caller, params.order_id) }
  })

  route(app, services, 'copyCredentials', async ({ caller, params }) => {
    await copyCredentials(services, caller, params.order_id)
    return { data: {} }
  })

  route(app, services, 'askLoginCode', async ({ caller, params, once }) => {
    const mailed = await isCustomerAway(services, caller, params.order_id)
    return once(async (work) => {
      await askLoginCode(work, caller, params.order_id, mailed)
      return page(servicesOf(work), caller, params.order_id, 'orderUpdated')
    })
  })

  route(app, services, 'giveLoginCode', async ({ caller, params, body }) => {
    await giveLoginCode(services, caller, params.order_id, body.code)
    return page(services, caller, params.order_id, 'orderUpdated')
  })

  route(app, services, 'viewLoginCode', async ({ caller, params, reply }) => {
    reply.header('cache-control', 'no-store')
    return { data: { code: await viewLoginCode(services, caller, params.order_id) } }
  })

  route(app, services, 'revokeCredentials', async ({ caller, params, work }) => {
    await revokeCredentials(work, caller, params.order_id)
    return page(servicesOf(work), caller, params.order_id, 'orderUpdated')
  })
}

async function page(services: Services, caller: Caller, orderId: string, message?: string) {
  return { data: { order: await getOrder(services, caller, orderId) }, ...(message && { message }) }
}
