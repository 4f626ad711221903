import type { Vat } from '#core/money/receipts.ts'
import type { Db } from '#server/platform/db/pool.ts'
import { checkUnheard, takeBank } from './banks.ts'
import { listRun, takeHandled } from './bulk.ts'
import { connected } from './connected.ts'
import { checkCoupons, takeCoupon, takeUse } from './coupons.ts'
import type { Crossings } from './crossings.ts'
import { checkEscrow, checkOrder } from './escrow.ts'
import { type Fact, readNews, type Said, type Table } from './facts.ts'
import { checkFrozen, takeRelease, takeShare } from './freezing.ts'
import { checkPages, type Shown } from './pages.ts'
import { checkPayment, inOrderOfRefund, meetPayment, takePayment, takeRefund } from './payments.ts'
import { checkKeptIn, checkPerson, payDebts, takeErasure, takeOver, takePerson } from './persons.ts'
import { published, takeCashback, takeOrder, takeReceipt, wishes } from './promises.ts'
import { type Promised, takeRaffle, takeTicket, takeWinners } from './raffles.ts'
import type { CashbackRow, PaymentRow, RefundRow } from './rows.ts'
import { takePayout, takeSettlement, takeTip } from './settlement.ts'
import { takeProposal } from './staff.ts'
import type { Published, Word } from './state.ts'
import type { Story } from './story.ts'
import { World } from './world.ts'

/**
 * What every person, payment and order of a walk may have, by the laws of money alone. It is told what was paid, decided
 * and promised, and computes nothing with the product's functions and reads nothing from its ledger, with which it is then
 * compared.
 */
export class Model {
  readonly #db: Db
  readonly #world: World
  /** The transaction of the database from which on something may not be taken in, and what of that was. */
  #since = 0
  #taken = new Set<string>()

  constructor(db: Db) {
    this.#db = db
    this.#world = new World(db)
  }

  get story(): Story {
    return this.#world.story
  }

  get crossings(): Crossings {
    return this.#world.crossings
  }

  /** Begins from what the shop has now: these people, with these sums. */
  async begin(people: {
    gifts: ReadonlyMap<string, number>
    boosters: ReadonlyMap<string, number>
  }): Promise<void> {
    const world = this.#world
    for (const [id, amount] of people.gifts) world.purseOf(id).receive('before the walk', amount)
    for (const [id, earned] of people.boosters) world.boosters.set(id, { earned, sent: new Map() })
    const { facts, said, next } = await readNews(this.#db, 0)
    this.#hear(said)
    for (const { table, row } of facts) if (table === 'coupons') takeCoupon(world, row as never)
    for (const [code, offer] of world.coupons) world.decidedCoupons.set(code, offer)
    this.#since = next
    this.#taken = new Set(facts.map(({ version }) => version))
  }

  /** Staff published prices. */
  published(version: number, prices: Published, certainty: 'perhaps' | 'certainly' = 'certainly'): void {
    published(this.#world, version, { ...prices, certainty })
  }

  /** A customer is about to apply a coupon. */
  wishes(orderId: string, code: string): void {
    wishes(this.#world, orderId, code)
    const { couponOwners, orders, crossings } = this.#world
    const owner = couponOwners.get(code)
    if (owner !== undefined && owner !== orders.get(orderId)?.customer)
      crossings.add('somebody else tries a prize coupon')
  }

  /** The codes of the coupons that give something to anyone today. */
  get coupons(): string[] {
    const { coupons, couponOwners } = this.#world
    return [...coupons.values()]
      .filter(({ code, enabled }) => enabled && !couponOwners.has(code))
      .map(({ code }) => code)
  }

  /** The shop charges this tax from now on. */
  taxed(vat: Vat): void {
    this.#world.tax = vat
  }

  /** Staff are about to give somebody an amount beyond what the page of a dispute says of its record. */
  decides(orderId: string, beyond: number): void {
    this.#world.decisions.set(orderId, [...(this.#world.decisions.get(orderId) ?? []), beyond])
  }

  /** A bank is about to say something. */
  banksSay(word: Word): void {
    this.#world.words.push(word)
  }

  owes(personId: string): boolean {
    return this.debtOf(personId) > 0
  }

  debtOf(personId: string): number {
    return this.#world.purses.get(personId)?.debt ?? 0
  }

  balanceOf(personId: string): number {
    return this.#world.purses.get(personId)?.balance ?? 0
  }

  /** Staff are about to write a raffle with these prizes. */
  promisesPrizes(slug: string, prizes: Promised): void {
    this.#world.promisedPrizes.set(slug, prizes)
  }

  /** The coupons that somebody won. */
  wonBy(personId: string): string[] {
    return [...this.#world.couponOwners].filter(([, owner]) => owner === personId).map(([code]) => code)
  }

  /** Somebody was told that they can't leave because of money of their own. */
  keptIn(personId: string): void {
    this.#world.keptIn.add(personId)
  }

  /** Takes in what the step did and compares; `whole` says whether it ran to its end. */
  async check(step: number, whole: boolean): Promise<void> {
    const { facts, said, next } = await connected(() => readNews(this.#db, this.#since))
    const fresh = facts.filter(({ version }) => !this.#taken.has(version))
    this.#since = next
    this.#taken = new Set(facts.map(({ version }) => version))
    this.#world.beginStep(step)
    this.#hear(said)
    // An order of a run can have been handled by now, so its row is of a later transaction than what was decided.
    for (const { table, row } of fresh) if (table === 'bulk_orders') listRun(this.#world, row as never)
    for (const group of byTransaction(fresh)) await this.#takeIn(group)
    checkUnheard(this.#world, whole)
    checkKeptIn(this.#world)
    this.#compare()
  }

  /** The same for all people and orders, with what the pages of the shop show of them. */
  async compareAll(shown: Shown): Promise<void> {
    const world = this.#world
    for (const id of [...world.purses.keys(), ...world.boosters.keys()]) world.people.add(id)
    for (const payment of world.payments.values()) world.note(payment)
    this.#compare()
    await checkPages(world, shown)
  }

  /** The ids of the people and orders that the last step changed. */
  get concerned(): string[] {
    return [...this.#world.people, ...this.#world.touched]
  }

  #hear(said: readonly Said[]): void {
    for (const { kind, owner, balance } of said) {
      this.#world.said.set(`${kind} ${owner}`, balance)
      this.#world.people.add(owner)
    }
  }

  /** One transaction. What a bank decided comes first, then what was paid, given back and ended. */
  async #takeIn(facts: readonly Fact[]): Promise<void> {
    const world = this.#world
    const rows = (table: Table) => facts.filter((fact) => fact.table === table).map(({ row }) => row as never)
    world.beginTransaction()
    for (const row of rows('users')) takePerson(world, row)
    for (const row of rows('orders')) takeOver(world, row)
    for (const row of rows('payments')) meetPayment(world, row)
    for (const row of rows('chargebacks')) await takeBank(world, row)
    for (const row of rows('tips')) takeTip(world, row)
    for (const row of rows('proposals')) takeProposal(world, row)
    for (const row of rows('coupons')) takeCoupon(world, row)
    const payments: PaymentRow[] = rows('payments')
    // A reserve that ends is on the balance again before anything else is paid from it.
    for (const row of payments.toSorted((one, two) => Number(isOver(two)) - Number(isOver(one))))
      takePayment(world, row)
    const refunds: RefundRow[] = rows('refunds')
    for (const row of refunds.toSorted((one, two) => inOrderOfRefund(world, one, two))) takeRefund(world, row)
    for (const row of rows('raffles')) takeRaffle(world, row)
    for (const row of rows('raffle_entries')) takeTicket(world, row)
    takeWinners(world, rows('raffle_winners'))
    payDebts(world)
    for (const row of rows('users')) takeErasure(world, row)
    for (const row of rows('coupon_uses')) takeUse(world, row)
    for (const row of rows('orders')) takeOrder(world, row)
    for (const row of rows('settlements')) takeSettlement(world, row, rows('held_shares'))
    for (const row of rows('held_shares')) takeShare(world, row)
    for (const row of rows('tips')) takeRelease(world, row)
    for (const row of rows('receipts')) takeReceipt(world, row)
    for (const row of rows('bulk_orders')) takeHandled(world, row)
    payDebts(world)
    const cashbacks = new Map((rows('cashbacks') as CashbackRow[]).map((row) => [row.order_id, row]))
    for (const id of new Set([...world.touched, ...cashbacks.keys()]))
      takeCashback(world, id, cashbacks.get(id))
    payDebts(world)
    for (const row of rows('payouts')) takePayout(world, row)
  }

  #compare(): void {
    const world = this.#world
    for (const id of world.people) checkPerson(world, id)
    for (const id of world.subjects) checkEscrow(world, id)
    for (const payment of world.fresh) checkPayment(world, payment)
    for (const id of world.touched) checkOrder(world, id)
    for (const id of world.touched) checkFrozen(world, id)
    checkCoupons(world)
  }
}

const isOver = ({ captured_at, status }: PaymentRow) => captured_at === null && status !== 'open'

function byTransaction(facts: readonly Fact[]): Fact[][] {
  const groups = new Map<number, Fact[]>()
  for (const fact of facts) groups.set(fact.tx, [...(groups.get(fact.tx) ?? []), fact])
  return [...groups.values()]
}
