import type { z } from 'zod'
import type { askChange as call } from '#contract/order-changes.ts'
import { isDuo, type OrderConfig } from '#core/choices/order-config.ts'
import { changeableStatuses } from '#core/orders/changeable-statuses.ts'
import type { Change } from '#core/orders/changes.ts'
import { claimRefusal, orderLevel } from '#core/orders/claiming.ts'
import { endOf } from '#core/orders/deadlines.ts'
import { kindOf } from '#core/orders/kinds.ts'
import { looksLikePassword } from '#core/support/read-message.ts'
import { boosterFacts, claimable } from '../boosters/booster-store.ts'
import type { Db } from '../db/pool.ts'
import { AppError } from '../http/errors.ts'
import type { Caller } from '../http/route.ts'
import { writeNote } from '../order-chat/write-note.ts'
import { lockOrderFor } from '../orders/kernel/lock-order.ts'
import type { OrderRow } from '../orders/kernel/order-row.ts'
import { recordDeed } from '../orders/kernel/record-deed.ts'
import { openAtProvider } from '../payments/open-at-provider.ts'
import { openAttempt } from '../payments/open-attempt.ts'
import { payFromBalance } from '../payments/pay-from-balance.ts'
import type { Services } from '../services.ts'
import { transaction, type Work } from '../work.ts'
import { askBooster, type ChangeRow, changeSubject, findAsked, insertChange } from './change-store.ts'
import { makeChange } from './make-change.ts'
import { priceChange } from './price-change.ts'

type Wish = z.output<typeof call.body>

/**
 * A customer asks to change their order. What costs more is paid from the balance at once; a change by card waits for
 * its payment (`askByCard`).
 */
export async function askChange(work: Work, caller: Caller, orderId: string, wish: Wish): Promise<void> {
  const { order, change } = await draftChange(work, caller, orderId, wish)
  const amount = change.quote.total - change.total_before
  const price = { customerId: order.customer_id, amount, currency: order.currency }
  if (amount > 0) await payFromBalance(work, changeSubject(change), price)
  await putForward(work, order, change)
}

/** Opens a payment for a change at the provider; the booster is asked when it has arrived. */
export async function askByCard(services: Services, caller: Caller, orderId: string, wish: Wish) {
  const payment = await transaction(services, async (work) => {
    const { order, change } = await draftChange(work, caller, orderId, wish)
    const amount = change.quote.total - change.total_before
    if (amount <= 0) throw new AppError('bad_params', [{ field: 'method', code: 'bad_params' }])
    return openAttempt(work, changeSubject(change), { amount, currency: order.currency })
  })
  try {
    return (await openAtProvider(services, payment)).url
  } catch (error) {
    services.log.warn({ err: error, payment: payment.id }, 'the payment of a change could not be opened')
    throw new AppError('payment_failed')
  }
}

/** The change is paid, or costs nothing: it takes effect, or the booster has to answer. Only the customer asks. */
export async function putForward(work: Work, order: OrderRow, change: ChangeRow): Promise<void> {
  const by = { actor: 'customer', actorId: order.customer_id } as const
  if (!order.booster_id) return void (await makeChange(work, order, change, by))
  await askBooster(work.tx, change.id, endOf('changeAnswer', work.now))
  await recordDeed(work, order, {
    action: 'change_asked',
    ...by,
    ...(change.note && { reason: change.note }),
  })
  if (change.note) await writeNote(work, order, order.customer_id, change.note)
}

/** Whether an order can be changed now: it is open and paid, and no other change waits for its booster. */
export async function changeBlocked(
  tx: Db,
  order: OrderRow,
): Promise<'order_state_changed' | 'change_open' | null> {
  if (!changeableStatuses.includes(order.status)) return 'order_state_changed'
  return (await findAsked(tx, order.id)) ? 'change_open' : null
}

async function draftChange(
  work: Work,
  caller: Caller,
  orderId: string,
  { config, difference, note, in_game_name: name }: Wish,
): Promise<{ order: OrderRow; change: ChangeRow }> {
  const in_game_name = name ?? null
  const { order, actor } = await lockOrderFor(work.tx, caller, orderId)
  if (actor !== 'customer') throw new AppError('order_state_changed')
  if (looksLikePassword(note)) throw new AppError('password_in_chat')
  const blocked = await changeBlocked(work.tx, order)
  if (blocked) throw new AppError(blocked)
  const priced = await priceChange({ ...work.services, db: work.tx }, order, config)
  if (priced.difference !== difference) throw new AppError('order_total_changed')
  if (isDuo(config) && !(in_game_name ?? order.in_game_name))
    throw new AppError('bad_params', [{ field: 'in_game_name', code: 'bad_params' }])
  await refuseBooster(work.tx, order, config)
  return {
    order,
    change: await insertChange(work.tx, rowOf(work, order, { config, priced, note, in_game_name })),
  }
}

function rowOf(
  { now }: Work,
  order: OrderRow,
  wish: { config: OrderConfig; priced: Change; note: string; in_game_name: string | null },
) {
  return {
    order_id: order.id,
    status: 'unpaid' as const,
    config: JSON.stringify(wish.config),
    quote: JSON.stringify(wish.priced.quote),
    total_before: order.total,
    share_before: order.booster_share,
    note: wish.note,
    in_game_name: wish.in_game_name,
    asked_at: now,
  }
}

/** The order's booster must be one who could claim the changed order; their other orders don't count. */
async function refuseBooster(db: Db, order: OrderRow, config: OrderConfig): Promise<void> {
  if (!order.booster_id) return
  const booster = { ...(await boosterFacts(db, order.booster_id, [])), activeSolo: 0, activeDuo: 0 }
  const { filter } = kindOf(config)
  const changed = { ...claimable(order), filter, level: orderLevel(config), isDuo: isDuo(config) }
  const refusal = claimRefusal(booster, { ...changed, status: 'waiting_for_booster' })
  if (refusal) throw new AppError(refusal)
}
