// Law 1: of no payment is more with its card, its bank, on balances and spent from them than was captured. What is
// paid, from a card or a balance, and how it comes back.
import { holdMore } from './banks.ts'
import { prize } from './purse.ts'
import type { PaymentRow, RefundRow } from './rows.ts'
import type { Payment } from './state.ts'
import { Untrue } from './untrue.ts'
import type { World } from './world.ts'

/** A payment that is new, or whose order changed. */
export function meetPayment(world: World, row: PaymentRow): void {
  const known = world.payments.get(row.id)
  if (known) {
    known.order = row.order_id
    known.joined = row.funds_order
    known.paidAt = row.captured_at ?? ''
  } else
    world.payments.set(row.id, {
      id: row.id,
      byCard: row.provider !== 'balance',
      subject: row.subject_id,
      kind: row.subject_kind,
      order: row.order_id,
      joined: row.funds_order,
      amount: row.amount,
      state: 'open',
      refunds: new Map(),
      bank: null,
      bought: [],
      cameBack: 0,
      paidAt: row.captured_at ?? '',
    })
  if (row.provider_intent) world.intents.set(row.provider_intent, row.id)
  world.subjects.add(row.subject_id)
  if (row.order_id) {
    world.touched.add(row.order_id)
    world.subjects.add(row.order_id)
  }
}

/** A payment is made, ends unpaid or is captured. */
export function takePayment(world: World, row: PaymentRow): void {
  const payment = world.paymentOf(row.id)
  const state = row.captured_at ? 'paid' : row.status === 'open' ? 'open' : 'ended'
  const isNew = payment.bought.length === 0 && !payment.byCard
  if (isNew && state !== 'ended') {
    payment.bought = world.purseOfPayment(payment).spend(row.amount)
    if (paidByPrize(payment))
      world.crossings.add(`a prize pays for ${payment.kind === 'tip' ? 'a tip' : 'an order'}`)
    world.story.tell(
      `{} pays ${row.amount} from the balance for ${payment.kind} {} (payment {})`,
      world.ownerOf(payment),
      payment.order,
      row.id,
    )
  }
  if (payment.state === state) return
  if (!payment.byCard && state === 'ended' && !isNew) {
    world.takeBack(payment, row.amount)
    holdMore(world, world.purseOfPayment(payment))
    world.story.tell(
      `payment {} of {} ends: ${row.amount} are on the balance again`,
      row.id,
      world.ownerOf(payment),
    )
  }
  payment.state = state
  if (!payment.byCard || state !== 'paid') return
  world.story.tell(
    `{} pays ${row.amount} by card for ${payment.kind} {} (payment {})`,
    world.ownerOf(payment),
    payment.order,
    row.id,
  )
  if (payment.kind === 'top_up' && !world.gone.has(payment.subject)) world.receive(payment, row.amount)
}

/** Whether a prize was among what paid from a balance. */
export const paidByPrize = ({ bought }: Payment) => bought.some(({ coin }) => coin.origin === prize)

/** Cards are refunded before the balance, and the oldest payment first. */
export function inOrderOfRefund(world: World, one: RefundRow, two: RefundRow): number {
  const rank = ({ payment_id }: RefundRow) => {
    const payment = world.payments.get(payment_id)
    return `${payment?.byCard ? 0 : 1} ${payment?.paidAt ?? ''} ${payment_id}`
  }
  return rank(one) < rank(two) ? -1 : 1
}

/** A refund is decided, sent, or fails. */
export function takeRefund(world: World, row: RefundRow): void {
  const payment = world.payments.get(row.payment_id)
  if (!payment) return
  const to = row.target === 'balance' ? 'balance' : 'card'
  const state = row.credited_at ? 'credited' : row.failed_at ? 'void' : 'given'
  const known = payment.refunds.get(row.id)
  world.note(payment)
  if (!known) {
    payment.refunds.set(row.id, {
      amount: row.amount,
      to,
      sent: row.sent_at !== null,
      state,
      at: row.created_at,
    })
    giveBack(world, payment, row.amount, to)
    if (state === 'credited' && to === 'card') failed(world, payment, row.amount)
    return
  }
  known.sent = row.sent_at !== null
  if (known.state === state) return
  if (known.state !== 'given' || state !== 'credited')
    throw new Untrue(
      `A refund of ${row.amount} of payment {} is ${state} and should be ${known.state}`,
      payment.id,
      world.ownerOf(payment),
    )
  known.state = state
  failed(world, payment, row.amount)
}

function giveBack(world: World, payment: Payment, amount: number, to: 'card' | 'balance'): void {
  const owner = world.ownerOf(payment)
  world.story.tell(`${amount} of payment {} go back to the ${to} of {}`, payment.id, owner)
  countRefund(world, payment, amount, to)
  if (to === 'balance' && payment.byCard) world.receive(payment, amount)
  else if (to === 'balance') {
    const known = Math.min(amount, payment.cameBack)
    payment.cameBack -= known
    world.takeBack(payment, amount - known)
  } else if (payment.kind === 'top_up' && !world.gone.has(payment.subject))
    world.purseOfPayment(payment).lose(payment.id, amount)
}

function countRefund(world: World, payment: Payment, amount: number, to: 'card' | 'balance'): void {
  const order = payment.order ? world.orders.get(payment.order) : undefined
  if (!order || !payment.joined) return
  const funds = world.fundsOf(order.id)
  if (funds.some(({ byCard }) => byCard) && funds.some(({ byCard }) => !byCard) && amount < order.total)
    world.crossings.add('a mixed payment is refunded in parts')
  if (funds.filter(({ byCard }) => byCard).length > 1)
    world.crossings.add('an order of several card payments is refunded')
  if (order.coupon) world.crossings.add(`an order with a coupon is refunded to the ${to}`)
}

/** The card doesn't take a refund: it is the balance's, except for what the bank returned of the same money. */
function failed(world: World, payment: Payment, amount: number): void {
  const { left, spent } = world.purseOfPayment(payment).of(payment.id)
  const away = world.away(payment)
  const twice = Math.min(amount, Math.max(0, away + left + spent + amount - payment.amount))
  const { bank } = payment
  if (bank?.status === 'lost') {
    world.crossings.add('a refund fails after the bank’s return')
    bank.voids += twice
    bank.rest -= twice
  }
  world.receive(payment, amount - twice)
  world.story.tell(
    `the card refund of ${amount} of payment {} fails; ${amount - twice} are on the balance of {}`,
    payment.id,
    world.ownerOf(payment),
  )
}

/** Of no payment is more on balances, or spent from them, than its card and bank have left. */
export function checkPayment(world: World, payment: Payment): void {
  if (!payment.byCard || payment.state !== 'paid') return
  const { left, spent } = world.purseOfPayment(payment).of(payment.id)
  const away = world.away(payment) - world.twice(payment)
  const most = Math.max(0, payment.amount - away)
  if (left + spent > most)
    throw new Untrue(
      `Of payment {} of ${payment.amount} ${left} are on a balance and ${spent} spent, with ${away} at card and bank`,
      payment.id,
      world.ownerOf(payment),
      payment.order,
    )
}
