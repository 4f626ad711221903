import type { z } from 'zod'
import type { askChange as call } from '#contract/order-changes.ts'
import { isDuo, type OrderConfig } from '#core/choices/order-config.ts'
import { changeableStatuses } from '#core/orders/changeable-statuses.ts'
import { claimRefusal, orderLevel } from '#core/orders/claiming.ts'
import { endOf } from '#core/orders/deadlines.ts'
import { type FollowUp, followUpOf } from '#core/orders/follow-up.ts'
import { kindOf } from '#core/orders/kinds.ts'
import { looksLikePassword } from '#core/talk/read-message.ts'
import { boosterFacts, claimable } from '#server/boosters/facts/booster-store.ts'
import { lockOrderFor } from '#server/kernel/lock-order.ts'
import type { OrderRow } from '#server/kernel/order-row.ts'
import { recordDeed } from '#server/kernel/record-deed.ts'
import { openAtProvider } from '#server/money/payments/open-at-provider.ts'
import { openAttempt } from '#server/money/payments/open-attempt.ts'
import { payFromBalance } from '#server/money/payments/pay-from-balance.ts'
import { presentPrices } from '#server/money/prices/price-table-store.ts'
import type { Db } from '#server/platform/db/pool.ts'
import { AppError } from '#server/platform/http/errors.ts'
import { isOpenIn } from '#server/platform/http/is-open.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { servicesOf, transaction, type Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { isGuest } from '#server/platform/users/user-store.ts'
import { writeNote } from '../order-chat/write-note.ts'
import { refuseUnplayed } from '../supply/refuse-unplayed.ts'
import {
  askBooster,
  type ChangeRow,
  changeSubject,
  findAsked,
  findFollowing,
  insertChange,
  letFollow,
  reserveOf,
} from './change-store.ts'
import { makeChange } from './make-change.ts'
import { closePrepared } from './prepared-store.ts'
import { priceChange } from './price-change.ts'

type Wish = z.output<typeof call.body>

/**
 * A customer asks to change their order. What costs more is paid from the balance at once; a change by card waits for
 * its payment (`askByCard`).
 */
export async function askChange(work: Work, caller: Caller, orderId: string, wish: Wish): Promise<void> {
  const { order, change } = await draftChange(work, caller, orderId, wish)
  const amount = reserveOf(change)
  const price = { customerId: order.customer_id, amount, currency: order.currency }
  if (amount > 0) await payFromBalance(work, changeSubject(change), price)
  await putForward(work, order, change)
}

/** Opens a payment for a change at the provider; the booster is asked when it has arrived. */
export async function askByCard(services: Services, caller: Caller, orderId: string, wish: Wish) {
  const payment = await transaction(services, async (work) => {
    const { order, change } = await draftChange(work, caller, orderId, wish)
    const amount = reserveOf(change)
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
  // Whether it is that or something else: the customer has chosen.
  await closePrepared(work, order.id)
  if (!order.booster_id) return void (await makeChange(work, order, change, by))
  if (change.others_only) return letOthersFollow(work, order, change)
  await askBooster(work.tx, change.id, endOf('changeAnswer', work.now))
  await recordDeed(work, order, {
    action: 'change_asked',
    ...by,
    ...(change.note && { reason: change.note }),
  })
  if (change.note) await writeNote(work, order, order.customer_id, change.note)
}

/** Other boosters will play what the change adds, once the present order is completed. */
export async function letOthersFollow(work: Work, order: OrderRow, change: ChangeRow): Promise<void> {
  await letFollow(work.tx, change.id)
  await recordDeed(work, order, { action: 'plan_next', actor: 'customer', actorId: order.customer_id })
}

/**
 * Whether an order can be changed now: it is open and paid, no bank asks about its payment, and no other change waits.
 */
export async function changeBlocked(
  tx: Db,
  order: OrderRow,
): Promise<'order_state_changed' | 'change_open' | null> {
  if (!changeableStatuses.includes(order.status) || order.frozen_at) return 'order_state_changed'
  return (await findAsked(tx, order.id)) || (await findFollowing(tx, order.id)) ? 'change_open' : null
}

async function draftChange(
  work: Work,
  caller: Caller,
  orderId: string,
  wish: Wish,
): Promise<{ order: OrderRow; change: ChangeRow }> {
  const { config, note, refund_to, ask } = wish
  const { order, actor } = await lockOrderFor(work.tx, caller, orderId)
  if (actor !== 'customer') throw new AppError('order_state_changed')
  if (looksLikePassword(note)) throw new AppError('password_in_chat')
  if (refund_to === 'balance' && (await isGuest(work.tx, order.customer_id)))
    throw new AppError('bad_params', [{ field: 'refund_to', code: 'bad_params' }])
  const { priced, next } = await checkWish(work, order, wish)
  const change = await insertChange(work.tx, {
    order_id: order.id,
    status: 'unpaid',
    config: JSON.stringify(config),
    quote: JSON.stringify(priced.quote),
    total_before: order.total,
    share_before: order.booster_share,
    note,
    in_game_name: wish.in_game_name ?? null,
    refund_to,
    asked_at: work.now,
    ...(next && { next_config: JSON.stringify(next.config), next_quote: JSON.stringify(next.quote) }),
    others_only: ask === 'others',
  })
  return { order, change }
}

/** What is changed, at the price that whoever asks saw, and who is asked. */
type Asked = Pick<Wish, 'config' | 'difference' | 'ask' | 'next_total' | 'in_game_name'>

/** The price of a change of a locked order, and of the order for other boosters; throws what forbids it now. */
export async function checkWish(work: Work, order: OrderRow, wish: Asked) {
  const { config, difference, ask, in_game_name } = wish
  const blocked = await changeBlocked(work.tx, order)
  if (blocked) throw new AppError(blocked)
  const priced = await priceChange(servicesOf(work), order, config)
  if (priced.difference !== difference) throw new AppError('order_total_changed')
  if (isDuo(config) && !(in_game_name ?? order.in_game_name))
    throw new AppError('bad_params', [{ field: 'in_game_name', code: 'bad_params' }])
  if (ask !== 'others') await refuseBooster(work.tx, order, config)
  // What costs less asks nobody for more than was sold.
  if (priced.difference > 0 && (ask === 'others' || !order.booster_id))
    await refuseUnplayed(work.tx, {
      config,
      customerId: order.customer_id,
      now: work.now,
      open: await isOpenIn(work),
    })
  return { priced, next: ask === 'booster' ? null : await priceNext(work, order, wish) }
}

/** The order for other boosters, at the price that the customer saw; only an order with a booster needs one. */
async function priceNext(work: Work, order: OrderRow, { config, next_total }: Asked): Promise<FollowUp> {
  const next = followUpOf(order.config, config, await presentPrices(servicesOf(work)))
  if (!next || !order.booster_id)
    throw new AppError('change_not_offered', [{ field: 'ask', code: 'bad_params' }])
  if (next.quote.total !== next_total) throw new AppError('order_total_changed')
  return next
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
