import { demoPassword } from '#db/demo-people.ts'
import { href } from '#i18n/href.ts'
import { type RoutePattern, routePatterns } from '#i18n/paths.ts'
import { alive, complaints, enter, wordsOf } from './people.ts'
import { expect, test } from './test.ts'

/** Spec 6, written a second time: what each guarded page requires. */
const asks: Partial<Record<RoutePattern, string>> = {
  '/checkout/:order_id': 'authentication',
  '/dashboard': 'authentication',
  '/dashboard/my-orders': 'authentication',
  '/dashboard/favorites': 'authentication',
  '/dashboard/order/:order_id': 'authentication',
  '/dashboard/order/:order_id/change': 'authentication',
  '/dashboard/order/:order_id/dispute': 'authentication',
  '/dashboard/notifications': 'authentication',
  '/dashboard/profile-settings': 'authentication',
  '/dashboard/balance-history': 'authentication',
  '/dashboard/booster/active-orders': 'Booster',
  '/dashboard/booster/available-orders': 'Booster',
  '/dashboard/booster/completed-orders': 'Booster',
  '/dashboard/booster/coaching': 'Booster',
  '/dashboard/booster/coaching/calendar': 'Booster',
  '/dashboard/booster/coaching/hours': 'Booster',
  '/dashboard/booster/earnings': 'Booster',
  '/dashboard/booster/reviews': 'Booster',
  '/dashboard/booster/services': 'Booster',
  '/dashboard/admin/audit-log': 'FullAccess',
  '/dashboard/admin/blog/create': 'EditUsers',
  '/dashboard/admin/blog/edit/:post_id': 'EditUsers',
  '/dashboard/admin/blog/posts': 'EditUsers',
  '/dashboard/admin/booster-application': 'FullAccess',
  '/dashboard/admin/boosters': 'EditUsers',
  '/dashboard/admin/coupon': 'EditStore',
  '/dashboard/admin/disputes': 'EditOrders',
  '/dashboard/admin/disputes/:order_id': 'EditOrders',
  '/dashboard/admin/mails': 'FullAccess',
  '/dashboard/admin/opening': 'FullAccess',
  '/dashboard/admin/orders': 'EditOrders',
  '/dashboard/admin/orders/:state': 'EditOrders',
  '/dashboard/admin/payment-troubles': 'FullAccess',
  '/dashboard/admin/payouts': 'FullAccess',
  '/dashboard/admin/people': 'EditUsers',
  '/dashboard/admin/prices': 'FullAccess',
  '/dashboard/admin/proposals': 'staff',
  '/dashboard/admin/raffle/create': 'EditUsers',
  '/dashboard/admin/raffle/edit/:raffle_id': 'EditUsers',
  '/dashboard/admin/raffle/list': 'EditUsers',
  '/dashboard/admin/reviews': 'EditOrders',
  '/dashboard/admin/support': 'EditOrders',
  '/dashboard/admin/triage': 'EditOrders',
  '/dashboard/admin/unserved': 'EditUsers',
  '/dashboard/admin/user/:user_id': 'EditUsers',
  '/dashboard/admin/users': 'EditUsers',
}
const params = {
  order_id: '00000000-0000-4000-8000-000000000000',
  post_id: '1',
  raffle_id: '1',
  state: 'completed',
  user_id: '00000000-0000-4000-8000-000000000000',
}
const address = (pattern: string, locale: 'en' | 'ar') =>
  href(pattern as RoutePattern, locale, params as never)

test('the table of guarded pages is complete', () => {
  expect(routePatterns.filter((each) => /^\/(dashboard|checkout)/.test(each))).toEqual(Object.keys(asks))
})

test('a visitor is asked to sign in, at the same address and without any data', async ({ request }) => {
  const t = await wordsOf('en')
  const statuses = []
  for (const pattern of Object.keys(asks))
    for (const locale of ['en', 'ar'] as const) {
      const answer = await request.get(address(pattern, locale), { maxRedirects: 0 })
      const html = await answer.text()
      // A page that is not built yet answers 404.
      expect([401, 404], pattern).toContain(answer.status())
      expect(html).toContain('noindex')
      expect(answer.headers()['cache-control']).toContain('no-store')
      if (answer.status() === 401 && locale === 'en') expect(html).toContain(t('account.signInNeeded'))
      statuses.push(answer.status())
    }
  expect(statuses.filter((status) => status === 401).length).toBeGreaterThanOrEqual(16)
})

const holds: Record<string, string[]> = {
  theo: [],
  lumi: ['Booster'],
  users: ['EditUsers', 'staff'],
  access: ['FullAccess', 'staff'],
  store: ['EditStore', 'staff'],
  orders: ['EditOrders', 'staff'],
}
const entries = ['/dashboard/admin/orders', '/dashboard/admin/people']
for (const [name, permissions] of Object.entries(holds)) {
  test(`${name} opens only the pages of their permissions`, async ({ browser }) => {
    const { context } = await enter(browser, name)
    for (const [pattern, asked] of Object.entries(asks)) {
      const answer = await context.request.get(address(pattern, 'en'), { maxRedirects: 0 })
      const may = asked === 'authentication' || permissions.includes(asked)
      // Other people's orders also return 404, which doesn't reveal that they exist; who has one page is led there from home,
      // and from the entry of a list with views everybody who has it to their first one.
      const leads = (name === 'store' && pattern === '/dashboard') || (may && entries.includes(pattern))
      expect(leads ? [302] : may ? [200, 404] : [403, 404], `${name} at ${pattern}`).toContain(
        answer.status(),
      )
      expect(answer.headers()['cache-control']).toContain('no-store')
    }
    await context.close()
  })
}

test('signing in on a guarded page leads to that page', async ({ page }) => {
  const t = await wordsOf('en')
  await page.goto('/dashboard/my-orders')
  await alive(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('shell.signIn'))
  const main = page.getByRole('main')
  await main.getByLabel(t('account.email')).fill('theo@peakline.example')
  await main.getByLabel(t('account.password')).fill('not-the-password')
  await main.getByRole('button', { name: t('shell.signIn'), exact: true }).click()
  await expect(main.getByText(t('errors.invalid_credentials'))).toBeVisible()
  await main.getByLabel(t('account.password')).fill(demoPassword)
  await main.getByRole('button', { name: t('shell.signIn'), exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('shell.myOrders'))
  expect(new URL(page.url()).pathname).toBe('/dashboard/my-orders')
})

test('a customer is refused the board, even when they follow a link', async ({ browser }) => {
  const t = await wordsOf('en')
  const { page } = await enter(browser, 'theo')
  const answer = await page.goto('/dashboard/booster/available-orders')
  expect(answer?.status()).toBe(403)
  await alive(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('shell.noPermission'))
  await expect(page.getByText(t('rights.needed', { right: t('rights.name.Booster') }))).toBeVisible()
  // The dashboard layout stays around it.
  await expect(page.getByRole('navigation', { name: t('shell.dashboardNavigation') }).first()).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: t('rights.toDashboard') })
    .click()
  await expect(page).toHaveURL('/dashboard')
})

test('signing out ends the session and leads to the home page', async ({ browser }) => {
  const t = await wordsOf('en')
  const { page, context } = await enter(browser, 'theo')
  const heard = complaints(page)
  await page.goto('/')
  await alive(page)
  await page
    .locator('summary')
    .filter({ hasText: t('shell.account') })
    .click()
  const home = page.waitForEvent('load')
  await page.getByRole('button', { name: t('shell.logOut') }).click()
  // It loads a second after signing out; going elsewhere before would be cut off.
  await home
  await expect(page.getByRole('link', { name: t('shell.signIn') })).toBeVisible()
  expect((await context.cookies()).filter(({ name }) => /token/.test(name))).toEqual([])
  expect((await page.goto('/dashboard'))?.status()).toBe(401)
  expect(heard).toEqual([])
})
