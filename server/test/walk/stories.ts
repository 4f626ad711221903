import { randomUUID } from 'node:crypto'
import { defaultConfig, isClimb, type OrderConfig } from '#core/choices/order-config.ts'
import { dayMs } from '#core/durations.ts'
import { games } from '#core/games/games.ts'
import { campIndex, camps, ladderPoints, tierOf } from '#core/games/ladder.ts'
import { askByCard, askChange } from '../../changes/ask-change.ts'
import { priceChange } from '../../changes/price-change.ts'
import { createOrder } from '../../checkout/create-order.ts'
import { payByBalance } from '../../checkout/pay-by-balance.ts'
import { payByCard } from '../../checkout/pay-by-card.ts'
import { openDispute } from '../../disputes/open-dispute.ts'
import { reopenOrder } from '../../disputes/reopen-order.ts'
import type { Caller } from '../../http/route.ts'
import { cancelOrder } from '../../orders/cancel-order.ts'
import { claimOrder } from '../../orders/claim-order.ts'
import { completeOrder } from '../../orders/complete-order.ts'
import { finishOrder } from '../../orders/finish-order.ts'
import type { OrderRow } from '../../orders/kernel/order-row.ts'
import { gamesOf } from '../../orders/progress-store.ts'
import { confirmAddress } from '../../proofs/prove-address.ts'
import { releaseDueShares } from '../../settlement/release-due-shares.ts'
import { sendRefunds } from '../../settlement/send-refunds.ts'
import { thawPaidOrders } from '../../settlement/thaw-paid-orders.ts'
import { tipByCard, tipFromBalance } from '../../tips/give-tip.ts'
import { releaseDueTips } from '../../tips/release-due-tips.ts'
import { topUpBalance } from '../../top-ups/top-up-balance.ts'
import { transaction } from '../../work.ts'
import { insertProof, recordAll, wonAt } from '../progress.ts'
import { Chance } from './chance.ts'
import { bankSays, bounce, providerSays } from './money-steps.ts'
import { editCoupon, erase, publish, useCoupon } from './promise-steps.ts'
import { type Act, newCustomer, noteOrder, orderable, rich, type Shop, type Step } from './shop.ts'
import { answerProposal, credit, decide, returnPayout, writeOff } from './staff-steps.ts'

/** A story is begun at random and told a step at a time, between the steps of others. */
export type Telling = Generator<Act, void, void>
type Story = (shop: Shop, customer: Caller, steps: Readonly<Record<string, Step>>) => Telling

const climb = defaultConfig('league-of-legends', 'elo-boost')
const duo = defaultConfig('league-of-legends', 'duo-boost')
const twoWins: OrderConfig = { ...defaultConfig('valorant', 'win-boost'), wins: 2, duo: true }
const consent = { accept_risk: true, in_game_name: 'Walker#EUW' } as const

/** What a story remembers between its steps. */
type Kept = { orderId?: string }
const none: Act = async () => false

type Words = readonly ('open' | 'won' | 'lost')[]

/** The words of a bank about one payment: most often it decides three times. */
const verdicts: readonly Words[] = [
  ['open', 'won', 'lost', 'won', 'lost'],
  ['open', 'won', 'lost', 'won', 'lost'],
  ['open', 'won', 'lost', 'won', 'lost'],
  ['open', 'lost'],
  ['open', 'lost', 'won', 'lost', 'won'],
  ['lost', 'open', 'won', 'lost'],
]
const purchaseVerdicts: readonly Words[] = [
  ['open', 'won', 'lost'],
  ['open', 'lost'],
  ['open', 'lost', 'won'],
  ['lost'],
]
const firstVerdicts: readonly Words[] = [['lost'], ['lost'], ['open', 'lost'], ['open']]
const lateVerdicts: readonly Words[] = [['lost'], ['lost', 'won'], ['won', 'lost']]

function order(kept: Kept, shop: Shop): Promise<OrderRow | undefined> {
  return shop.services.db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', kept.orderId ?? randomUUID())
    .executeTakeFirst()
}

/** A step on the order of a story, if it came to be. */
const onIt =
  (kept: Kept, act: (shop: Shop, order: OrderRow) => Promise<unknown>): Act =>
  async (shop) => {
    const found = await order(kept, shop)
    return found ? act(shop, found) : false
  }

/** Whoever the order belongs to now: an account can have taken it over. */
const ownerOf = ({ people }: Shop, { customer_id }: OrderRow) => people.get(customer_id) as Caller

const place =
  (kept: Kept, customer: Caller, config: OrderConfig): Act =>
  async (shop) => {
    const { id } = await createOrder(shop.services, customer, { config, locale: 'en' })
    kept.orderId = id
    if (shop.chance.happens(0.1)) noteOrder(shop, id)
  }

/** The provider reports each open card payment of a subject as paid. */
async function paid(shop: Shop, subjectId: string): Promise<unknown> {
  const open = await shop.services.db
    .selectFrom('payments')
    .selectAll()
    .where('subject_id', '=', subjectId)
    .where('provider', '<>', 'balance')
    .where('status', '=', 'open')
    .execute()
  for (const payment of open)
    await providerSays(shop, payment, { status: 'succeeded', amount: payment.amount })
  return open.length > 0
}

function* buy(shop: Shop, kept: Kept, customer: Caller, config: OrderConfig = duo): Telling {
  yield place(kept, customer, config)
  if (shop.chance.happens(0.35)) yield onIt(kept, useCoupon)
  yield byCard(kept, customer)
}

/** A customer pays by card, and the provider says so. */
const byCard = (kept: Kept, customer: Caller): Act =>
  onIt(kept, async (shop, { id }) => {
    await payByCard(shop.services, customer, id, { ...consent, method: 'card' })
    return paid(shop, id)
  })

/** A bank speaks about a card payment of the order, of a change of it, or of its tip. */
function* bank(
  shop: Shop,
  payment: (shop: Shop) => Promise<string | undefined>,
  { between = [], of = verdicts }: { between?: Act[]; of?: readonly Words[] } = {},
): Telling {
  const words = shop.chance.of(of)
  for (const [at, word] of words.entries()) {
    yield async (shop) => {
      const id = await payment(shop)
      const found = await shop.services.db
        .selectFrom('payments')
        .selectAll()
        .where('id', '=', id ?? randomUUID())
        .where('provider_intent', 'is not', null)
        .executeTakeFirst()
      return found ? bankSays(shop, found, word) : false
    }
    if (at === 0) yield* between
  }
}

/** One of the card payments about an order: the first, or any. */
const cardOf =
  (kept: Kept, { any = false, kind }: { any?: boolean; kind?: 'order' | 'tip' } = {}) =>
  async ({ services, chance }: Shop): Promise<string | undefined> => {
    const found = await services.db
      .selectFrom('payments')
      .select('id')
      .where('order_id', '=', kept.orderId ?? randomUUID())
      .where('provider_intent', 'is not', null)
      .$if(kind !== undefined, (query) => query.where('subject_kind', '=', kind ?? 'order'))
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    return found.length === 0 ? undefined : any ? chance.of(found).id : found[0]?.id
  }

const cancel = (kept: Kept, refund_to: 'balance' | 'payment_method'): Act =>
  onIt(kept, (shop, each) =>
    cancelOrder(shop.services, ownerOf(shop, each), each.id, { refund_to, reason: 'A story' }),
  )

const spend =
  (kept: Kept): Act =>
  async (shop) => {
    const first = await order(kept, shop)
    if (!first) return false
    const customer = ownerOf(shop, first)
    const config = shop.chance.of([climb, twoWins, twoWins])
    const { id } = await createOrder(shop.services, customer, { config, locale: 'en' })
    if (shop.chance.happens(0.1)) noteOrder(shop, id)
    return transaction(shop.services, (work) =>
      payByBalance(work, customer, id, { ...consent, method: 'balance' }),
    )
  }

const tryErasing = (kept: Kept): Act => onIt(kept, (shop, each) => erase(shop, ownerOf(shop, each)))

/** A refund to the balance, perhaps spent, and then a bank. */
function* backToBalance(shop: Shop, customer: Caller): Telling {
  const kept: Kept = {}
  yield* buy(shop, kept, customer)
  yield cancel(kept, 'balance')
  const spends = shop.chance.happens(0.6)
  if (spends && shop.chance.happens(0.5)) yield spend(kept)
  yield* bank(shop, cardOf(kept), { between: spends ? [spend(kept)] : [] })
  if (spends) yield tryErasing(kept)
}

/** A refund to the card, sent or not, and then a bank; it may bounce. */
function* backToCard(shop: Shop, customer: Caller): Telling {
  const kept: Kept = {}
  yield* buy(shop, kept, customer)
  yield cancel(kept, 'payment_method')
  const isSent = shop.chance.happens(0.7)
  if (isSent) yield ({ services }) => sendRefunds(services)
  yield* bank(shop, cardOf(kept))
  if (isSent)
    yield onIt(kept, async (shop, { id }) => {
      const sent = await shop.services.db
        .selectFrom('refunds')
        .innerJoin('payments', 'payments.id', 'payment_id')
        .select(['refunds.id', 'payments.provider_ref'])
        .where('order_id', '=', id)
        .where('target', '=', 'provider')
        .where('failed_at', 'is', null)
        .executeTakeFirst()
      return sent ? bounce(shop, sent) : false
    })
  else yield ({ services }) => sendRefunds(services)
}

/** A customer tops up their balance by card, and the provider says so. */
const topUp =
  (customer: Caller, amount: number): Act =>
  async (shop) => {
    await topUpBalance(shop.services, customer, amount)
    return paid(shop, customer.id)
  }

/** A top-up that is spent before its bank takes it back; what was bought is cancelled later. */
function* spentTopUp(shop: Shop, customer: Caller): Telling {
  const kept: Kept = {}
  yield topUp(customer, shop.chance.of([10_000, 20_000]))
  yield place(kept, customer, climb)
  yield onIt(kept, (shop, { id }) =>
    transaction(shop.services, (work) => payByBalance(work, customer, id, { ...consent, method: 'balance' })),
  )
  yield* bank(shop, topUpOf(customer))
  yield (shop) => erase(shop, customer)
  yield cancel(kept, 'balance')
}

const topUpOf =
  ({ id }: Caller) =>
  async ({ services }: Shop): Promise<string | undefined> => {
    const found = await services.db
      .selectFrom('payments')
      .select('id')
      .where('subject_id', '=', id)
      .where('provider_intent', 'is not', null)
      .orderBy('created_at')
      .executeTakeFirst()
    return found?.id
  }

/** A customer has nothing open but a debt and wants to be erased. */
function* gone(shop: Shop, customer: Caller): Telling {
  const kept: Kept = {}
  yield topUp(customer, 1_000)
  yield place(kept, customer, twoWins)
  yield fromBalance(kept)
  yield* completed(kept)
  yield* bank(shop, topUpOf(customer), { of: firstVerdicts })
  yield (shop) => erase(shop, customer)
  yield* writtenOff(customer)
  yield* bank(shop, topUpOf(customer), { of: [['won'], ['won', 'lost']] })
}

const fromBalance = (kept: Kept): Act =>
  onIt(kept, (shop, each) =>
    transaction(shop.services, (work) =>
      payByBalance(work, ownerOf(shop, each), each.id, { ...consent, method: 'balance' }),
    ),
  )

/** What is due is released, as far as nothing holds it. */
const releaseDue: Act = async ({ services, chance }) => {
  if (chance.happens(0.1)) services.advance(8 * dayMs)
  await releaseDueShares(services)
  await releaseDueTips(services)
}

/** What a top-up bought, played before the bank asks or while it decides; the debt is paid, written off, or refunded. */
function* boughtWithDisputed(shop: Shop, customer: Caller): Telling {
  const kept: Kept = {}
  yield topUp(customer, 5_000)
  yield place(kept, customer, twoWins)
  yield fromBalance(kept)
  const early = shop.chance.happens(0.4)
  if (early) yield* completed(kept)
  const between = early ? [releaseDue] : [...completed(kept)]
  yield* bank(shop, topUpOf(customer), { between, of: purchaseVerdicts })
  const end = shop.chance.of(['paid', 'written off', 'refunded'] as const)
  if (end === 'refunded') yield cancelByStaff(kept)
  if (end === 'written off') yield* writtenOff(customer)
  if (end === 'paid') {
    yield topUp(customer, 5_000)
  }
  yield ({ services }) => thawPaidOrders(services)
  if (shop.chance.happens(0.5)) yield* completed(kept)
  yield* bank(shop, topUpOf(customer), { of: lateVerdicts })
}

const cancelByStaff = (kept: Kept): Act =>
  onIt(kept, ({ services, staff }, { id }) =>
    cancelOrder(services, staff, id, { refund_to: 'balance', reason: 'A story' }),
  )

/** Two people write off what somebody owes. */
function* writtenOff(customer: Caller): Telling {
  yield (shop) => writeOff(shop, customer)
  yield (shop) => answerProposal(shop, customer.id)
  yield (shop) => answerProposal(shop, customer.id)
}

/** A tip from a balance that was topped up by a card, whose bank asks for it while the tip is held. */
function* tippedFromDisputed(shop: Shop, customer: Caller): Telling {
  const kept: Kept = {}
  yield* buy(shop, kept, customer, twoWins)
  yield* completed(kept)
  yield topUp(customer, 1_000)
  const amount = shop.chance.of([500, 1_000])
  yield onIt(kept, (shop, each) =>
    transaction(shop.services, (work) =>
      tipFromBalance(work, ownerOf(shop, each), each.id, { amount, method: 'balance', words: '' }),
    ),
  )
  yield* bank(shop, topUpOf(customer), { between: [releaseDue], of: purchaseVerdicts })
}

/** Staff give one person more and more, alone and with a colleague. */
function* credited(shop: Shop, customer: Caller): Telling {
  for (let times = shop.chance.whole(5, 9); times > 0; times--) {
    yield (shop) => credit(shop, customer, shop.chance.of([5_000, 5_000, 5_000, 8_000]))
    if (shop.chance.happens(0.4)) yield (shop) => answerProposal(shop, customer.id)
  }
}

/** A payout is sent, and the bank refuses it. */
function* payoutBack(shop: Shop, _customer: Caller, steps: Readonly<Record<string, Step>>): Telling {
  const asks = shop.chance.happens(0.5)
  for (const name of asks ? ['requestPayout', 'batchPayouts', 'sendBatch'] : []) {
    const step = steps[name]
    if (step && 'run' in step) yield Object.assign((shop: Shop) => step.run(shop), { step: name })
  }
  yield async (shop) => {
    const sent = await shop.services.db
      .selectFrom('payouts')
      .select(['id', 'booster_id'])
      .where('status', '=', 'sent')
      .orderBy('number', 'desc')
      .limit(5)
      .execute()
    return sent.length > 0 && returnPayout(shop, shop.chance.of(sent))
  }
  yield (shop) => answerProposal(shop)
  yield (shop) => answerProposal(shop)
}

/** The order going further or less far by some divisions. */
function moved(config: OrderConfig, by: number): OrderConfig | undefined {
  if (!isClimb(config)) return undefined
  const game = games[config.game]
  const camp = camps(game)[campIndex(game, config.target) + by]
  if (!camp) return undefined
  const { tier, division } = camp
  return { ...config, target: { tier, division, points: tierOf(game, tier)?.opensAt ?? 0 } }
}

const change = (kept: Kept, by: (chance: Shop['chance']) => number, pay: 'card' | 'balance'): Act =>
  onIt(kept, async (shop, each) => {
    const { services, chance } = shop
    const config = moved(each.config, by(chance))
    if (!config) return false
    const { difference } = await priceChange(services, each, config)
    const wish = {
      ...{ config, difference, note: '', in_game_name: 'Walker#EUW', ask: 'booster' as const },
      refund_to: chance.of(['balance', 'payment_method'] as const),
      next_total: undefined,
    }
    const customer = ownerOf(shop, each)
    if (difference > 0 && pay === 'card')
      return askByCard(services, customer, each.id, { ...wish, method: 'card' })
    return transaction(services, (work) => askChange(work, customer, each.id, { ...wish, method: 'balance' }))
  })

/** The provider reports what was paid for the changes of an order. */
const changePaid = (kept: Kept): Act =>
  onIt(kept, async (shop, { id }) => {
    const changes = await shop.services.db
      .selectFrom('order_changes')
      .select('id')
      .where('order_id', '=', id)
      .execute()
    for (const change of changes) await paid(shop, change.id)
  })

/** A coupon, a change that may fall below its minimum, and a refund. */
function* changedWithCoupon(shop: Shop, customer: Caller): Telling {
  const kept: Kept = {}
  yield place(kept, customer, climb)
  yield onIt(kept, useCoupon)
  yield byCard(kept, customer)
  if (shop.chance.happens(0.8)) yield editCoupon
  if (shop.chance.happens(0.8)) yield publish
  yield change(kept, (chance) => chance.of([-3, -4]), 'balance')
  if (shop.chance.happens(0.5)) yield change(kept, (chance) => chance.of([1, 2, -1]), 'card')
  yield changePaid(kept)
  yield cancel(kept, shop.chance.of(['balance', 'payment_method'] as const))
}

/** Card and balance pay together, and a part of it goes back before a bank speaks. */
function* mixed(shop: Shop, customer: Caller): Telling {
  const kept: Kept = {}
  yield topUp(customer, 2_500)
  yield place(kept, customer, climb)
  yield onIt(kept, ({ services }, { id }) =>
    payByCard(services, customer, id, { ...consent, method: 'balance_and_card', from_balance: 2_000 }),
  )
  yield onIt(kept, (shop, { id }) => paid(shop, id))
  yield change(kept, (chance) => chance.of([-1, -2, -4]), 'balance')
  if (shop.chance.happens(0.5)) yield* bank(shop, cardOf(kept))
  else yield cancel(kept, shop.chance.of(['balance', 'payment_method'] as const))
}

/** An order with a change that a second card paid, its refund, and a bank about either. */
function* severalCards(shop: Shop, customer: Caller): Telling {
  const kept: Kept = {}
  yield* buy(shop, kept, customer, climb)
  yield change(kept, (chance) => chance.of([1, 2]), 'card')
  yield changePaid(kept)
  const first = shop.chance.happens(0.5)
  const refund = cancel(kept, shop.chance.of(['balance', 'payment_method'] as const))
  if (first) yield refund
  yield* bank(shop, cardOf(kept, { any: true }))
  if (!first) yield refund
}

/** An order is played and submitted. */
function* submitted(kept: Kept): Telling {
  const booster = (shop: Shop) => shop.boosters[0] as Caller
  yield onIt(kept, (shop, { id }) => claimOrder(shop.services, booster(shop), id))
  yield onIt(kept, async (shop, { id, config }) => {
    const { db } = shop.services
    const last = (await gamesOf(db, id)).at(-1)
    const game = games[config.game]
    const height = last ? ladderPoints(game, last.standing) : 500
    const proof_file_id = await insertProof(shop.services, id, booster(shop).id)
    const won = (at: number) => ({ ...wonAt(config.game, height + 20 * at, 20), proof_file_id })
    await recordAll(shop.services, booster(shop), id, [won(1), won(2)])
    await finishOrder(shop.services, booster(shop), id, { proof_file_id, anyway: true })
  })
}

/** An order is played and completed. */
function* completed(kept: Kept): Telling {
  yield* submitted(kept)
  yield onIt(kept, ({ services, staff }, { id }) => completeOrder(services, staff, id))
}

/** A customer disputes a result; staff decide, perhaps beyond the record and with a colleague. */
function* disputed(shop: Shop, customer: Caller): Telling {
  const kept: Kept = {}
  yield* buy(shop, kept, customer, twoWins)
  yield* submitted(kept)
  yield onIt(kept, (shop, each) =>
    openDispute(shop.services, ownerOf(shop, each), each.id, {
      ...{ kind: 'other', reason: 'A story', picture_ids: [] },
    }),
  )
  yield onIt(kept, decide)
  yield (shop) => answerProposal(shop, customer.id)
  yield onIt(kept, decide)
}

/** A completed order brings cashback and a tip; a bank speaks about the tip or the price, or staff open it again. */
function* tipped(shop: Shop, customer: Caller): Telling {
  const kept: Kept = {}
  yield* buy(shop, kept, customer, twoWins)
  yield* completed(kept)
  const isByCard = shop.chance.happens(0.85)
  yield onIt(kept, (shop, each) => {
    const wish = { amount: shop.chance.of([100, 200, 500]), words: '' }
    const giver = ownerOf(shop, each)
    return isByCard
      ? tipByCard(shop.services, giver, each.id, { ...wish, method: 'card' })
      : transaction(shop.services, (work) =>
          tipFromBalance(work, giver, each.id, { ...wish, method: 'balance' }),
        )
  })
  yield onIt(kept, async (shop, { id }) => {
    const tip = await shop.services.db
      .selectFrom('tips')
      .select('id')
      .where('order_id', '=', id)
      .executeTakeFirst()
    return tip ? paid(shop, tip.id) : false
  })
  if (shop.chance.happens(0.1)) yield async ({ services }) => services.advance(8 * dayMs)
  yield* bank(shop, cardOf(kept, { kind: shop.chance.of(['tip', 'tip', 'tip', 'tip', 'order'] as const) }))
}

/** A completed order brings cashback; it is opened again and refunded. */
function* cashbackBack(shop: Shop, customer: Caller): Telling {
  const kept: Kept = {}
  yield* buy(shop, kept, customer, twoWins)
  yield* completed(kept)
  if (shop.chance.happens(0.3)) yield spend(kept)
  yield onIt(kept, ({ services, staff }, { id }) => reopenOrder(services, staff, id, 'A story'))
  yield cancel(kept, shop.chance.of(['balance', 'payment_method'] as const))
}

/** A guest whose refund fails has a balance; an account takes it over, with what the bank does to it. */
function* takenOver(shop: Shop): Telling {
  const kept: Kept = {}
  const email = `guest-${randomUUID()}@example.com`
  let guest: Caller | undefined
  const enter = once((shop) => newCustomer(shop, { kind: 'guest', email, verified_at: shop.services.now() }))
  yield async (shop) => {
    guest = await enter(shop)
  }
  if (!guest) return
  yield* buy(shop, kept, guest)
  yield cancel(kept, 'payment_method')
  yield onIt(kept, async (shop) => {
    const { services, outside } = shop
    outside.refusesNext = `walk_${await cardOf(kept)(shop)}`
    return sendRefunds(services)
  })
  if (shop.chance.happens(0.7)) yield spend(kept)
  const register = once((shop) => newCustomer(shop, { email }))
  const join: Act = async (shop) => {
    const { id } = await register(shop)
    return transaction(shop.services, (work) => confirmAddress(work, id))
  }
  const early = shop.chance.happens(0.3)
  if (early) yield join
  yield* bank(shop, cardOf(kept), { of: firstVerdicts })
  if (!early) yield join
  yield* bank(shop, cardOf(kept), { of: lateVerdicts })
}

/** Makes one person, even if two processes try at once. */
function once(make: (shop: Shop) => Promise<Caller>): (shop: Shop) => Promise<Caller> {
  let made: Promise<Caller> | undefined
  return (shop) => {
    made ??= make(shop).catch((error) => {
      made = undefined
      throw error
    })
    return made
  }
}

/** The steps of an order's life that chance alone seldom puts in their order. */
const lives = [
  ['storeLogin', 'claim', 'play', 'finish', 'dispute', 'decide', 'appeal', 'decide', 'releaseShares'],
  ['storeLogin', 'claim', 'play', 'play', 'finish', 'dispute', 'decide', 'answerProposal', 'decide'],
  ['storeLogin', 'claim', 'play', 'finish', 'reject', 'play', 'finish', 'complete', 'tip', 'refundTip'],
  ['storeLogin', 'claim', 'askOther', 'keepBooster', 'askOther', 'declineOther', 'pause', 'drop', 'assign'],
  ['storeLogin', 'claim', 'askChange', 'answerChange', 'play', 'strike', 'cancel', 'releaseShares'],
] as const

/** An order lives through such steps, as they are. */
function* life(shop: Shop, customer: Caller, steps: Readonly<Record<string, Step>>): Telling {
  const kept: Kept = {}
  yield* buy(shop, kept, customer, shop.chance.of(orderable))
  for (const name of shop.chance.of(lives)) {
    const step = steps[name]
    if (!step || !('run' in step)) continue
    yield Object.assign(
      onIt(kept, (shop, { id }) => step.run({ ...shop, orders: [id] })),
      { step: name },
    )
  }
}

/** Each story as often as it should be told. */
const told: readonly [story: Story, weight: number, isAlone?: boolean][] = [
  [backToBalance, 34],
  [backToCard, 32],
  [spentTopUp, 1, true],
  [gone, 56, true],
  [changedWithCoupon, 36],
  [mixed, 11],
  [severalCards, 32],
  [tipped, 44],
  [tippedFromDisputed, 40, true],
  [cashbackBack, 13],
  [(shop) => takenOver(shop), 80],
  [boughtWithDisputed, 5, true],
  [credited, 15],
  [disputed, 32],
  [payoutBack, 56],
  [life, 20],
]
const choices = told.flatMap(([story, weight, isAlone = false]) =>
  Array.from({ length: weight }, () => ({ story, isAlone })),
)
const atOnce = 6

/** The next step of some story, which begins now or goes on. */
export async function nextAct(shop: Shop, steps: Readonly<Record<string, Step>>): Promise<Act> {
  const { chance, stories, customers } = shop
  if (stories.length < atOnce) {
    const { story, isAlone } = chance.of(choices)
    const customer =
      isAlone || chance.happens(0.5) ? await newCustomer(shop) : chance.of(customers.slice(rich))
    stories.push(story({ ...shop, chance: new Chance(chance.whole(0, 2 ** 31)) }, customer, steps))
  }
  const telling = chance.of(stories)
  const { value, done } = telling.next()
  if (!done) return value
  stories.splice(stories.indexOf(telling), 1)
  return none
}
