import { defaultConfig } from '#core/choices/order-config.ts'
import { topUpBounds } from '#core/money/top-ups.ts'
import { formats } from '#i18n/format.ts'
import { balancesOf, ledgerFaults, newCustomer } from './newcomers.ts'
import { alive, wordsOf } from './people.ts'
import { expect, test } from './test.ts'

const t = await wordsOf('en')
const { money } = formats('en')

test('a top-up by card arrives once, pays part of an order, and every cent is on the page', async ({
  browser,
}) => {
  const customer = await newCustomer(browser, 1_000)
  const { page, context, token, heard } = customer
  const post = async (path: string, data: object) => {
    const headers = { authorization: `Bearer ${token}` }
    return (await (await context.request.post(`/v1${path}`, { headers, data })).json()).data
  }
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/dashboard/balance-history')
  await alive(page)
  const card = page.getByRole('region', { name: t('balance.topUp') })
  await card.getByText(t('balance.topUpOther'), { exact: true }).click()
  await card.getByLabel(t('balance.topUpOwn')).fill('4')
  const bounds = { least: money(topUpBounds.least), most: money(topUpBounds.most) }
  await expect(card.getByText(t('balance.topUpWrong', bounds))).toBeVisible()
  await card.getByLabel(t('balance.topUpOwn')).fill('12.34')
  await expect(card).toContainText(money(2_234))
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

  await card.getByRole('button', { name: t('balance.topUpButton', { amount: money(1_234) }) }).click()
  await page.waitForURL('**/sandbox/pay/*')
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await page.waitForURL(/\/dashboard\/balance-history$/)
  await alive(page)
  await expect(page.locator('.balance-now')).toContainText(money(2_234))
  const topUp = page.getByRole('row').filter({ hasText: t('balance.kind.top_up') })
  await expect(topUp.first()).toContainText(money(1_234, 'EUR', 'signed'))
  expect(await balancesOf(customer)).toEqual({ customer_balance: 2_234 })
  // The address of the return, opened again, credits nothing.
  await page.goto('/dashboard/balance-history?gtm=1&payment_amount=99.00&transaction_id=x&currency=EUR')
  await page.waitForURL(/\/dashboard\/balance-history$/)
  await expect(page.locator('.balance-now')).toContainText(money(2_234))

  const config = defaultConfig('league-of-legends', 'elo-boost')
  const { order_id: id } = await post('/orders', { config })
  const part = {
    method: 'balance_and_card',
    from_balance: 2_000,
    accept_risk: true,
    start_now: '1.0',
    withdrawal_ends: '1.0',
  }
  const { redirect } = await post(`/orders/${id}/pay`, part)
  await page.goto(redirect)
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await page.waitForURL(/\/dashboard\/order\/[^?]+$/)
  await page.goto('/dashboard/balance-history')
  await alive(page)
  await expect(page.locator('.balance-now')).toContainText(money(234))
  await expect(page.getByRole('row').filter({ hasText: t('balance.kind.paid') })).toContainText(
    money(-2_000, 'EUR', 'signed'),
  )
  expect(await balancesOf(customer)).toEqual({ customer_balance: 234 })
  expect(await ledgerFaults()).toEqual([])
  expect(heard).toEqual([])
})

test('a top-up that was left is cancelled in the history, and what wasn’t spent of a paid one goes back to the card', async ({
  browser,
}) => {
  const customer = await newCustomer(browser, 1_000)
  const { page, heard } = customer
  await page.setViewportSize({ width: 360, height: 740 })
  const open = async () => {
    await page.goto('/dashboard/balance-history')
    await alive(page)
    await page.getByRole('button', { name: t('balance.topUpButton', { amount: money(5_000) }) }).click()
    await page.waitForURL('**/sandbox/pay/*')
  }
  await open()
  await page.goto('/dashboard/balance-history')
  await alive(page)
  await expect(page.getByText(t('balance.waiting', { amount: money(5_000) }))).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await page.getByRole('button', { name: t('balance.waitingCancel') }).click()
  await expect(page.getByText(t('balance.waitingGone'))).toBeVisible()
  await expect(page.getByText(t('balance.waiting', { amount: money(5_000) }))).toBeHidden()

  await open()
  // The webhook is lost: the page asks the sandbox when the customer returns.
  await page.getByLabel('The webhook').selectOption('lost')
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await page.waitForURL(/\/dashboard\/balance-history$/)
  await alive(page)
  await expect(page.locator('.balance-now')).toContainText(money(6_000))
  await page.getByRole('button', { name: t('balance.refund') }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(t('balance.refundTitle', { amount: money(5_000) }))
  await dialog.getByRole('button', { name: t('balance.refundButton', { amount: money(5_000) }) }).click()
  await expect(page.locator('.balance-now')).toContainText(money(1_000))
  const returned = page.getByRole('row').filter({ hasText: t('balance.kind.returned') })
  await expect(returned).toContainText(money(-5_000, 'EUR', 'signed'))
  await expect(page.getByRole('button', { name: t('balance.refund') })).toHaveCount(0)
  expect(await balancesOf(customer)).toEqual({ customer_balance: 1_000 })
  expect(await ledgerFaults()).toEqual([])
  expect(heard).toEqual([])
})
