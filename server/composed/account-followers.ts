import { deleteEmailChange } from '#server/accounts/addresses/email-change-store.ts'
import { shutFactors } from '#server/accounts/factors/shut-factors.ts'
import { deleteLinksOf } from '#server/accounts/links/link-store.ts'
import type { AccountFollowers } from '#server/accounts/proofs/account-followers.ts'
import { deleteIdentities } from '#server/accounts/social/identity-store.ts'
import { moveFavorites } from '#server/boosters/favorites/favorite-store.ts'
import { moveReviews } from '#server/boosters/reviews/review-store.ts'
import { moveUploads } from '#server/files/file-store.ts'
import { moveOrders } from '#server/kernel/order-row-store.ts'
import { moveUses } from '#server/money/coupons/coupon-store.ts'
import { moveBalance } from '#server/money/ledger/move-balance.ts'
import { moveNotifications } from '#server/news/notifications/notification-store.ts'
import { moveDisputes } from '#server/orders/disputes/dispute-store.ts'
import { setPasswordHash } from '#server/platform/users/user-store.ts'
import { moveNotes } from '#server/records/person/note-store.ts'
import { joinChats } from '#server/support/hand-over-chat.ts'

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
    ({ tx }, guestId, userId) => moveNotes(tx, guestId, userId),
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
