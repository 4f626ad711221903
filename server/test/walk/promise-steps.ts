import { demoPriceTable } from '#core/prices/price-table.ts'
import type { OrderRow } from '#server/kernel/order-row.ts'
import { presentPrices } from '#server/money/prices/price-table-store.ts'
import { publishPrices } from '#server/money/prices/publish-prices.ts'
import { AppError } from '#server/platform/http/errors.ts'
import { transaction } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { eraseAccount } from '#server/records/privacy/erase-account.ts'
import { applyFrom } from '../coupons.ts'
import { customerOf, onOrder, rich, type Shop, type Step } from './shop.ts'

/** A customer applies some coupon, or this one, to their unpaid order. */
export function useCoupon(
  shop: Shop,
  order: OrderRow,
  code = shop.chance.of(shop.model.coupons),
): Promise<unknown> {
  const customer = customerOf(shop, order)
  shop.model.wishes(order.id, code)
  return applyFrom(shop.services, customer.id, customer, order.id, code)
}

/** Staff publish prices with other levels of cashback, and perhaps another share. */
export async function publish({ services, chance, staff, model }: Shop): Promise<void> {
  const { version: based_on } = await presentPrices(services)
  const { version: _, effectiveAt: __, ...content } = demoPriceTable
  const [base, ridge, summit] = chance.of([
    [2, 3, 5],
    [20, 30, 40],
    [35, 45, 55],
  ] as const)
  const turnover = { ridge: chance.of([5_000, 15_000]), summit: 40_000 }
  const boosterShare = chance.of([60, 57, 55, 50])
  const levels = [
    { from: 0, percent: base },
    { from: turnover.ridge, percent: ridge },
    { from: turnover.summit, percent: summit },
  ]
  const prices = { at: services.now().getTime(), share: boosterShare, levels }
  // If the reply is lost, they may be published all the same.
  model.published(based_on + 1, prices, 'perhaps')
  const publication = {
    content: { ...content, boosterShare, cashback: { base, ridge, summit }, turnover },
    reason: 'A walk',
    effective_at: null,
    based_on,
  }
  const { version } = await transaction(services, (work) => publishPrices(work, staff, publication))
  model.published(version, prices)
}

/** The shop is opened again with another tax. */
export async function changeTax({ services, chance, model }: Shop): Promise<void> {
  const vat = chance.of([{ rate: 1_900 }, { rate: 2_100 }, { exemption: 'A walk pays no tax' }])
  services.config.vat = vat
  model.taxed(vat)
}

/** Somebody asks for the end of their account. */
export async function erase({ services, model, customers }: Shop, customer: Caller): Promise<void> {
  const { email } = await services.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', customer.id)
    .executeTakeFirstOrThrow()
  if (model.owes(customer.id)) model.crossings.add('somebody who owes asks to be erased')
  try {
    await eraseAccount(services, customer, { email: email ?? '' })
  } catch (error) {
    if (error instanceof AppError && error.code === 'account_has_money') model.keptIn(customer.id)
    throw error
  }
  if (customers.includes(customer)) customers.splice(customers.indexOf(customer), 1)
}

/** What the shop promises and takes back, and the end of accounts. */
export const promiseSteps: Readonly<Record<string, Step>> = {
  useCoupon: { weight: 3, run: onOrder(['not_paid'], useCoupon) },
  publish: { weight: 2, run: publish },
  changeTax: { weight: 14, run: changeTax },
  erase: { weight: 3, run: (shop) => erase(shop, shop.chance.of(shop.customers.slice(rich))) },
}
