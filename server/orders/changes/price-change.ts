import type { OrderConfig } from '#core/choices/order-config.ts'
import { missingWish, wishRefusal } from '#core/choices/wishes.ts'
import { characterLists } from '#core/games/character-lists.ts'
import { type Change, type ChangePrices, type ChangeRefusal, changedQuote } from '#core/orders/changes.ts'
import { progressOf } from '#core/orders/kinds.ts'
import type { Quote } from '#core/prices/quote.ts'
import type { OrderRow } from '#server/kernel/order-row.ts'
import { termsOf } from '#server/kernel/order-terms.ts'
import { logOf } from '#server/kernel/progress-store.ts'
import { presentPrices, pricesOfVersion } from '#server/money/prices/price-table-store.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { refused } from '../quotes/price-config.ts'

/** The prices that a change of an order is computed with, in the browser too. */
export async function changePrices(services: Services, order: OrderRow): Promise<ChangePrices> {
  return {
    table: await presentPrices(services),
    own: await pricesOfVersion(services, order.quote.priceVersion),
    ...soldTerms(order),
    hourly: hourlyOf(order.quote),
  }
}

/** Discounts and share as they were promised, whatever has become of the coupon and the prices. */
function soldTerms(order: OrderRow): Pick<ChangePrices, 'discounts' | 'boosterShare'> {
  const { discounts, sold } = termsOf(order)
  if (!sold) throw new AppError('order_state_changed')
  return { discounts, boosterShare: sold.share }
}

/** What a change of an order costs now, at its present standing; throws what core refuses. */
export async function priceChange(services: Services, order: OrderRow, next: OrderConfig): Promise<Change> {
  const { played, held } = await logOf(services.db, order.id)
  const facts = {
    config: order.config,
    quote: order.quote,
    progress: (config: OrderConfig) => progressOf(config, played, held),
    started: order.status === 'boosting',
    games: played.length,
  }
  const change = changedQuote(facts, next, await changePrices(services, order))
  if ('code' in change) throw changeRefused(change)
  // An order that was reopened may have been refunded in part: no change returns the same money again.
  if (change.quote.total < (order.refunded ?? 0))
    throw changeRefused({ code: 'change_not_offered', field: 'target' })
  const wish = wishRefusal(next, characterLists[next.game]) ?? missingWish(next)
  if (wish) throw refused(wish)
  return change
}

function changeRefused(refusal: ChangeRefusal): AppError {
  const { code, field } = refusal
  if (code === 'change_not_offered' || code === 'change_already_played')
    return new AppError(code, [{ field: `config.${field}`, code }])
  return refused({ code, field })
}

/** The rate at which a coach's hours were booked. */
function hourlyOf({ lines, parts }: Quote): number | undefined {
  const line = [...lines, ...(parts?.flatMap(({ quote }) => quote.lines) ?? [])].find(
    ({ kind }) => kind === 'hours',
  )
  return line?.kind === 'hours' ? line.unit : undefined
}
