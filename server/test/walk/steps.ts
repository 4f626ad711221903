import { climbEnds, isClimb } from '#core/choices/order-config.ts'
import { dayMs, hourMs, minuteMs } from '#core/durations.ts'
import { games } from '#core/games/games.ts'
import { ladderPoints } from '#core/games/ladder.ts'
import { expireChanges } from '../../changes/end-change.ts'
import { createOrder } from '../../checkout/create-order.ts'
import { appealDecision } from '../../disputes/appeal-decision.ts'
import { withdrawDispute } from '../../disputes/end-dispute.ts'
import { openDispute } from '../../disputes/open-dispute.ts'
import { reopenOrder } from '../../disputes/reopen-order.ts'
import { assignOrder } from '../../orders/assign-order.ts'
import { cancelOrder } from '../../orders/cancel-order.ts'
import { cancelUnpaidOrders } from '../../orders/cancel-unpaid-orders.ts'
import { claimOrder } from '../../orders/claim-order.ts'
import { completeDueOrders } from '../../orders/complete-due-orders.ts'
import { completeOrder } from '../../orders/complete-order.ts'
import { undoGame } from '../../orders/correct-game.ts'
import { dropOrder } from '../../orders/drop-order.ts'
import { finishOrder } from '../../orders/finish-order.ts'
import type { OrderRow } from '../../orders/kernel/order-row.ts'
import { pauseOrder } from '../../orders/pause-order.ts'
import { gamesOf } from '../../orders/progress-store.ts'
import { rejectProof } from '../../orders/reject-proof.ts'
import { releaseShares } from '../../orders/release-shares.ts'
import { strikeGame } from '../../orders/strike-game.ts'
import { reconcilePayments } from '../../payments/reconcile-payments.ts'
import { releaseDueShares } from '../../settlement/release-due-shares.ts'
import { sendRefunds } from '../../settlement/send-refunds.ts'
import { thawPaidOrders } from '../../settlement/thaw-paid-orders.ts'
import { holdSilentOrders } from '../../silence/hold-silent-orders.ts'
import { askOtherBooster, declineOtherBooster, keepBooster } from '../../silence/replace-booster.ts'
import { releaseDueTips } from '../../tips/release-due-tips.ts'
import { revokeCredentials } from '../../vault/revoke-credentials.ts'
import { storeCredentials } from '../../vault/store-credentials.ts'
import { insertProof, recordAll, wonAt } from '../progress.ts'
import { changeSteps } from './change-steps.ts'
import { moneySteps } from './money-steps.ts'
import { promiseSteps } from './promise-steps.ts'
import { customerOf, noteOrder, onOrder, orderable, type Shop, type Step, someBooster } from './shop.ts'
import { staffSteps } from './staff-steps.ts'
import { nextAct } from './stories.ts'

const reason = 'A walk'
const login = { login: 'walker', password: 'a password', in_game_name: 'Walker#EUW' }

/** Customer or booster appeal a decision that isn't final yet. */
async function appeal(shop: Shop) {
  const { services, chance, orders } = shop
  if (orders.length === 0) return false
  const decided = await services.db
    .selectFrom('orders')
    .selectAll()
    .where('id', 'in', orders)
    .where('final_at', '>', services.now())
    .orderBy('number')
    .execute()
  if (decided.length === 0) return false
  const order = chance.of(decided)
  const by = chance.happens(0.5) ? customerOf(shop, order) : someBooster(shop, order)
  await appealDecision(services, by, order.id, { reason: 'The walk wants a second look', picture_ids: [] })
}

const proofOf = ({ services }: Shop, order: OrderRow, by: string) => insertProof(services, order.id, by)

async function place(shop: Shop) {
  const { services, chance, customers } = shop
  const { id } = await createOrder(services, chance.of(customers), {
    config: chance.of(orderable),
    locale: 'en',
  })
  noteOrder(shop, id)
}

/** Games that follow from the last one, or anything at all; sometimes several at once. */
async function play(shop: Shop, order: OrderRow) {
  const { services, chance } = shop
  const booster = someBooster(shop, order)
  const game = games[order.config.game]
  const last = (await gamesOf(services.db, order.id)).at(-1)
  const from = isClimb(order.config) ? climbEnds(order.config).from : 500
  const height = last ? ladderPoints(game, last.standing) : from
  const proof_file_id = chance.happens(0.7) ? await proofOf(shop, order, booster.id) : null
  const points = chance.happens(0.9) ? game.moves.won.usual : chance.whole(1, 100)
  const count = chance.happens(0.3) ? chance.whole(2, 4) : 1
  await recordAll(
    services,
    booster,
    order.id,
    // Any of them can be a draw, also in games that know none.
    Array.from({ length: count }, (_, i) => ({
      ...wonAt(order.config.game, height + points * (i + 1), points),
      ...(chance.happens(0.1) && { result: 'drawn' as const }),
      proof_file_id,
    })),
  )
}

async function finish(shop: Shop, order: OrderRow) {
  const booster = someBooster(shop, order)
  const proof_file_id = await proofOf(shop, order, booster.id)
  await finishOrder(shop.services, booster, order.id, { proof_file_id, anyway: shop.chance.happens(0.5) })
}

async function drop(shop: Shop, order: OrderRow) {
  const booster = shop.chance.happens(0.2) ? shop.staff : someBooster(shop, order)
  const proof_file_id = await proofOf(shop, order, booster.id)
  await dropOrder(shop.services, booster, order.id, { reason, proof_file_id })
}

async function withGame(shop: Shop, order: OrderRow, act: (gameId: string) => Promise<unknown>) {
  const played = await gamesOf(shop.services.db, order.id)
  if (played.length > 0) await act(shop.chance.of(played).id)
}

/** Everything that can happen in the shop, and how often. A new feature that moves money adds its row here. */
export const steps: Readonly<Record<string, Step>> = {
  place: { weight: 6, run: place },
  tell: { weight: 1_300, next: (shop) => nextAct(shop, steps) },
  ...moneySteps,
  ...changeSteps,
  ...promiseSteps,
  ...staffSteps,
  storeLogin: {
    weight: 6,
    run: onOrder(['waiting_for_account'], (shop, order) =>
      storeCredentials(shop.services, customerOf(shop, order), order.id, login),
    ),
  },
  revokeLogin: {
    weight: 1,
    run: onOrder(['waiting_for_booster', 'boosting'], (shop, order) =>
      revokeCredentials(shop.services, customerOf(shop, order), order.id),
    ),
  },
  claim: {
    weight: 8,
    run: onOrder(['waiting_for_booster'], (shop, order) =>
      claimOrder(shop.services, shop.chance.of(shop.boosters), order.id),
    ),
  },
  assign: {
    weight: 1,
    run: onOrder(['waiting_for_booster'], (shop, order) =>
      assignOrder(shop.services, shop.staff, order.id, shop.chance.of(shop.boosters).id),
    ),
  },
  play: { weight: 30, run: onOrder(['boosting'], play) },
  undo: {
    weight: 1,
    run: onOrder(['boosting'], (shop, order) =>
      withGame(shop, order, (gameId) =>
        undoGame(shop.services, someBooster(shop, order), { orderId: order.id, gameId }),
      ),
    ),
  },
  strike: {
    weight: 1,
    run: onOrder(['boosting', 'completed'], (shop, order) =>
      withGame(shop, order, (gameId) =>
        strikeGame(
          shop.services,
          shop.staff,
          { orderId: order.id, gameId },
          { reason, scope: shop.chance.of(['game', 'stretch'] as const) },
        ),
      ),
    ),
  },
  pause: {
    weight: 1,
    run: onOrder(['boosting'], (shop, order) =>
      pauseOrder(
        shop.services,
        customerOf(shop, order),
        order.id,
        shop.chance.of(['pause', 'resume'] as const),
      ),
    ),
  },
  drop: { weight: 2, run: onOrder(['boosting'], drop) },
  askOther: {
    weight: 2,
    run: onOrder(['boosting'], (shop, order) =>
      askOtherBooster(shop.services, customerOf(shop, order), order.id, { cause: 'slow', reason }),
    ),
  },
  keepBooster: {
    weight: 1,
    run: onOrder(['boosting'], (shop, order) =>
      keepBooster(shop.services, customerOf(shop, order), order.id),
    ),
  },
  declineOther: {
    weight: 1,
    run: onOrder(['boosting'], (shop, order) =>
      declineOtherBooster(shop.services, shop.staff, order.id, reason),
    ),
  },
  finish: { weight: 5, run: onOrder(['boosting'], finish) },
  reject: {
    weight: 1,
    run: onOrder(['verification_required'], (shop, order) =>
      rejectProof(shop.services, shop.staff, order.id, reason),
    ),
  },
  dispute: {
    weight: 2,
    run: onOrder(['boosting', 'verification_required', 'completed'], (shop, order) =>
      openDispute(shop.services, shop.chance.happens(0.7) ? customerOf(shop, order) : shop.staff, order.id, {
        kind: 'other',
        reason,
        picture_ids: [],
      }),
    ),
  },
  withdraw: {
    weight: 2,
    run: onOrder(['boosting', 'verification_required', 'completed'], (shop, order) =>
      withdrawDispute(
        shop.services,
        order.disputed_by === 'admin' ? shop.staff : customerOf(shop, order),
        order.id,
      ),
    ),
  },
  appeal: { weight: 6, run: appeal },
  reopen: {
    weight: 1,
    run: onOrder(['completed'], (shop, order) => reopenOrder(shop.services, shop.staff, order.id, reason)),
  },
  complete: {
    weight: 3,
    run: onOrder(['verification_required'], (shop, order) =>
      completeOrder(shop.services, shop.chance.happens(0.5) ? shop.staff : customerOf(shop, order), order.id),
    ),
  },
  releaseShares: {
    weight: 6,
    run: onOrder(['completed', 'cancelled'], (shop, order) =>
      releaseShares(shop.services, shop.staff, order.id, reason),
    ),
  },
  cancel: {
    weight: 3,
    run: onOrder(['not_paid', 'waiting_for_booster', 'boosting'], (shop, order) =>
      cancelOrder(shop.services, shop.chance.happens(0.5) ? shop.staff : customerOf(shop, order), order.id, {
        refund_to: shop.chance.of(['balance', 'payment_method'] as const),
        reason,
      }),
    ),
  },
  passTime: {
    weight: 1,
    run: async ({ services, chance }) =>
      services.advance(chance.of([minuteMs, hourMs, hourMs, dayMs, -hourMs, 4 * dayMs])),
  },
  sweep: {
    weight: 2,
    run: ({ services, chance }) =>
      chance.of([
        reconcilePayments,
        sendRefunds,
        releaseDueShares,
        releaseDueTips,
        completeDueOrders,
        cancelUnpaidOrders,
        holdSilentOrders,
        expireChanges,
        thawPaidOrders,
      ])(services),
  },
}
