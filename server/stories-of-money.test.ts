import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { defaultConfig, type OrderConfig } from '#core/choices/order-config.ts'
import { askByCard, askChange } from './changes/ask-change.ts'
import { priceChange } from './changes/price-change.ts'
import { createOrder } from './checkout/create-order.ts'
import { payByBalance } from './checkout/pay-by-balance.ts'
import { payByCard } from './checkout/pay-by-card.ts'
import type { Caller } from './http/route.ts'
import { cancelOrder } from './orders/cancel-order.ts'
import { claimOrder } from './orders/claim-order.ts'
import { completeOrder } from './orders/complete-order.ts'
import { dropOrder } from './orders/drop-order.ts'
import { finishOrder } from './orders/finish-order.ts'
import { settlePayment } from './payments/settle-payment.ts'
import { applyDispute } from './settlement/apply-dispute.ts'
import { sendRefunds } from './settlement/send-refunds.ts'
import { apply, insertCoupon } from './test/coupons.ts'
import { anOrderConfig, insertBooster, insertCustomer, insertStaff } from './test/factories.ts'
import { openServices } from './test/open-app.ts'
import { balanceOf, byBalance, byCard, found, fund, paidEvent } from './test/payments.ts'
import { climbTo, insertProof, recordAll, wonAt } from './test/progress.ts'
import { intentOf, Outside } from './test/walk/model/outside.ts'
import { topUpBalance } from './top-ups/top-up-balance.ts'
import { storeCredentials } from './vault/store-credentials.ts'
import { transaction } from './work.ts'

const outside = new Outside()
const services = { ...(await openServices()), payments: new Map([[outside.name, outside]]) }
const { db } = services
const staff = await insertStaff(services, ['EditOrders'])

/** Who holds what at the end, in euros. `card` is what goes back to it from the shop, `bank` what the bank returned. */
type Ends = Partial<
  Record<'card' | 'balance' | 'held' | 'debt' | 'escrow' | 'booster' | 'shop' | 'bank', number>
>

/**
 * Silver II to Platinum IV costs 62.00, to Gold IV 14.00 and to Platinum III 82.00; five net wins cost 12.00. Boosters get 60
 * percent of the list price. The coupon gives 20 percent. Every figure was computed by hand from these.
 */
const stories: [story: string, ends: Ends][] = [
  ['card', { escrow: 62 }],
  ['card, cancel to card', { card: 62 }],
  ['card, cancel to balance', { balance: 62 }],
  ['card, cancel to card, open', { card: 62 }],
  ['card, cancel to card, open, won', { card: 62 }],
  ['card, cancel to card, open, lost', { bank: 62 }],
  ['card, cancel to card, sent, open, lost', { card: 62, bank: 62, shop: -62 }],
  ['card, cancel to card, open, lost, won', { balance: 62 }],
  ['card, cancel to card, open, lost, won, lost', { bank: 62 }],
  ['card, cancel to card, open 40, lost 40', { balance: 22, bank: 40 }],
  ['card, cancel to card, open 40, lost 40, sent', { balance: 22, bank: 40 }],
  ['card, cancel to card, open 40, lost 40, won', { balance: 62 }],
  ['card, cancel to card, open 40, lost 40, won, lost 40', { balance: 22, bank: 40 }],
  ['card, cancel to card, sent, open 40, lost 40', { card: 62, bank: 40, shop: -40 }],
  ['card, down to card, open 40, lost 40', { bank: 40, balance: 8, escrow: 14 }],
  ['card, down to card, open 14, lost 14', { bank: 14, balance: 34, escrow: 14 }],
  ['card, down to card, open 40, lost 40, complete', { bank: 40, balance: 8, booster: 8.4, shop: 5.6 }],
  ['card, down to card, open, lost', { bank: 62 }],
  ['card, cancel to balance, open', { held: 62 }],
  ['card, cancel to balance, open, won', { balance: 62 }],
  ['card, cancel to balance, open, lost', { bank: 62 }],
  ['card, cancel to balance, lost', { bank: 62 }],
  ['card, cancel to balance, open, lost, won', { balance: 62 }],
  ['card, cancel to balance, open, lost, won, lost', { bank: 62 }],
  ['card, cancel to balance, spend, open', { escrow: 62 }],
  ['card, cancel to balance, spend, open, lost', { escrow: 62, bank: 62, debt: 62 }],
  ['card, cancel to balance, spend, open, lost, won', { escrow: 62 }],
  ['card, open', { escrow: 62 }],
  ['card, open, lost', { bank: 62 }],
  ['card, open, lost, cancel to card', { bank: 62 }],
  ['card, open, lost, won', { escrow: 62 }],
  ['card, open, lost, won, cancel to balance', { balance: 62 }],
  ['card, complete', { booster: 37.2, shop: 24.8 }],
  ['card, complete, open, lost', { bank: 62 }],
  ['card, complete, open, lost, won', { booster: 37.2, shop: 24.8 }],
  ['card, complete, open, lost, won, lost', { bank: 62 }],
  ['coupon, card, cancel to card', { card: 49.6 }],
  ['coupon, card, complete', { booster: 37.2, shop: 12.4 }],
  ['coupon, card, up, complete', { booster: 49.2, shop: 16.4 }],
  ['coupon, card, up, cancel to balance', { balance: 65.6 }],
  ['coupon, card, down to card', { card: 38.4, escrow: 11.2 }],
  ['coupon, card, down to balance, open', { held: 38.4, escrow: 11.2 }],
  ['coupon, card, down to balance, open, lost', { bank: 49.6 }],
  ['coupon from 30, card, down to card', { card: 35.6, escrow: 14 }],
  ['coupon from 30, card, up, cancel to card', { card: 65.6 }],
  ['card, up, cancel to card', { card: 82 }],
  ['card, up, complete', { booster: 49.2, shop: 32.8 }],
  ['card, up, complete, lost', { booster: 12, shop: 8, bank: 62 }],
  ['card, up, complete, lost, second lost', { bank: 82 }],
  ['card, up, cancel to balance, lost', { balance: 20, bank: 62 }],
  ['card, down to balance, open, lost', { bank: 62 }],
  ['card, down to balance, spend 14, open, lost', { bank: 62, debt: 14, escrow: 14 }],
  ['both, cancel to card', { card: 42, balance: 20 }],
  ['both, cancel to balance', { balance: 62 }],
  ['both, cancel to balance, open, lost', { balance: 20, bank: 42 }],
  ['both, down to card', { card: 42, balance: 6, escrow: 14 }],
  ['both, complete, open, lost', { booster: 12, shop: 8, bank: 42 }],
  ['top-up, open', { held: 38, escrow: 62 }],
  ['top-up, cancel to card', { balance: 100 }],
  ['top-up, open, lost', { bank: 100, debt: 62, escrow: 62 }],
  ['top-up, open, lost, cancel to card', { bank: 100 }],
  ['top-up, open, lost, won', { balance: 38, escrow: 62 }],
  ['top-up, open, lost, won, lost', { bank: 100, debt: 62, escrow: 62 }],
  ['top-up, complete, open, lost', { bank: 100, debt: 62, booster: 37.2, shop: 24.8 }],
  ['wins, card, play two, drop, cancel to card', { card: 7.2, booster: 2.88, shop: 1.92 }],
  ['wins, card, play two, drop, cancel to balance', { balance: 7.2, booster: 2.88, shop: 1.92 }],
  ['wins, card, play two, drop, cancel to balance, lost', { bank: 12 }],
  ['wins, card, play two, drop, cancel to balance, spend 7, lost', { bank: 12, debt: 7.2, escrow: 7.2 }],
  ['wins, card, play two, drop, cancel to card, lost', { bank: 12 }],
  ['wins, card, play two, drop, cancel to card, sent, lost', { card: 7.2, bank: 12, shop: -7.2 }],
]

test.each(stories)('%s', async (story, ends) => {
  const before = await shops()
  const told = new Told(await insertCustomer(services))
  for (const word of story.split(', ')) await told.tell(word)
  const holds = await told.holds(before)
  expect(holds).toEqual({ ...nothing, ...ends })
})

const nothing = { card: 0, balance: 0, held: 0, debt: 0, escrow: 0, booster: 0, shop: 0, bank: 0 }

/** What the shop has earned and lost, in cents. */
async function shops(): Promise<number> {
  const { sum } = await db
    .selectFrom('ledger_lines as line')
    .innerJoin('ledger_accounts as account', 'account.id', 'line.account_id')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('line.amount'), eb.lit(0)).as('sum'))
    .where('account.kind', 'in', ['revenue', 'promotions', 'corrections', 'chargeback_loss'])
    .executeTakeFirstOrThrow()
  return Number(sum)
}

/** A story that is told word by word. */
class Told {
  readonly #customer: Caller
  #booster: Caller | undefined
  #config: OrderConfig = anOrderConfig
  #coupon: string | undefined
  readonly #orders: string[] = []

  constructor(customer: Caller) {
    this.#customer = customer
  }

  async tell(word: string): Promise<void> {
    const act = this.#words[word]
    if (!act) throw new RangeError(`No story says “${word}”`)
    await act()
  }

  readonly #words: Record<string, () => Promise<unknown>> = {
    wins: async () => {
      this.#config = { ...defaultConfig('league-of-legends', 'win-boost'), duo: false }
    },
    coupon: () => this.#useCoupon(0),
    'coupon from 30': () => this.#useCoupon(3_000),
    card: async () => {
      const id = await this.#place(this.#config)
      await payByCard(services, this.#customer, id, byCard)
      await this.#paid(id)
    },
    both: async () => {
      await fund(services, this.#customer.id, 2_000)
      const id = await this.#place(this.#config)
      const wish = { method: 'balance_and_card', from_balance: 2_000, accept_risk: true } as const
      await payByCard(services, this.#customer, id, wish)
      await this.#paid(id)
    },
    'top-up': async () => {
      await topUpBalance(services, this.#customer, 10_000)
      await this.#paid(this.#customer.id)
      await this.#payFromBalance(this.#config)
    },
    spend: () => this.#payFromBalance(anOrderConfig),
    'spend 14': () => this.#payFromBalance(goldIv),
    'spend 7': () => this.#payFromBalance(threeWins),
    up: () => this.#change(platinumIii, 'payment_method'),
    'down to card': () => this.#change(goldIv, 'payment_method'),
    'down to balance': () => this.#change(goldIv, 'balance'),
    'cancel to card': () => this.#cancel('payment_method'),
    'cancel to balance': () => this.#cancel('balance'),
    sent: () => sendRefunds(services),
    complete: async () => {
      const [id, booster] = await this.#claim()
      await climbTo(services, booster, id)
      services.advance(10 * 86_400_000)
      await finishOrder(services, booster, id, {
        proof_file_id: await insertProof(services, id, booster.id),
        anyway: false,
      })
      await completeOrder(services, staff, id)
    },
    'play two': async () => {
      const [id, booster] = await this.#claim()
      const proof_file_id = await insertProof(services, id, booster.id)
      const won = (height: number) => ({ ...wonAt('league-of-legends', height, 20), proof_file_id })
      await recordAll(services, booster, id, [won(620), won(640)])
    },
    drop: async () => {
      const id = this.#orderId
      const proof_file_id = await insertProof(services, id, found(this.#booster).id)
      await dropOrder(services, found(this.#booster), id, { reason: 'A story', proof_file_id })
    },
    open: () => this.#bankSays('open'),
    won: () => this.#bankSays('won'),
    lost: () => this.#bankSays('lost'),
    'open 40': () => this.#bankSays('open', { amount: 4_000 }),
    'lost 40': () => this.#bankSays('lost', { amount: 4_000 }),
    'open 14': () => this.#bankSays('open', { amount: 1_400 }),
    'lost 14': () => this.#bankSays('lost', { amount: 1_400 }),
    'second lost': () => this.#bankSays('lost', { at: 1 }),
  }

  get #orderId(): string {
    return found(this.#orders[0])
  }

  async #place(config: OrderConfig): Promise<string> {
    const { id } = await createOrder(services, this.#customer, { config, locale: 'en' })
    this.#orders.push(id)
    if (this.#coupon) {
      const order = await this.#row(id)
      await apply(services, { customer: this.#customer, order }, this.#coupon)
    }
    return id
  }

  #row(id: string) {
    return db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  }

  async #payFromBalance(config: OrderConfig): Promise<void> {
    const id = await this.#place(config)
    await transaction(services, (work) => payByBalance(work, this.#customer, id, byBalance))
  }

  async #useCoupon(minimum_order: number): Promise<void> {
    const { code } = await insertCoupon(services, { gives: { percent: 20 }, minimum_order })
    this.#coupon = code
  }

  async #paid(subjectId: string): Promise<void> {
    const payment = await db
      .selectFrom('payments')
      .selectAll()
      .where('subject_id', '=', subjectId)
      .where('provider', '<>', 'balance')
      .executeTakeFirstOrThrow()
    const { id: eventId, ...word } = paidEvent(payment, { intent: intentOf(payment.provider_ref ?? '') })
    outside.pay(payment.provider_ref ?? '')
    await settlePayment(services, { ...word, provider: payment.provider, eventId })
  }

  async #change(config: OrderConfig, refund_to: 'balance' | 'payment_method'): Promise<void> {
    const order = await this.#row(this.#orderId)
    const { difference } = await priceChange(services, order, config)
    const wish = {
      ...{ config, difference, refund_to, note: '' },
      ask: 'booster' as const,
      next_total: undefined,
    }
    if (difference <= 0)
      return transaction(services, (work) =>
        askChange(work, this.#customer, order.id, { ...wish, method: 'balance' }),
      )
    await askByCard(services, this.#customer, order.id, { ...wish, method: 'card' })
    const { id } = await db
      .selectFrom('order_changes')
      .select('id')
      .where('order_id', '=', order.id)
      .executeTakeFirstOrThrow()
    await this.#paid(id)
  }

  #cancel(refund_to: 'balance' | 'payment_method'): Promise<void> {
    return cancelOrder(services, staff, this.#orderId, { refund_to, reason: 'A story' })
  }

  async #claim(): Promise<[string, Caller]> {
    const id = this.#orderId
    const { filter } = await this.#row(id)
    const login = { login: 'player', password: 'a password', in_game_name: 'Player#EUW' }
    await storeCredentials(services, this.#customer, id, login)
    this.#booster = await insertBooster(services, { filters: [filter] })
    await claimOrder(services, this.#booster, id)
    return [id, this.#booster]
  }

  async #bankSays(
    status: 'open' | 'won' | 'lost',
    about: { at?: number; amount?: number } = {},
  ): Promise<void> {
    const payments = await this.#cards()
    const { id, provider, provider_ref, amount: whole } = found(payments[about.at ?? 0])
    const { amount = whole } = about
    outside.decide(provider_ref ?? '', status, { amount, at: services.now() })
    services.advance(1_000)
    await applyDispute(services, provider, {
      ...{ kind: 'dispute', id: randomUUID(), ref: id, intent: intentOf(provider_ref ?? ''), status, amount },
      ...{ currency: 'EUR', dueAt: null, at: services.now() },
    })
  }

  #cards() {
    return db
      .selectFrom('payments')
      .selectAll()
      .where('provider_intent', 'is not', null)
      .where((eb) => eb.or([eb('order_id', 'in', this.#orders), eb('subject_id', '=', this.#customer.id)]))
      .orderBy('created_at')
      .execute()
  }

  /** Who holds what now, in euros. */
  async holds(shopBefore: number): Promise<Record<string, number>> {
    const { id } = this.#customer
    const payments = (await this.#cards()).map(({ id }) => id)
    const refunds = await db
      .selectFrom('refunds')
      .select('amount')
      .where('payment_id', 'in', payments)
      .where('target', '=', 'provider')
      .where('failed_at', 'is', null)
      .execute()
    const lost = await db
      .selectFrom('chargebacks')
      .select('amount')
      .where('payment_id', 'in', payments)
      .where('status', '=', 'lost')
      .execute()
    const booster = this.#booster?.id ?? randomUUID()
    let escrow = 0
    for (const order of this.#orders) escrow += await balanceOf(services, 'order_escrow', order)
    const cents = {
      card: sum(refunds),
      balance: await balanceOf(services, 'customer_balance', id),
      held: await balanceOf(services, 'customer_held', id),
      debt: 0 - (await balanceOf(services, 'customer_debt', id)),
      escrow,
      booster:
        (await balanceOf(services, 'booster_pending', booster)) +
        (await balanceOf(services, 'booster_payable', booster)),
      shop: (await shops()) - shopBefore,
      bank: sum(lost),
    }
    return Object.fromEntries(Object.entries(cents).map(([who, amount]) => [who, amount / 100]))
  }
}

const threeWins = { ...defaultConfig('league-of-legends', 'win-boost'), wins: 3 } as OrderConfig
const goldIv = { ...anOrderConfig, target: { tier: 'gold', division: 4, points: 0 } } as OrderConfig
const platinumIii = { ...anOrderConfig, target: { tier: 'platinum', division: 3, points: 0 } } as OrderConfig
const sum = (parts: readonly { amount: number }[]) => parts.reduce((all, { amount }) => all + amount, 0)
