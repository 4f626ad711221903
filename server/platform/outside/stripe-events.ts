import type Stripe from 'stripe'
import type { ChargebackEvent, PaymentState, ProviderEvent } from './payment-provider.ts'

const outcomes: Partial<Record<Stripe.Event.Type, PaymentState['status']>> = {
  'checkout.session.async_payment_succeeded': 'succeeded',
  'checkout.session.async_payment_failed': 'failed',
  'checkout.session.expired': 'expired',
}

/** A session's status in our words. A card can be charged at once or later; only the session's own status says that it was. */
export function statusOf(session: Stripe.Checkout.Session): PaymentState['status'] {
  if (session.payment_status === 'paid') return 'succeeded'
  return session.status === 'expired' ? 'expired' : 'pending'
}

/** What a session is about, in our words. */
export function sumOf({ amount_total, currency, payment_intent }: Stripe.Checkout.Session) {
  const intent = payment_intent && idOf(payment_intent)
  return { amount: amount_total ?? 0, currency: (currency ?? '').toUpperCase(), intent }
}

/** The id of something that Stripe names or expands. */
export function idOf(object: string | { id: string }): string {
  return typeof object === 'string' ? object : object.id
}

/** Stripe's word about a refund, by our key. A refund from its dashboard has none. */
function refundOf({ id }: Stripe.Event, { status, metadata }: Stripe.Refund): ProviderEvent | 'irrelevant' {
  const refundId = metadata?.refund_id ?? null
  if (status === 'succeeded') return { kind: 'refund', id, refundId, status }
  const failed = status === 'failed' || status === 'canceled'
  return failed ? { kind: 'refund', id, refundId, status: 'failed' } : 'irrelevant'
}

/**
 * What the status of Stripe's dispute, our chargeback, means for the money (docs.stripe.com/api/disputes/object): a
 * dispute takes it until it is decided, in an appeal too; an inquiry (`warning_*`) moves none. A status that Stripe adds
 * later freezes the order until staff look.
 */
const disputeWords: Partial<Record<Stripe.Dispute.Status, ChargebackEvent['status'] | 'irrelevant'>> = {
  warning_needs_response: 'irrelevant',
  warning_under_review: 'irrelevant',
  warning_closed: 'irrelevant',
  won: 'won',
  lost: 'lost',
}

/** A prevented dispute was either blocked, or settled by returning the money, which its movements show. */
function wordOf({ status, balance_transactions }: Stripe.Dispute): ChargebackEvent['status'] | 'irrelevant' {
  if (status !== 'prevented') return disputeWords[status] ?? 'open'
  return balance_transactions.reduce((sum, { amount }) => sum + amount, 0) < 0 ? 'lost' : 'irrelevant'
}

function chargebackOf({ id, created }: Stripe.Event, dispute: Stripe.Dispute): ProviderEvent | 'irrelevant' {
  const { payment_intent: intent, amount, currency, evidence_details } = dispute
  const status = wordOf(dispute)
  if (!intent || status === 'irrelevant') return 'irrelevant'
  const due = evidence_details?.due_by
  return {
    kind: 'chargeback',
    id,
    at: new Date(created * 1000),
    ref: dispute.id,
    intent: idOf(intent),
    status,
    amount,
    currency: currency.toUpperCase(),
    dueAt: due ? new Date(due * 1000) : null,
  }
}

const refundEvents = ['refund.created', 'refund.updated', 'refund.failed', 'charge.refund.updated'] as const

/** The events that can change our books; a webhook's endpoint needs no others. */
export const heardEvents: readonly Stripe.Event.Type[] = [
  'checkout.session.completed',
  ...(Object.keys(outcomes) as Stripe.Event.Type[]),
  ...refundEvents,
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
]

/** An event in our words; 'irrelevant' for one that changes nothing in our books. */
export function eventOf(event: Stripe.Event): ProviderEvent | 'irrelevant' {
  if ((refundEvents as readonly string[]).includes(event.type))
    return refundOf(event, event.data.object as Stripe.Refund)
  if (event.type.startsWith('charge.dispute.'))
    return chargebackOf(event, event.data.object as Stripe.Dispute)
  if (event.type !== 'checkout.session.completed' && !outcomes[event.type]) return 'irrelevant'
  const session = event.data.object as Stripe.Checkout.Session
  const { payment_id: paymentId, order_id: subjectId } = session.metadata ?? {}
  const status = outcomes[event.type] ?? statusOf(session)
  // Sessions of other shops on the same account have no ids of ours.
  if (!paymentId || !subjectId || status === 'pending') return 'irrelevant'
  return { id: event.id, ref: session.id, paymentId, subjectId, status, ...sumOf(session) }
}
