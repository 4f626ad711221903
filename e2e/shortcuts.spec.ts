import { loadMessages } from '#i18n/load-messages.ts'
import { createTranslate } from '#i18n/translate.ts'
import { violations } from './axe.ts'
import { alive, enter } from './people.ts'
import { expect, test } from './test.ts'

const words = async (locale: 'ar' | 'en') =>
  createTranslate(locale, await loadMessages(locale, ['shortcuts', 'shell']))

test('the list of shortcuts opens on any page, can be switched off, and its keys do what it says', async ({
  page,
}) => {
  const t = await words('ar')
  const icons: string[] = []
  page.on('request', (sent) => {
    if (sent.url().includes('_nuxt_icon')) icons.push(new URL(sent.url()).search)
  })
  await page.goto('/ar/coaching')
  await alive(page)
  const list = page.getByRole('dialog', { name: t('shortcuts.title') })
  // Its handler comes when the page is idle.
  await expect(async () => {
    await page.keyboard.press('?')
    await expect(list).toBeVisible({ timeout: 1_000 })
  }).toPass()
  expect(icons).toEqual(['?icons=keyboard'])
  await expect(list.locator('svg path[d^="M"]').first()).toBeAttached()
  expect(await violations(page, ['.dialog'])).toEqual([])
  await list.getByRole('switch').uncheck()
  await page.keyboard.press('Escape')
  await expect(list).toHaveCount(0)
  await page.keyboard.press('?')
  await page.keyboard.press('Control+/')
  await expect(list).toHaveCount(1)
  await list.getByRole('switch').check()
  await list.getByRole('button', { name: t('shell.close') }).click()
  await page.keyboard.press('g')
  await page.keyboard.press('h')
  await page.waitForURL('**/ar')
})

test('a slash goes to the search of a list', async ({ browser }) => {
  const { page, context } = await enter(browser, 'admin')
  await page.goto('/dashboard/admin/coupon')
  await alive(page)
  const search = page.getByRole('main').getByRole('searchbox')
  await expect(search).toHaveAttribute('aria-keyshortcuts', '/')
  await page.keyboard.press('/')
  await expect(search).toBeFocused()
  await page.keyboard.type('/a')
  await expect(search).toHaveValue('/a')
  await context.close()
})
