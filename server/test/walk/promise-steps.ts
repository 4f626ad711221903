import { demoPriceTable } from '#core/prices/price-table.ts'
import { applyCoupon } from '../../checkout/apply-coupon.ts'
import { updateCoupon } from '../../coupons/update-coupon.ts'
import type { Caller } from '../../http/route.ts'
import type { OrderRow } from '../../orders/kernel/order-row.ts'
import { presentPrices } from '../../prices/price-table-store.ts'
import { publishPrices } from '../../prices/publish-prices.ts'
import { eraseAccount } from '../../privacy/erase-account.ts'
import { transaction } from '../../work.ts'
import { customerOf, givenBy, onOrder, rich, type Shop, type Step } from './shop.ts'

/** A customer applies some coupon to their unpaid order. */
export function useCoupon(shop: Shop, order: OrderRow): Promise<unknown> {
  const customer = customerOf(shop, order)
  const { code, gives } = shop.chance.of(shop.coupons)
  shop.model.wishes(order.id, gives)
  return applyCoupon(shop.services, customer, customer.id, order.id, code)
}

/** Staff change what a coupon gives from now on. */
export async function editCoupon({ services, chance, coupons, staff, model }: Shop): Promise<void> {
  const coupon = chance.of(coupons)
  const gives = chance.of([{ percent: 1 }, { percent: 20 }, { percent: 35 }, { amount: 500 }])
  const minimum_order = chance.of([0, 3_000, 4_000, 5_000])
  const form = { ...coupon.form, gives, minimum_order }
  // Until it is known that the change came through, either counts.
  coupon.gives = [...coupon.gives, givenBy(form)]
  await transaction(services, (work) => updateCoupon(work, staff.id, coupon.id, form))
  coupon.form = form
  coupon.gives = [givenBy(form)]
  model.couponEdited()
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
  // If the reply is lost, they may be published all the same.
  model.published(based_on + 1, { share: boosterShare, levels }, 'perhaps')
  const publication = {
    content: { ...content, boosterShare, cashback: { base, ridge, summit }, turnover },
    ...{ reason: 'A walk', effective_at: null, based_on },
  }
  const { version } = await transaction(services, (work) => publishPrices(work, staff, publication))
  model.published(version, { share: boosterShare, levels })
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
  await eraseAccount(services, customer, { email: email ?? '' })
  if (customers.includes(customer)) customers.splice(customers.indexOf(customer), 1)
}

/** What the shop promises and takes back, and the end of accounts. */
export const promiseSteps: Readonly<Record<string, Step>> = {
  useCoupon: { weight: 3, run: onOrder(['not_paid'], useCoupon) },
  editCoupon: { weight: 1, run: editCoupon },
  publish: { weight: 2, run: publish },
  changeTax: { weight: 14, run: changeTax },
  erase: { weight: 1, run: (shop) => erase(shop, shop.chance.of(shop.customers.slice(rich))) },
}
