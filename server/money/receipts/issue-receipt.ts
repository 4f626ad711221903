import { sumOf } from '#core/base/money.ts'
import type { OrderConfig } from '#core/choices/order-config.ts'
import { isTaxed, type ReceiptContent, type ReceiptSubject } from '#core/money/receipts.ts'
import type { OrderRow } from '#server/kernel/order-row.ts'
import type { Config } from '#server/platform/config/config.ts'
import type { Work } from '#server/platform/ports/work.ts'
import { findReader } from '#server/platform/users/user-store.ts'
import {
  findBankNote,
  findReceiptOf,
  findSaleReceipt,
  insertReceipt,
  type NewReceipt,
  type ReceiptRow,
} from './receipt-store.ts'

type Money = ReceiptContent['money'][number]
type ReceiptOrder = Pick<
  OrderRow,
  | 'id'
  | 'number'
  | 'config'
  | 'quote'
  | 'currency'
  | 'customer_id'
  | 'coach_id'
  | 'consents'
  | 'billing_name'
  | 'billing_address'
>
type Paid = {
  subject: ReceiptSubject
  /** The order as it is now, locked. */
  order: ReceiptOrder
  paid: readonly (Money & { paymentId: string })[]
}

/**
 * Issues the receipt for what was paid about an order, by card, from the balance or both. It is part of the transaction
 * that captures the money: neither exists without the other.
 */
export async function issueReceipt(work: Work, { subject, order, paid }: Paid): Promise<void> {
  if (paid.length === 0) return
  const { number, config, quote, currency } = order
  const coach = order.coach_id ? (await findReader(work.tx, order.coach_id)).username : null
  // The tax is the one of the sale, whatever is configured when the order is changed.
  const sale = subject === 'change' ? await findSaleReceipt(work.tx, order.id) : undefined
  const payments = paid.map(({ paymentId }) => paymentId)
  await insertReceipt(work, payments, {
    series: 'R',
    order_id: order.id,
    customer_id: null,
    buyer: buyerOf(order),
    amount: sumOf(paid),
    content: {
      ...headOf(work.services.config, subject),
      ...(sale && { vat: sale.content.vat }),
      subject,
      currency,
      order: { number, config: withoutWords(config), coach },
      ...(subject === 'order' ? { quote, consents: order.consents } : { quote: null }),
      money: paid.map(({ by, amount }) => ({ by, amount })),
    },
  })
}

/** The lines of whom the customer named, or their username. */
function buyerOf({ billing_name: name, billing_address: address, customer_id }: ReceiptOrder) {
  if (name === null) return { usernameOf: customer_id }
  return address === null ? name : `${name}\n${address}`
}

/** Issues the receipt for money that a customer added to their balance; part of the same transaction, as above. */
export async function issueTopUpReceipt(
  work: Work,
  topUp: { paymentId: string; customerId: string; buyer: string; amount: number; currency: string },
): Promise<void> {
  const { paymentId, customerId, buyer, amount, currency } = topUp
  await insertReceipt(work, [paymentId], {
    series: 'R',
    order_id: null,
    customer_id: customerId,
    buyer,
    amount,
    content: {
      ...headOf(work.services.config, 'prepaid'),
      subject: 'prepaid',
      currency,
      order: null,
      quote: null,
      money: [{ by: 'card', amount }],
    },
  })
}

type Refunded = { paymentId: string; refundId: string; money: Money }

/** Issues the credit note for a refund, unless its payment is older than receipts. */
export async function issueCreditNote(work: Work, { paymentId, refundId, money }: Refunded): Promise<void> {
  const receipt = await findReceiptOf(work.tx, paymentId)
  if (!receipt) return
  await correct(work, receipt, { series: 'C', corrects: receipt.id, money, refund_id: refundId })
}

type Decided = { id: string; round: number }

/** Issues the credit note for what a bank returned of a payment, unless that is nothing or has no receipt. */
export async function issueBankNote(
  work: Work,
  { id, round }: Decided,
  { paymentId, amount }: { paymentId: string; amount: number },
): Promise<void> {
  const receipt = amount > 0 ? await findReceiptOf(work.tx, paymentId) : undefined
  if (!receipt) return
  const about = { chargeback_id: id, chargeback_round: round }
  await correct(work, receipt, { series: 'C', corrects: receipt.id, money: { by: 'bank', amount }, ...about })
}

/** The bank sends the payment again: a receipt for what its credit note had taken off. */
export async function issueBankReceipt(work: Work, { id, round }: Decided): Promise<void> {
  const note = await findBankNote(work.tx, { id, round })
  if (!note?.corrects) return
  const about = { chargeback_id: id, chargeback_round: round }
  const money = { by: 'bank', amount: note.amount } as const
  await correct(work, note, { series: 'R', corrects: note.corrects, money, ...about })
}

type Correction = Pick<NewReceipt, 'series' | 'refund_id' | 'chargeback_id' | 'chargeback_round'> & {
  corrects: string
  money: Money
}

/** Writes what takes off a receipt, or comes to it again, with what it froze. */
function correct(work: Work, from: ReceiptRow, { money, ...correction }: Correction): Promise<void> {
  const { order_id, customer_id, buyer, content } = from
  return insertReceipt(work, [], {
    order_id,
    customer_id,
    buyer,
    amount: money.amount,
    ...correction,
    content: {
      ...content,
      ...headOf(work.services.config, content.subject),
      vat: content.vat,
      quote: null,
      money: [money],
    },
  })
}

function headOf({ siteName, operator, vat }: Config, subject: ReceiptSubject) {
  const { name, address, email, register, vatId, demo } = operator
  return {
    site: siteName,
    issuer: { name, address, email, register, vatId },
    demo,
    vat: isTaxed(subject) ? vat : null,
  }
}

/** Receipts are kept when an account is erased, so they leave out what the customer typed. */
function withoutWords(config: OrderConfig): OrderConfig {
  return {
    ...config,
    ...('freeHours' in config && { freeHours: '' }),
    ...('wishes' in config && { wishes: '' }),
  }
}
