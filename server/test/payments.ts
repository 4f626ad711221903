import { randomUUID } from 'node:crypto'
import { type AccountKind, topUp } from '#core/money/ledger.ts'
import type { OrderRow } from '#server/kernel/order-row.ts'
import { postEntry } from '#server/money/ledger/post-entry.ts'
import { findPayment, type PaymentRow } from '#server/money/payments/payment-store.ts'
import { payByCard } from '#server/orders/checkout/pay-by-card.ts'
import type { PaymentEvent } from '#server/platform/outside/payment-provider.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { insertCustomer, insertOrder, type TestServices } from './factories.ts'

export const byCard = { method: 'card', accept_risk: true, start_now: '1.0', withdrawal_ends: '1.0' } as const
export const byBalance = {
  method: 'balance',
  accept_risk: true,
  start_now: '1.0',
  withdrawal_ends: '1.0',
} as const

/** An unpaid order of a new customer, with an open attempt at the provider. */
export async function openCard(
  services: TestServices,
): Promise<{ customer: Caller; order: OrderRow; payment: PaymentRow }> {
  const customer = await insertCustomer(services)
  const order = await insertOrder(services, { customerId: customer.id })
  return { customer, order, payment: await openAnother(services, customer, order) }
}

/** Another attempt to pay an order; the earlier ones have ended. */
export async function openAnother(
  services: Services,
  customer: Caller,
  order: OrderRow,
): Promise<PaymentRow> {
  const { payment } = await payByCard(services, customer, order.id, byCard)
  return found(await findPayment(services.db, payment.id))
}

/** The provider's event after a successful payment; a new event each time. */
export function paidEvent(payment: PaymentRow, changed: Partial<PaymentEvent> = {}): PaymentEvent {
  return {
    id: `event_${randomUUID()}`,
    ref: payment.provider_ref ?? '',
    paymentId: payment.id,
    subjectId: payment.subject_id,
    status: 'succeeded',
    amount: payment.amount,
    currency: payment.currency,
    intent: payment.provider_ref,
    ...changed,
  }
}

/** Gives a customer balance, in minor units. */
export async function fund(services: Services, customerId: string, amount: number): Promise<void> {
  const entry = topUp({ paymentId: randomUUID(), customerId, amount })
  await transaction(services, (work) => postEntry(work.tx, entry, services.now()))
}

/** The cached balance of an account in the ledger. */
export async function balanceOf({ db }: Services, kind: AccountKind, ownerId: string): Promise<number> {
  const account = await db
    .selectFrom('ledger_accounts')
    .select('balance')
    .where('kind', '=', kind)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst()
  return account?.balance ?? 0
}

export async function statusOf({ db }: Services, orderId: string): Promise<string> {
  const { status } = await db
    .selectFrom('orders')
    .select('status')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  return status
}

export function found<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('Nothing was found')
  return value
}

/** How many of some promises were fulfilled, and the messages of those that were rejected. */
export async function outcomes(promises: Promise<unknown>[]): Promise<{ kept: number; broken: string[] }> {
  const settled = await Promise.allSettled(promises)
  const broken = settled.flatMap((each) => (each.status === 'rejected' ? [String(each.reason.message)] : []))
  return { kept: settled.length - broken.length, broken }
}

/** Gives the payments of an order a name at their provider, by which a bank can ask about them; the name. */
export async function takeIntent({ db }: Pick<Services, 'db'>, orderId: string): Promise<string> {
  const intent = randomUUID()
  await db.updateTable('payments').set({ provider_intent: intent }).where('order_id', '=', orderId).execute()
  return intent
}
