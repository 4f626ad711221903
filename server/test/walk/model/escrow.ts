// What was bought and isn't settled waits in its escrow, for its whole price.
import { type Payment, sum } from './state.ts'
import { Untrue } from './untrue.ts'
import type { World } from './world.ts'

/** What was paid for something and is neither settled nor gone waits in its escrow. */
export function checkEscrow(world: World, id: string): void {
  const said = world.saidOf('order_escrow', id)
  const due = sum([...bySubject(world, id)].map((payment) => ({ amount: waiting(world, payment, id) })))
  if (said !== due) throw new Untrue(`${due} should wait for order or change {}, the shop says ${said}`, id)
}

/** The money of an order that runs is its whole price, unless a bank has taken some of it. */
export function checkOrder(world: World, id: string): void {
  const order = world.orders.get(id)
  if (!order?.paid || order.hasEnded) return
  const lost = world.fundsOf(id).some(({ bank }) => bank?.status === 'lost')
  const kept = world.keptOf(id)
  if (!lost && kept !== order.total)
    throw new Untrue(`Order {} costs ${order.total}, and ${kept} of its money are left`, id, order.customer)
}

function bySubject(world: World, id: string): Payment[] {
  return [...world.payments.values()].filter((payment) => payment.subject === id || payment.order === id)
}

function waiting(world: World, payment: Payment, id: string): number {
  const holder = payment.joined ? payment.order : payment.subject
  if (holder !== id || payment.state === 'ended') return 0
  if (payment.state === 'open') return payment.byCard ? 0 : payment.amount
  if (payment.kind === 'top_up' || [...world.tips.values()].some((tip) => tip.payment === payment.id))
    return 0
  if (payment.joined && world.orders.get(id)?.settled) return 0
  return world.kept(payment)
}
