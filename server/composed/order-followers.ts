import { countCompleted } from '#server/boosters/figures/count-figures.ts'
import type { Followers, OrderChange } from '#server/kernel/followers.ts'
import { settleCashback } from '#server/money/cashback/settle-cashback.ts'
import { releaseCoupon } from '#server/money/coupons/coupon-uses.ts'
import { adjustShares } from '#server/money/settlement/adjust-shares.ts'
import { refundOrder, settleOrder } from '#server/money/settlement/settle-order.ts'
import { mailCodeNeeded } from '#server/news/mail/mail-code-needed.ts'
import { tellParties } from '#server/news/notifications/tell-parties.ts'
import { lapseChange, lapseUnpaid, passChange } from '#server/orders/changes/end-change.ts'
import { followOrder } from '#server/orders/changes/follow-change.ts'
import { soldTerms } from '#server/orders/checkout/sold-terms.ts'
import { askCoach } from '#server/orders/coaching/ask-coach.ts'
import { fixSlot } from '#server/orders/coaching/hold-slot.ts'
import { endLesson, forgetMeeting } from '#server/orders/coaching/lesson-store.ts'
import { endOfferOf, startSearch } from '#server/orders/dispatch/offer-by-name.ts'
import { endChargedBack, withdrawAccepted } from '#server/orders/disputes/end-dispute.ts'
import { mailDispute } from '#server/orders/disputes/mail-dispute.ts'
import { announceChange } from '#server/orders/order/announce-change.ts'
import { blockBooster } from '#server/orders/order/block-booster.ts'
import { mailParties } from '#server/orders/order/mail-parties.ts'
import { auditOrder } from '#server/orders/order-audit/audit-order.ts'
import { watchBooster } from '#server/orders/silence/watch-booster.ts'
import { dropCode } from '#server/orders/vault/drop-code.ts'
import { purgeCredentials } from '#server/orders/vault/purge-credentials.ts'
import type { Work } from '#server/platform/ports/work.ts'

const tell = [tellParties, mailParties]
const tellBoth = [tellParties, mailDispute]
/** An order that runs again has brought nothing back yet. */
const takeCashback = (work: Work, { after }: OrderChange) => settleCashback(work, after)
const offer = [startSearch, askCoach]

/**
 * What follows each action on an order, in its transaction and in this order. To add a consequence of a step, add one
 * function to a row here; no use case knows about it. An action without a row is told to the order's parties if it has
 * news (`core/orders/kinds/news.ts`), and has no other consequence.
 */
export const orderFollowers: Followers = {
  each: [watchBooster, auditOrder, announceChange],
  alongside: { pay: soldTerms },
  otherwise: tell,
  of: {
    pay: [fixSlot, ...tell, ...offer],
    store_credentials: offer,
    revoke_credentials: [dropCode],
    play_along: offer,
    claim: [endOfferOf, ...tell],
    assign: [endOfferOf, ...tell],
    drop: [passChange, dropCode, blockBooster, endLesson, ...tell, ...offer],
    finish: [passChange, dropCode, ...tell],
    complete: [
      withdrawAccepted,
      settleOrder,
      dropCode,
      purgeCredentials,
      forgetMeeting,
      countCompleted,
      ...tell,
      followOrder,
    ],
    cancel: [
      endOfferOf,
      lapseChange,
      followOrder,
      releaseCoupon,
      refundOrder,
      dropCode,
      purgeCredentials,
      forgetMeeting,
      ...tell,
    ],
    decline: [endLesson, ...tell],
    strike_game: [adjustShares, ...tell],
    dispute: [lapseChange, ...tellBoth],
    answer_dispute: tellBoth,
    // The decision settles the order itself, because it alone knows the amounts.
    decide_complete: [dropCode, purgeCredentials, forgetMeeting, countCompleted, ...tellBoth, followOrder],
    decide_cancel: [followOrder, releaseCoupon, dropCode, purgeCredentials, forgetMeeting, ...tellBoth],
    decide_return: [takeCashback, countCompleted, ...tellBoth],
    decide_amounts: [countCompleted, ...tellBoth],
    appeal: tellBoth,
    uphold_decision: tellBoth,
    reopen: [takeCashback, countCompleted, ...tell],
    charge_back_lost: [endChargedBack, lapseUnpaid, ...tell],
    ask_code: [mailCodeNeeded],
  },
}
