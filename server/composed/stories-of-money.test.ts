import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { defaultConfig, type OrderConfig } from '#core/choices/order-config.ts'
import { settlePayment } from '#server/money/payments/settle-payment.ts'
import { applyChargeback } from '#server/money/settlement/apply-chargeback.ts'
import { sendRefunds } from '#server/money/settlement/send-refunds.ts'
import { topUpBalance } from '#server/money/top-ups/top-up-balance.ts'
import { askByCard, askChange } from '#server/orders/changes/ask-change.ts'
import { priceChange } from '#server/orders/changes/price-change.ts'
import { createOrder } from '#server/orders/checkout/create-order.ts'
import { payByBalance } from '#server/orders/checkout/pay-by-balance.ts'
import { payByCard } from '#server/orders/checkout/pay-by-card.ts'
import { cancelOrder } from '#server/orders/order/cancel-order.ts'
import { claimOrder } from '#server/orders/order/claim-order.ts'
import { completeOrder } from '#server/orders/order/complete-order.ts'
import { dropOrder } from '#server/orders/order/drop-order.ts'
import { finishOrder } from '#server/orders/order/finish-order.ts'
import { storeCredentials } from '#server/orders/vault/store-credentials.ts'
import { transaction } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { act } from '#server/test/act.ts'
import { apply, insertCoupon } from '#server/test/coupons.ts'
import {
  anOrderConfig,
  insertBooster,
  insertCustomer,
  insertStaff,
  insertSupply,
  signIn,
} from '#server/test/factories.ts'
import { openApp } from '#server/test/open-app.ts'
import { balanceOf, byBalance, byCard, found, fund, paidEvent } from '#server/test/payments.ts'
import { climbTo, insertProof, recordAll, wonAt } from '#server/test/progress.ts'
import { inWords, Shown } from '#server/test/shown.ts'
import { intentOf, Outside } from '#server/test/walk/model/outside.ts'

const outside = new Outside()
const { app, services } = await openApp()
await insertSupply(services)
services.payments = new Map([[outside.name, outside]])
const { db } = services
const staff = await insertStaff(services, ['EditOrders', 'FullAccess'])
const shown = new Shown(app, services)

/**
 * A story a line. After it, in euros: who holds what at the end (`card` is what the shop returned to it, `bank` what the
 * bank did); the money on the page of each order, with what banks' returns took `back` from the customer, and the shop's
 * loss that staff read; and the papers, with where a refund went instead.
 *
 * Silver II to Platinum IV costs 62.00, to Gold IV 14.00 and to Platinum III 82.00; five net wins cost 12.00. Boosters get 60
 * percent of the list price. The coupon gives 20 percent. Every figure was computed by hand from these.
 */
const table = `
  card                                                         | escrow 62                                  | paid 62                                                      | R 62 card
  card, cancel to card                                         | card 62                                    | paid 62, card 62                                             | R 62 card, C 62 card
  card, cancel to balance                                      | balance 62                                 | paid 62, balance 62                                          | R 62 card, C 62 balance
  card, cancel to card, open                                   | card 62                                    | paid 62, card 62                                             | R 62 card, C 62 card
  card, cancel to card, open, won                              | card 62                                    | paid 62, card 62                                             | R 62 card, C 62 card
  card, cancel to card, open, lost                             | bank 62                                    | paid 62, bank 62                                             | R 62 card, C 62 card (bank 62)
  card, cancel to card, sent, open, lost                       | card 62, shop -62, bank 62                 | paid 62, card 62, bank 62, loss 62                           | R 62 card, C 62 card
  card, cancel to card, open, lost, won                        | balance 62                                 | paid 62, balance 62                                          | R 62 card, C 62 card (balance 62)
  card, cancel to card, open, lost, won, lost                  | bank 62                                    | paid 62, balance 62, bank 62, back 62                        | R 62 card, C 62 card (balance 62)
  card, cancel to card, open 40, lost 40                       | balance 22, bank 40                        | paid 62, balance 22, bank 40                                 | R 62 card, C 62 card (bank 40, balance 22)
  card, cancel to card, open 40, lost 40, sent                 | balance 22, bank 40                        | paid 62, balance 22, bank 40                                 | R 62 card, C 62 card (bank 40, balance 22)
  card, cancel to card, open 40, lost 40, won                  | balance 62                                 | paid 62, balance 62                                          | R 62 card, C 62 card (balance 62)
  card, cancel to card, open 40, lost 40, won, lost 40         | balance 22, bank 40                        | paid 62, balance 62, bank 40, back 40                        | R 62 card, C 62 card (balance 62)
  card, cancel to card, sent, open 40, lost 40                 | card 62, shop -40, bank 40                 | paid 62, card 62, bank 40, loss 40                           | R 62 card, C 62 card
  card, down to card, open 40, lost 40                         | balance 8, escrow 14, bank 40              | paid 62, balance 8, bank 40                                  | R 62 card, C 48 card (bank 40, balance 8)
  card, down to card, open 14, lost 14                         | balance 34, escrow 14, bank 14             | paid 62, balance 34, bank 14                                 | R 62 card, C 48 card (bank 14, balance 34)
  card, down to card, open 40, lost 40, complete               | balance 8, booster 8.4, shop 5.6, bank 40  | paid 62, balance 8, bank 40                                  | R 62 card, C 48 card (bank 40, balance 8)
  card, down to card, open, lost                               | bank 62                                    | paid 62, bank 62                                             | R 62 card, C 48 card (bank 48), C 14 bank
  card, cancel to balance, open                                | held 62                                    | paid 62, balance 62                                          | R 62 card, C 62 balance
  card, cancel to balance, open, won                           | balance 62                                 | paid 62, balance 62                                          | R 62 card, C 62 balance
  card, cancel to balance, open, lost                          | bank 62                                    | paid 62, balance 62, bank 62, back 62                        | R 62 card, C 62 balance
  card, cancel to balance, lost                                | bank 62                                    | paid 62, balance 62, bank 62, back 62                        | R 62 card, C 62 balance
  card, cancel to balance, open, lost, won                     | balance 62                                 | paid 62, balance 62                                          | R 62 card, C 62 balance
  card, cancel to balance, open, lost, won, lost               | bank 62                                    | paid 62, balance 62, bank 62, back 62                        | R 62 card, C 62 balance
  card, cancel to balance, spend, open                         | escrow 62                                  | paid 62, balance 62; paid 62                                 | R 62 card, C 62 balance, R 62 balance
  card, cancel to balance, spend, open, lost                   | debt 62, escrow 62, bank 62                | paid 62, balance 62, bank 62, back 62; paid 62               | R 62 card, C 62 balance, R 62 balance
  card, cancel to balance, spend, open, lost, won              | escrow 62                                  | paid 62, balance 62; paid 62                                 | R 62 card, C 62 balance, R 62 balance
  card, open                                                   | escrow 62                                  | paid 62                                                      | R 62 card
  card, open, lost                                             | bank 62                                    | paid 62, bank 62                                             | R 62 card, C 62 bank
  card, open, lost, cancel to card                             | bank 62                                    | paid 62, bank 62                                             | R 62 card, C 62 bank
  card, open, lost, won                                        | escrow 62                                  | paid 62                                                      | R 62 card, C 62 bank, R 62 bank
  card, open, lost, won, cancel to balance                     | balance 62                                 | paid 62, balance 62                                          | R 62 card, C 62 bank, R 62 bank, C 62 balance
  card, complete                                               | booster 37.2, shop 24.8                    | paid 62                                                      | R 62 card
  card, complete, open, lost                                   | bank 62                                    | paid 62, bank 62, loss 24.8                                  | R 62 card, C 62 bank
  card, complete, open, lost, won                              | booster 37.2, shop 24.8                    | paid 62                                                      | R 62 card, C 62 bank, R 62 bank
  card, complete, open, lost, won, lost                        | bank 62                                    | paid 62, bank 62, loss 24.8                                  | R 62 card, C 62 bank, R 62 bank, C 62 bank
  coupon, card, cancel to card                                 | card 49.6                                  | paid 49.6, card 49.6                                         | R 49.6 card, C 49.6 card
  coupon, card, complete                                       | booster 37.2, shop 12.4                    | paid 49.6                                                    | R 49.6 card
  coupon, card, up, complete                                   | booster 49.2, shop 16.4                    | paid 65.6                                                    | R 49.6 card, R 16 card
  coupon, card, up, cancel to balance                          | balance 65.6                               | paid 65.6, balance 65.6                                      | R 49.6 card, R 16 card, C 49.6 balance, C 16 balance
  coupon, card, down to card                                   | card 38.4, escrow 11.2                     | paid 49.6, card 38.4                                         | R 49.6 card, C 38.4 card
  coupon, card, down to balance, open                          | held 38.4, escrow 11.2                     | paid 49.6, balance 38.4                                      | R 49.6 card, C 38.4 balance
  coupon, card, down to balance, open, lost                    | bank 49.6                                  | paid 49.6, balance 38.4, bank 49.6, back 38.4                | R 49.6 card, C 38.4 balance, C 11.2 bank
  coupon from 30, card, down to card                           | card 35.6, escrow 14                       | paid 49.6, card 35.6                                         | R 49.6 card, C 35.6 card
  coupon from 30, card, up, cancel to card                     | card 65.6                                  | paid 65.6, card 65.6                                         | R 49.6 card, R 16 card, C 49.6 card, C 16 card
  card, up, cancel to card                                     | card 82                                    | paid 82, card 82                                             | R 62 card, R 20 card, C 62 card, C 20 card
  card, up, complete                                           | booster 49.2, shop 32.8                    | paid 82                                                      | R 62 card, R 20 card
  card, up, complete, lost                                     | booster 12, shop 8, bank 62                | paid 82, bank 62, loss 24.8                                  | R 62 card, R 20 card, C 62 bank
  card, up, complete, lost, second lost                        | bank 82                                    | paid 82, bank 82, loss 32.8                                  | R 62 card, R 20 card, C 62 bank, C 20 bank
  card, up, cancel to balance, lost                            | balance 20, bank 62                        | paid 82, balance 82, bank 62, back 62                        | R 62 card, R 20 card, C 62 balance, C 20 balance
  card, down to balance, open, lost                            | bank 62                                    | paid 62, balance 48, bank 62, back 48                        | R 62 card, C 48 balance, C 14 bank
  card, down to balance, spend 14, open, lost                  | debt 14, escrow 14, bank 62                | paid 62, balance 48, bank 62, back 48; paid 14               | R 62 card, C 48 balance, C 14 bank, R 14 balance
  both, cancel to card                                         | card 42, balance 20                        | paid 62, card 42, balance 20                                 | R 42 card 20 balance, C 42 card, C 20 balance
  both, cancel to balance                                      | balance 62                                 | paid 62, balance 62                                          | R 42 card 20 balance, C 42 balance, C 20 balance
  both, cancel to balance, open, lost                          | balance 20, bank 42                        | paid 62, balance 62, bank 42, back 42                        | R 42 card 20 balance, C 42 balance, C 20 balance
  both, down to card                                           | card 42, balance 6, escrow 14              | paid 62, card 42, balance 6                                  | R 42 card 20 balance, C 42 card, C 6 balance
  both, complete, open, lost                                   | booster 12, shop 8, bank 42                | paid 62, bank 42, loss 16.8                                  | R 42 card 20 balance, C 42 bank
  top-up, open                                                 | held 38, escrow 62                         | paid 62                                                      | R 62 balance, R 100 card
  top-up, cancel to card                                       | balance 100                                | paid 62, balance 62                                          | R 62 balance, C 62 balance, R 100 card
  top-up, open, lost                                           | debt 62, escrow 62, bank 100               | paid 62                                                      | R 62 balance, R 100 card, C 100 bank
  top-up, open, lost, cancel to card                           | bank 100                                   | paid 62, balance 62                                          | R 62 balance, C 62 balance, R 100 card, C 100 bank
  top-up, open, lost, won                                      | balance 38, escrow 62                      | paid 62                                                      | R 62 balance, R 100 card, C 100 bank, R 100 bank
  top-up, open, lost, won, lost                                | debt 62, escrow 62, bank 100               | paid 62                                                      | R 62 balance, R 100 card, C 100 bank, R 100 bank, C 100 bank
  top-up, complete, open, lost                                 | debt 62, booster 37.2, shop 24.8, bank 100 | paid 62                                                      | R 62 balance, R 100 card, C 100 bank
  wins, card, play two, drop, cancel to card                   | card 7.2, booster 2.88, shop 1.92          | paid 12, card 7.2                                            | R 12 card, C 7.2 card
  wins, card, play two, drop, cancel to balance                | balance 7.2, booster 2.88, shop 1.92       | paid 12, balance 7.2                                         | R 12 card, C 7.2 balance
  wins, card, play two, drop, cancel to balance, lost          | bank 12                                    | paid 12, balance 7.2, bank 12, back 7.2, loss 1.92           | R 12 card, C 7.2 balance, C 4.8 bank
  wins, card, play two, drop, cancel to balance, spend 7, lost | debt 7.2, escrow 7.2, bank 12              | paid 12, balance 7.2, bank 12, back 7.2; paid 7.2, loss 1.92 | R 12 card, C 7.2 balance, C 4.8 bank, R 7.2 balance
  wins, card, play two, drop, cancel to card, lost             | bank 12                                    | paid 12, bank 12, loss 1.92                                  | R 12 card, C 7.2 card (bank 7.2), C 4.8 bank
  wins, card, play two, drop, cancel to card, sent, lost       | card 7.2, shop -7.2, bank 12               | paid 12, card 7.2, bank 12, loss 9.12                        | R 12 card, C 7.2 card, C 4.8 bank
`
type Story = [story: string, ends: string, pages: string, papers: string]
const stories = table
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()) as Story)

test.each(stories)('%s', async (story, ends, pages, papers) => {
  const [before, since] = [await shops(), await lastEntry()]
  const told = new Told(await insertCustomer(services))
  for (const word of story.split(', ')) await told.tell(word)
  const holds = await told.holds(before)
  expect(inWords(holds)).toBe(ends)
  expect(await told.pages()).toBe(pages)
  expect(await told.papers()).toBe(papers)
  await told.check(since, holds)
})

const tokenOf = ({ id }: Caller) => signIn(services, id)

type Holds = Record<'card' | 'balance' | 'held' | 'debt' | 'escrow' | 'booster' | 'shop' | 'bank', number>
type Since = Awaited<ReturnType<typeof lastEntry>>

/** From where on a story is booked. */
async function lastEntry() {
  const { entry } = await db
    .selectFrom('ledger_entries')
    .select((eb) => eb.fn.coalesce(eb.fn.max('id'), eb.lit(0)).as('entry'))
    .executeTakeFirstOrThrow()
  return { entry: Number(entry), at: services.now() }
}

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
      const wish = {
        method: 'balance_and_card',
        from_balance: 2_000,
        accept_risk: true,
        start_now: '1.0',
        withdrawal_ends: '1.0',
      } as const
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
      await act(services, finishOrder, booster, id, {
        proof_file_id: await insertProof(services, id, booster.id),
        anyway: false,
      })
      await act(services, completeOrder, staff, id)
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
      await act(services, dropOrder, found(this.#booster), id, { reason: 'A story', proof_file_id })
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
      config,
      difference,
      refund_to,
      note: '',
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
    return act(services, cancelOrder, staff, this.#orderId, { refund_to, reason: 'A story' })
  }

  async #claim(): Promise<[string, Caller]> {
    const id = this.#orderId
    const { filter } = await this.#row(id)
    const login = { login: 'player', password: 'a password', in_game_name: 'Player#EUW' }
    await storeCredentials(services, this.#customer, id, login)
    this.#booster = await insertBooster(services, { filters: [filter] })
    await act(services, claimOrder, this.#booster, id)
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
    await applyChargeback(services, provider, {
      kind: 'chargeback',
      id: randomUUID(),
      ref: id,
      intent: intentOf(provider_ref ?? ''),
      status,
      amount,
      currency: 'EUR',
      dueAt: null,
      at: services.now(),
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

  /** The money on the page of each order, for customer and staff, and what staff read of the shop's loss. */
  async pages(): Promise<string> {
    const pages: string[] = []
    for (const id of this.#orders) {
      const page = await shown.order(await tokenOf(this.#customer), id)
      expect(await shown.order(await tokenOf(staff), id)).toBe(page)
      pages.push(page)
    }
    const loss = await shown.losses(await tokenOf(staff), this.#orders)
    return [pages.join('; '), ...(loss > 0 ? [inWords({ loss })] : [])].join(', ')
  }

  async papers(): Promise<string> {
    return shown.papers(await tokenOf(this.#customer), this.#orders)
  }

  /** The pages of balance and earnings, the money of the orders and the export of bookings say who holds what. */
  async check(since: Since, { balance, held, debt, escrow, booster, shop }: Holds): Promise<void> {
    expect(await shown.balance(await tokenOf(this.#customer))).toEqual({ balance, debt })
    if (this.#booster) expect(await shown.earnings(await tokenOf(this.#booster))).toBe(booster)
    const waiting = await Promise.all(this.#orders.map(async (id) => shown.entries(await tokenOf(staff), id)))
    expect(sum(waiting.map((accounts) => ({ amount: accounts('order_escrow') })))).toBe(escrow)
    const booked = await shown.booked(await tokenOf(staff), since)
    expect({
      balance: booked('customer_balance'),
      held: booked('customer_held'),
      debt: 0 - booked('customer_debt'),
      escrow: booked('order_escrow'),
      booster: booked('booster_pending', 'booster_payable'),
      shop: booked('revenue', 'promotions', 'corrections', 'chargeback_loss'),
    }).toEqual({ balance, held, debt, escrow, booster, shop })
  }

  /** Who holds what now, in minor units. */
  async holds(shopBefore: number): Promise<Holds> {
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
    return cents
  }
}

const threeWins = { ...defaultConfig('league-of-legends', 'win-boost'), wins: 3 } as OrderConfig
const goldIv = { ...anOrderConfig, target: { tier: 'gold', division: 4, points: 0 } } as OrderConfig
const platinumIii = { ...anOrderConfig, target: { tier: 'platinum', division: 3, points: 0 } } as OrderConfig
const sum = (parts: readonly { amount: number }[]) => parts.reduce((all, { amount }) => all + amount, 0)
