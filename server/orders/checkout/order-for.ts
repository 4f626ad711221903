import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { z } from 'zod'
import type { Contract } from '#contract/contract.ts'
import type { createOrderFor as call } from '#contract/orders-by-staff.ts'
import { wayQuery } from '#core/base/links.ts'
import type { Schema } from '#db/schema.ts'
import { href } from '#i18n/href.ts'
import { findOrder } from '#server/kernel/order-row-store.ts'
import { queueOrderMail } from '#server/news/mail/order-mail.ts'
import { wayMark } from '#server/news/mail/way-mark.ts'
import { recordAudit } from '#server/platform/audit/record-audit.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Services } from '#server/platform/ports/services.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { findAccountByEmail, insertGuest, lockAccount } from '#server/platform/users/user-store.ts'
import { guestOfStaff } from '../order/order-list-store.ts'
import { applyCoupon } from './apply-coupon.ts'
import { draftOrder, placeOrder } from './create-order.ts'

type Body = z.output<typeof call.body>
type Made = Contract['createOrderFor']['reply']['data']
/** For whom it is: an account, or an address that has none. */
type Buyer = { id: string } | { email: string }

export type DraftFor = { draft: Insertable<Schema['orders']>; buyer: Buyer }

/** An order of staff for a customer, not stored yet: its price is computed as for any customer. */
export async function draftOrderFor(services: Services, caller: Caller, body: Body): Promise<DraftFor> {
  const buyer = await buyerOf(services, body.for)
  const id = 'id' in buyer ? buyer.id : randomUUID()
  if (id === caller.id) throw new AppError('own_affair')
  return { draft: await draftOrder(services, { id }, body), buyer }
}

/**
 * Stores it, and mails its customer the link to pay; consents and login stay theirs. An address without an account gets a guest,
 * into whom only its owner comes. The same order again is the one that waits already, and mailed once.
 */
export async function placeOrderFor(
  work: Work,
  caller: Caller,
  { draft, buyer }: DraftFor,
  coupon?: string,
): Promise<Made> {
  const { tx, now, services } = work
  const locale = draft.locale as Body['locale']
  const customerId = 'id' in buyer ? buyer.id : await guestFor(work, buyer.email, locale)
  const account = await lockAccount(tx, customerId)
  if (!account) throw new AppError('user_not_found')
  if (account.banned_at) throw new AppError('customer_banned')
  const { id } = await placeOrder(work, { ...draft, customer_id: customerId, ordered_by: caller.id })
  if (coupon) await applyCoupon(work, { ...caller, id: customerId }, id, coupon)
  const order = await findOrder(tx, id)
  if (!order) throw new Error(`Order ${id} is gone`)
  const { number, total, currency } = order
  await queueOrderMail(work, order, 'order_for_you', `order_for_you:${id}`)
  const deed = { actorId: caller.id, operation: 'order for customer' as const, subject: `order ${id}` }
  await recordAudit(tx, { ...deed, detail: { total, user_id: customerId } }, now)
  const { publicUrl, secretKey } = services.config
  const way = account.kind === 'guest' ? `?${wayQuery}=${wayMark(secretKey, id)}` : ''
  const link = publicUrl + href('/checkout/:order_id', locale, { order_id: id }) + way
  return { order_id: id, number, total, currency, link }
}

async function buyerOf({ db }: Services, who: Body['for']): Promise<Buyer> {
  if ('user_id' in who) return { id: who.user_id }
  const account = await findAccountByEmail(db, who.email)
  return account ? { id: account.id } : who
}

async function guestFor({ tx, now }: Work, email: string, locale: Body['locale']): Promise<string> {
  const known = await guestOfStaff(tx, email)
  return known ?? insertGuest(tx, { email, locale, created_at: now, age_confirmed_at: null })
}
