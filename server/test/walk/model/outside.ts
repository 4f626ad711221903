import {
  type ChargebackEvent,
  type NewPayment,
  type PaymentProvider,
  PaymentRefused,
  type PaymentState,
} from '#server/platform/outside/payment-provider.ts'

type Card = { amount: number; paid: boolean; ended: boolean; refunds: Map<string, number> }
type Question = { amount: number; lost: boolean; open: boolean; at: Date }

/**
 * The payment provider of a walk, with the cards and the banks behind it: what it says happened outside, whatever the
 * shop has heard of it. No card gets more than it paid, neither from the shop nor from its bank.
 */
export class Outside implements PaymentProvider {
  readonly name = 'sandbox'
  readonly isTest = true
  /** The next refund fails: of this payment, or of any. */
  refusesNext: string | boolean = false
  readonly #cards = new Map<string, Card>()
  readonly #questions = new Map<string, Question>()

  async createPayment({ paymentId, amount }: NewPayment): Promise<{ ref: string; url: string }> {
    const ref = `walk_${paymentId}`
    if (!this.#cards.has(ref)) this.#cards.set(ref, { amount, paid: false, ended: false, refunds: new Map() })
    return { ref, url: `https://walk.example/${ref}` }
  }

  async getPayment(ref: string): Promise<PaymentState> {
    const { amount, paid, ended } = this.#cardOf(ref)
    const status = paid ? 'succeeded' : ended ? 'expired' : 'pending'
    return { status, amount, currency: 'EUR', intent: intentOf(ref) }
  }

  async endPayment(ref: string): Promise<void> {
    this.#cardOf(ref).ended = true
  }

  async refund(ref: string, amount: number, key: string): Promise<void> {
    const card = this.#cardOf(ref)
    if (card.refunds.has(key)) return
    const question = this.#questions.get(ref)
    const back = sum(card.refunds.values()) + (question?.lost ? question.amount : 0)
    const fails = this.refusesNext === true || this.refusesNext === ref
    if (fails) this.refusesNext = false
    if (fails || question?.open || back + amount > card.amount)
      throw new PaymentRefused(`${ref} has no ${amount}`)
    card.refunds.set(key, amount)
  }

  /** A delivered refund bounces: the shop has the money again. */
  bounce(ref: string, key: string): boolean {
    return this.#cardOf(ref).refunds.delete(key)
  }

  pay(ref: string): void {
    const card = this.#cards.get(ref)
    if (card) card.paid = true
  }

  /** The bank decides: its word as the shop will hear it. It names the amount once. */
  decide(ref: string, status: ChargebackEvent['status'], { amount, at }: { amount: number; at: Date }) {
    const known = this.#questions.get(ref)
    const question = known ?? { amount, lost: false, open: false, at }
    this.#questions.set(ref, question)
    const decided = known !== undefined && !known.open
    if (at >= question.at && !(status === 'open' && decided))
      Object.assign(question, { lost: status === 'lost', open: status === 'open', at })
    return { amount: question.amount }
  }

  verifyWebhook(): null {
    return null
  }

  async methods() {
    return []
  }

  async events() {
    return []
  }

  #cardOf(ref: string): Card {
    const card = this.#cards.get(ref)
    if (!card) throw new Error(`No card paid ${ref}`)
    return card
  }
}

export const intentOf = (ref: string) => `intent_${ref}`

const sum = (amounts: Iterable<number>) => [...amounts].reduce((all, amount) => all + amount, 0)
