import { href } from '#i18n/href.ts'
import { alive, complaints, wordsOf } from './people.ts'
import { expect, test } from './test.ts'

test('the front door: prices, live figures, the example order and the way to the company behind it', async ({
  page,
}) => {
  const t = await wordsOf('en')
  const heard = complaints(page)
  await page.goto('/')
  await alive(page)
  const region = (name: string) => page.getByRole('region', { name })
  await page.getByRole('link', { name: t('home.setClimb') }).click()
  await expect(region(t('home.games'))).toBeInViewport()
  // A demo's boosters aren't online; how soon they start was measured.
  await expect(region(t('home.rightNow')).getByText(t('home.medianStart'))).toBeVisible()
  await expect(page.getByRole('table').getByRole('row').last()).toContainText('+50.22')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('shell.aboutUs') })
    .click()
  await expect(page).toHaveURL('/about-us')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('about.heading'))
  await page
    .getByRole('main')
    .getByRole('link', { name: t('about.go') })
    .click()
  await expect(page).toHaveURL('/#games')
  expect(heard).toEqual([])
})

for (const locale of ['en', 'de', 'ar'] as const)
  test(`on a phone, one tap on a game shows its price, and so does the button afterward (${locale})`, async ({
    page,
  }) => {
    const t = await wordsOf(locale)
    const calculator = href('/valorant/elo-boost', locale)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(href('/', locale))
    const sign = page
      .getByRole('main')
      .getByRole('link', { name: t('games.game.valorant') })
      .first()
    await expect(sign).toBeInViewport()
    const price = page.locator('.price-bar .tabular-nums', { hasText: /\d/ })
    await sign.click()
    await expect(price).toBeInViewport()
    await expect(page).toHaveURL(calculator)
    await alive(page)
    await page.getByRole('banner').getByRole('link').first().click()
    await page.getByRole('link', { name: t('home.setClimb') }).click()
    await expect(price).toBeInViewport()
    await expect(page).toHaveURL(calculator)
  })

test('the header marks the section, and the footer’s languages keep the page', async ({ page }) => {
  const t = await wordsOf('en')
  await page.goto('/coaching?game=valorant')
  await alive(page)
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: t('games.service.coaching') })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await page.locator('html[data-scripted]').waitFor()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL(/\/de\/coaching\?game=valorant$/)
})

test('on a phone the footer’s games and languages unfold without a script', async ({ browser }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  })
  const page = await context.newPage()
  await page.goto('/about-us')
  const footer = page.getByRole('contentinfo')
  const service = footer.locator('a[href="/valorant/win-boost"]')
  await expect(service).toBeHidden()
  await footer.locator('summary').filter({ hasText: 'Valorant' }).click()
  await expect(service).toBeVisible()
  await footer.locator('summary').filter({ hasText: 'English' }).click()
  await footer.getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL('/de')
  await context.close()
})
