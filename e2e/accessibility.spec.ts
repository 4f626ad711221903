import { href } from '#i18n/href.ts'
import type { Locale } from '#i18n/locales.ts'
import type { RoutePattern } from '#i18n/paths.ts'
import { bringAxe, violations } from './axe.ts'
import { alive, checkOutAsGuest, enter, wordsOf } from './people.ts'
import { kindOf, patternOf, reachablePaths } from './reachable.ts'
import { type Browser, expect, type Page, test } from './test.ts'

async function expectAccessible(page: Page, path: string, themes?: Parameters<typeof violations>[2]) {
  await bringAxe(page)
  await page.goto(path)
  await alive(page)
  // An empty list would contain nothing to check.
  await page.waitForLoadState('networkidle')
  expect(await violations(page, [], themes), path).toEqual([])
}

/** The colors are those of the English page, which was checked in both themes. */
const expectMirrored = (page: Page, path: string) => expectAccessible(page, inLocale(path, 'ar'), ['light'])

function inLocale(path: string, locale: Locale): string {
  const page = patternOf(path)
  if (!page) throw new Error(`${path} is no page of the table`)
  return href(page.pattern, locale, page.params as never)
}

test.describe.configure({ mode: 'parallel' })
test.use({ trace: 'off' })

test('public pages, in English in both themes and every second in Arabic: no violation', async ({
  page,
  request,
}) => {
  await page
    .context()
    .addCookies([{ name: 'i18n_redirected', value: 'en-US', domain: 'localhost', path: '/' }])
  const paths = (await reachablePaths(request, 'en')).sort()
  const kinds = new Map(paths.map((path) => [kindOf(path), path]))
  expect([...kinds.keys()]).toEqual(expect.arrayContaining(['/', '/league-of-legends/elo-boost']))
  for (const [index, path] of [...kinds.values()].entries()) {
    await expectAccessible(page, path)
    if (index % 2 === 0) await expectMirrored(page, path)
  }
})

test('the sign-in page and the page for an unknown address: no violation', async ({ page }) => {
  for (const path of ['/dashboard', '/ar/dashboard/my-orders', '/no-such-page', '/ar/no-such-page'])
    await expectAccessible(page, path)
})

const order: RoutePattern = '/dashboard/order/:order_id'
const atLeast: Record<string, RoutePattern[]> = {
  mira: ['/dashboard', '/dashboard/my-orders', '/dashboard/profile-settings', '/checkout/:order_id', order],
  kestrel: [
    '/dashboard/booster/available-orders',
    '/dashboard/booster/active-orders',
    '/dashboard/booster/completed-orders',
    '/dashboard/booster/coaching/hours',
    order,
  ],
  admin: [
    '/dashboard/admin/orders/:state',
    '/dashboard/admin/triage',
    '/dashboard/admin/support',
    '/dashboard/admin/users',
    '/dashboard/admin/boosters',
    '/dashboard/admin/payment-troubles',
    order,
  ],
}
/** How many orders are checked: the demo's customer has one in every status, and a checkout. */
const mostOrders = { mira: 9, kestrel: 3, admin: 4 }

for (const [name, most] of Object.entries(mostOrders))
  test(`${name}’s pages, in English in both themes and every second in Arabic: no violation`, async ({
    browser,
  }) => {
    const { page, context } = await enter(browser, name)
    const seen = new Set<string>()
    const ahead = ['/dashboard']
    let orders = 0
    for (let path = ahead.pop(); path !== undefined; path = ahead.pop()) {
      const kind = patternOf(path)?.pattern
      const again =
        kind !== order && [...seen].some((each) => hasId(each) && patternOf(each)?.pattern === kind)
      if (seen.has(path) || again || (kind === order && orders++ >= most)) continue
      seen.add(path)
      await expectAccessible(page, path)
      const links = await page
        .locator('a[href^="/dashboard"], a[href^="/checkout"]')
        .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname))
      ahead.push(...links)
      if (seen.size % 2 === 0) await expectMirrored(page, path)
    }
    expect([...new Set([...seen].map((path) => patternOf(path)?.pattern))]).toEqual(
      expect.arrayContaining(atLeast[name] ?? []),
    )
    await context.close()
  })

const hasId = (path: string) => /[0-9a-f]{8}-[0-9a-f]{4}/.test(path)

for (const locale of ['en', 'ar'] as const)
  test(`a guest with an unpaid order in ${locale}: the dialog, the checkout, the order`, async ({ page }) => {
    const t = await wordsOf(locale)
    await page.goto(href('/league-of-legends/elo-boost', locale))
    await alive(page)
    await page.getByRole('button', { name: t('service.continue'), exact: true }).click()
    await expect(page.getByRole('dialog').getByLabel(t('account.email'))).toBeVisible()
    expect(await violations(page), 'the guest’s dialog').toEqual([])
    await checkOutAsGuest(page, t)
    expect(await violations(page), 'the checkout').toEqual([])
    const orderId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    await expectAccessible(page, href('/dashboard/order/:order_id', locale, { order_id: orderId }))
  })

test('what opens over a page: menus, the sign-in dialog, the dialog to cancel', async ({ browser, page }) => {
  const t = await wordsOf('en')
  await page.goto('/')
  await alive(page)
  for (const summary of await page.locator('header summary').filter({ visible: true }).all()) {
    await summary.click()
    expect(await violations(page), `the menu ${await summary.textContent()}`).toEqual([])
    await page.keyboard.press('Escape')
  }
  await page.getByRole('link', { name: t('shell.signIn') }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await violations(page), 'the sign-in dialog').toEqual([])

  const mira = await waitingOrder(browser)
  await mira.page.getByRole('button', { name: t('order.cancel') }).click()
  await expect(mira.page.getByRole('dialog')).toBeVisible()
  expect(await violations(mira.page), 'the dialog that cancels').toEqual([])
  await mira.context.close()
})

for (const locale of ['en', 'ar'] as const)
  test(`the champion picker in ${locale}: chips, the open list, a name that no longer exists`, async ({
    page,
  }) => {
    const t = await wordsOf(locale)
    const start = `${href('/league-of-legends/elo-boost', locale)}?with=characters`
    await expectAccessible(page, `${start}&role=mid,top&wish=ahri,gone-one`)
    const field = page.getByRole('combobox', { name: t('service.characters.champions') })
    await field.click()
    await expect(page.getByRole('listbox')).toBeVisible()
    // While it is open, the rest of the page is hidden from screen readers, so that they stay with the field and its
    // list.
    const parts = ['.character-box', '.character-list']
    expect(await violations(page, parts), 'the open list').toEqual([])
    await field.fill('qqq')
    await expect(page.getByText(t('service.charactersNone.champions'))).toBeVisible()
    expect(await violations(page, parts), 'nobody found').toEqual([])
    await expectAccessible(page, `${start}&wish=ahri,ashe,jinx,lux,vi`)
  })

/** Mira at an order that she can still cancel. */
async function waitingOrder(browser: Browser) {
  const mira = await enter(browser, 'mira')
  const t = await wordsOf('en')
  await mira.page.goto('/dashboard/my-orders')
  await mira.page
    .getByRole('row')
    .filter({ hasText: t('games.status.waiting_for_account') })
    .getByRole('link')
    .first()
    .click()
  await alive(mira.page)
  return mira
}

test('on a phone, in both directions: the calculator, its menu, the order, the board', async ({
  browser,
}) => {
  const viewport = { width: 360, height: 740 }
  for (const locale of ['en', 'ar'] satisfies Locale[]) {
    const mira = await enter(browser, 'mira', { viewport, hasTouch: true })
    for (const pattern of [
      '/',
      '/league-of-legends/elo-boost',
      '/dashboard',
      '/dashboard/my-orders',
    ] as const)
      await expectAccessible(mira.page, href(pattern, locale))
    await mira.page.goto(href('/', locale))
    await alive(mira.page)
    await mira.page.locator('header summary').filter({ visible: true }).last().click()
    expect(await violations(mira.page), 'the phone’s menu').toEqual([])
    await mira.context.close()
    const kestrel = await enter(browser, 'kestrel', { viewport, hasTouch: true })
    await expectAccessible(kestrel.page, href('/dashboard/booster/available-orders', locale))
    await kestrel.context.close()
  }
})
