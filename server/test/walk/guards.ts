/** A line of the product that keeps a law of money, and the product without it. */
export type Guard = { file: string; is: string; without: string }

/** `npm run bench -- guards` walks without each of them: the model must notice. */
export const guards: Readonly<Record<string, Guard>> = {
  'a bank’s question holds': {
    file: 'server/money/ledger/hold-charged-back.ts',
    is: 'if (left <= before) continue',
    without: 'continue',
  },
  'what was held is free when the bank has decided': {
    file: 'server/money/settlement/hold-balance.ts',
    is: 'if (held === 0 ||',
    without: 'if (held >= 0 ||',
  },
  'what comes back while a bank decides is held': {
    file: 'server/money/ledger/hold-charged-back.ts',
    is: "if (kind === 'balance_freed') return []",
    without: 'return []',
  },
  'a bank’s return takes what is on the balance': {
    file: 'server/money/settlement/apply-chargeback.ts',
    is: 'const { left: fromBalance, spent: debt } = await onBalance(work, chargedBack, amount)\n  const rest',
    without:
      'const { spent: debt } = await onBalance(work, chargedBack, amount)\n  const fromBalance = 0\n  const rest',
  },
  'only what the shop no longer has is taken': {
    file: 'server/money/ledger/hold-charged-back.ts',
    is: 'payment.amount - payment.refunded\n  const beyond',
    without: '0\n  const beyond',
  },
  'what was spent is a debt': {
    file: 'server/money/ledger/hold-charged-back.ts',
    is: 'spent: Math.min(beyond - left, placed.spent)',
    without: 'spent: 0',
  },
  'credits pay debts first': {
    file: 'server/money/ledger/pay-debts.ts',
    is: "let owed = 0 - (await lockBalance(tx, 'customer_debt', personId))",
    without: 'let owed = 0',
  },
  'a guest’s debt is taken over': {
    file: 'server/money/ledger/move-balance.ts',
    is: "['customer_debt', debtMoved],",
    without: '',
  },
  'an account with a debt isn’t erased': {
    file: 'core/people/erasure.ts',
    is: "if (debt > 0) return 'account_has_debt'",
    without: '',
  },
  'what was paid of a debt comes back with the payment': {
    file: 'server/money/settlement/restore-payment.ts',
    is: 'repaid: owed - debt',
    without: 'repaid: 0',
  },
  'a payment comes back once': {
    file: 'server/money/settlement/apply-chargeback.ts',
    is: "event.status !== 'open' && event.status !== status",
    without: "event.status !== 'open'",
  },
  'an old word of a bank is no news': {
    file: 'server/money/settlement/apply-chargeback.ts',
    is: ' && event.at >= closed_at',
    without: '',
  },
  'refunds that a bank pays are void': {
    file: 'server/money/payments/refund-store.ts',
    is: 'if (part === 0) break',
    without: 'break',
  },
  'a failed refund covers a loss': {
    file: 'server/money/settlement/apply-refund.ts',
    is: 'return twice > 0 && (await coverLoss(tx, payment.id, twice)) ? twice : 0',
    without: 'return 0',
  },
  'a refund is limited by what is left of its payment': {
    file: 'server/money/settlement/return-money.ts',
    is: 'Math.min(due, payment.amount - payment.refunded)',
    without: 'Math.min(due, payment.amount)',
  },
  'a lost tip is taken back': {
    file: 'server/money/settlement/apply-chargeback.ts',
    is: 'if (tip.payment_id !== payment.id) return []',
    without: 'return []',
  },
  'boosters return their part of a lost order': {
    file: 'server/money/settlement/apply-chargeback.ts',
    is: 'settled && payment.funds_order ? clawBack(work, order, kept) : []',
    without: '[]',
  },
  'cashback is at most what the shop keeps': {
    file: 'core/prices/cashback.ts',
    is: 'Math.min(percentOf(kept, percent), Math.max(0, kept - partOf(boosterShare, kept, total)))',
    without: 'percentOf(kept, percent)',
  },
  'cashback of a refunded order is taken back': {
    file: 'server/money/cashback/settle-cashback.ts',
    is: 'else if (due < row.amount) await takeBack(work, order, row, due)',
    without: '',
  },
  'a coupon ends below its minimum': {
    file: 'core/orders/changes.ts',
    is: 'discounts.filter(({ minimum = 0 }) => sumOf(list) >= minimum)',
    without: '[...discounts]',
  },
  'a change reads the terms of the sale': {
    file: 'server/orders/changes/price-change.ts',
    is: '...soldTerms(order),',
    without: `...soldTerms(order),
      discounts: (await services.db.selectFrom('coupon_uses').innerJoin('coupons', 'coupons.id', 'coupon_id')
        .selectAll('coupons').where('order_id', '=', order.id).execute())
        .map(({ percent, amount, cap, minimum_order: minimum }) =>
          ({ source: 'coupon', cap: cap ?? 30, minimum, ...(percent === null ? { amount } : { percent }) })),`,
  },
  'a payment counts once': {
    file: 'server/money/payments/settle-payment.ts',
    is: "if (payment.status === 'captured' || payment.status === 'refunded') return",
    without: '',
  },
  'a second payment goes back': {
    file: 'server/money/payments/settle-payment.ts',
    is: 'if (unwanted) await giveBack(work, payment, unwanted)',
    without: '',
  },
  'what comes back is the money that it was': {
    file: 'core/money/lots.ts',
    is: 'const came = spent ? takeBack(spent, amount) : []',
    without: 'const came = []',
  },
  'gifts are spent first': {
    file: 'core/money/lots.ts',
    is: 'isPromotional(lot) ? 1 : 2',
    without: 'isPromotional(lot) ? 2 : 1',
  },
  'staff take what they gave last': {
    file: 'core/money/lots.ts',
    is: 'byStaff(movement) ? lot.given : 0',
    without: '0',
  },
  'one colleague raises a share by a limited amount': {
    file: 'server/orders/dispatch/raise-share.ts',
    is: 'needsSecond: byHand > staffLimits.share.amount,',
    without: 'needsSecond: false,',
  },
  'a raised share leaves the shop its part': {
    file: 'server/orders/dispatch/raise-share.ts',
    is: "if (points > mostRaised(quote, promisedCashback(order))) throw new AppError('share_too_high')",
    without: '',
  },
  'who takes an order gets the share that staff raised': {
    file: 'core/orders/rising-share.ts',
    is: 'Math.max(0, rule.raised ?? 0, ',
    without: 'Math.max(0, ',
  },
  'one colleague refunds several orders by a limited sum': {
    file: 'core/money/staff-limits.ts',
    is: 'amount + recently > staffLimits.bulk.amount',
    without: 'amount > staffLimits.bulk.amount',
  },
  'what charged-back money bought is frozen': {
    file: 'server/money/settlement/apply-chargeback.ts',
    is: 'if (spent > 0) await freezeBought(work, chargedBack.chargeback.id, await lockBought(work, chargedBack))',
    without: '',
  },
  'what charged-back money bought is free when the bank has decided': {
    file: 'server/money/settlement/apply-chargeback.ts',
    is: "await closeChargeback(work.tx, chargeback.id, { status: 'won', closed_at: at })\n  await thawBought(work, chargeback.id)",
    without: "await closeChargeback(work.tx, chargeback.id, { status: 'won', closed_at: at })",
  },
  'an order waits until its customer owes nothing': {
    file: 'server/money/settlement/apply-chargeback.ts',
    is: 'await freezeBought(work, id, bought)',
    without: '',
  },
  'held tips pay what their bank takes': {
    file: 'server/money/settlement/apply-chargeback.ts',
    is: 'await takeHeldTips(work, chargedBack, { orders: bought, most: spent }, forBank)',
    without: '',
  },
  'what comes back to a former guest is as old as it was': {
    file: 'core/money/lots.ts',
    is: 'const at = older ? lots.indexOf(older) + 1 : lots.length',
    without: 'const at = lots.length',
  },
  'one colleague gives a limited amount at once': {
    file: 'core/money/staff-limits.ts',
    is: 'return amount > staffLimits.once.amount || amount',
    without: 'return amount',
  },
  'one colleague gives a person a limited amount in a month': {
    file: 'core/money/staff-limits.ts',
    is: ' || amount + recently > staffLimits.month.amount',
    without: '',
  },
  'a frozen order isn’t completed': {
    file: 'server/money/settlement/settle-order.ts',
    is: 'await refuseFrozen(work, order)',
    without: '',
  },
  'a coupon of one colleague leaves the shop something': {
    file: 'core/money/staff-limits.ts',
    is: 'if (leavesNothing(offer, prices)) return true',
    without: '',
  },
  'a coupon of one colleague has a limited cost': {
    file: 'core/money/staff-limits.ts',
    is: 'return cost === null || cost > staffLimits.campaign.amount',
    without: 'return false',
  },
  'an order’s use of a coupon counts': {
    file: 'server/money/coupons/coupon-store.ts',
    is: "uses: eb('uses', '+', 1)",
    without: "uses: eb('uses', '+', 0)",
  },
  'a coupon that an order takes off is used less': {
    file: 'server/orders/checkout/apply-coupon.ts',
    is: 'await dropUse(work.tx, orderId)',
    without: "await work.tx.deleteFrom('coupon_uses').where('order_id', '=', orderId).execute()",
  },
  'a cancelled order gives the use of its coupon back': {
    file: 'server/composed/order-followers.ts',
    is: 'followOrder,\n      releaseCoupon,\n      refundOrder,',
    without: 'followOrder,\n      refundOrder,',
  },
  'what a decision gives beyond the record is limited': {
    file: 'server/orders/disputes/decide-dispute.ts',
    is: 'const needsSecond = personId !== null && amount > 0 &&',
    without: 'const needsSecond = false &&',
  },
  'a decision counts what it gives beyond the record': {
    file: 'core/orders/disputes.ts',
    is: 'amount: Math.max(0, customer, boosters)',
    without: 'amount: 0',
  },
  'two people write off a debt': {
    file: 'server/money/settlement/write-off-debt.ts',
    is: 'amount, needsSecond: true }',
    without: 'amount, needsSecond: false }',
  },
  'two people return a payout that was sent': {
    file: 'server/money/payouts/return-payout.ts',
    is: 'needsSecond: sent_at !== null }',
    without: 'needsSecond: false }',
  },
  'nobody proposes what they get': {
    file: 'server/accounts/proposals/propose.ts',
    is: "if (parties.includes(caller.id)) throw new AppError('own_affair')",
    without: '',
  },
  'nobody approves what they get': {
    file: 'server/accounts/proposals/decide-proposal.ts',
    is: '|| parties.includes(caller.id)',
    without: '',
  },
  'what was written off stays the shop’s loss': {
    file: 'server/money/settlement/restore-payment.ts',
    is: 'const owed = chargeback.from_debt - chargeback.forgiven',
    without: 'const owed = chargeback.from_debt',
  },
  'a change reads the share of the sale': {
    file: 'server/orders/changes/price-change.ts',
    is: 'hourly: hourlyOf(order.quote),',
    without: 'hourly: hourlyOf(order.quote), boosterShare: (await presentPrices(services)).boosterShare,',
  },
  'a change is taxed like its sale': {
    file: 'server/money/receipts/issue-receipt.ts',
    is: '...(sale && { vat: sale.content.vat }),',
    without: '',
  },
  'a credit note has the tax of its receipt': {
    file: 'server/money/receipts/issue-receipt.ts',
    is: '      vat: content.vat,\n      quote: null,',
    without: '      quote: null,',
  },
  'the page of a balance says what is on it': {
    file: 'server/money/ledger/list-balance-history.ts',
    is: "balance: balanceOf('customer_balance'),",
    without: "balance: balanceOf('customer_balance') + balanceOf('customer_held'),",
  },
  'the entries of a balance add up': {
    file: 'server/money/ledger/balance-history-store.ts',
    is: 'select min(id) as id, entry_id, sum(amount)::bigint as amount from ledger_lines',
    without: 'select min(id) as id, entry_id, max(amount)::bigint as amount from ledger_lines',
  },
  'a prize is a gift': {
    file: 'core/money/lots.ts',
    is: "  if (kind === 'prize_given') return 'prize'\n",
    without: '',
  },
  'a prize can be given up': {
    file: 'server/money/ledger/lot-store.ts',
    is: "['cashback_given', 'gift_given', 'prize_given', 'balance_moved']",
    without: "['cashback_given', 'gift_given', 'balance_moved']",
  },
  'a prize is given once': {
    file: 'server/site/raffles/claim-prize.ts',
    is: 'if (prize.claimed_at) return wonView(prize)',
    without: '',
  },
  'a prize is claimed in time': {
    file: 'server/site/raffles/claim-prize.ts',
    is: "if (prize.lapsed_at || prize.claim_until <= now) throw new AppError('prize_gone')",
    without: '',
  },
  'an erasure waits for a claim': {
    file: 'server/site/raffles/claim-prize.ts',
    is: 'await lockAccount(tx, caller.id)',
    without: '',
  },
  'a prize coupon is its winner’s alone': {
    file: 'server/money/coupons/coupon-uses.ts',
    is: "if (coupon.customer_id !== null && coupon.customer_id !== order.customer_id) return 'coupon_not_found'",
    without: '',
  },
  'a prize coupon is used once': {
    file: 'server/money/coupons/create-coupon.ts',
    is: 'use_limit: 1,\n    per_customer: 1,',
    without: 'use_limit: null,\n    per_customer: 1,',
  },
  'a prize coupon leaves the booster’s part': {
    file: 'core/raffles/raffles.ts',
    is: 'return Math.floor(100 - boosterShare)',
    without: 'return 100',
  },
  'two people open a raffle of large prizes': {
    file: 'server/site/raffles/open-raffle.ts',
    is: 'needsSecond: amount > staffLimits.campaign.amount,',
    without: 'needsSecond: false,',
  },
  'a raffle costs all its prizes': {
    file: 'core/raffles/raffles.ts',
    is: 'return prizeValue * winners',
    without: 'return prizeValue',
  },
  'a raffle is drawn once': {
    file: 'server/site/raffles/draw-raffle.ts',
    is: "if (raffle?.state !== 'closed' || raffle.beacon_round !== (round?.round ?? null)) return",
    without: 'if (!raffle) return',
  },
  'a place moves up once': {
    file: 'server/site/raffles/draw-raffle.ts',
    is: "for (const winner of lapsed) await changeWinner(tx, winner, { lapsed_at: now, lapse: 'silent' })",
    without: '',
  },
  'a ticket whose account is gone is passed over': {
    file: 'server/site/raffles/winner-store.ts',
    is: "coalesce(person.erased_at is null and person.banned_at is null and person.permissions = '{}', false)",
    without: 'true',
  },
  'the next ticket of the order wins': {
    file: 'server/site/raffles/winner-store.ts',
    is: 'order by place, number\n',
    without: 'order by number\n',
  },
  'a withdrawn ticket isn’t drawn': {
    file: 'server/site/raffles/winner-store.ts',
    is: ' and withdrawn_at is null\n      order by place',
    without: '\n      order by place',
  },
}
