import { violations } from './axe.ts'
import { inDatabase, newCustomer, onAnotherDevice } from './newcomers.ts'
import { alive, idle, wordsOf } from './people.ts'
import { expect, type Page, test } from './test.ts'

const bell = (page: Page) => page.locator('[data-bell]:visible')

test('the bell counts what is unread, by keyboard too, and reading on one device reads on all', async ({
  browser,
}) => {
  const t = await wordsOf('en')
  const customer = await newCustomer(browser, 100)
  await inDatabase(async (db) => {
    const sent = (['order_paused', 'order_paused', 'balance_increased'] as const).map((code) => ({
      user_id: customer.id,
      code,
      message: 'x',
      params: JSON.stringify({ number: 20_001, amount: 100 }),
    }))
    await db.insertInto('notifications').values(sent).execute()
  })
  const other = await onAnotherDevice(browser, customer)
  for (const { page } of [customer, other]) {
    await page.goto('/dashboard/my-orders')
    await alive(page)
    await idle(page)
    await expect(bell(page)).toHaveAccessibleName(new RegExp(t('news.unread', { count: 3 })))
    await expect(page).toHaveTitle(/^\(3\) /)
  }

  const { page } = customer
  await page.keyboard.press('Alt+KeyN')
  const panel = page.getByRole('dialog', { name: t('news.title') })
  await expect(panel).toBeFocused()
  await expect(panel.getByRole('listitem')).toHaveCount(2)
  await expect(panel.getByText(t('news.others', { count: 1 }))).toBeVisible()
  await panel.getByRole('button', { name: t('news.filters.money') }).click()
  await expect(panel.getByRole('listitem')).toHaveCount(1)
  await panel.getByRole('listitem').getByRole('link').click()
  await expect(page).toHaveURL('/dashboard/balance-history')
  await expect(bell(other.page)).toHaveAccessibleName(new RegExp(t('news.unread', { count: 2 })))

  await bell(other.page).click()
  await other.page.getByRole('button', { name: t('news.readAll') }).click()
  await expect(bell(other.page)).toHaveAccessibleName(t('news.title'))
  await expect(other.page).not.toHaveTitle(/^\(/)
  await expect(bell(page)).toHaveAccessibleName(t('news.title'))
  await other.page.keyboard.press('Escape')
  await expect(bell(other.page)).toBeFocused()
})

test('all notifications have a page: by filter and page, read by being opened, and marked at once', async ({
  browser,
}) => {
  const t = await wordsOf('en')
  const customer = await newCustomer(browser, 100)
  const { page } = customer
  await inDatabase(async (db) => {
    const sent = Array.from({ length: 33 }, (_, i) => ({
      user_id: customer.id,
      code: i % 11 === 0 ? ('balance_increased' as const) : ('order_paused' as const),
      message: 'x',
      params: JSON.stringify({ number: 20_001 + i, amount: 100 }),
    }))
    await db.insertInto('notifications').values(sent).execute()
  })
  await page.goto('/dashboard/my-orders')
  await alive(page)
  await idle(page)
  await bell(page).click()
  await page.getByRole('link', { name: t('news.toAll') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('news.title') })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByText('20033')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await main.getByRole('link', { name: t('news.older') }).click()
  // Equal ones within an hour are one entry.
  await expect(main.getByText('20003')).toBeVisible()
  await expect(main.getByRole('link', { name: t('news.older') })).toHaveCount(0)

  await main.getByRole('link', { name: t('news.filters.money') }).click()
  await expect(main.getByRole('listitem')).toHaveCount(1)
  await expect(main.getByText(t('news.others', { count: 2 }))).toBeVisible()
  await main.getByRole('listitem').first().getByRole('link').click()
  await expect(page).toHaveURL('/dashboard/balance-history')
  await expect(bell(page)).toHaveAccessibleName(new RegExp(t('news.unread', { count: 32 })))

  await page.goto('/dashboard/notifications?show=unread')
  await alive(page)
  await main.getByRole('button', { name: t('news.readAll') }).click()
  await expect(main.getByText(t('news.noneUnread'))).toBeVisible()
  await expect(bell(page)).toHaveAccessibleName(t('news.title'))
  await customer.context.close()
})
