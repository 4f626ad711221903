import type { Db } from '../../../db/pool.ts'
import { connected } from './connected.ts'
import { Crossings } from './crossings.ts'
import { type Fact, readNews, type Said, type Table } from './facts.ts'
import { discountBy, type Given } from './promises.ts'
import { Purse } from './purse.ts'
import type { BankRow, CashbackRow, OrderRow, PaymentRow, RefundRow, ShareRow, TipRow } from './rows.ts'
import {
  type Bank,
  type Levels,
  nothingTaken,
  type Order,
  type Payment,
  sum,
  type Tip,
  unseen,
  type Word,
} from './state.ts'
import { Story } from './story.ts'
import { Untrue } from './untrue.ts'

/**
 * What every person, payment and order of a walk may have, by the laws of money alone. It is told what was paid, decided
 * and promised, and computes nothing with the product's functions and reads nothing from its ledger, with which it is then
 * compared.
 */
export class Model {
  readonly story = new Story()
  readonly crossings = new Crossings()
  readonly #db: Db
  #since = 0
  readonly #purses = new Map<string, Purse>()
  readonly #payments = new Map<string, Payment>()
  readonly #orders = new Map<string, Order>()
  readonly #tips = new Map<string, Tip>()
  readonly #boosters = new Map<string, { earned: number; sent: Map<string, number> }>()
  readonly #said = new Map<string, number>()
  readonly #guests = new Set<string>()
  readonly #gone = new Set<string>()
  readonly #intents = new Map<string, string>()
  readonly #levels = new Map<number, Levels>()
  readonly #certain = new Set<number>()
  readonly #wishedCoupons = new Map<string, Given[]>()
  readonly #editedSince = new Set<string>()
  readonly #words: Word[] = []
  /** Words of steps that were cut off: what these did can be committed a few steps later. */
  #late: { word: Word; step: number }[] = []
  /** Of the step that is checked now. */
  #people = new Set<string>()
  #touched = new Set<string>()
  #subjects = new Set<string>()
  #fresh = new Set<Payment>()

  constructor(db: Db) {
    this.#db = db
  }

  /** Begins from what the shop has now: these people, with these sums. */
  async begin(people: {
    gifts: ReadonlyMap<string, number>
    boosters: ReadonlyMap<string, number>
  }): Promise<void> {
    for (const [id, amount] of people.gifts) this.#purseOf(id).receive('before the walk', amount)
    for (const [id, earned] of people.boosters) this.#boosters.set(id, { earned, sent: new Map() })
    const { said, next } = await readNews(this.#db, 0)
    this.#hear(said)
    this.#since = next
  }

  /** Staff published prices with these levels of cashback. */
  published(version: number, levels: Levels, certainty: 'perhaps' | 'certainly' = 'certainly'): void {
    if (certainty === 'perhaps' && this.#certain.has(version)) return
    this.#levels.set(version, levels)
    if (certainty === 'certainly') this.#certain.add(version)
  }

  /** A customer is about to apply a coupon that gives this today, or one of these if nobody knows. */
  wishes(orderId: string, given: readonly Given[]): void {
    this.#wishedCoupons.set(orderId, [...(this.#wishedCoupons.get(orderId) ?? []), ...given])
  }

  /** A bank is about to say something. */
  banksSay(word: Word): void {
    this.#words.push(word)
  }

  owes(personId: string): boolean {
    return (this.#purses.get(personId)?.debt ?? 0) > 0
  }

  balanceOf(personId: string): number {
    return this.#purses.get(personId)?.balance ?? 0
  }

  /** Takes in what the step did and compares; `whole` says whether it ran to its end. */
  async check(step: number, whole: boolean): Promise<void> {
    const { facts, said, next } = await connected(() => readNews(this.#db, this.#since))
    this.#since = next
    this.story.step = step
    this.#people = new Set()
    this.#touched = new Set()
    this.#subjects = new Set()
    this.#fresh = new Set()
    this.#hear(said)
    for (const group of byTransaction(facts)) await this.#takeIn(group)
    if (this.#words.length > 0 || whole) this.#unheard(whole)
    this.#compare()
  }

  /** The same for all people and orders, with what the shop shows of where each balance comes from and of each order. */
  async compareAll({ placed, money }: Shown): Promise<void> {
    for (const id of [...this.#purses.keys(), ...this.#boosters.keys()]) this.#people.add(id)
    for (const payment of this.#payments.values()) this.#note(payment)
    this.#compare()
    for (const [id, purse] of this.#purses)
      for (const origin of purse.origins) {
        if (origin === null || !this.#payments.has(origin)) continue
        const [due, said] = [purse.of(origin), await placed(id, origin)]
        if (said.left !== due.left || said.spent !== due.spent)
          throw new Untrue(
            `Of payment {} {} should have ${inWords(due)}, the shop says ${inWords(said)}`,
            origin,
            id,
          )
      }
    for (const { id, customer } of [...this.#orders.values()]
      .filter(({ paid }) => paid)
      .slice(0 - shownOrders)) {
      const due = this.#moneyOf(id)
      const said = await money(id)
      if (said && (said.paid !== due.paid || said.refunded !== due.refunded))
        throw new Untrue(
          `Of order {} ${due.paid} were paid and ${due.refunded} refunded, its page says ${said.paid} and ${said.refunded}`,
          ...[id, customer],
        )
    }
  }

  #moneyOf(orderId: string): Money & { given: number } {
    const funds = this.#fundsOf(orderId)
    const refunds = funds.flatMap((payment) => [...payment.refunds.values()])
    const refunded = sum(refunds.filter(({ state }) => state !== 'void'))
    return { paid: sum(funds), refunded, given: sum(refunds) }
  }

  /** The ids of the people and orders that the last step changed. */
  get concerned(): string[] {
    return [...this.#people, ...this.#touched]
  }

  #hear(said: readonly Said[]): void {
    for (const { kind, owner, balance } of said) {
      this.#said.set(`${kind} ${owner}`, balance)
      this.#people.add(owner)
    }
  }

  // One transaction. What a bank decided comes first, then what was paid, given back and ended.
  async #takeIn(facts: readonly Fact[]): Promise<void> {
    const rows = (table: Table) => facts.filter((fact) => fact.table === table).map(({ row }) => row as never)
    this.#owing = new Set()
    this.#settling = new Set()
    for (const row of rows('users')) this.#person(row)
    for (const row of rows('orders')) this.#moved(row)
    for (const row of rows('payments')) this.#known(row)
    for (const row of rows('tips')) this.#tip(row)
    for (const row of rows('chargebacks')) await this.#bank(row)
    const payments: PaymentRow[] = rows('payments')
    // A reserve that ends is on the balance again before anything else is paid from it.
    for (const row of payments.toSorted((one, two) => Number(isOver(two)) - Number(isOver(one))))
      this.#payment(row)
    const refunds: RefundRow[] = rows('refunds')
    for (const row of refunds.toSorted((one, two) => this.#byFunds(one, two))) this.#refund(row)
    for (const row of rows('orders')) this.#order(row)
    for (const row of rows('settlements')) this.#settlement(row, rows('held_shares'))
    this.#payDebts()
    const cashbacks = new Map((rows('cashbacks') as CashbackRow[]).map((row) => [row.order_id, row]))
    for (const id of new Set([...this.#touched, ...cashbacks.keys()])) this.#cashback(id, cashbacks.get(id))
    this.#payDebts()
    for (const row of rows('payouts')) this.#payout(row)
  }

  /** Cards are refunded before the balance, and the oldest payment first. */
  #byFunds(one: RefundRow, two: RefundRow): number {
    const rank = ({ payment_id }: RefundRow) => {
      const payment = this.#payments.get(payment_id)
      return `${payment?.byCard ? 0 : 1} ${payment?.paidAt ?? ''} ${payment_id}`
    }
    return rank(one) < rank(two) ? -1 : 1
  }

  /** Of the transaction that is taken in: who received something, and which orders' ends are decided. */
  #owing = new Set<Purse>()
  #settling = new Set<string>()

  #payDebts(): void {
    for (const purse of this.#owing) {
      if (purse.payDebt() > 0) this.crossings.add('a debt is paid by a later credit')
      this.#holdMore(purse)
    }
  }

  #person(row: { id: string; kind: string; erased_at: string | null }): void {
    if (row.kind === 'guest') this.#guests.add(row.id)
    else this.#guests.delete(row.id)
    if (!row.erased_at || this.#gone.has(row.id)) return
    this.#gone.add(row.id)
    const purse = this.#purseOf(row.id)
    this.story.tell('{} erases their account', row.id)
    if (purse.debt > 0) throw new Untrue(`Somebody who owes ${purse.debt} erased their account`, row.id)
    const { left } = purse.of(null)
    if (purse.balance > left || purse.heldInAll > 0)
      throw new Untrue(`Somebody with ${purse.balance - left} of their own erased their account`, row.id)
    purse.lose(null, left)
    this.crossings.add('an account is erased')
  }

  /** Orders of a guest join an account, and with them all that the guest has and owes. */
  #moved({ id, customer_id, total }: OrderRow): void {
    const order = this.#orders.get(id)
    if (!order) {
      this.#orders.set(id, { ...unseen(), id, customer: customer_id, total })
      return
    }
    if (order.customer === customer_id) return
    const guest = this.#purseOf(order.customer)
    const account = this.#purseOf(customer_id)
    this.story.tell(
      `{} takes over {} with a balance of ${guest.balance} and a debt of ${guest.debt}`,
      customer_id,
      order.customer,
    )
    if (guest.debt > 0) this.crossings.add('a guest’s debt is taken over')
    if (guest.balance > 0) this.crossings.add('a guest’s balance is taken over')
    const from = order.customer
    this.#people.add(from).add(customer_id)
    for (const each of this.#orders.values()) if (each.customer === from) each.customer = customer_id
    account.takeOver(guest)
    this.#owing.add(account)
  }

  #known(row: PaymentRow): void {
    const known = this.#payments.get(row.id)
    if (known) {
      known.order = row.order_id
      known.joined = row.funds_order
      known.paidAt = row.captured_at ?? ''
    } else
      this.#payments.set(row.id, {
        ...{
          id: row.id,
          byCard: row.provider !== 'balance',
          subject: row.subject_id,
          kind: row.subject_kind,
        },
        ...{ order: row.order_id, joined: row.funds_order, amount: row.amount, state: 'open' },
        ...{ refunds: new Map(), bank: null, bought: [], paidAt: row.captured_at ?? '' },
      })
    if (row.provider_intent) this.#intents.set(row.provider_intent, row.id)
    this.#subjects.add(row.subject_id)
    if (row.order_id) {
      this.#touched.add(row.order_id)
      this.#subjects.add(row.order_id)
    }
  }

  #payment(row: PaymentRow): void {
    const payment = this.#paymentOf(row.id)
    const state = row.captured_at ? 'paid' : row.status === 'open' ? 'open' : 'ended'
    const isNew = payment.bought.length === 0 && !payment.byCard
    if (isNew && state !== 'ended') {
      payment.bought = this.#ofPayment(payment).spend(row.amount)
      this.story.tell(
        `{} pays ${row.amount} from the balance for ${payment.kind} {} (payment {})`,
        this.#ownerOf(payment),
        payment.order,
        row.id,
      )
    }
    if (payment.state === state) return
    if (!payment.byCard && state === 'ended' && !isNew) {
      this.#ofPayment(payment).takeBack(payment.bought, row.amount)
      this.#owing.add(this.#ofPayment(payment))
      this.#holdMore(this.#ofPayment(payment))
      this.story.tell(
        `payment {} of {} ends: ${row.amount} are on the balance again`,
        row.id,
        this.#ownerOf(payment),
      )
    }
    payment.state = state
    if (!payment.byCard || state !== 'paid') return
    this.story.tell(
      `{} pays ${row.amount} by card for ${payment.kind} {} (payment {})`,
      this.#ownerOf(payment),
      payment.order,
      row.id,
    )
    if (payment.kind === 'top_up' && !this.#gone.has(payment.subject)) this.#receive(payment, row.amount)
  }

  #refund(row: RefundRow): void {
    const payment = this.#payments.get(row.payment_id)
    if (!payment) return
    const to = row.target === 'balance' ? 'balance' : 'card'
    const state = row.credited_at ? 'credited' : row.failed_at ? 'void' : 'given'
    const known = payment.refunds.get(row.id)
    this.#note(payment)
    if (!known) {
      payment.refunds.set(row.id, {
        amount: row.amount,
        to,
        sent: row.sent_at !== null,
        state,
        at: row.created_at,
      })
      this.#giveBack(payment, row.amount, to)
      if (state === 'credited' && to === 'card') this.#failed(payment, row.amount)
      return
    }
    known.sent = row.sent_at !== null
    if (known.state === state) return
    if (known.state !== 'given' || state !== 'credited')
      throw new Untrue(
        `A refund of ${row.amount} of payment {} is ${state} and should be ${known.state}`,
        payment.id,
        this.#ownerOf(payment),
      )
    known.state = state
    this.#failed(payment, row.amount)
  }

  #giveBack(payment: Payment, amount: number, to: 'card' | 'balance'): void {
    const owner = this.#ownerOf(payment)
    this.story.tell(`${amount} of payment {} go back to the ${to} of {}`, payment.id, owner)
    this.#countRefund(payment, amount, to)
    if (to === 'balance' && payment.byCard) this.#receive(payment, amount)
    else if (to === 'balance') {
      this.#ofPayment(payment).takeBack(payment.bought, amount)
      this.#owing.add(this.#ofPayment(payment))
    } else if (payment.kind === 'top_up' && !this.#gone.has(payment.subject))
      this.#ofPayment(payment).lose(payment.id, amount)
  }

  #countRefund(payment: Payment, amount: number, to: 'card' | 'balance'): void {
    const order = payment.order ? this.#orders.get(payment.order) : undefined
    if (!order || !payment.joined) return
    const funds = this.#fundsOf(order.id)
    if (funds.some(({ byCard }) => byCard) && funds.some(({ byCard }) => !byCard) && amount < order.total)
      this.crossings.add('a mixed payment is refunded in parts')
    if (funds.filter(({ byCard }) => byCard).length > 1)
      this.crossings.add('an order of several card payments is refunded')
    if (order.coupon) this.crossings.add(`an order with a coupon is refunded to the ${to}`)
  }

  /** The card doesn't take a refund: it is the balance's, except for what the bank returned of the same money. */
  #failed(payment: Payment, amount: number): void {
    const { left, spent } = this.#ofPayment(payment).of(payment.id)
    const away = this.#away(payment)
    const twice = Math.min(amount, Math.max(0, away + left + spent + amount - payment.amount))
    const { bank } = payment
    if (bank?.status === 'lost') {
      this.crossings.add('a refund fails after the bank’s return')
      bank.voids += twice
      bank.rest -= twice
    }
    this.#receive(payment, amount - twice)
    this.story.tell(
      `the card refund of ${amount} of payment {} fails; ${amount - twice} are on the balance of {}`,
      payment.id,
      this.#ownerOf(payment),
    )
  }

  /** What of a payment is at its card or bank, without what its customer owes for it. */
  #away(payment: Payment): number {
    const { bank } = payment
    const cards = sum(
      [...payment.refunds.values()].filter(({ to, state }) => to === 'card' && state === 'given'),
    )
    if (bank?.status === 'lost') return cards + bank.amount - bank.debt - bank.voids
    return cards + (this.#ofPayment(payment).held.get(payment.id) ?? 0)
  }

  /** What of a payment the shop and its boosters have, before any bank takes it. */
  #kept(payment: Payment): number {
    if (payment.kind === 'top_up' || payment.state !== 'paid') return 0
    const given = sum([...payment.refunds.values()])
    return (
      payment.amount -
      Math.min(payment.amount, given + (payment.bank?.status === 'lost' ? payment.bank.rest : 0))
    )
  }

  async #bank(row: BankRow): Promise<void> {
    const payment = this.#payments.get(row.payment_id)
    if (!payment) return
    const isAbout = ({ intent }: Word) => this.#intents.get(intent) === payment.id
    const isLate = ({ word }: { word: Word }) => isAbout(word) && word.status === row.status
    const late = row.status === payment.bank?.status ? undefined : this.#late.find(isLate)?.word
    const word = this.#words.find(isAbout) ?? late
    this.#note(payment)
    if (word) {
      // A word that was repeated is one word.
      const same = this.#words.filter(({ intent }) => intent === word.intent)
      for (const each of same) this.#words.splice(this.#words.indexOf(each), 1)
      await this.#bankSays(payment, word)
    }
    const status = payment.bank?.status
    if (status !== row.status)
      throw new Untrue(
        `The bank's question is ${row.status} and should be ${status}`,
        payment.id,
        this.#ownerOf(payment),
      )
  }

  async #bankSays(payment: Payment, word: Word): Promise<void> {
    const { status } = word
    const at = word.at.getTime()
    const known = payment.bank
    this.story.tell(
      `the bank of payment {} of {} says: ${status}, about ${word.amount}`,
      payment.id,
      this.#ownerOf(payment),
    )
    if (known && known.status !== 'open' && (status === 'open' || status === known.status || at < known.at)) {
      this.crossings.add('a bank’s word is no news')
      return
    }
    const bank: Bank = known ?? { ...nothingTaken(), amount: word.amount, status: 'open', at, losses: 0 }
    payment.bank = bank
    if (!known && status !== 'open') this.crossings.add('a bank decides before it asks')
    if (bank.status === 'lost') await this.#restore(payment, bank)
    else if (status === 'open') this.#hold(payment, bank)
    else if (status === 'won') {
      this.#ofPayment(payment).free(payment.id)
      this.#owing.add(this.#ofPayment(payment))
    } else this.#lose(payment, bank)
    bank.status = status === 'lost' || status === 'open' ? status : 'won'
    bank.at = at
    this.#countBank(payment, bank, known !== null && status === 'won')
  }

  /** What of the payment lies on the balance, as far as the shop itself no longer has it, waits for the bank. */
  #hold(payment: Payment, bank: Bank): void {
    const purse = this.#ofPayment(payment)
    const held = purse.held.get(payment.id) ?? 0
    const beyond = Math.max(0, bank.amount - this.#kept(payment))
    purse.hold(payment.id, Math.max(0, Math.min(beyond - held, purse.of(payment.id).left)))
  }

  /** What came back to a balance while a bank decides about its payment waits too. */
  #holdMore(purse: Purse): void {
    for (const origin of purse.origins) {
      const payment = this.#payments.get(origin ?? '')
      if (payment?.bank?.status === 'open') this.#hold(payment, payment.bank)
    }
  }

  #lose(payment: Payment, bank: Bank): void {
    const purse = this.#ofPayment(payment)
    purse.free(payment.id)
    const voids = this.#voids(payment, bank.amount)
    const amount = bank.amount - voids
    const beyond = Math.max(0, amount - this.#kept(payment))
    const { left, spent } = purse.of(payment.id)
    const taken = Math.min(beyond, left)
    const debt = Math.min(beyond - taken, spent)
    purse.lose(payment.id, taken)
    purse.debt += debt
    this.#owing.add(purse)
    Object.assign(bank, {
      voids,
      taken,
      debt,
      rest: amount - taken - debt,
      shares: new Map(),
      losses: bank.losses + 1,
    })
    this.#claw(payment, bank)
    if (payment.order) this.#settling.add(payment.order)
    if (debt > 0)
      this.crossings.add(
        payment.kind === 'top_up' ? 'a top-up that was spent is lost' : 'a refund that was spent is lost',
      )
    this.story.tell(
      `of that, ${voids} are refunds that end, ${taken} were on the balance, ${debt} are a debt of {}`,
      this.#ownerOf(payment),
    )
  }

  /** Refunds that weren't sent end as far as the bank pays instead; what is left of one is the balance's. */
  #voids(payment: Payment, most: number): number {
    let voids = 0
    const owed = [...payment.refunds.entries()]
      .filter(([, { to, sent, state }]) => to === 'card' && !sent && state === 'given')
      .toSorted(([id, one], [other, two]) => one.at.localeCompare(two.at) || id.localeCompare(other))
    for (const [, refund] of owed) {
      const part = Math.min(refund.amount, most - voids)
      if (part === 0) break
      voids += part
      refund.state = part < refund.amount ? 'credited' : 'void'
      this.#receive(payment, refund.amount - part)
    }
    return voids
  }

  /** Boosters return their part: of a settled order in proportion to its price, of a tip all. */
  #claw(payment: Payment, bank: Bank): void {
    const tip = [...this.#tips.values()].find((each) => each.payment === payment.id)
    if (tip) {
      const part = Math.min(bank.rest, tip.left)
      tip.left -= part
      this.#earn(tip.booster, 0 - part)
      bank.shares.set(tip.booster, part)
      this.crossings.add('a tip is lost')
      return
    }
    const order = payment.order && payment.joined ? this.#orders.get(payment.order) : undefined
    const money = order ? this.#moneyOf(order.id) : { paid: 0, given: 0 }
    const kept = money.paid - money.given
    if (!order?.settled || kept <= 0) return
    for (const [booster, given] of order.given) {
      const whole = Math.round((given * Math.min(bank.rest, this.#kept(payment))) / kept)
      const part = Math.min(whole, order.shares.get(booster) ?? 0)
      order.shares.set(booster, (order.shares.get(booster) ?? 0) - part)
      this.#earn(booster, 0 - part)
      bank.shares.set(booster, part)
    }
  }

  async #restore(payment: Payment, bank: Bank): Promise<void> {
    const purse = this.#ofPayment(payment)
    purse.receive(payment.id, bank.voids + bank.taken)
    purse.forgive(bank.debt)
    this.#owing.add(purse)
    for (const refund of payment.refunds.values()) if (refund.state === 'void') refund.state = 'credited'
    const tip = [...this.#tips.values()].find((each) => each.payment === payment.id)
    const order = payment.order ? this.#orders.get(payment.order) : undefined
    if (tip || !order || !(await this.#struckSince(order.id, bank.at)))
      for (const [booster, part] of bank.shares) {
        if (tip) tip.left += part
        else order?.shares.set(booster, (order.shares.get(booster) ?? 0) + part)
        this.#earn(booster, part)
      }
    if (payment.order) this.#settling.add(payment.order)
    Object.assign(bank, nothingTaken())
    this.story.tell('the bank sends payment {} again', payment.id)
  }

  async #struckSince(orderId: string, since: number): Promise<boolean> {
    const struck = await connected(() =>
      this.#db
        .selectFrom('order_events')
        .select('id')
        .where('order_id', '=', orderId)
        .where('action', '=', 'strike_game')
        .where('at', '>=', new Date(since))
        .executeTakeFirst(),
    )
    return struck !== undefined
  }

  #countBank(payment: Payment, bank: Bank, wasDecided: boolean): void {
    const { crossings } = this
    const refunds = [...payment.refunds.values()]
    const word =
      bank.status === 'lost' && bank.losses > 1
        ? 'lost again'
        : wasDecided && bank.losses > 0
          ? 'restored'
          : bank.status
    for (const to of ['card', 'balance'] as const)
      if (refunds.some((refund) => refund.to === to)) crossings.add(`refund to ${to}, then ${word}`)
    if (payment.kind === 'top_up' && this.#ofPayment(payment).of(payment.id).spent > 0)
      crossings.add(`top-up spent, then ${word}`)
    if (payment.kind === 'tip') crossings.add(`tip, then ${word}`)
    const order = payment.order ? this.#orders.get(payment.order) : undefined
    if (order && this.#fundsOf(order.id).length > 1) crossings.add(`one of several payments, then ${word}`)
    if (order?.coupon) crossings.add(`order with a coupon, then ${word}`)
    if (order && order.cashback > 0) crossings.add(`cashback, then ${word}`)
  }

  /** What banks said and the shop didn't take in must have been no news, unless the step was cut off. */
  #unheard(whole: boolean): void {
    const { step } = this.story
    const known = this.#late.filter((late) => late.step > step - lateSteps)
    this.#late = whole ? known : [...known, ...this.#words.map((word) => ({ word, step }))]
    for (const { intent, status, at } of this.#words.splice(0)) {
      const payment = this.#payments.get(this.#intents.get(intent) ?? '')
      const bank = payment?.bank
      if (!payment) continue
      const isNews =
        !bank ||
        (bank.status === 'open'
          ? status !== 'open'
          : status !== 'open' && status !== bank.status && at.getTime() >= bank.at)
      if (!isNews) this.crossings.add('a bank’s word is no news')
      else if (whole)
        throw new Untrue(`The bank said ${status} and nothing followed`, payment.id, this.#ownerOf(payment))
    }
  }

  #order(row: OrderRow): void {
    const order = this.#orders.get(row.id) ?? { ...unseen(), id: row.id, customer: row.customer_id }
    this.#touched.add(row.id)
    this.#subjects.add(row.id)
    if (order.status !== row.status || order.total !== row.total)
      this.story.tell(`order {} of {} is ${row.status} at ${row.total}`, row.id, row.customer_id)
    this.#promised(order, row)
    if (!order.paid && row.paid_at) order.percent = this.#percentFor(order, row.price_version)
    Object.assign(order, {
      status: row.status,
      total: row.total,
      share: row.booster_share,
      paid: row.paid_at !== null,
    })
  }

  /** The discount is the one that was sold, as long as the order is not below its minimum. */
  #promised(order: Order, row: OrderRow): void {
    const { lines, parts } = row.quote
    const list = sum(lines.filter(({ kind }) => kind !== 'discount'))
    const off = 0 - sum(lines.filter(({ kind }) => kind === 'discount'))
    const hasCoupon = lines.some((line) => line.kind === 'discount')
    const wished = this.#wishedCoupons.get(order.id) ?? []
    if (!order.paid)
      order.coupon = hasCoupon ? (wished.findLast((each) => discountBy(each, list) === off) ?? null) : null
    const { coupon } = order
    const isChange = order.paid && order.total !== row.total
    if (isChange && coupon) {
      this.crossings.add('a coupon’s order is changed')
      if (!order.couponOver && list < coupon.minimum)
        this.crossings.add('a change falls below a coupon’s minimum')
      if (this.#editedSince.has(order.id)) this.crossings.add('a coupon is edited between sale and change')
    }
    if (coupon && list < coupon.minimum) order.couponOver = true
    const due = coupon && !order.couponOver ? discountBy(coupon, list) : 0
    // What boosters have earned limits a discount, so with recorded games it can be less.
    if (off > due || (!parts && off !== due))
      throw new Untrue(`The discount on ${list} is ${off} and was sold as ${due}`, order.id, order.customer)
  }

  /** Staff changed what coupons give to new orders. */
  couponEdited(): void {
    for (const { id, coupon } of this.#orders.values()) if (coupon) this.#editedSince.add(id)
  }

  #percentFor(order: Order, version: number): number {
    const turnover = sum(
      [...this.#orders.values()]
        .filter(
          ({ id, customer, status }) =>
            id !== order.id && customer === order.customer && status === 'completed',
        )
        .map(({ id }) => ({ amount: this.#keptOf(id) })),
    )
    const reached = (this.#levels.get(version) ?? []).filter(({ from }) => from <= turnover)
    return reached.at(-1)?.percent ?? 0
  }

  #settlement({ order_id, kind }: { order_id: string; kind: string }, rows: readonly ShareRow[]): void {
    const order = this.#orders.get(order_id)
    if (!order) return
    for (const [booster, amount] of order.shares) this.#earn(booster, 0 - amount)
    const now = kind === 'reversed' ? [] : rows.filter((row) => row.order_id === order_id)
    order.shares = new Map(now.map(({ booster_id, amount }) => [booster_id, amount]))
    order.given = new Map(order.shares)
    order.settled = kind !== 'reversed'
    order.hasEnded = true
    for (const [booster, amount] of order.shares) this.#earn(booster, amount)
    this.#touched.add(order_id)
    this.#settling.add(order_id)
    if (now.length > 0)
      this.story.tell(
        `order {} is ${kind}: ${now.map(({ amount }) => amount).join(' + ')} to its boosters`,
        order_id,
      )
  }

  /** What comes back of a completed order: the percentage that was promised, never more than the shop keeps of it. */
  #cashback(orderId: string, row: CashbackRow | undefined): void {
    const order = this.#orders.get(orderId)
    if (!order) return
    const kept = this.#keptOf(orderId)
    const isNews = this.#settling.has(orderId) || row !== undefined
    const share = order.total > 0 ? Math.round((order.share * kept) / order.total) : 0
    const due =
      order.status === 'completed'
        ? Math.max(0, Math.min(Math.round((kept * order.percent) / 100), kept - share))
        : 0
    const now = row?.amount ?? order.cashback
    const purse = this.#purseOf(order.customer)
    const about = [orderId, order.customer]
    if (now > order.cashback) {
      if (now !== due)
        throw new Untrue(
          `Cashback is ${now}, promised were ${order.percent} percent: ${due} of ${kept}`,
          ...about,
        )
      purse.receive(null, now - order.cashback)
      this.#owing.add(purse)
      this.story.tell(`{} gets a cashback of ${now - order.cashback} for order {}`, order.customer, orderId)
    } else if (due > order.cashback && isNews && !this.#guests.has(order.customer)) {
      throw new Untrue(`Cashback of order {} is ${now}, promised were ${due}`, ...about)
    } else if (order.cashback > due && isNews) {
      const wanted = Math.min(order.cashback - due, purse.balance)
      if (order.cashback - now !== wanted)
        throw new Untrue(
          `Of a cashback of ${order.cashback} ${order.cashback - now} were taken back, ${wanted} could be`,
          ...about,
        )
      purse.lose(null, wanted)
      this.crossings.add('cashback is taken back')
      this.story.tell(`${wanted} of the cashback of order {} are taken back from {}`, orderId, order.customer)
    }
    order.cashback = now
  }

  #tip(row: TipRow): void {
    const known = this.#tips.get(row.id)
    if (row.given_at && !known) {
      this.#tips.set(row.id, {
        id: row.id,
        order: row.order_id,
        booster: row.booster_id,
        amount: row.amount,
        payment: row.payment_id,
        left: row.amount,
        refunded: 0,
      })
      this.#earn(row.booster_id, row.amount)
      this.story.tell(`the tip of ${row.amount} of order {} is the booster's`, row.order_id)
    }
    const tip = this.#tips.get(row.id)
    const more = tip ? row.refunded - tip.refunded : 0
    if (!tip || more === 0) return
    if (more > tip.left)
      throw new Untrue(`Of a tip of which ${tip.left} are left ${more} were refunded`, row.order_id)
    tip.left -= more
    tip.refunded = row.refunded
    this.#earn(row.booster_id, 0 - more)
  }

  #payout({
    id,
    booster_id,
    amount,
    status,
  }: {
    id: string
    booster_id: string
    amount: number
    status: string
  }): void {
    const booster = this.#boosters.get(booster_id)
    if (!booster) return
    if (status === 'sent') booster.sent.set(id, amount)
    else booster.sent.delete(id)
    this.#people.add(booster_id)
  }

  #compare(): void {
    for (const id of this.#people) this.#comparePerson(id)
    for (const id of this.#subjects) this.#compareEscrow(id)
    for (const payment of this.#fresh) this.#checkPayment(payment)
    for (const id of this.#touched) this.#compareOrder(id)
  }

  #comparePerson(id: string): void {
    const said = (kind: string) => this.#said.get(`${kind} ${id}`) ?? 0
    const booster = this.#boosters.get(id)
    if (booster) {
      const has = said('booster_pending') + said('booster_payable') + said('payout_clearing')
      const due = booster.earned - sum([...booster.sent.values()].map((amount) => ({ amount })))
      if (has !== due) throw new Untrue(`A booster should have ${due}, the shop says ${has}`, id)
    }
    const purse = this.#purses.get(id)
    if (!purse) return
    const pairs = [
      ['a balance of', purse.balance, said('customer_balance')],
      ['held for banks', purse.heldInAll, said('customer_held')],
      ['a debt of', purse.debt, 0 - said('customer_debt')],
    ] as const
    for (const [what, due, has] of pairs)
      if (due !== has) throw new Untrue(`{} should have ${what} ${due}, the shop says ${has}`, id)
    if (purse.debt > 0 && purse.balance > 0)
      throw new Untrue(`{} has ${purse.balance} and owes ${purse.debt}`, id)
  }

  /** What was paid for something and is neither settled nor gone waits in its escrow. */
  #compareEscrow(id: string): void {
    const said = this.#said.get(`order_escrow ${id}`) ?? 0
    const due = sum([...this.#bySubject(id)].map((payment) => ({ amount: this.#waiting(payment, id) })))
    if (said !== due) throw new Untrue(`${due} should wait for order or change {}, the shop says ${said}`, id)
  }

  /** Whoever bought something that has not ended has it for what it costs, unless a bank took that. */
  #compareOrder(id: string): void {
    const order = this.#orders.get(id)
    if (!order?.paid || order.hasEnded) return
    const lost = this.#fundsOf(id).some(({ bank }) => bank?.status === 'lost')
    const kept = this.#keptOf(id)
    if (!lost && kept !== order.total)
      throw new Untrue(`Order {} costs ${order.total}, and ${kept} of its money are left`, id, order.customer)
  }

  #bySubject(id: string): Payment[] {
    return [...this.#payments.values()].filter((payment) => payment.subject === id || payment.order === id)
  }

  #waiting(payment: Payment, id: string): number {
    const holder = payment.joined ? payment.order : payment.subject
    if (holder !== id || payment.state === 'ended') return 0
    if (payment.state === 'open') return payment.byCard ? 0 : payment.amount
    if (payment.kind === 'top_up' || [...this.#tips.values()].some((tip) => tip.payment === payment.id))
      return 0
    if (payment.joined && this.#orders.get(id)?.settled) return 0
    return this.#kept(payment)
  }

  /** Law 1: of no payment is more on balances, or spent from them, or with the shop than its card and bank have left. */
  #checkPayment(payment: Payment): void {
    if (!payment.byCard || payment.state !== 'paid') return
    const { left, spent } = this.#ofPayment(payment).of(payment.id)
    const away = this.#away(payment)
    const most = Math.max(0, payment.amount - away)
    if (left + spent > most)
      throw new Untrue(
        `Of payment {} of ${payment.amount} ${left} are on a balance and ${spent} spent, with ${away} at card and bank`,
        payment.id,
        this.#ownerOf(payment),
        payment.order,
      )
  }

  #receive(payment: Payment, amount: number): void {
    const purse = this.#ofPayment(payment)
    purse.receive(payment.id, amount)
    this.#owing.add(purse)
  }

  #earn(booster: string, amount: number): void {
    const known = this.#boosters.get(booster)
    if (known) known.earned += amount
    this.#people.add(booster)
  }

  #fundsOf(orderId: string): Payment[] {
    return [...this.#payments.values()].filter(({ order, joined }) => order === orderId && joined)
  }

  #keptOf(orderId: string): number {
    return sum(this.#fundsOf(orderId).map((payment) => ({ amount: this.#kept(payment) })))
  }

  #note(payment: Payment): void {
    this.#fresh.add(payment)
    this.#people.add(this.#ownerOf(payment))
    this.#subjects.add(payment.subject)
    if (!payment.order) return
    this.#touched.add(payment.order)
    this.#subjects.add(payment.order)
  }

  #paymentOf(id: string): Payment {
    const payment = this.#payments.get(id)
    if (!payment) throw new Error(`There is no payment ${id}`)
    return payment
  }

  #ownerOf({ order, subject }: Payment): string {
    return order === null ? subject : (this.#orders.get(order)?.customer ?? subject)
  }

  #ofPayment(payment: Payment): Purse {
    const owner = this.#ownerOf(payment)
    this.#people.add(owner)
    return this.#purseOf(owner)
  }

  #purseOf(id: string): Purse {
    const purse = this.#purses.get(id) ?? new Purse()
    this.#purses.set(id, purse)
    return purse
  }
}

/** What of a payment a person has and has spent. */
type Placed = { left: number; spent: number }
type Money = { paid: number; refunded: number }
/** What the shop shows: where a balance comes from, and the money of an order's page. */
type Shown = {
  placed: (personId: string, paymentId: string) => Promise<Placed>
  money: (orderId: string) => Promise<Money | null>
}
const shownOrders = 40
const lateSteps = 20
const inWords = ({ left, spent }: Placed) => `${left} and have spent ${spent}`
const isOver = ({ captured_at, status }: PaymentRow) => captured_at === null && status !== 'open'

function byTransaction(facts: readonly Fact[]): Fact[][] {
  const groups = new Map<number, Fact[]>()
  for (const fact of facts) groups.set(fact.tx, [...(groups.get(fact.tx) ?? []), fact])
  return [...groups.values()]
}
