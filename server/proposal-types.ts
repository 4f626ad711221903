import { couponSaving } from './coupons/save-coupon.ts'
import { disputeDecision } from './disputes/decide-dispute.ts'
import { correctBalance, giveBalance } from './ledger/credit-balance.ts'
import { payoutReturn } from './payouts/return-payout.ts'
import type { ProposalTypes } from './proposals/proposal-type.ts'
import { writeOffDebt } from './settlement/write-off-debt.ts'
import { tipRefund } from './tips/refund-tip.ts'

/** Everything by which staff create money. To add something, add one row here and to core's `proposalKinds`. */
export const proposalTypes: ProposalTypes = {
  correct_balance: correctBalance,
  give_balance: giveBalance,
  write_off_debt: writeOffDebt,
  return_payout: payoutReturn,
  refund_tip: tipRefund,
  decide_dispute: disputeDecision,
  save_coupon: couponSaving,
}
