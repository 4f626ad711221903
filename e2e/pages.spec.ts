import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { HtmlValidate } from 'html-validate'
import { alternates, href } from '#i18n/href.ts'
import { locales } from '#i18n/locales.ts'
import { alive, complaints, enter, wordsOf } from './people.ts'

const publicPages = ['/', '/league-of-legends/elo-boost', '/league-of-legends/duo-boost'] as const
const guarded = [
  '/dashboard',
  '/dashboard/my-orders',
  '/dashboard/booster/available-orders',
  '/dashboard/booster/active-orders',
  '/dashboard/booster/completed-orders',
  '/dashboard/admin/orders/boosting',
]

// Void elements and inline style attributes are React's way of writing HTML5; both are valid.
const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    'void-style': 'off',
    'no-inline-style': 'off',
    'attribute-boolean-style': 'off',
    'no-trailing-whitespace': 'off',
    'attr-quotes': 'off',
    'doctype-style': 'off',
    'long-title': 'off',
    'require-sri': 'off',
    'no-implicit-button-type': 'off',
    'attribute-empty-style': 'off',
    'tel-non-breaking': 'off',
  },
})

for (const pattern of publicPages)
  test(`${pattern} in nine languages: canonical, hreflang, one heading, no bare key, valid HTML (spec 2)`, async ({
    request,
  }) => {
    for (const { code, tag, dir } of locales) {
      const path = href(pattern, code)
      const response = await request.get(path, { headers: { cookie: 'i18n_redirected=en' } })
      expect(response.status(), path).toBe(200)
      expect(response.headers()['set-cookie'], path).toBeUndefined()
      const html = await response.text()
      expect(html).toContain(`<html lang="${tag}" dir="${dir}"`)
      expect(html.match(/<h1[\s>]/g), path).toHaveLength(1)
      expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]+${path === '/' ? '/' : path}"`))
      for (const { tag: other, href: address } of alternates(pattern))
        expect(html.toLowerCase(), `${path} → ${other}`).toMatch(
          new RegExp(`hreflang="${other}" href="[^"]+${address}"`.toLowerCase()),
        )
      expect(html.toLowerCase()).toContain('hreflang="x-default"')
      const words = html.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<[^>]+>/g, ' ')
      expect(words.match(/\b(service|order|games|shell|booster|home)\.[a-z][\w.-]+/gi), path).toBeNull()
      for (const [, json = ''] of html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g))
        expect(JSON.parse(json)['@context']).toBe('https://schema.org')
      const report = await validator.validateString(html)
      const faults = report.results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message }) => `${ruleId}: ${message}`),
      )
      expect([...new Set(faults)], path).toEqual([])
    }
  })

test('the root goes to the cookie’s language, then the browser’s, then stays English (spec 2)', async ({
  request,
}) => {
  const go = (headers: Record<string, string>) => request.get('/', { headers, maxRedirects: 0 })
  expect((await go({ cookie: 'i18n_redirected=de', 'accept-language': 'fr' })).headers().location).toBe('/de')
  expect((await go({ 'accept-language': 'xx, fr;q=0.8' })).headers().location).toBe('/fr')
  expect((await go({ 'accept-language': 'xx' })).status()).toBe(200)
})

test('an unknown address is a 404 that says so (spec 2, 8)', async ({ page }) => {
  const response = await page.goto('/no-such-page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await expect(page.getByText('Page not found: /no-such-page')).toBeVisible()
})

test('a page that is not built yet answers 404', async ({ request }) => {
  expect((await request.get('/glossary')).status()).toBe(404)
})

test('guarded pages: a visitor signs in in place, a customer without the permission sees an honest 403', async ({
  browser,
  request,
}) => {
  for (const path of guarded)
    for (const prefix of ['', '/ar']) {
      const response = await request.get(prefix + path)
      expect(response.status(), prefix + path).toBe(401)
      expect(response.headers()['cache-control']).toContain('no-store')
      expect(await response.text()).not.toContain('PK-')
    }
  const { context } = await enter(browser, 'theo')
  for (const path of guarded.filter((each) => /booster|admin/.test(each)))
    expect((await context.request.get(path)).status(), path).toBe(403)
  expect((await context.request.get('/dashboard/my-orders')).status()).toBe(200)
  await context.close()
})

test('signing in on a guarded page leads to that page (spec 4)', async ({ page }) => {
  const t = await wordsOf('en')
  await page.goto('/dashboard/my-orders')
  await alive(page)
  await page.getByLabel(t('account.email')).fill('mira@peakline.example')
  await page.getByLabel(t('account.password')).fill('peakline-demo')
  await page.getByRole('button', { name: t('account.signIn'), exact: true }).click()
  await expect(page.getByRole('heading', { name: t('order.myOrdersTitle') })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/dashboard/my-orders')
})

test('the configured climb survives reload and language change; a shared quote shows the same price', async ({
  page,
  context,
}) => {
  const t = await wordsOf('en')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/league-of-legends/elo-boost?from=gold-4&to=platinum-2&with=priority')
  await alive(page)
  const price = page.locator('output')
  const before = await price.textContent()
  await page.reload()
  await alive(page)
  await expect(price).toHaveText(before ?? '')
  await page.goto('/league-of-legends/elo-boost?from=gold-4&to=platinum-2&with=priority')
  await alive(page)
  await page.getByRole('button', { name: t('service.share') }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('?quote=')
  await page.goto(await page.evaluate(() => navigator.clipboard.readText()))
  await expect(price).toHaveText(before ?? '')
})

test('no page asks another origin for anything, and none complains', async ({ page }) => {
  const heard = complaints(page)
  const foreign: string[] = []
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== new URL(page.url()).origin && page.url() !== 'about:blank')
      foreign.push(request.url())
  })
  for (const path of ['/', '/de/league-of-legends/elo-boost', '/ar/league-of-legends/duo-boost']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await alive(page)
  }
  expect(foreign).toEqual([])
  expect(heard).toEqual([])
})

async function expectAccessible(page: Page, what: string) {
  // Motion would be measured in the middle of a colour.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`),
    what,
  ).toEqual([])
}

for (const colorScheme of ['dark', 'light'] as const)
  test(`no axe violation, ${colorScheme}`, async ({ browser }) => {
    const visits = [
      { name: null, path: '/league-of-legends/elo-boost' },
      { name: null, path: '/ar/league-of-legends/elo-boost' },
      { name: null, path: '/dashboard' },
      { name: 'mira', path: '/dashboard' },
      { name: 'mira', path: '/ar/dashboard' },
      { name: 'kestrel', path: '/dashboard/booster/available-orders' },
      { name: 'orders', path: '/dashboard/admin/orders/boosting' },
    ]
    for (const { name, path } of visits) {
      const { context, page } = name ? await enter(browser, name) : await anonymous()
      await page.emulateMedia({ colorScheme })
      await page.goto(path)
      await alive(page)
      await expectAccessible(page, `${path} ${name ?? ''}`)
      await context.close()
    }

    async function anonymous() {
      const context = await browser.newContext()
      return { context, page: await context.newPage() }
    }
  })
