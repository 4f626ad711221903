import { violations } from './axe.ts'
import { alive, enter, idle, wordsOf } from './people.ts'
import { expect, type Page, test } from './test.ts'

async function openPalette(page: Page, name: string) {
  await alive(page)
  await idle(page)
  await page.keyboard.press('Control+KeyK')
  const palette = page.getByRole('dialog', { name })
  const field = palette.getByRole('combobox')
  await expect(field).toBeFocused()
  return { palette, field, options: palette.getByRole('option') }
}

test('staff find an order by its customer, narrow to orders with Tab and open one, by keyboard alone', async ({
  browser,
}) => {
  const t = await wordsOf('en')
  const { page } = await enter(browser, 'orders')
  await page.goto('/dashboard/admin/disputes')
  const { palette, options } = await openPalette(page, t('palette.open'))
  await expect(options.filter({ hasText: t('shell.adminReviews') })).toBeVisible()
  await page.keyboard.type('mira@')
  const orders = palette.getByRole('group', { name: t('names.orders') }).getByRole('option')
  await expect(orders.first()).toContainText('mira')
  await expect(orders.first()).toHaveAttribute('data-highlighted')
  await expect(orders).toHaveCount(4)
  await page.keyboard.press('Tab')
  await expect.poll(() => options.count()).toBeGreaterThan(4)
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Shift+Tab')
  await expect(palette.getByRole('button', { name: t('palette.widen') })).toHaveCount(0)

  const number = /PK-(\d+)/.exec((await orders.first().textContent()) ?? '')?.[1] ?? ''
  await page.keyboard.press('Control+KeyA')
  // Enter before the search has answered opens the order all the same.
  await page.keyboard.type(number)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard\/order\/[0-9a-f-]{36}$/)
  await expect(page.getByText(`PK-${number}`).first()).toBeVisible()
})

test('customers have it with their own orders and pages; Escape gives the focus back; without an answer pages still open', async ({
  browser,
}) => {
  const t = await wordsOf('en')
  const { page } = await enter(browser, 'mira')
  await page.goto('/dashboard/my-orders')
  const { palette, field, options } = await openPalette(page, t('palette.open'))
  expect(await violations(page)).toEqual([])
  await page.keyboard.type('theo')
  await expect(palette.getByText(t('palette.nothing', { words: 'theo' }))).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(palette).toHaveCount(0)
  await page.locator('[aria-keyshortcuts="Control+K"]').filter({ visible: true }).click()
  await page.route('**/v1/search?**', (route) => route.abort())
  await field.fill('balance')
  await expect(palette.getByText(t('palette.failed'))).toBeVisible()
  await options.filter({ hasText: t('names.balance') }).click()
  await expect(page).toHaveURL('/dashboard/balance-history')
})
