import { expect, type Page, test } from '@playwright/test'
import { href } from '#i18n/href.ts'
import { alive, complaints, wordsOf } from './people.ts'

const elo = '/league-of-legends/elo-boost'
const climb = 'from=gold-2&to=platinum-3&server=na&with=priority'

const price = (page: Page) => page.locator('.price-panel output')

test('a configured climb survives a reload and a change of the language', async ({ page }) => {
  const [en, ar] = await Promise.all([wordsOf('en'), wordsOf('ar')])
  await page.goto(href(elo, 'en'))
  await alive(page)
  const usual = await price(page).textContent()
  await page.getByLabel(en('service.server')).selectOption('na')
  await page.getByRole('switch', { name: new RegExp(en('games.addon.priority')) }).click()
  await expect(price(page)).not.toHaveText(usual ?? '')
  const chosen = (await price(page).textContent()) ?? ''
  await page.reload()
  await alive(page)
  await expect(price(page)).toHaveText(chosen)
  await expect(page.getByLabel(en('service.server'))).toHaveValue('na')

  await page
    .locator('header summary')
    .filter({ hasText: en('shell.language') })
    .click()
  await page.locator('header').getByRole('link', { name: 'العربية' }).filter({ visible: true }).click()
  await page.waitForURL('**/ar/**')
  await alive(page)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByLabel(ar('service.server'))).toHaveValue('na')
  const digits = (text: string) => text.replace(/[^\d]/g, '')
  expect(digits((await price(page).textContent()) ?? '')).toBe(digits(chosen))
  // The choice is remembered where an address says no language.
  await page.goto('/')
  expect(new URL(page.url()).pathname).toBe('/ar')
})

test('back, forward and links keep each page and its climb', async ({ page }) => {
  const t = await wordsOf('en')
  const heard = complaints(page)
  await page.goto('/')
  await alive(page)
  const home = await page.title()
  await page.locator(`main a[href^="${elo}"]`).filter({ visible: true }).first().click()
  await page.waitForURL(`**${elo}*`)
  await expect(page.locator('h1')).toHaveCount(1)
  await page.getByLabel(t('service.server')).selectOption('na')
  const configured = page.url()
  await page
    .locator(`main a[href^="${href('/league-of-legends/duo-boost', 'en')}"]`)
    .first()
    .click()
  await page.waitForURL('**/duo-boost*')
  await page.goBack()
  await expect(page).toHaveURL(configured)
  await expect(page.getByLabel(t('service.server'))).toHaveValue('na')
  await page.goBack()
  await expect(page).toHaveTitle(home)
  await page.goForward()
  await expect(page).toHaveURL(configured)
  await expect(page.getByLabel(t('service.server'))).toHaveValue('na')
  expect(heard).toEqual([])
})

test('a shared quote shows the same locked price to somebody else', async ({ browser }) => {
  const t = await wordsOf('en')
  const sharer = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] })
  const page = await sharer.newPage()
  await page.goto(`${href(elo, 'en')}?${climb}`)
  await alive(page)
  await page.getByRole('button', { name: t('service.share') }).click()
  await expect(page.getByText(t('service.shared', { minutes: 30 }))).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(link).searchParams.get('quote')).toBeTruthy()

  const other = await (await browser.newContext()).newPage()
  await other.goto(link)
  await alive(other)
  await expect(price(other)).toHaveText((await price(page).textContent()) ?? '')
  await expect(other.getByLabel(t('service.server'))).toHaveValue('na')
  const locked = new RegExp(t('service.lockedUntil', { time: '' }).trim())
  await expect(other.locator('.price-panel')).toContainText(locked)
  await sharer.close()
  await other.context().close()
})

test('a link to a quote that is gone still leads to the calculator', async ({ page }) => {
  const answer = await page.goto(`${href(elo, 'en')}?quote=00000000-0000-4000-8000-000000000000`)
  expect(answer?.status()).toBe(200)
  await alive(page)
  await expect(price(page)).toContainText(/\d/)
})

test('the chosen theme is there before the first paint of the next page', async ({ page }) => {
  const t = await wordsOf('en')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  await alive(page)
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const dark = await background()
  await page.locator(`header summary[aria-label="${t('shell.theme')}"]`).click()
  await page
    .getByRole('button', { name: t('shell.theme.light') })
    .filter({ visible: true })
    .click()
  await expect.poll(background).not.toBe(dark)
  const light = await background()
  await page.goto(href(elo, 'en'), { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.waitForLoadState()
  expect(await background()).toBe(light)
  await alive(page)
  await page.locator(`header summary[aria-label="${t('shell.theme')}"]`).click()
  await page
    .getByRole('button', { name: t('shell.theme.system') })
    .filter({ visible: true })
    .click()
  await expect.poll(background).toBe(dark)
})

test('a refused climb says why, at its field and at the button', async ({ page }) => {
  const t = await wordsOf('en')
  const { default: rules } = await import('#i18n/messages/en/rules.ts')
  await page.goto(`${href(elo, 'en')}?from=gold-2&to=gold-3`)
  await alive(page)
  const sentences = Object.values(rules).map(String)
  const shown = await page.getByRole('main').textContent()
  expect(sentences.filter((sentence) => shown?.includes(sentence))).not.toEqual([])
  // It says that it is disabled, and yet can be reached: for whoever asks why.
  await page.getByRole('button', { name: t('service.continue'), exact: true }).click({ force: true })
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/to=gold-3/)
})
