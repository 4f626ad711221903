import { href } from '#i18n/href.ts'
import { type Locale, localeInfo } from '#i18n/locales.ts'
import type { Translate } from '#i18n/translate.ts'
import { ledgerFaults } from './newcomers.ts'
import {
  alive,
  atCheckout,
  checkOutAsGuest,
  complaints,
  consent,
  enter,
  freshEmail,
  picture,
  tabTo,
  wordsOf,
} from './people.ts'
import { type Browser, expect, type Page, test } from './test.ts'

const service = '/league-of-legends/elo-boost'
/** Within the rank limit of both boosters. */
const climb = 'from=silver-2&to=gold-4&with=priority'

/** A guest configures an order, enters just an e-mail address, pays in the sandbox and arrives at the order's page. */
async function buyAsGuest(page: Page, locale: Locale, t: Translate): Promise<string> {
  await page.goto(`${href(service, locale)}?${climb}`)
  await alive(page)
  await page.getByRole('button', { name: t('service.continue'), exact: true }).click()
  await checkOutAsGuest(page, t)
  await consent(page)
  await page.getByRole('button', { name: new RegExp(t('checkout.pay', { total: '' }).trim()) }).click()
  await page.waitForURL('**/sandbox/pay/*')
  await page.getByRole('button', { name: 'Pay', exact: true }).click()

  // The return's query was used and removed; nothing was reported without consent.
  await page.waitForURL(/\/dashboard\/order\/[^?]+$/)
  await alive(page)
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
  await expect(page.getByText(t('games.status.waiting_for_account'), { exact: true })).toBeVisible()
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

async function storeLogin(page: Page, t: Translate): Promise<void> {
  await page.getByLabel(t('order.login'), { exact: true }).fill('guest-lol')
  await page.getByLabel(t('order.password'), { exact: true }).fill('only-the-booster-sees-this')
  await page.getByLabel(t('order.inGameName'), { exact: true }).fill('Guest#EUW')
  await page.getByRole('button', { name: t('order.store'), exact: true }).click()
  await expect(page.getByText(t('games.status.waiting_for_booster'), { exact: true })).toBeVisible()
}

function board(browser: Browser, name: string) {
  return enter(browser, name).then(async ({ page, context }) => {
    await page.goto('/dashboard/booster/available-orders')
    await alive(page)
    return { page, context }
  })
}

const pay = '€10.50'
/** This test's newest order on a board; its own share distinguishes it from the demo's. */
const rowOf = (page: Page) =>
  page.getByRole('listitem').filter({ hasText: 'Silver II' }).filter({ hasText: pay })

test('an order from a French guest to the finished climb, seen live by everyone', async ({ browser }) => {
  const [t, fr] = await Promise.all([wordsOf('en'), wordsOf('fr')])
  const guest = await browser.newPage()
  const heard = complaints(guest)
  const kestrel = await board(browser, 'kestrel')
  const lumi = await board(browser, 'lumi')

  const orderId = await buyAsGuest(guest, 'fr', fr)
  await storeLogin(guest, fr)

  // The open boards receive the order and highlight its row, without a reload.
  await expect(rowOf(kestrel.page)).toBeVisible()
  await expect(rowOf(kestrel.page).getByText(t('booster.isNew'))).toBeVisible()
  await expect(rowOf(lumi.page)).toBeVisible()

  // Two boosters click at the same moment: one gets the order, the other a refusal.
  const together = Promise.withResolvers<void>()
  let asked = 0
  for (const { page } of [kestrel, lumi])
    await page.route(`**/v1/orders/${orderId}/claim`, async (route) => {
      if (++asked === 2) together.resolve()
      await together.promise
      await route.continue()
    })
  const click = (page: Page) =>
    rowOf(page)
      .getByRole('button', { name: t('booster.claim') })
      .click()
  // Watched from the start, because the word disappears after a moment.
  const isTold = (page: Page) =>
    page
      .getByText(t('errors.order_not_available'))
      .first()
      .waitFor()
      .then(() => page)
  const told = Promise.any([isTold(kestrel.page), isTold(lumi.page)])
  await Promise.all([click(kestrel.page), click(lumi.page)])
  const won = kestrel.page.waitForURL(`**/dashboard/order/${orderId}`).then(() => kestrel.page)
  const alsoWon = lumi.page.waitForURL(`**/dashboard/order/${orderId}`).then(() => lumi.page)
  const winner = await Promise.any([won, alsoWon])
  const loser = winner === kestrel.page ? lumi.page : kestrel.page
  expect((await told) === loser).toBe(true)
  expect(loser.url()).toContain('/available-orders')

  // The customer sees the booster and the opened vault without a reload.
  await expect(guest.getByText(fr('games.status.boosting'), { exact: true }).first()).toBeVisible()
  await winner.getByRole('button', { name: t('order.openVault') }).click()
  await winner.getByRole('button', { name: t('work.showPassword') }).click()
  await expect(winner.getByText('only-the-booster-sees-this')).toBeVisible()
  const name = winner === kestrel.page ? 'kestrel' : 'lumi'
  await expect(guest.getByText(fr('order.vaultEvent.viewed', { name }))).toBeVisible()

  for (const number of [1, 2]) {
    await winner.getByLabel(t('order.recordPoints')).fill('24')
    await winner.getByRole('button', { name: t('order.record'), exact: true }).click()
    await expect(
      guest.getByText(fr('order.wonLost', { won: number, lost: 0 }), { exact: true }),
    ).toBeVisible()
  }

  await winner.getByLabel(t('order.finishPick')).setInputFiles(picture)
  await winner.getByLabel(t('order.finishAnyway')).check()
  await winner.getByRole('button', { name: t('order.finish') }).click()
  await expect(guest.getByRole('heading', { name: fr('order.checkTitle') })).toBeVisible()

  const staff = await enter(browser, 'orders')
  await staff.page.goto('/dashboard/admin/orders/verification_required')
  await alive(staff.page)
  await staff.page.goto(`/dashboard/order/${orderId}`)
  await alive(staff.page)
  await expect(staff.page.getByRole('img', { name: t('order.checkProof') })).toBeVisible()
  await staff.page.getByRole('button', { name: t('order.staffVerify') }).click()
  const verify = staff.page.getByRole('dialog', { name: t('order.verifyTitle') })
  await verify.getByRole('button', { name: t('order.staffVerify') }).click()

  await expect(guest.getByRole('main').getByText(fr('order.completedTitle'))).toBeVisible()
  await expect(guest.getByText(fr('order.vaultPurged'))).toBeVisible()
  expect(heard).toEqual([])

  // The booster has the share, pending until its hold is over.
  const token = (await (name === 'kestrel' ? kestrel : lumi).context.cookies()).find(
    (c) => c.name === 'access_token',
  )
  const balance = await winner.request.get('/v1/balance', {
    headers: { authorization: `Bearer ${token?.value}` },
  })
  expect(JSON.stringify(await balance.json())).toMatch(/"pending":[1-9]/)
  expect(await ledgerFaults()).toEqual([])
})

test('a guest’s order in Arabic on a phone, mirrored', async ({ browser }) => {
  const ar = await wordsOf('ar')
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true })
  const page = await context.newPage()
  const heard = complaints(page)
  await page.goto(`${href(service, 'ar')}?${climb}`)
  await alive(page)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).direction)).toBe('rtl')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await page.getByRole('button', { name: ar('service.continueShort'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(ar('account.email')).fill(freshEmail())
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: ar('account.continueAsGuest') }).click()
  await page.waitForURL('**/ar/checkout/*')
  await consent(page)
  await page.locator('button[type=submit]').click()
  await page.waitForURL('**/sandbox/pay/*')
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await page.waitForURL(/\/ar\/dashboard\/order\/[^?]+$/)
  await alive(page)
  await storeLogin(page, ar)
  expect(heard).toEqual([])
  await context.close()
})

test('on a wide Arabic page the climb goes from right to left', async ({ page }) => {
  const ar = await wordsOf('ar')
  await page.setViewportSize({ width: 1440, height: 1000 })
  await page.goto(href(service, 'ar'))
  await alive(page)
  const start = await page
    .getByRole('slider', { name: ar('service.sliderStart') })
    .first()
    .boundingBox()
  const target = await page
    .getByRole('slider', { name: ar('service.sliderTarget') })
    .first()
    .boundingBox()
  expect(start?.x ?? 0).toBeGreaterThan(target?.x ?? 0)
})

test('by keyboard alone: set up the climb, order, pay, store the login, claim', async ({ page, browser }) => {
  const t = await wordsOf('en')
  const heard = complaints(page)
  const { keyboard } = page
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(href(service, 'en'))
  await alive(page)
  const target = page.getByRole('slider', { name: t('service.sliderTarget') }).first()
  await tabTo(page, target)
  await keyboard.press('ArrowDown')
  await expect(target).toHaveAttribute('aria-valuetext', /Gold\sI/)
  await expect(page).toHaveURL(/to=gold-1/)
  await tabTo(page, page.getByLabel(t('service.server')))
  await keyboard.press('ArrowDown')
  await expect(page).toHaveURL(/server=eune/)
  await tabTo(page, page.getByRole('switch', { name: new RegExp(t('games.addon.priority')) }))
  await keyboard.press('Space')
  await expect(page).toHaveURL(/with=priority/)

  await tabTo(page, page.getByRole('button', { name: t('service.continue'), exact: true }))
  await keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await tabTo(page, dialog.getByLabel(t('account.email')))
  await keyboard.type(freshEmail())
  await tabTo(page, dialog.getByRole('checkbox'))
  await keyboard.press('Space')
  await keyboard.press('Enter')
  await atCheckout(page)
  for (const box of ['start_now', 'withdrawal_ends']) {
    await tabTo(page, page.locator(`input[name=${box}]`))
    await keyboard.press('Space')
  }
  await tabTo(page, page.locator('main button[type=submit]'))
  await keyboard.press('Enter')
  await page.waitForURL('**/sandbox/pay/*')
  await tabTo(page, page.getByRole('button', { name: 'Pay', exact: true }))
  await keyboard.press('Enter')
  await page.waitForURL(/\/dashboard\/order\/[^?]+$/)
  await alive(page)
  await tabTo(page, page.getByLabel(t('order.inGameName'), { exact: true }))
  await keyboard.type('Guest#EUNE')
  await keyboard.press('Tab')
  await keyboard.type('guest-lol')
  await keyboard.press('Tab')
  await keyboard.type('secret-of-the-game')
  await keyboard.press('Enter')
  await expect(page.getByText(t('games.status.waiting_for_booster'), { exact: true })).toBeVisible()
  expect(heard).toEqual([])

  const kestrel = await board(browser, 'kestrel')
  const row = kestrel.page
    .getByRole('listitem')
    .filter({ hasText: 'Gold I' })
    .filter({ hasText: t('games.server.eune') })
    .filter({ hasText: t('games.addon.priority') })
  await tabTo(kestrel.page, row.getByRole('button', { name: t('booster.claim') }))
  await kestrel.page.keyboard.press('Enter')
  await kestrel.page.waitForURL(page.url())
  await expect(page.getByText(t('games.status.boosting'), { exact: true }).first()).toBeVisible()
})

test('a duo order: an in-game name is enough, paid by balance', async ({ browser }) => {
  const t = await wordsOf('en')
  const { page } = await enter(browser, 'theo')
  await page.goto(`${href('/league-of-legends/duo-boost', 'en')}?from=gold-4&to=gold-3&hours=weekends`)
  await alive(page)
  await page.getByRole('button', { name: t('service.continue'), exact: true }).click()
  await atCheckout(page)
  await page.getByLabel(t('checkout.inGameName')).fill('Theo#EUW')
  await page.getByRole('radio', { name: new RegExp(t('shell.balance')) }).check()
  await consent(page)
  await page.locator('button[type=submit]').click()
  await page.waitForURL('**/dashboard/order/*')
  await expect(page.getByText(t('games.status.waiting_for_booster'), { exact: true })).toBeVisible()
  await expect(page.getByText('Theo#EUW')).toBeVisible()
  await expect(page.getByRole('heading', { name: t('order.vault') })).toHaveCount(0)
})

test('every page of the journey says its language and direction', async ({ page }) => {
  for (const locale of ['en', 'de', 'ar'] as const) {
    await page.goto(href(service, locale))
    await expect(page.locator('html')).toHaveAttribute('lang', localeInfo(locale).tag)
    await expect(page.locator('html')).toHaveAttribute('dir', localeInfo(locale).dir)
  }
})
