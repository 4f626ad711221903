import { href } from '#i18n/href.ts'
import { alive, complaints, enter, wordsOf } from './people.ts'
import { expect, test } from './test.ts'

test('a visitor filters the boosters, reads a profile and opens the calculator', async ({
  browser,
  page,
}) => {
  const t = await wordsOf('en')
  const heard = complaints(page)
  const { page: kestrel } = await enter(browser, 'kestrel')
  await kestrel.goto('/dashboard')
  await alive(kestrel)

  await page.goto('/boosters')
  await alive(page)
  await page.getByRole('combobox', { name: t('boosters.language') }).selectOption('de')
  await expect(page).toHaveURL(/language=de/)
  await expect(page.getByRole('row').filter({ hasText: 'halcyon' })).toHaveCount(0)
  // Whoever is connected appears as online, though the page itself can be kept.
  const row = page.getByRole('row').filter({ hasText: 'kestrel' })
  await expect(row.getByText(t('boosters.online'))).toBeVisible()
  await page.getByRole('switch', { name: t('boosters.onlyOnline') }).check()
  await expect(page.getByRole('row').filter({ hasText: 'petrel' })).toHaveCount(0)

  await row.getByRole('link', { name: 'kestrel', exact: true }).click()
  await page.waitForURL('**/booster/kestrel')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('kestrel')
  const peaks = page.getByRole('slider', { name: t('profile.ridge', { booster: 'kestrel' }) })
  await peaks.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page.locator('.peak-sign:visible')).toBeVisible()
  await page
    .getByRole('region', { name: t('profile.reviews') })
    .getByRole('button')
    .click()
  await expect(
    page.getByRole('region', { name: t('profile.reviews') }).getByRole('heading', { level: 3 }),
  ).toHaveCount(13)
  await page
    .getByRole('link', { name: t('profile.setOrder') })
    .first()
    .click()
  await page.waitForURL('**/league-of-legends/elo-boost?booster=kestrel')
  expect(heard).toEqual([])
})

test('an unknown booster is a page that was not found; a profile in Arabic on a phone is mirrored', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true })
  const page = await context.newPage()
  expect((await page.goto('/booster/nobody'))?.status()).toBe(404)
  await page.goto(href('/booster/:username', 'ar', { username: 'kestrel' }))
  await alive(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  const flag = await page.locator('.peak-flag:visible').boundingBox()
  expect(flag?.x).toBeLessThan(100)
  await context.close()
})

test('a public profile loads nothing of the order’s page', async ({ request }) => {
  const html = await (await request.get('/booster/kestrel')).text()
  expect(html).toContain('/assets/booster-page-')
  expect(html).not.toContain('/assets/order-view-')
})
