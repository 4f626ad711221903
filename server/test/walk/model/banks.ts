// What banks say, what their question holds, what their decision takes, and what comes back if they change it.
import { connected } from './connected.ts'
import { boughtWith, freeze, takeHeldTips } from './freezing.ts'
import { paidByPrize } from './payments.ts'
import { type Purse, prize } from './purse.ts'
import type { BankRow } from './rows.ts'
import { type Bank, nothingTaken, type Payment, type Word } from './state.ts'
import { Untrue } from './untrue.ts'
import type { World } from './world.ts'

/** A bank’s question as a transaction left it: it must be where the words of the bank have brought it. */
export async function takeBank(world: World, row: BankRow): Promise<void> {
  const payment = world.payments.get(row.payment_id)
  if (!payment) return
  // A row can change for another reason while the word of a step that was cut off goes unheard.
  const isHeard = ({ intent, status }: Word) =>
    world.intents.get(intent) === payment.id && status === row.status
  const late =
    row.status === payment.bank?.status ? undefined : world.late.find(({ word }) => isHeard(word))?.word
  const word = world.words.find(isHeard) ?? late
  world.note(payment)
  if (word) {
    // A word that was repeated is one word.
    const same = world.words.filter(({ intent }) => intent === word.intent)
    for (const each of same) world.words.splice(world.words.indexOf(each), 1)
    await bankSays(world, payment, { word, row })
  }
  const status = payment.bank?.status
  if (status !== row.status)
    throw new Untrue(
      `The bank's question is ${row.status} and should be ${status}`,
      payment.id,
      world.ownerOf(payment),
    )
}

async function bankSays(
  world: World,
  payment: Payment,
  { word, row }: { word: Word; row: BankRow },
): Promise<void> {
  const { status } = word
  const at = word.at.getTime()
  const known = payment.bank
  world.story.tell(
    `the bank of payment {} of {} says: ${status}, about ${word.amount}`,
    payment.id,
    world.ownerOf(payment),
  )
  if (known && known.status !== 'open' && (status === 'open' || status === known.status || at < known.at)) {
    world.crossings.add('a bank’s word is no news')
    return
  }
  const bank: Bank = known ?? {
    id: row.id,
    order: payment.order,
    froze: new Set(),
    amount: word.amount,
    ...nothingTaken(),
    status: 'open',
    at,
    losses: 0,
  }
  payment.bank = bank
  world.chargedBack.add(payment)
  for (const id of bank.froze) {
    world.touched.add(id)
    if (status === 'won') world.crossings.add('what charged-back money bought is free again')
  }
  if (!known && status !== 'open') world.crossings.add('a bank decides before it asks')
  if (bank.status === 'lost') await restore(world, payment, bank)
  else if (status === 'open') holdAndFreeze(world, payment, bank)
  else if (status === 'won') {
    world.purseOfPayment(payment).free(payment.id)
    world.owing.add(world.purseOfPayment(payment))
  } else lose(world, payment, bank)
  bank.status = status === 'lost' || status === 'open' ? status : 'won'
  bank.at = at
  countBank(world, payment, bank, known !== null && status === 'won')
}

/** What of the payment lies on the balance, as far as the shop itself no longer has it, waits for the bank. */
function hold(world: World, payment: Payment, bank: Bank): void {
  const purse = world.purseOfPayment(payment)
  const held = purse.held.get(payment.id) ?? 0
  const beyond = Math.max(0, bank.amount - world.kept(payment))
  purse.hold(payment.id, Math.max(0, Math.min(beyond - held, purse.of(payment.id).left)))
}

/** What came back to a balance while a bank decides about its payment waits too. */
export function holdMore(world: World, purse: Purse): void {
  for (const origin of purse.origins) {
    const payment = world.payments.get(origin ?? '')
    if (payment?.bank?.status === 'open') hold(world, payment, payment.bank)
  }
}

/** Of what a bank asks about and the shop no longer has, what is on the balance is held, and what was bought is frozen. */
function holdAndFreeze(world: World, payment: Payment, bank: Bank): void {
  const beyond = Math.max(0, bank.amount - world.kept(payment))
  const purse = world.purseOfPayment(payment)
  const { left, spent } = purse.of(payment.id)
  const here = left + (purse.held.get(payment.id) ?? 0)
  hold(world, payment, bank)
  if (Math.min(beyond - here, spent) > 0) freeze(world, bank, boughtWith(world, payment), 'frozen')
}

function lose(world: World, payment: Payment, bank: Bank): void {
  const purse = world.purseOfPayment(payment)
  purse.free(payment.id)
  const voids = voidRefunds(world, payment, bank.amount)
  const amount = bank.amount - voids
  const beyond = Math.max(0, amount - world.kept(payment))
  const before = purse.of(payment.id)
  const wasSpent = Math.min(beyond - Math.min(beyond, before.left), before.spent)
  const bought = wasSpent > 0 ? boughtWith(world, payment) : []
  takeHeldTips(world, payment, bought, wasSpent)
  freeze(world, bank, bought, 'owed')
  const { left, spent } = purse.of(payment.id)
  const taken = Math.min(beyond, left)
  const debt = Math.min(beyond - taken, spent)
  purse.lose(payment.id, taken)
  purse.debt += debt
  world.owing.add(purse)
  Object.assign(bank, {
    voids,
    taken,
    debt,
    forgiven: 0,
    rest: amount - taken - debt,
    shares: new Map(),
    losses: bank.losses + 1,
  })
  claw(world, payment, bank)
  if (payment.order) world.settling.add(payment.order)
  if (debt > 0)
    world.crossings.add(
      payment.kind === 'top_up' ? 'a top-up that was spent is lost' : 'a refund that was spent is lost',
    )
  world.story.tell(
    `of that, ${voids} are refunds that end, ${taken} were on the balance, ${debt} are a debt of {}`,
    world.ownerOf(payment),
  )
}

/** Refunds that weren't sent end as far as the bank pays instead; what is left of one is the balance's. */
function voidRefunds(world: World, payment: Payment, most: number): number {
  let voids = 0
  const owed = [...payment.refunds.entries()]
    .filter(([, { to, sent, state }]) => to === 'card' && !sent && state === 'given')
    .toSorted(([id, one], [other, two]) => one.at.localeCompare(two.at) || id.localeCompare(other))
  for (const [, refund] of owed) {
    const part = Math.min(refund.amount, most - voids)
    if (part === 0) break
    voids += part
    refund.state = part < refund.amount ? 'credited' : 'void'
    world.receive(payment, refund.amount - part)
  }
  return voids
}

/** Boosters return their part: of a settled order in proportion to its price, of a tip all. */
function claw(world: World, payment: Payment, bank: Bank): void {
  const tip = [...world.tips.values()].find((each) => each.payment === payment.id)
  if (tip) {
    const part = Math.min(bank.rest, tip.left)
    tip.left -= part
    world.earn(tip.booster, 0 - part)
    bank.shares.set(tip.booster, part)
    world.crossings.add('a tip is lost')
    return
  }
  const order = payment.order && payment.joined ? world.orders.get(payment.order) : undefined
  const money = order ? world.moneyOf(order.id) : { paid: 0, given: 0 }
  const kept = money.paid - money.given
  if (!order?.settled || kept <= 0) return
  for (const [booster, given] of order.given) {
    const whole = Math.round((given * Math.min(bank.rest, world.kept(payment))) / kept)
    const part = Math.min(whole, order.shares.get(booster) ?? 0)
    order.shares.set(booster, (order.shares.get(booster) ?? 0) - part)
    world.earn(booster, 0 - part)
    bank.shares.set(booster, part)
  }
}

async function restore(world: World, payment: Payment, bank: Bank): Promise<void> {
  const purse = world.purseOfPayment(payment)
  purse.receive(payment.id, bank.voids + bank.taken)
  if (bank.forgiven > 0) world.crossings.add('what was written off comes from the bank')
  const before = purse.of(prize).left
  purse.forgive(bank.debt - bank.forgiven)
  if (purse.of(prize).left > before) world.crossings.add('what a prize paid of a debt comes back')
  world.owing.add(purse)
  for (const refund of payment.refunds.values()) if (refund.state === 'void') refund.state = 'credited'
  const tip = [...world.tips.values()].find((each) => each.payment === payment.id)
  const order = payment.order ? world.orders.get(payment.order) : undefined
  if (tip || !order || !(await struckSince(world, order.id, bank.at)))
    for (const [booster, part] of bank.shares) {
      if (tip) tip.left += part
      else order?.shares.set(booster, (order.shares.get(booster) ?? 0) + part)
      world.earn(booster, part)
    }
  if (payment.order) world.settling.add(payment.order)
  Object.assign(bank, nothingTaken())
  world.story.tell('the bank sends payment {} again', payment.id)
}

async function struckSince(world: World, orderId: string, since: number): Promise<boolean> {
  const struck = await connected(() =>
    world.db
      .selectFrom('order_events')
      .select('id')
      .where('order_id', '=', orderId)
      .where('action', '=', 'strike_game')
      .where('at', '>=', new Date(since))
      .executeTakeFirst(),
  )
  return struck !== undefined
}

function countBank(world: World, payment: Payment, bank: Bank, wasDecided: boolean): void {
  const { crossings } = world
  const refunds = [...payment.refunds.values()]
  const word =
    bank.status === 'lost' && bank.losses > 1
      ? 'lost again'
      : wasDecided && bank.losses > 0
        ? 'restored'
        : bank.status
  for (const to of ['card', 'balance'] as const)
    if (refunds.some((refund) => refund.to === to)) crossings.add(`refund to ${to}, then ${word}`)
  if (payment.kind === 'top_up' && world.purseOfPayment(payment).of(payment.id).spent > 0)
    crossings.add(`top-up spent, then ${word}`)
  if (payment.kind === 'tip') crossings.add(`tip, then ${word}`)
  const order = payment.order ? world.orders.get(payment.order) : undefined
  if (order && world.fundsOf(order.id).length > 1) crossings.add(`one of several payments, then ${word}`)
  if (order && world.fundsOf(order.id).some(paidByPrize)) crossings.add(`prize and card, then ${word}`)
  if (order?.coupon) crossings.add(`order with a coupon, then ${word}`)
  if (order && order.cashback > 0) crossings.add(`cashback, then ${word}`)
}

/** What banks said and the shop didn't take in must have been no news, unless the step was cut off. */
export function checkUnheard(world: World, whole: boolean): void {
  const { step } = world.story
  const known = world.late.filter((late) => late.step > step - lateSteps)
  world.late = whole ? known : [...known, ...world.words.map((word) => ({ word, step }))]
  for (const { intent, status, at } of world.words.splice(0)) {
    const payment = world.payments.get(world.intents.get(intent) ?? '')
    const bank = payment?.bank
    if (!payment) continue
    const isNews =
      !bank ||
      (bank.status === 'open'
        ? status !== 'open'
        : status !== 'open' && status !== bank.status && at.getTime() >= bank.at)
    if (!isNews) world.crossings.add('a bank’s word is no news')
    else if (whole)
      throw new Untrue(`The bank said ${status} and nothing followed`, payment.id, world.ownerOf(payment))
  }
}

const lateSteps = 20
