import { auditOrder } from './audit/audit-order.ts'
import { askCoach } from './coaching/ask-coach.ts'
import { endSession } from './coaching/session-store.ts'
import { releaseCoupon } from './coupons/coupon-uses.ts'
import { mailParties } from './mail/order-mail.ts'
import { tellParties } from './notifications/tell-parties.ts'
import { alertBoosters } from './orders/alert-boosters.ts'
import { announceChange } from './orders/announce-change.ts'
import { blockBooster } from './orders/block-booster.ts'
import { closeDispute } from './orders/dispute-store.ts'
import type { Followers } from './orders/kernel/followers.ts'
import { countCompleted } from './profiles/count-figures.ts'
import { adjustShares } from './settlement/adjust-shares.ts'
import { refundOrder, settleOrder } from './settlement/settle-order.ts'
import { purgeCredentials } from './vault/purge-credentials.ts'

const tell = [tellParties, mailParties]
const offer = [alertBoosters, askCoach]

/**
 * What follows each action on an order, in its transaction and in this order. To add a consequence of a step, add one
 * function to a row here; no use case knows about it.
 */
export const orderFollowers: Followers = {
  each: [auditOrder, announceChange],
  create: [],
  pay: [...tell, ...offer],
  store_credentials: offer,
  revoke_credentials: [],
  claim: tell,
  assign: tell,
  drop: [blockBooster, endSession, ...tell, ...offer],
  finish: tell,
  reject: [closeDispute, ...tell],
  complete: [closeDispute, settleOrder, purgeCredentials, countCompleted, ...tell],
  cancel: [releaseCoupon, refundOrder, purgeCredentials, ...tell],
  pause: tell,
  resume: tell,
  decline: tell,
  session_proposed: tell,
  session_agreed: tell,
  session_held: tell,
  open_payment: [],
  record_game: tell,
  undo_game: [],
  correct_game: [],
  strike_game: [adjustShares, ...tell],
  dispute: tell,
  release_shares: [],
  change_coupon: [],
  replace_credentials: [],
  view_credentials: [],
}
