import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { ordersContract as calls } from '#contract/orders.ts'
import { sendFile } from '../files/send-file.ts'
import { uploadProof } from '../files/upload-proof.ts'
import { type Caller, route } from '../route.ts'
import type { Services } from '../services.ts'
import { revokeCredentials } from '../vault/revoke-credentials.ts'
import { storeCredentials } from '../vault/store-credentials.ts'
import { viewCredentials } from '../vault/view-credentials.ts'
import { assignOrder } from './assign-order.ts'
import { cancelOrder } from './cancel-order.ts'
import { claimOrder } from './claim-order.ts'
import { completeOrder } from './complete-order.ts'
import { createOrder } from './create-order.ts'
import { dropOrder } from './drop-order.ts'
import { finishOrder } from './finish-order.ts'
import { getOrder } from './get-order.ts'
import { listAvailableOrders } from './list-available-orders.ts'
import { listCandidates } from './list-candidates.ts'
import { listBoosterClimbs, listMyOrders, listOrdersByState } from './list-orders.ts'
import { pauseOrder } from './pause-order.ts'
import { recordGame } from './record-game.ts'
import { rejectProof } from './reject-proof.ts'

export function ordersRoutes(app: FastifyInstance, services: Services) {
  orderLists(app, services)
  orderSteps(app, services)
  vault(app, services)
  files(app, services)
}

function orderLists(app: FastifyInstance, services: Services) {
  route(app, services, 'listMyOrders', calls.listMyOrders, async ({ caller, query }) => ({
    data: await listMyOrders(services, caller, query.page),
  }))

  route(app, services, 'listAvailableOrders', calls.listAvailableOrders, async ({ caller }) => ({
    data: await listAvailableOrders(services, caller),
  }))

  route(app, services, 'listActiveOrders', calls.listActiveOrders, async ({ caller, query }) => ({
    data: await listBoosterClimbs(services, caller, ['boosting', 'verification_required'], query.page),
  }))

  route(app, services, 'listCompletedOrders', calls.listCompletedOrders, async ({ caller, query }) => ({
    data: await listBoosterClimbs(services, caller, ['completed'], query.page),
  }))

  route(app, services, 'listOrdersByState', calls.listOrdersByState, async ({ params, query }) => ({
    data: await listOrdersByState(services, params.state, query.page),
  }))

  route(app, services, 'getOrder', calls.getOrder, async ({ caller, params }) =>
    page(services, caller, params.order_id),
  )
}

function orderSteps(app: FastifyInstance, services: Services) {
  route(app, services, 'createOrder', calls.createOrder, async ({ caller, body }) => {
    const { id, total, currency } = await createOrder(services, caller, body)
    return { data: { order_id: id, total, currency }, message: 'orderCreated' }
  })

  route(app, services, 'cancelOrder', calls.cancelOrder, async ({ caller, params, body }) => {
    await cancelOrder(services, caller, params.order_id, body)
    return page(services, caller, params.order_id, 'orderUpdated')
  })

  route(app, services, 'claimOrder', calls.claimOrder, async ({ caller, params }) => {
    await claimOrder(services, caller, params.order_id)
    return page(services, caller, params.order_id, 'boostClaimed')
  })

  route(app, services, 'assignOrder', calls.assignOrder, async ({ caller, params, body }) => {
    await assignOrder(services, caller, params.order_id, body.booster_id)
    return page(services, caller, params.order_id, 'orderUpdated')
  })

  route(app, services, 'listCandidates', calls.listCandidates, async ({ params }) => ({
    data: await listCandidates(services, params.order_id),
  }))

  route(app, services, 'dropOrder', calls.dropOrder, async ({ caller, params, body }) => {
    await dropOrder(services, caller, params.order_id, body.reason)
    return { data: { order_id: params.order_id }, message: 'orderUpdated' }
  })

  route(app, services, 'pauseOrder', calls.pauseOrder, async ({ caller, params }) => {
    await pauseOrder(services, caller, params.order_id, 'pause')
    return page(services, caller, params.order_id, 'orderUpdated')
  })

  route(app, services, 'resumeOrder', calls.resumeOrder, async ({ caller, params }) => {
    await pauseOrder(services, caller, params.order_id, 'resume')
    return page(services, caller, params.order_id, 'orderUpdated')
  })

  route(app, services, 'recordGame', calls.recordGame, async ({ caller, params, body }) => {
    await recordGame(services, caller, params.order_id, body)
    return page(services, caller, params.order_id, 'orderUpdated')
  })

  route(app, services, 'finishOrder', calls.finishOrder, async ({ caller, params, body }) => {
    await finishOrder(services, caller, params.order_id, body.proof_file_id)
    return page(services, caller, params.order_id, 'orderUpdated')
  })

  route(app, services, 'rejectProof', calls.rejectProof, async ({ caller, params, body }) => {
    await rejectProof(services, caller, params.order_id, body.reason)
    return page(services, caller, params.order_id, 'orderUpdated')
  })

  route(app, services, 'completeOrder', calls.completeOrder, async ({ caller, params }) => {
    await completeOrder(services, caller, params.order_id)
    return page(services, caller, params.order_id, 'orderUpdated')
  })
}

function vault(app: FastifyInstance, services: Services) {
  route(app, services, 'storeCredentials', calls.storeCredentials, async ({ caller, params, body }) => {
    await storeCredentials(services, caller, params.order_id, body)
    return page(services, caller, params.order_id, 'orderUpdated')
  })

  route(app, services, 'viewCredentials', calls.viewCredentials, async ({ caller, params, reply }) => {
    reply.header('cache-control', 'no-store')
    return { data: await viewCredentials(services, caller, params.order_id) }
  })

  route(app, services, 'revokeCredentials', calls.revokeCredentials, async ({ caller, params }) => {
    await revokeCredentials(services, caller, params.order_id)
    return page(services, caller, params.order_id, 'orderUpdated')
  })
}

function files(app: FastifyInstance, services: Services) {
  app.register(async (uploads) => {
    await uploads.register(multipart, {
      limits: { files: 1, fields: 5, fileSize: 8 * 1024 * 1024, parts: 6 },
    })
    route(uploads, services, 'uploadProof', calls.uploadProof, async ({ caller, params, request }) => ({
      data: { file_id: await uploadProof(services, caller, params.order_id, request) },
    }))
  })

  route(app, services, 'getFile', calls.getFile, async ({ caller, params, reply }) =>
    sendFile(services, caller, params.file_id, reply),
  )
}

async function page(services: Services, caller: Caller, orderId: string, message?: string) {
  return { data: { order: await getOrder(services, caller, orderId) }, ...(message && { message }) }
}
