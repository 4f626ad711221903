import type { Vat } from '#core/money/receipts.ts'
import type { Db } from '#server/platform/db/pool.ts'
import type { Offer } from './coupons.ts'
import { Crossings } from './crossings.ts'
import { Purse, prize } from './purse.ts'
import type { Promised, Raffle } from './raffles.ts'
import { type Money, type Order, type Payment, type Published, sum, type Tip, type Word } from './state.ts'
import { Story } from './story.ts'

/**
 * What the model has been told: people with their purses, payments, orders and tips. The laws, each in a file of its own,
 * say what follows from it.
 */
export class World {
  readonly story = new Story()
  readonly crossings = new Crossings()
  readonly db: Db
  readonly purses = new Map<string, Purse>()
  readonly boosters = new Map<string, { earned: number; sent: Map<string, number> }>()
  readonly guests = new Set<string>()
  /** Accounts that were erased. */
  readonly gone = new Set<string>()
  readonly payments = new Map<string, Payment>()
  /** The payment that a bank knows by this name. */
  readonly intents = new Map<string, string>()
  readonly orders = new Map<string, Order>()
  readonly tips = new Map<string, Tip>()

  /** What staff typed: the prices by version, and the tax. */
  readonly published = new Map<number, Published & { step: number }>()
  tax: Vat = null
  /** The tax that each order was sold with. */
  readonly taxOf = new Map<string, Vat>()
  readonly certain = new Set<number>()
  /** What coupons give, what staff decided about each, and what those gave that a customer applied to an order. */
  readonly coupons = new Map<string, Offer>()
  readonly decidedCoupons = new Map<string, Offer>()
  readonly wishedCoupons = new Map<string, Offer[]>()
  /** The code of each coupon, how often each is used by its own word, and which order has last used which. */
  readonly couponCodes = new Map<string, string>()
  readonly usesSaid = new Map<string, number>()
  readonly usedBy = new Map<string, string>()
  /** The orders that hold a use of each coupon. */
  readonly holders = new Map<string, Set<string>>()
  /** The orders whose coupon gives something else since they were sold. */
  readonly editedSince = new Set<string>()
  /** What became of each proposal of staff, what it gave whom, and which payouts can come back by one. */
  readonly proposals = new Map<string, string>()
  readonly movedByStaff = new Map<string, { amount: number; at: number }[]>()
  readonly returnable = new Set<string>()
  /** The orders that each run cancels, what was agreed, and what came back; and what each colleague has refunded so. */
  readonly runs = new Map<string, { orders: Set<string>; agreed: number; refunded: Map<string, number> }>()
  readonly refundedTogether = new Map<string, { amount: number; at: number }[]>()
  /** Raffles, the prizes that staff typed by the raffle's address, and which raffles staff decided to open. */
  readonly raffles = new Map<string, Raffle>()
  readonly promisedPrizes = new Map<string, Promised>()
  readonly openings = new Set<string>()
  /** Whom each coupon was made for that a raffle gave. */
  readonly couponOwners = new Map<string, string>()
  /** Who took over a guest's debt. */
  readonly tookDebts = new Set<Purse>()
  /** Who was told in this step that they have money of their own and can't leave, and who claimed a prize in it. */
  readonly keptIn = new Set<string>()
  readonly claimed = new Set<string>()
  /** By how much decisions about an order would go beyond its record. */
  readonly decisions = new Map<string, number[]>()
  /** Payments that a bank has asked about. */
  readonly chargedBack = new Set<Payment>()
  /** What banks say in this step, and what they said in steps that were cut off: it can be committed a few steps later. */
  readonly words: Word[] = []
  late: { word: Word; step: number }[] = []

  /** What the ledger says of each account of a person or a subject. */
  readonly said = new Map<string, number>()

  /** Whom and what the step that is checked now has touched: people, orders, subjects of payments, payments. */
  readonly people = new Set<string>()
  readonly touched = new Set<string>()
  readonly subjects = new Set<string>()
  readonly fresh = new Set<Payment>()

  /** Of the transaction that is taken in: who received something, and which orders' ends are decided. */
  readonly owing = new Set<Purse>()
  readonly settling = new Set<string>()

  constructor(db: Db) {
    this.db = db
  }

  beginStep(step: number): void {
    this.story.step = step
    for (const each of [this.people, this.touched, this.subjects, this.fresh, this.claimed]) each.clear()
  }

  beginTransaction(): void {
    this.owing.clear()
    this.settling.clear()
  }

  saidOf(kind: string, owner: string): number {
    return this.said.get(`${kind} ${owner}`) ?? 0
  }

  purseOf(id: string): Purse {
    const purse = this.purses.get(id) ?? new Purse()
    this.purses.set(id, purse)
    return purse
  }

  purseOfPayment(payment: Payment): Purse {
    const owner = this.ownerOf(payment)
    this.people.add(owner)
    return this.purseOf(owner)
  }

  ownerOf({ order, subject }: Payment): string {
    return order === null ? subject : (this.orders.get(order)?.customer ?? subject)
  }

  tipOf(payment: Payment): Tip | undefined {
    return [...this.tips.values()].find((tip) => tip.payment === payment.id)
  }

  paymentOf(id: string): Payment {
    const payment = this.payments.get(id)
    if (!payment) throw new Error(`There is no payment ${id}`)
    return payment
  }

  fundsOf(orderId: string): Payment[] {
    return [...this.payments.values()].filter(({ order, joined }) => order === orderId && joined)
  }

  /** What of a payment the shop and its boosters have, before any bank takes it. */
  kept(payment: Payment): number {
    if (payment.kind === 'top_up' || payment.state !== 'paid') return 0
    const given = sum([...payment.refunds.values()])
    return (
      payment.amount -
      Math.min(payment.amount, given + (payment.bank?.status === 'lost' ? payment.bank.rest : 0))
    )
  }

  keptOf(orderId: string): number {
    return sum(this.fundsOf(orderId).map((payment) => ({ amount: this.kept(payment) })))
  }

  /** What of a payment is at its card or bank, without what its customer owes for it. */
  away(payment: Payment): number {
    const { bank } = payment
    const cards = this.#atCard(payment)
    if (bank?.status === 'lost') return cards + bank.amount - bank.debt - bank.voids
    return cards + (this.purseOfPayment(payment).held.get(payment.id) ?? 0)
  }

  /** What of a payment both its card and its bank have: the shop's loss, if the refund was sent before. */
  twice(payment: Payment): number {
    const { bank, amount } = payment
    if (bank?.status !== 'lost') return 0
    return Math.max(0, this.#atCard(payment) + bank.amount - bank.voids - amount)
  }

  #atCard({ refunds }: Payment): number {
    return sum([...refunds.values()].filter(({ to, state }) => to === 'card' && state === 'given'))
  }

  moneyOf(orderId: string): Money & { given: number } {
    const funds = this.fundsOf(orderId)
    const refunds = funds.flatMap((payment) => [...payment.refunds.values()])
    // What a bank returned of a refund isn't the shop's.
    const refunded = sum(refunds) - sum(funds.map(({ bank }) => ({ amount: bank?.voids ?? 0 })))
    return { paid: sum(funds), refunded, given: sum(refunds) }
  }

  receive(payment: Payment, amount: number): void {
    const purse = this.purseOfPayment(payment)
    purse.receive(payment.id, amount)
    this.owing.add(purse)
  }

  /** What was bought with gifts of a raffle comes back with the rest. */
  takeBack(payment: Payment, amount: number): void {
    const purse = this.purseOfPayment(payment)
    const before = purse.of(prize).left
    purse.takeBack(payment.bought, amount)
    this.owing.add(purse)
    if (purse.of(prize).left > before) this.crossings.add('what a prize bought comes back')
  }

  earn(booster: string, amount: number): void {
    const known = this.boosters.get(booster)
    if (known) known.earned += amount
    this.people.add(booster)
  }

  note(payment: Payment): void {
    this.fresh.add(payment)
    this.people.add(this.ownerOf(payment))
    this.subjects.add(payment.subject)
    if (!payment.order) return
    this.touched.add(payment.order)
    this.subjects.add(payment.order)
  }
}
