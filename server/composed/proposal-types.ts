import type { ProposalTypes } from '#server/accounts/proposals/proposal-type.ts'
import { couponSaving } from '#server/money/coupons/save-coupon.ts'
import { correctBalance, giveBalance } from '#server/money/ledger/credit-balance.ts'
import { takeBalance } from '#server/money/ledger/debit-balance.ts'
import { payoutReturn } from '#server/money/payouts/return-payout.ts'
import { pricePublication } from '#server/money/prices/propose-prices.ts'
import { writeOffDebt } from '#server/money/settlement/write-off-debt.ts'
import { tipRefund } from '#server/money/tips/refund-tip.ts'
import { bulkRefund } from '#server/orders/bulk/begin-bulk.ts'
import { shareRaise } from '#server/orders/dispatch/raise-share.ts'
import { disputeDecision } from '#server/orders/disputes/decide-dispute.ts'
import { raffleOpening } from '#server/site/raffles/open-raffle.ts'

/** Everything by which staff create money or take it. To add something, add one row here and to core's `proposalKinds`. */
export const proposalTypes: ProposalTypes = {
  correct_balance: correctBalance,
  give_balance: giveBalance,
  take_balance: takeBalance,
  write_off_debt: writeOffDebt,
  return_payout: payoutReturn,
  refund_tip: tipRefund,
  decide_dispute: disputeDecision,
  save_coupon: couponSaving,
  publish_prices: pricePublication,
  open_raffle: raffleOpening,
  bulk_refund: bulkRefund,
  raise_share: shareRaise,
}
