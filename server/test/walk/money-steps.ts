import { randomUUID } from 'node:crypto'
import { hourMs } from '#core/base/durations.ts'
import { topUpSums } from '#core/money/top-ups.ts'
import { offeredTips } from '#core/orders/tips.ts'
import type { OrderRow } from '#server/kernel/order-row.ts'
import { findUnspent } from '#server/money/ledger/lot-store.ts'
import { lockPayment, type PaymentRow } from '#server/money/payments/payment-store.ts'
import { type ProviderWord, settlePayment } from '#server/money/payments/settle-payment.ts'
import { approveBatch } from '#server/money/payouts/approve-batch.ts'
import { makeBatch } from '#server/money/payouts/make-batch.ts'
import { openFile } from '#server/money/payouts/open-file.ts'
import { requestPayout } from '#server/money/payouts/request-payout.ts'
import { sendBatch } from '#server/money/payouts/send-batch.ts'
import { withdrawPayout } from '#server/money/payouts/withdraw-payout.ts'
import { applyChargeback } from '#server/money/settlement/apply-chargeback.ts'
import { applyRefund } from '#server/money/settlement/apply-refund.ts'
import { tipByCard, tipFromBalance } from '#server/money/tips/give-tip.ts'
import { findTipOfOrder } from '#server/money/tips/tip-store.ts'
import { cancelTopUp } from '#server/money/top-ups/cancel-top-up.ts'
import { refundTopUp } from '#server/money/top-ups/refund-top-up.ts'
import { topUpBalance } from '#server/money/top-ups/top-up-balance.ts'
import { payByBalance } from '#server/orders/checkout/pay-by-balance.ts'
import { payByCard } from '#server/orders/checkout/pay-by-card.ts'
import { transaction } from '#server/platform/ports/work.ts'
import { act } from '#server/test/act.ts'
import { intentOf } from './model/outside.ts'
import { customerOf, onOrder, type Shop, type Step } from './shop.ts'
import { returnPayout } from './staff-steps.ts'

const byCard = {
  method: 'card',
  accept_risk: true,
  start_now: '1.0',
  withdrawal_ends: '1.0',
  in_game_name: 'Walker#EUW',
} as const
const byBalance = { ...byCard, method: 'balance' } as const

/** A provider's word on a random payment for a subject: true or not, early or late, once or several times. */
async function hearProvider(shop: Shop, { id }: { id: string }): Promise<unknown> {
  const { services, chance } = shop
  const payments = await services.db
    .selectFrom('payments')
    .selectAll()
    .where('subject_id', '=', id)
    // No provider speaks about what a balance paid.
    .where('provider', '<>', 'balance')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  if (payments.length === 0) return false
  const payment = chance.of(payments)
  return providerSays(shop, payment, {
    status: chance.of(['succeeded', 'succeeded', 'succeeded', 'failed', 'expired'] as const),
    amount: payment.amount + (chance.happens(0.02) ? 1 : 0),
  })
}

/** The provider's word on a payment, once or several times at once: one event that is repeated, or several events. */
export function providerSays(
  shop: Shop,
  payment: PaymentRow,
  { status, amount }: Pick<ProviderWord, 'status' | 'amount'>,
): Promise<unknown> {
  const ref = payment.provider_ref ?? `walk_${payment.id}`
  const word = {
    provider: payment.provider,
    ref,
    paymentId: payment.id,
    subjectId: payment.subject_id,
    status,
    amount,
    currency: payment.currency,
    intent: intentOf(ref),
  }
  if (status === 'succeeded' && amount === payment.amount) shop.outside.pay(ref)
  const event = shop.chance.happens(0.5) ? `event_${randomUUID()}` : null
  return Promise.all(
    repeated(shop).map(() =>
      settlePayment(shop.services, { ...word, eventId: event ?? `event_${randomUUID()}` }),
    ),
  )
}

/** A bank's word on a random card payment for these subjects: it is open, won or lost, perhaps for a part. */
async function hearBank(shop: Shop, subjectIds: readonly string[]): Promise<unknown> {
  const { services, chance } = shop
  if (subjectIds.length === 0) return false
  const payments = await services.db
    .selectFrom('payments')
    .selectAll()
    .where('subject_id', 'in', subjectIds)
    .where('provider_intent', 'is not', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  if (payments.length === 0) return false
  return bankSays(shop, chance.of(payments), chance.of(['open', 'won', 'lost'] as const))
}

/** A bank's word on a card payment, once or several times at once; sometimes an old one that was on its way for long. */
export function bankSays(
  shop: Shop,
  { provider, provider_ref, provider_intent, amount, currency }: PaymentRow,
  status: 'open' | 'won' | 'lost',
): Promise<unknown> {
  const { services, chance, outside, model } = shop
  const at = new Date(services.now().getTime() - (chance.happens(0.05) ? 2 * hourMs : 0))
  const intent = provider_intent ?? ''
  const wished = { amount: Math.ceil(amount / chance.of([1, 1, 3])), at }
  const word = {
    ...outside.decide(provider_ref ?? '', status, wished),
    kind: 'chargeback' as const,
    id: `event_${randomUUID()}`,
    ref: `dispute_${provider_intent}`,
    intent,
    status,
    currency,
    dueAt: null,
    at,
  }
  model.banksSay(word)
  return Promise.all(repeated(shop).map(() => applyChargeback(services, provider, word)))
}

/** The same about what was paid for the shop's orders, or for their changes. */
async function hearBankOfOrders(shop: Shop): Promise<unknown> {
  const { services, chance, orders } = shop
  if (orders.length === 0 || chance.happens(0.6)) return hearBank(shop, orders)
  const changes = await services.db
    .selectFrom('order_changes')
    .select('id')
    .where('order_id', 'in', orders)
    .orderBy('asked_at')
    .orderBy('id')
    .execute()
  return hearBank(
    shop,
    changes.map(({ id }) => id),
  )
}

/** A card refund that was sent comes back to the shop after all, or the next one is refused. */
async function bounceSome(shop: Shop): Promise<unknown> {
  if (shop.chance.happens(0.3)) {
    shop.outside.refusesNext = true
    return true
  }
  const sent = await shop.services.db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'payment_id')
    .select(['refunds.id', 'payments.provider_ref'])
    .where('target', '=', 'provider')
    .where('sent_at', 'is not', null)
    .where('failed_at', 'is', null)
    .orderBy('sent_at', 'desc')
    .orderBy('refunds.id')
    .limit(5)
    .execute()
  return sent.length > 0 && bounce(shop, shop.chance.of(sent))
}

/** A card refund comes back to the shop. */
export function bounce(
  { services, outside }: Shop,
  { id, provider_ref }: { id: string; provider_ref: string | null },
): Promise<unknown> {
  outside.bounce(provider_ref ?? '', id)
  const event = { kind: 'refund', id: `event_${randomUUID()}`, refundId: id, status: 'failed' } as const
  return applyRefund(services, outside.name, event)
}

/** Once, sometimes three times at once. */
export const repeated = ({ chance }: Shop) => Array.from({ length: chance.happens(0.3) ? 3 : 1 })

/** A customer opens a top-up, or its provider or its bank reports one. */
function topUp(shop: Shop): Promise<unknown> {
  const customer = shop.chance.of(shop.customers)
  const happening = shop.chance.whole(1, 10)
  if (happening === 1) return hearBank(shop, [customer.id])
  if (happening <= 5) return hearProvider(shop, customer)
  return topUpBalance(shop.services, customer, shop.chance.of(topUpSums))
}

/** A customer cancels one of their top-ups, or asks for what they haven't spent of it, or for more. */
async function endTopUp({ services, chance, customers }: Shop): Promise<unknown> {
  const customer = chance.of(customers)
  const payments = await services.db
    .selectFrom('payments')
    .select(['id', 'status'])
    .where('subject_kind', '=', 'top_up')
    .where('subject_id', '=', customer.id)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(4)
    .execute()
  if (payments.length === 0) return false
  const { id, status } = chance.of(payments)
  if (status === 'open') return cancelTopUp(services, customer, id)
  return transaction(services, async (work) => {
    const unspent = await findUnspent(work.tx, customer.id, await lockPayment(work.tx, id))
    return refundTopUp(work, customer, id, unspent + (chance.happens(0.1) ? 1 : 0))
  })
}

/** A customer tips a booster, from the balance or by card, or its provider or its bank reports such a payment. */
async function tip(shop: Shop, order: OrderRow): Promise<unknown> {
  const { services, chance } = shop
  const wish = { amount: chance.of(offeredTips(order.total)), words: '' }
  const customer = customerOf(shop, order)
  const known = await findTipOfOrder(services.db, order.id)
  if (known && chance.happens(0.2)) return hearBank(shop, [known.id])
  if (known && chance.happens(0.4)) return hearProvider(shop, known)
  if (chance.happens(0.3)) return tipByCard(services, customer, order.id, { ...wish, method: 'card' })
  return transaction(services, (work) =>
    tipFromBalance(work, customer, order.id, { ...wish, method: 'balance' }),
  )
}

/** A booster asks for what they have or a part of it, or for a sum that may be too large. */
async function askForPayout({ services, chance, boosters }: Shop) {
  const booster = chance.of(boosters)
  const account = await services.db
    .selectFrom('ledger_accounts')
    .select('balance')
    .where('kind', '=', 'booster_payable')
    .where('owner_id', '=', booster.id)
    .executeTakeFirst()
  const part = Math.round((account?.balance ?? 0) / chance.of([1, 4, 10]))
  const amount = chance.happens(0.9) ? Math.max(1, part) : chance.whole(1, 50_000)
  await transaction(services, (work) => requestPayout(work, booster, amount))
}

/** A random payout of those with one of these statuses, and sometimes of all. */
async function somePayout({ services, chance }: Shop, status: 'requested' | 'sent') {
  const all = chance.happens(0.2)
  const payouts = await services.db
    .selectFrom('payouts')
    .selectAll()
    .$if(!all, (query) => query.where('status', '=', status))
    .orderBy('number', 'desc')
    .limit(20)
    .execute()
  return payouts.length > 0 ? chance.of(payouts) : undefined
}

async function withdraw(shop: Shop): Promise<unknown> {
  const payout = await somePayout(shop, 'requested')
  const booster = shop.boosters.find(({ id }) => id === payout?.booster_id)
  return payout && booster ? act(shop.services, withdrawPayout, booster, payout.id) : false
}

async function returnSome(shop: Shop): Promise<unknown> {
  const payout = await somePayout(shop, shop.chance.of(['requested', 'sent'] as const))
  return payout ? returnPayout(shop, payout) : false
}

async function makeOne({ services, chance, staff }: Shop): Promise<unknown> {
  const requested = await services.db
    .selectFrom('payouts')
    .select('id')
    .where('status', '=', 'requested')
    .where('ready_at', '<=', services.now())
    .orderBy('number')
    .execute()
  if (requested.length === 0) return false
  const ids = requested.map(({ id }) => id)
  // Mostly with those whose boosters have shares under review: without them nothing would be paid out for long.
  const alsoUnderReview = chance.happens(0.8)
  return transaction(services, (work) => makeBatch(work, staff, ids, alsoUnderReview))
}

/** Staff have the bank send a random open batch; a colleague approves it before if it needs a second person. */
async function sendOne({ services, chance, staff, colleague }: Shop): Promise<unknown> {
  const batches = await services.db
    .selectFrom('payout_batches')
    .select(['id', 'needs_second', 'approved_at'])
    .where('sent_at', 'is', null)
    .orderBy('number', 'desc')
    .limit(3)
    .execute()
  if (batches.length === 0) return false
  const batch = chance.of(batches)
  if (batch.needs_second && !batch.approved_at) await act(services, approveBatch, colleague, batch.id)
  await openFile(services, staff, batch.id, 'csv')
  return act(services, sendBatch, staff, batch.id)
}

/** What moves money into the shop and out of it. */
export const moneySteps: Readonly<Record<string, Step>> = {
  payByBalance: {
    weight: 5,
    run: onOrder(['not_paid'], (shop, order) =>
      transaction(shop.services, (work) => payByBalance(work, customerOf(shop, order), order.id, byBalance)),
    ),
  },
  openCard: {
    weight: 5,
    run: onOrder(['not_paid'], (shop, order) =>
      payByCard(shop.services, customerOf(shop, order), order.id, byCard),
    ),
  },
  hearProvider: { weight: 8, run: onOrder(['not_paid'], hearProvider) },
  hearBank: { weight: 2, run: hearBankOfOrders },
  bounce: { weight: 1, run: bounceSome },
  topUp: { weight: 3, run: topUp },
  endTopUp: { weight: 4, run: endTopUp },
  tip: { weight: 3, run: onOrder(['completed'], tip) },
  requestPayout: { weight: 3, run: askForPayout },
  withdrawPayout: { weight: 4, run: withdraw },
  returnPayout: { weight: 1, run: returnSome },
  batchPayouts: { weight: 1, run: makeOne },
  sendBatch: { weight: 1, run: sendOne },
}
