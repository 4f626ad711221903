import { deleteEmailChange } from './accounts/email-change-store.ts'
import { moveUses } from './coupons/coupon-store.ts'
import { moveDisputes } from './disputes/dispute-store.ts'
import { shutFactors } from './factors/shut-factors.ts'
import { moveFavorites } from './favorites/favorite-store.ts'
import { moveUploads } from './files/file-store.ts'
import { moveBalance } from './ledger/move-balance.ts'
import { deleteLinksOf } from './links/link-store.ts'
import { moveNotifications } from './notifications/notification-store.ts'
import { moveOrders } from './orders/kernel/order-row-store.ts'
import type { AccountFollowers } from './proofs/account-followers.ts'
import { moveReviews } from './reviews/review-store.ts'
import { deleteIdentities } from './social/identity-store.ts'
import { joinChats } from './support/hand-over-chat.ts'
import { setPasswordHash } from './users/user-store.ts'

/**
 * What follows when somebody proves an address, in its transaction and in this order. A feature that keeps something of
 * a person adds a line to `join`; one that is a way to sign in adds one to `shut`.
 */
export const accountFollowers: AccountFollowers = {
  join: [
    ({ tx }, guestId, userId) => moveOrders(tx, guestId, userId),
    ({ tx }, guestId, userId) => moveUses(tx, guestId, userId),
    ({ tx }, guestId, userId) => moveReviews(tx, guestId, userId),
    ({ tx }, guestId, userId) => moveFavorites(tx, guestId, userId),
    ({ tx }, guestId, userId) => moveDisputes(tx, guestId, userId),
    ({ tx }, guestId, userId) => moveUploads(tx, guestId, userId),
    ({ tx }, guestId, userId) => moveNotifications(tx, guestId, userId),
    moveBalance,
    joinChats,
    ({ tx }, guestId) => deleteLinksOf(tx, guestId),
  ],
  shut: [
    ({ tx }, userId) => setPasswordHash(tx, userId, null),
    ({ tx }, userId) => deleteLinksOf(tx, userId),
    ({ tx }, userId) => deleteEmailChange(tx, userId),
    ({ tx }, userId) => deleteIdentities(tx, userId),
    shutFactors,
  ],
}
