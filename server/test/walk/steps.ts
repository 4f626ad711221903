import { dayMs, hourMs, minuteMs } from '#core/base/durations.ts'
import { climbEnds, isClimb } from '#core/choices/order-config.ts'
import { games } from '#core/games/games.ts'
import { ladderPoints } from '#core/games/ladder.ts'
import { deadlines } from '#core/orders/deadlines.ts'
import type { OrderRow } from '#server/kernel/order-row.ts'
import { gamesOf } from '#server/kernel/progress-store.ts'
import { reconcilePayments } from '#server/money/payments/reconcile-payments.ts'
import { releaseDueShares } from '#server/money/settlement/release-due-shares.ts'
import { sendRefunds } from '#server/money/settlement/send-refunds.ts'
import { thawPaidOrders } from '#server/money/settlement/thaw-paid-orders.ts'
import { releaseDueTips } from '#server/money/tips/release-due-tips.ts'
import { carryOutBulk } from '#server/orders/bulk/carry-out-bulk.ts'
import { expireChanges } from '#server/orders/changes/end-change.ts'
import { createOrder } from '#server/orders/checkout/create-order.ts'
import { appealDecision } from '#server/orders/disputes/appeal-decision.ts'
import { withdrawDispute } from '#server/orders/disputes/end-dispute.ts'
import { openDispute } from '#server/orders/disputes/open-dispute.ts'
import { reopenOrder } from '#server/orders/disputes/reopen-order.ts'
import { assignOrder } from '#server/orders/order/assign-order.ts'
import { cancelOrder } from '#server/orders/order/cancel-order.ts'
import { cancelUnpaidOrders } from '#server/orders/order/cancel-unpaid-orders.ts'
import { claimOrder, reserveOrder } from '#server/orders/order/claim-order.ts'
import { completeDueOrders } from '#server/orders/order/complete-due-orders.ts'
import { completeOrder } from '#server/orders/order/complete-order.ts'
import { undoGame } from '#server/orders/order/correct-game.ts'
import { dropOrder } from '#server/orders/order/drop-order.ts'
import { finishOrder } from '#server/orders/order/finish-order.ts'
import { pauseOrder } from '#server/orders/order/pause-order.ts'
import { rejectProof } from '#server/orders/order/reject-proof.ts'
import { releaseShares } from '#server/orders/order/release-shares.ts'
import { settleClaims } from '#server/orders/order/settle-claims.ts'
import { strikeGame } from '#server/orders/order/strike-game.ts'
import { undoClaim } from '#server/orders/order/undo-claim.ts'
import { holdSilentOrders } from '#server/orders/silence/hold-silent-orders.ts'
import { askOtherBooster, declineOtherBooster, keepBooster } from '#server/orders/silence/replace-booster.ts'
import { revokeCredentials } from '#server/orders/vault/revoke-credentials.ts'
import { storeCredentials } from '#server/orders/vault/store-credentials.ts'
import { act } from '#server/test/act.ts'
import { insertProof, recordAll, wonAt } from '../progress.ts'
import { changeSteps } from './change-steps.ts'
import { settled } from './faults.ts'
import { moneySteps } from './money-steps.ts'
import { promiseSteps } from './promise-steps.ts'
import { raffleSteps } from './raffle-steps.ts'
import { customerOf, noteOrder, onOrder, orderable, type Shop, type Step, someBooster } from './shop.ts'
import { staffSteps } from './staff-steps.ts'
import { nextAct } from './stories/told.ts'
import { waitingSteps } from './waiting-steps.ts'

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
  await act(services, appealDecision, by, order.id, {
    reason: 'The walk wants a second look',
    picture_ids: [],
  })
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
  await act(shop.services, finishOrder, booster, order.id, {
    proof_file_id,
    anyway: shop.chance.happens(0.5),
  })
}

async function drop(shop: Shop, order: OrderRow) {
  const booster = shop.chance.happens(0.2) ? shop.staff : someBooster(shop, order)
  const proof_file_id = await proofOf(shop, order, booster.id)
  await act(shop.services, dropOrder, booster, order.id, { reason, proof_file_id })
}

async function undo({ services, chance, boosters }: Shop, order: OrderRow) {
  if (chance.happens(0.3)) services.advance(deadlines.undoClaim.ms)
  const by = boosters.find(({ id }) => id === order.reserved_by && chance.happens(0.9)) ?? chance.of(boosters)
  const undone = await Promise.all([
    settled(act(services, undoClaim, by, order.id)),
    chance.happens(0.3) && settled(act(services, undoClaim, by, order.id)),
    chance.happens(0.3) && settled(settleClaims(services)),
  ])
  return undone.includes(true)
}

/** Something happens to a game of the order: mostly the last one, sometimes any. */
async function withGame(
  { services, chance }: Shop,
  order: OrderRow,
  happen: (gameId: string) => Promise<unknown>,
) {
  const played = await gamesOf(services.db, order.id)
  const game = chance.happens(0.8) ? played.at(-1) : undefined
  if (played.length === 0) return false
  return happen((game ?? chance.of(played)).id)
}

/** Everything that can happen in the shop, and how often. A new feature that moves money adds its row here. */
export const steps: Readonly<Record<string, Step>> = {
  place: { weight: 6, run: place },
  tell: { weight: 1_600, next: (shop) => nextAct(shop, steps) },
  ...moneySteps,
  ...changeSteps,
  ...promiseSteps,
  ...staffSteps,
  ...raffleSteps,
  ...waitingSteps,
  storeLogin: {
    weight: 6,
    run: onOrder(['waiting_for_account'], (shop, order) =>
      storeCredentials(shop.services, customerOf(shop, order), order.id, login),
    ),
  },
  revokeLogin: {
    weight: 1,
    run: onOrder(['waiting_for_booster', 'boosting'], (shop, order) =>
      act(shop.services, revokeCredentials, customerOf(shop, order), order.id),
    ),
  },
  claim: {
    weight: 8,
    run: onOrder(['waiting_for_booster'], (shop, order) =>
      shop.chance.happens(0.7)
        ? act(shop.services, claimOrder, shop.chance.of(shop.boosters), order.id)
        : act(shop.services, reserveOrder, shop.chance.of(shop.boosters), order.id),
    ),
  },
  /** A claim is undone, sometimes twice, or by somebody else, or while the job makes it final. */
  undoClaim: { weight: 3, run: onOrder(['waiting_for_booster'], undo) },
  settleClaims: { weight: 3, run: ({ services }) => settleClaims(services) },
  assign: {
    weight: 1,
    run: onOrder(['waiting_for_booster'], (shop, order) =>
      act(shop.services, assignOrder, shop.staff, order.id, shop.chance.of(shop.boosters).id),
    ),
  },
  play: { weight: 30, run: onOrder(['boosting'], play) },
  undo: {
    weight: 1,
    run: onOrder(['boosting'], (shop, order) =>
      withGame(shop, order, (gameId) =>
        act(shop.services, undoGame, someBooster(shop, order), { orderId: order.id, gameId }),
      ),
    ),
  },
  strike: {
    weight: 1,
    run: onOrder(['boosting', 'completed'], (shop, order) =>
      withGame(shop, order, (gameId) =>
        act(
          shop.services,
          strikeGame,
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
      act(
        shop.services,
        pauseOrder,
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
      act(shop.services, askOtherBooster, customerOf(shop, order), order.id, { cause: 'slow', reason }),
    ),
  },
  keepBooster: {
    weight: 1,
    run: onOrder(['boosting'], (shop, order) =>
      act(shop.services, keepBooster, customerOf(shop, order), order.id),
    ),
  },
  declineOther: {
    weight: 1,
    run: onOrder(['boosting'], (shop, order) =>
      act(shop.services, declineOtherBooster, shop.staff, order.id, reason),
    ),
  },
  finish: { weight: 5, run: onOrder(['boosting'], finish) },
  reject: {
    weight: 1,
    run: onOrder(['verification_required'], (shop, order) =>
      act(shop.services, rejectProof, shop.staff, order.id, { reason }),
    ),
  },
  dispute: {
    weight: 2,
    run: onOrder(['boosting', 'verification_required', 'completed'], (shop, order) =>
      act(
        shop.services,
        openDispute,
        shop.chance.happens(0.7) ? customerOf(shop, order) : shop.staff,
        order.id,
        {
          kind: 'other',
          reason,
          picture_ids: [],
        },
      ),
    ),
  },
  withdraw: {
    weight: 2,
    run: onOrder(['boosting', 'verification_required', 'completed'], (shop, order) =>
      act(
        shop.services,
        withdrawDispute,
        order.disputed_by === 'admin' ? shop.staff : customerOf(shop, order),
        order.id,
      ),
    ),
  },
  appeal: { weight: 6, run: appeal },
  reopen: {
    weight: 1,
    run: onOrder(['completed'], (shop, order) =>
      act(shop.services, reopenOrder, shop.staff, order.id, reason),
    ),
  },
  complete: {
    weight: 3,
    run: onOrder(['verification_required'], (shop, order) =>
      act(
        shop.services,
        completeOrder,
        shop.chance.happens(0.5) ? shop.staff : customerOf(shop, order),
        order.id,
      ),
    ),
  },
  releaseShares: {
    weight: 6,
    run: onOrder(['completed', 'cancelled'], (shop, order) =>
      act(shop.services, releaseShares, shop.staff, order.id, reason),
    ),
  },
  cancel: {
    weight: 3,
    run: onOrder(['not_paid', 'waiting_for_booster', 'boosting'], (shop, order) =>
      act(
        shop.services,
        cancelOrder,
        shop.chance.happens(0.5) ? shop.staff : customerOf(shop, order),
        order.id,
        {
          refund_to: shop.chance.of(['balance', 'payment_method'] as const),
          reason,
        },
      ),
    ),
  },
  passTime: {
    weight: 3,
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
        carryOutBulk,
      ])(services),
  },
}
