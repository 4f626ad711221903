import { randomBytes } from 'node:crypto'
import { StripeRefusal } from './refusal.ts'

export type Metadata = Record<string, string>
export type Session = {
  id: string
  object: 'checkout.session'
  created: number
  expires_at: number
  status: 'open' | 'complete' | 'expired'
  payment_status: 'unpaid' | 'paid'
  amount_total: number
  currency: string
  payment_intent: string | null
  client_reference_id: string
  metadata: Metadata
  success_url: string
  cancel_url: string
  /** Only an open session has a page. */
  url: string | null
}
export type Intent = {
  id: string
  object: 'payment_intent'
  status: 'processing' | 'succeeded' | 'requires_payment_method'
  amount: number
  currency: string
  metadata: Metadata
}
export type Refund = {
  id: string
  object: 'refund'
  created: number
  payment_intent: string
  amount: number
  currency: string
  status: 'pending' | 'succeeded' | 'failed'
  metadata: Metadata
}
export type Dispute = {
  id: string
  object: 'dispute'
  payment_intent: string
  amount: number
  currency: string
  status: 'warning_needs_response' | 'needs_response' | 'won' | 'lost' | 'prevented'
  evidence_details: { due_by: number }
}
/** An event keeps its object as it was then, as Stripe's do. */
export type StripeEvent = {
  id: string
  object: 'event'
  type: string
  created: number
  data: { object: object }
}

const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`

/** What Stripe would know: sessions, intents, refunds and disputes, each change with its event, oldest first. */
export class StripeBooks {
  readonly sessions = new Map<string, Session>()
  readonly intents = new Map<string, Intent>()
  readonly refunds = new Map<string, Refund>()
  readonly disputes = new Map<string, Dispute>()
  readonly events: StripeEvent[] = []
  /** True: refunds wait as `pending`, as those to bank accounts do. */
  refundsPend = false
  readonly now: () => number

  /** `now` is in seconds, as all times of Stripe's. */
  constructor(now: () => number) {
    this.now = now
  }

  openSession(
    asked: Pick<Session, 'amount_total' | 'currency' | 'metadata' | 'client_reference_id'> & Pages,
  ) {
    const id = newId('cs_test')
    const session: Session = {
      ...asked,
      id,
      object: 'checkout.session',
      created: this.now(),
      status: 'open',
      payment_status: 'unpaid',
      // Since 2022-08-01 the intent is created when the customer pays.
      payment_intent: null,
      url: `https://checkout.stripe.example/c/pay/${id}`,
    }
    this.sessions.set(id, session)
    return session
  }

  /** Of two of them, or of a payment and an expiry, the first wins. */
  expire(id: string): Session {
    const session = this.session(id)
    if (session.status !== 'open')
      throw new StripeRefusal(`Only Checkout Sessions with a status in ["open"] can be expired.`)
    Object.assign(session, { status: 'expired', url: null })
    this.tell('checkout.session.expired', session)
    return session
  }

  /** The customer pays on Stripe's page; `later` is a bank debit, which succeeds or fails days later. */
  pay(id: string, { later = false } = {}): Session {
    const session = this.session(id)
    if (session.status !== 'open') throw new StripeRefusal('The page has ended')
    const { amount_total: amount, currency, metadata } = session
    const intent: Intent = {
      id: newId('pi'),
      object: 'payment_intent',
      amount,
      currency,
      metadata,
      status: later ? 'processing' : 'succeeded',
    }
    this.intents.set(intent.id, intent)
    const payment_status = later ? 'unpaid' : 'paid'
    Object.assign(session, { status: 'complete', payment_status, payment_intent: intent.id, url: null })
    if (!later) this.tell('payment_intent.succeeded', intent)
    this.tell('checkout.session.completed', session)
    return session
  }

  /** A bank debit ends. */
  settleLater(id: string, how: 'succeeded' | 'failed'): void {
    const session = this.session(id)
    const intent = this.intent(session.payment_intent ?? '')
    intent.status = how === 'succeeded' ? 'succeeded' : 'requires_payment_method'
    if (how === 'succeeded') session.payment_status = 'paid'
    this.tell(`checkout.session.async_payment_${how}`, session)
  }

  refund(intentId: string, amount: number, metadata: Metadata): Refund {
    const intent = this.intent(intentId)
    const left = intent.amount - this.refunded(intentId)
    if (this.disputeOf(intentId))
      throw new StripeRefusal(`Charge has been charged back; cannot issue a refund.`, 'charge_disputed')
    if (left === 0) throw new StripeRefusal('Charge has already been refunded.', 'charge_already_refunded')
    if (amount > left) throw new StripeRefusal(`Refund amount is greater than unrefunded amount on charge.`)
    const refund: Refund = {
      id: newId('re'),
      object: 'refund',
      created: this.now(),
      payment_intent: intentId,
      amount,
      currency: intent.currency,
      status: this.refundsPend ? 'pending' : 'succeeded',
      metadata,
    }
    this.refunds.set(refund.id, refund)
    this.tell('refund.created', refund)
    return refund
  }

  /** The bank takes a refund or returns it; a refund that succeeded can still fail. */
  settleRefund(id: string, status: 'succeeded' | 'failed'): void {
    const refund = this.refunds.get(id)
    if (!refund) throw missing('refund', id)
    refund.status = status
    this.tell('refund.updated', refund)
    if (status === 'failed') this.tell('refund.failed', refund)
  }

  /** The customer's bank takes the money back, or only asks (`warning_needs_response`). */
  dispute(intentId: string, status: Dispute['status'] = 'needs_response', amount?: number): Dispute {
    const intent = this.intent(intentId)
    const dispute: Dispute = {
      id: newId('du'),
      object: 'dispute',
      payment_intent: intentId,
      status,
      amount: amount ?? intent.amount,
      currency: intent.currency,
      evidence_details: { due_by: this.now() + 7 * 86_400 },
    }
    this.disputes.set(dispute.id, dispute)
    this.tell('charge.dispute.created', dispute)
    if (status === 'needs_response') this.tell('charge.dispute.funds_withdrawn', dispute)
    return dispute
  }

  decide({ id }: Dispute, status: 'won' | 'lost'): void {
    const dispute = this.disputes.get(id)
    if (!dispute) throw missing('dispute', id)
    dispute.status = status
    this.tell('charge.dispute.closed', dispute)
    if (status === 'won') this.tell('charge.dispute.funds_reinstated', dispute)
  }

  session(id: string): Session {
    const session = this.sessions.get(id)
    if (!session) throw missing('checkout.session', id)
    // Stripe expires sessions by their time without a request.
    if (session.status === 'open' && session.expires_at <= this.now()) {
      Object.assign(session, { status: 'expired', url: null })
      this.tell('checkout.session.expired', session)
    }
    return session
  }

  intent(id: string): Intent {
    const intent = this.intents.get(id)
    if (!intent) throw missing('payment_intent', id)
    return intent
  }

  /** What was refunded of an intent, without failed refunds; minor units. */
  refunded(intentId: string): number {
    return this.refundsOf(intentId)
      .filter(({ status }) => status !== 'failed')
      .reduce((sum, { amount }) => sum + amount, 0)
  }

  refundsOf(intentId: string): Refund[] {
    return [...this.refunds.values()].filter(({ payment_intent }) => payment_intent === intentId)
  }

  private disputeOf(intentId: string): Dispute | undefined {
    const taken: readonly string[] = ['needs_response', 'lost']
    return [...this.disputes.values()].find(
      ({ payment_intent, status }) => payment_intent === intentId && taken.includes(status),
    )
  }

  private tell(type: string, object: object): void {
    const data = { object: structuredClone(object) }
    this.events.push({ id: newId('evt'), object: 'event', type, created: this.now(), data })
  }
}

type Pages = Pick<Session, 'success_url' | 'cancel_url' | 'expires_at'>

const missing = (what: string, id: string) =>
  new StripeRefusal(`No such ${what}: '${id}'`, 'resource_missing', 404)
