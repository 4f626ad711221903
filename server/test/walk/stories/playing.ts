// How the boosters of a story play, and what they get for it.
import { dayMs } from '#core/base/durations.ts'
import { games } from '#core/games/games.ts'
import { ladderPoints } from '#core/games/ladder.ts'
import { gamesOf } from '#server/kernel/progress-store.ts'
import { releaseDueShares } from '#server/money/settlement/release-due-shares.ts'
import { tipByCard, tipFromBalance } from '#server/money/tips/give-tip.ts'
import { releaseDueTips } from '#server/money/tips/release-due-tips.ts'
import { findTipOfOrder } from '#server/money/tips/tip-store.ts'
import { claimOrder } from '#server/orders/order/claim-order.ts'
import { completeOrder } from '#server/orders/order/complete-order.ts'
import { finishOrder } from '#server/orders/order/finish-order.ts'
import { transaction } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { act } from '#server/test/act.ts'
import { insertProof, recordAll, wonAt } from '../../progress.ts'
import type { Act, Shop } from '../shop.ts'
import { paid } from './paying.ts'
import { type Kept, onIt, ownerOf, together } from './telling.ts'

const booster = ({ boosters }: Shop) => boosters[0] as Caller

/** A booster takes the order. */
export const claimed = (kept: Kept): Act =>
  onIt(kept, (shop, { id }) => act(shop.services, claimOrder, booster(shop), id))

/** An order is played and submitted. */
export const submitted = (kept: Kept): Act =>
  together(
    claimed(kept),
    onIt(kept, async (shop, { id, config }) => {
      const last = (await gamesOf(shop.services.db, id)).at(-1)
      const height = last ? ladderPoints(games[config.game], last.standing) : 500
      const proof_file_id = await insertProof(shop.services, id, booster(shop).id)
      const won = (at: number) => ({ ...wonAt(config.game, height + 20 * at, 20), proof_file_id })
      await recordAll(shop.services, booster(shop), id, [won(1), won(2)])
      await act(shop.services, finishOrder, booster(shop), id, { proof_file_id, anyway: true })
    }),
  )

/** A submitted order is completed. */
export const accepted = (kept: Kept): Act =>
  onIt(kept, ({ services, staff }, { id }) => act(services, completeOrder, staff, id))

/** An order is played and completed. */
export const completed = (kept: Kept): Act => together(submitted(kept), accepted(kept))

export const tipFrom = (kept: Kept, amount: number): Act =>
  onIt(kept, (shop, each) =>
    transaction(shop.services, (work) =>
      tipFromBalance(work, ownerOf(shop, each), each.id, { amount, method: 'balance', words: '' }),
    ),
  )

/** A tip by card, and the provider says so. */
export const cardTip = (kept: Kept, amount: number): Act =>
  onIt(kept, async (shop, each) => {
    await tipByCard(shop.services, ownerOf(shop, each), each.id, { amount, method: 'card', words: '' })
    const tip = await findTipOfOrder(shop.services.db, each.id)
    return tip ? paid(shop, tip.id) : false
  })

/** What is due is released, as far as nothing holds it. */
export const releaseDue: Act = async ({ services, chance }) => {
  if (chance.happens(0.1)) services.advance(8 * dayMs)
  await releaseDueShares(services)
  await releaseDueTips(services)
}
