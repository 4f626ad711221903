import { type ClimbConfig, defaultConfig } from '#core/choices/order-config.ts'
import { offeredTips } from '#core/orders/tips.ts'
import { filterId } from '#core/people/matching.ts'
import { cashbackOf, demoLevels } from '#core/prices/cashback.ts'
import { formats } from '#i18n/format.ts'
import { insertOrder, type TestServices } from '#server/test/factories.ts'
import { balancesOf, inDatabase, ledgerFaults, type Newcomer, newBooster, newCustomer } from './newcomers.ts'
import { alive, confirmResult, enter, wordsOf } from './people.ts'
import { type Browser, expect, test } from './test.ts'

/** A customer tips a booster twice, and gets cashback; everyone finds every cent. */

const t = await wordsOf('en')
const { money, percent } = formats('en')

/** Two completed orders of one customer with one booster. */
async function completed(browser: Browser) {
  const config = defaultConfig('league-of-legends', 'elo-boost') as ClimbConfig
  const customer = await newCustomer(browser, 2_000)
  const booster = await newBooster(browser, filterId(config))
  const ids = await inDatabase(async (db) => {
    const services = { db, now: () => new Date() } as TestServices
    const people = { customerId: customer.id, boosterId: booster.id }
    const done = { status: 'completed', config, ...people, columns: { closed_at: new Date() } } as const
    return [(await insertOrder(services, done)).id, (await insertOrder(services, done)).id] as const
  })
  return { customer, booster, ids }
}

const cardOf = ({ page }: Pick<Newcomer, 'page'>, name: string) =>
  page.getByRole('region', { name, exact: true })

test('a tip from the balance and one by card reach the booster to the cent, and staff see them', async ({
  browser,
}) => {
  const { customer, booster, ids } = await completed(browser)
  const { page } = customer
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/dashboard/order/${ids[0]}`)
  await alive(page)
  const asked = cardOf(customer, t('order.tip.title', { booster: booster.name }))
  await expect(asked).toContainText(money(2_000))
  await expect(asked.getByRole('button', { name: t('order.tip.choose') })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await asked.getByText(t('order.tip.other'), { exact: true }).click()
  await asked.getByLabel(t('order.tip.own')).fill('3.45')
  await asked.getByLabel(t('reviews.words')).fill('Thank you for the calm games!')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await asked.getByRole('button', { name: t('order.tip.give', { amount: money(345) }), exact: true }).click()
  const given = cardOf(customer, t('order.tip.yours'))
  await expect(given).toContainText(money(345))
  await expect(given).toContainText('Thank you for the calm games!')
  expect(await balancesOf(customer)).toEqual({ customer_balance: 1_655 })

  await page.goto(`/dashboard/order/${ids[1]}`)
  await alive(page)
  const { total } = await inDatabase((db) =>
    db.selectFrom('orders').select('total').where('id', '=', ids[1]).executeTakeFirstOrThrow(),
  )
  const [, , most = 0] = offeredTips(total)
  await asked.getByText(money(most, 'EUR', 'short'), { exact: true }).click()
  const byCard = t('order.tip.giveByCard', { amount: money(most) })
  await asked.getByRole('button', { name: byCard, exact: true }).click()
  await page.waitForURL('**/sandbox/pay/*')
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await page.waitForURL(/\/dashboard\/order\/[^?]+$/)
  await alive(page)
  await expect(given).toContainText(money(most))
  expect(await balancesOf(customer)).toEqual({ customer_balance: 1_655 })
  await page.goto('/dashboard/balance-history')
  await alive(page)
  await expect(page.getByRole('row').filter({ hasText: t('balance.kind.tip') })).toContainText(
    money(-345, 'EUR', 'signed'),
  )

  await booster.page.goto('/dashboard/booster/earnings')
  await alive(booster.page)
  const rows = booster.page.getByRole('row')
  for (const amount of [345, most]) await expect(rows.filter({ hasText: money(amount) })).toHaveCount(1)
  await expect(booster.page.locator('.earned-sums')).toContainText(money(345 + most))
  expect(await balancesOf(booster)).toEqual({ booster_pending: 345 + most })
  await booster.page.goto(`/dashboard/order/${ids[0]}`)
  await alive(booster.page)
  await expect(cardOf(booster, t('order.tip.name'))).toContainText('Thank you for the calm games!')

  const staff = await enter(browser, 'orders')
  await staff.page.goto(`/dashboard/order/${ids[0]}`)
  await alive(staff.page)
  await expect(cardOf(staff, t('order.tip.name'))).toContainText(money(345))
  await expect(cardOf(staff, t('order.paymentTitle'))).toContainText(money(345))
  await cardOf(staff, t('order.tip.name'))
    .getByRole('button', { name: t('order.tip.refund') })
    .click()
  const dialog = staff.page.getByRole('dialog')
  await dialog.getByLabel(t('order.tip.own')).fill('1.45')
  await dialog.getByLabel(t('order.reasonBoth')).fill('The customer meant two euros')
  await dialog.getByRole('button', { name: t('order.tip.refundButton', { amount: money(145) }) }).click()
  await expect(cardOf(staff, t('order.tip.name'))).toContainText(
    t('order.tip.refunded', { amount: money(145) }),
  )
  expect(await balancesOf(customer)).toEqual({ customer_balance: 1_800 })
  expect(await balancesOf(booster)).toEqual({ booster_pending: 200 + most })
  expect(await ledgerFaults()).toEqual([])
  for (const { heard } of [customer, booster]) expect(heard).toEqual([])
})

test('a completed order brings cashback, which checkout promises and the balance page explains', async ({
  browser,
}) => {
  const config = defaultConfig('league-of-legends', 'elo-boost') as ClimbConfig
  const customer = await newCustomer(browser, 1_000)
  const { page, context, token } = customer
  const booster = await newBooster(browser, filterId(config))
  const order = await inDatabase((db) => {
    const services = { db, now: () => new Date() } as TestServices
    const people = { customerId: customer.id, boosterId: booster.id }
    return insertOrder(services, { status: 'verification_required', config, ...people })
  })
  const rate = demoLevels.cashback.base
  const sold = { total: order.total, boosterShare: order.booster_share }
  const given = cashbackOf(order.total, { percent: rate }, sold)
  const words = { amount: money(given), percent: percent(rate) }
  const headers = { authorization: `Bearer ${token}` }
  const placed = await context.request.post('/v1/orders', { headers, data: { config } })
  await page.goto(`/checkout/${(await placed.json()).data.order_id}`)
  await alive(page)
  await expect(page.getByText(t('checkout.cashback', words))).toBeVisible()

  await page.goto(`/dashboard/order/${order.id}`)
  await alive(page)
  await confirmResult(page, t)
  await expect(page.getByText(t('order.cashback', words), { exact: true })).toBeVisible()
  expect(await balancesOf(customer)).toEqual({ customer_balance: 1_000 + given })

  await page.goto('/dashboard/balance-history')
  await alive(page)
  const row = page.getByRole('row').filter({ hasText: t('balance.cashbackOf', words) })
  await expect(row).toContainText(money(given, 'EUR', 'signed'))
  const level = page.getByRole('region', { name: t('balance.level.base'), exact: true })
  await expect(level).toContainText(t('balance.level.rate', words))
  await expect(level).toContainText(money(demoLevels.turnover.ridge - order.total))
  expect(await ledgerFaults()).toEqual([])
  expect(customer.heard).toEqual([])
})
