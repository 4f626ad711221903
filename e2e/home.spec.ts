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
