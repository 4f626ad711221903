import { reviewSection } from '#server/boosters/reviews/review-section.ts'
import { mergeSections } from '#server/kernel/order-section.ts'
import { cashbackSection } from '#server/money/cashback/cashback-section.ts'
import { couponSection } from '#server/money/coupons/coupon-section.ts'
import { receiptSection } from '#server/money/receipts/receipt-section.ts'
import { chargebackSection } from '#server/money/settlement/chargeback-section.ts'
import { moneySection } from '#server/money/settlement/money-section.ts'
import { tipSection } from '#server/money/tips/tip-section.ts'
import { changeSection } from '#server/orders/changes/change-section.ts'
import { lessonSection } from '#server/orders/coaching/lesson-section.ts'
import {
  namedSection,
  notForMeSection,
  raiseSection,
  unplayedSection,
  wavesSection,
} from '#server/orders/dispatch/search-section.ts'
import { disputeSection } from '#server/orders/disputes/dispute-section.ts'
import { contactSection } from '#server/orders/order/contact-section.ts'
import { orderPageOf } from '#server/orders/order/order-page.ts'
import { silenceSection } from '#server/orders/silence/silence-section.ts'
import { trackingSection } from '#server/orders/tracking/tracking-section.ts'
import { vaultSection } from '#server/orders/vault/vault-section.ts'

/**
 * An order's page: what the order itself shows, and these sections. To show more of a feature, write it in the feature's
 * section; a member of the contract that no section has does not compile.
 */
export const orderSections = mergeSections([
  tipSection,
  cashbackSection,
  reviewSection,
  trackingSection,
  silenceSection,
  changeSection,
  disputeSection,
  vaultSection,
  namedSection,
  wavesSection,
  unplayedSection,
  notForMeSection,
  raiseSection,
  couponSection,
  receiptSection,
  chargebackSection,
  lessonSection,
  moneySection,
  contactSection,
])

export const orderPage = orderPageOf(orderSections)
