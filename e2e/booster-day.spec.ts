import { defaultConfig } from '#core/choices/order-config.ts'
import { filterId } from '#core/people/matching.ts'
import { insertOrder, type TestServices } from '#server/test/factories.ts'
import { inDatabase, newBooster, newCustomer } from './newcomers.ts'
import { ask, open, running } from './order-money.ts'
import { wordsOf } from './people.ts'
import { expect, test } from './test.ts'

/** A booster's home: what is due, what fits, messages and money, live, each with a link to its page. */

const t = await wordsOf('en')
// No other journey orders there.
const config = { ...defaultConfig('league-of-legends', 'elo-boost'), server: 'las' as const }

const wait = (customerId: string) =>
  inDatabase((db) =>
    insertOrder({ db, now: () => new Date() } as TestServices, {
      status: 'waiting_for_booster',
      config,
      customerId,
    }),
  )

test('a new booster reads what to do first, and the first order that fits arrives while they look', async ({
  browser,
}) => {
  const booster = await newBooster(browser, filterId(config))
  const { page } = booster
  await open(booster, '/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: t('shell.today') })).toBeVisible()
  await expect(page.getByText(t('day.newTitle'))).toBeVisible()
  await expect(page.getByText(t('day.noneFit'))).toBeVisible()
  const customer = await newCustomer(browser, 100)
  const { id } = await wait(customer.id)
  await page.reload()
  await page.locator(`[data-row="${id}"]`).getByRole('link').click()
  await expect(page).toHaveURL(/available-orders#order-/)
  expect(booster.heard).toEqual([])
  for (const { context } of [customer, booster]) await context.close()
})

test('a running order is due with its day, a message appears without a reload, and both lead to the order', async ({
  browser,
}) => {
  const { id, customer, booster } = await running(browser)
  const { page } = booster
  await open(booster, '/dashboard')
  const row = page.locator(`section:has(h2:text("${t('day.due')}")) [data-row="${id}"]`)
  await expect(row).toBeVisible()
  await expect(page.getByText(t('day.messages'))).toHaveCount(0)
  await ask(customer, 'POST', `/orders/${id}/chat/messages`, {
    message_id: crypto.randomUUID(),
    text: 'Can you start tonight?',
  })
  await expect(page.getByRole('heading', { name: t('day.messages') })).toBeVisible()
  await expect(page.getByText(t('day.unread', { count: 1 }))).toBeVisible()
  await row.getByRole('link').press('Enter')
  await expect(page).toHaveURL(new RegExp(`/dashboard/order/${id}`))
  expect(booster.heard).toEqual([])
  for (const { context } of [customer, booster]) await context.close()
})
