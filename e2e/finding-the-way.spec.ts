import { href } from '#i18n/href.ts'
import { alive, complaints, enter, tabTo, wordsOf } from './people.ts'
import { expect, type Page, test } from './test.ts'

const elo = '/league-of-legends/elo-boost'
const duo = '/league-of-legends/duo-boost'
const climb = 'from=gold-2&to=platinum-3&server=na&with=priority'

const price = (page: Page) => page.locator('.price-panel output')
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))

test('a page begins at its top; back and forward restore its scroll position', async ({ page }) => {
  const heard = complaints(page)
  await page.goto(elo)
  await alive(page)
  const toDuo = page.locator(`footer a[href="${duo}"]`)
  await toDuo.scrollIntoViewIfNeeded()
  const left = await scrolled(page)
  expect(left).toBeGreaterThan(300)
  await toDuo.click()
  await expect(page).toHaveURL(duo)
  await expect.poll(() => scrolled(page)).toBe(0)
  // For screen readers, too, the page starts at its content.
  await expect(page.locator('main')).toBeFocused()

  await page.evaluate(() => scrollTo(0, 240))
  await page.goBack()
  await expect(page).toHaveURL(elo)
  await expect.poll(() => scrolled(page)).toBe(left)
  await page.goForward()
  await expect(page).toHaveURL(duo)
  await expect.poll(() => scrolled(page)).toBe(240)
  expect(heard).toEqual([])
})

test('a reload keeps the scroll position', async ({ page }) => {
  await page.goto(elo)
  await alive(page)
  await page.evaluate(() => scrollTo(0, 400))
  await page.reload()
  await alive(page)
  await expect.poll(() => scrolled(page)).toBe(400)
})

test('a link with an anchor leads to the anchor, by click, by address, and back again', async ({ page }) => {
  const t = await wordsOf('en')
  const top = (selector: string) => page.locator(selector).evaluate((it) => it.getBoundingClientRect().top)
  const arrives = (at: string) => expect.poll(async () => Math.abs(await top(at))).toBeLessThan(120)
  await page.goto(elo)
  await alive(page)
  await page.getByRole('button', { name: t('service.whyPrice') }).click()
  await page.locator('main a[href$="#costs"]').click()
  await expect(page).toHaveURL('/league-of-legends#costs')
  await arrives('#costs')
  await page.goBack()
  await expect(page).toHaveURL(elo)
  await expect.poll(() => scrolled(page)).toBe(0)
  await page.goForward()
  await arrives('#costs')
  await page.goto('about:blank')
  await page.goto(`${elo}#how`)
  await alive(page)
  await arrives('#how')
})

test('another language: the same page and climb, remembered for a year', async ({ page }) => {
  const [en, ar] = await Promise.all([wordsOf('en'), wordsOf('ar')])
  await page.goto(`${elo}?${climb}`)
  await alive(page)
  const chosen = digits(await price(page).textContent())
  await page
    .locator('header summary')
    .filter({ hasText: en('shell.language') })
    .click()
  await page.locator('header').getByRole('link', { name: 'العربية' }).filter({ visible: true }).click()
  await page.waitForURL(`**${href(elo, 'ar')}?*`)
  await alive(page)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  expect(new URL(page.url()).searchParams.get('to')).toBe('platinum-3')
  await expect(page.getByLabel(ar('service.server'))).toHaveValue('na')
  expect(digits(await price(page).textContent())).toBe(chosen)

  const kept = (await page.context().cookies()).find(({ name }) => name === 'i18n_redirected')
  expect(kept).toMatchObject({ value: 'ar-EG', path: '/', sameSite: 'Lax' })
  const days = ((kept?.expires ?? 0) - Date.now() / 1000) / 86_400
  expect(days).toBeGreaterThan(364)
  expect(days).toBeLessThan(366)
  // Where an address contains no language, the stored choice decides.
  await page.goto('/')
  expect(new URL(page.url()).pathname).toBe('/ar')
})

const digits = (text: string | null) => (text ?? '').replace(/\D/g, '')

test('the first visit goes to the language of the browser, the next to the chosen one', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'de-AT' })
  const page = await context.newPage()
  await page.goto('/')
  expect(new URL(page.url()).pathname).toBe('/de')
  await alive(page)
  const de = await wordsOf('de')
  await page
    .locator('header summary')
    .filter({ hasText: de('shell.language') })
    .click()
  await page.locator('header').getByRole('link', { name: 'English' }).filter({ visible: true }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
  await page.goto('/')
  expect(new URL(page.url()).pathname).toBe('/')
  await context.close()
})

test('the configured climb survives links, back and forward', async ({ page }) => {
  const t = await wordsOf('en')
  const heard = complaints(page)
  await page.goto(elo)
  await alive(page)
  await page.getByLabel(t('service.server')).selectOption('na')
  await expect(page).toHaveURL(/server=na/)
  const configured = page.url()
  await page.locator(`main a[href^="${duo}"]`).first().click()
  await page.waitForURL('**/duo-boost*')
  await page.goBack()
  await expect(page).toHaveURL(configured)
  await expect(page.getByLabel(t('service.server'))).toHaveValue('na')
  await page.goForward()
  await page.waitForURL('**/duo-boost*')
  expect(heard).toEqual([])
})

test('the chosen theme applies before the first paint of the next page, even after a reload', async ({
  page,
}) => {
  const t = await wordsOf('en')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  await alive(page)
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const dark = await background()
  const choose = async (theme: 'light' | 'system') => {
    await page
      .locator(`header summary[aria-label="${t('shell.theme')}"]`)
      .filter({ visible: true })
      .click()
    await page
      .getByRole('button', { name: t(`shell.theme.${theme}`) })
      .filter({ visible: true })
      .click()
  }
  await choose('light')
  await expect.poll(background).not.toBe(dark)
  const light = await background()
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.goto(elo)
  expect(await background()).toBe(light)
  await alive(page)
  await choose('system')
  await expect.poll(background).toBe(dark)
  await page.reload()
  expect(await background()).toBe(dark)
})

test('an unknown address in Arabic: the text, the direction, the link home', async ({ page }) => {
  const ar = await wordsOf('ar')
  expect((await page.goto('/ar/dashboard/no-such-page'))?.status()).toBe(404)
  await alive(page)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ar('shell.pageNotFound'))
  await expect(page).toHaveTitle(new RegExp(ar('shell.pageNotFound')))
  await page
    .getByRole('main')
    .getByRole('link', { name: ar('shell.goHome') })
    .click()
  await expect(page).toHaveURL('/ar')
})

test('the address of an order that is not one’s own: 404, its own words, the way to the own orders', async ({
  browser,
}) => {
  const t = await wordsOf('en')
  const { page, context } = await enter(browser, 'mira')
  const address = '/dashboard/order/00000000-0000-4000-8000-000000000000'
  expect((await page.goto(address))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('account.noOrderTitle'))
  await expect(page).toHaveTitle(new RegExp(t('account.noOrderTitle')))
  await page
    .getByRole('main')
    .getByRole('link', { name: t('shell.myOrders') })
    .click()
  await expect(page).toHaveURL('/dashboard/my-orders')
  await context.close()
})

test('by keyboard: past the header in one step', async ({ page }) => {
  const t = await wordsOf('en')
  await page.goto(elo)
  await alive(page)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: t('shell.skip') })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
})

test('by keyboard: menus open, arrows move through them, Escape closes them and returns the focus', async ({
  page,
}) => {
  const t = await wordsOf('en')
  const { keyboard } = page
  await page.goto('/')
  await alive(page)
  const menu = page
    .locator('header details')
    .filter({ hasText: t('shell.language') })
    .filter({ visible: true })
    .first()
  const summary = menu.locator('summary')
  const choices = menu.getByRole('link')
  await tabTo(page, summary)
  await keyboard.press('ArrowDown')
  await expect(choices.first()).toBeFocused()
  await keyboard.press('ArrowDown')
  await expect(choices.nth(1)).toBeFocused()
  await keyboard.press('End')
  await expect(choices.last()).toBeFocused()
  await keyboard.press('ArrowDown')
  await expect(choices.first()).toBeFocused()
  await keyboard.press('ArrowUp')
  await expect(choices.last()).toBeFocused()
  await keyboard.press('Escape')
  await expect(summary).toBeFocused()
  await expect(choices.first()).toBeHidden()
  // The options in a language's words can also be chosen with Enter and Tab.
  await keyboard.press('Enter')
  await keyboard.press('Tab')
  await expect(choices.first()).toBeFocused()
  await tabTo(page, page.getByRole('link', { name: t('shell.signIn') }))
  await expect(choices.first()).toBeHidden()
})

test('by keyboard: a dialog keeps the focus, Escape returns it', async ({ page, browser }) => {
  const t = await wordsOf('en')
  await page.goto('/')
  await alive(page)
  const opener = page.getByRole('link', { name: t('shell.signIn') })
  await tabTo(page, opener)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  const within = () => page.evaluate(() => Boolean(document.activeElement?.closest('[role=dialog]')))
  for (let steps = 0; steps < 12; steps++) {
    await page.keyboard.press('Tab')
    // At each end a guard moves the focus to the other end.
    await expect.poll(within).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()

  const mira = await enter(browser, 'mira')
  await mira.page.goto('/')
  await alive(mira.page)
  const account = mira.page.locator('header summary').filter({ hasText: t('shell.account') })
  await tabTo(mira.page, account)
  await mira.page.keyboard.press('ArrowUp')
  await expect(mira.page.getByRole('button', { name: t('shell.logOut') })).toBeFocused()
  await mira.context.close()
})
