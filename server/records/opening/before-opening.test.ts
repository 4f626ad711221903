import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { contract } from '#contract/contract.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { methodAndPath, type OperationName, operations } from '#contract/operations.ts'
import { pageOpensBefore, pagesBeforeOpening } from '#i18n/before-opening.ts'
import { pathIn } from '#i18n/href.ts'
import { loadMessages } from '#i18n/load-messages.ts'
import { locales } from '#i18n/locales.ts'
import { pageGuard } from '#i18n/page-guards.ts'
import { routePatterns } from '#i18n/paths.ts'
import { createTranslate } from '#i18n/translate.ts'
import { markedAsTest } from '#server/money/receipts/mark-as-test.ts'
import { topUpBalance } from '#server/money/top-ups/top-up-balance.ts'
import { payByCard } from '#server/orders/checkout/pay-by-card.ts'
import { isOpen } from '#server/platform/http/is-open.ts'
import type { Paper } from '#server/platform/papers/paper.ts'
import { insertCustomer, insertStaff, insertSupply, placeOrder, signIn } from '#server/test/factories.ts'
import { openApp } from '#server/test/open-app.ts'
import { byCard } from '#server/test/payments.ts'
import { realSite } from '#server/test/real-site.ts'
import { openStripeShop } from '#server/test/stripe/with-stripe.ts'

const { app, services } = await openApp(realSite, { closed: true })
await insertSupply(services)
const live = await openStripeShop('sk_live_key', { closed: true })
const trial = await openStripeShop('sk_test_key', { closed: true })

// React Router warns of pages that aren't built yet.
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  return () => vi.mocked(console.warn).mockRestore()
})

const names = Object.keys(operations) as OperationName[]
const endpointOf = (name: OperationName): Endpoint => contract[name]
const opensBefore = (name: OperationName) => endpointOf(name).opensBefore === true
const isPersonal = (name: OperationName) => ['public', 'authentication'].includes(endpointOf(name).guard)

function ask(name: OperationName, token?: string) {
  const { method, path } = methodAndPath(name)
  return app.inject({
    method: method as 'GET',
    url: path.replace(/:\w+/g, () => randomUUID()),
    headers: { ...(token && { authorization: `Bearer ${token}` }) },
    ...(endpointOf(name).body && { payload: {} }),
  })
}

describe('while the shop is closed', () => {
  test('every call for everyone is either opens before or is refused until the shop opens, with Retry-After', async () => {
    const customer = await signIn(services, (await insertCustomer(services)).id)
    const wrong: string[] = []
    const refused: OperationName[] = []
    for (const name of names.filter((each) => isPersonal(each) && each !== 'logout')) {
      const answer = await ask(name, customer)
      const { message } = answer.json()
      if (message !== 'shop_not_open') {
        if (!opensBefore(name)) wrong.push(`${name} is open: ${answer.statusCode} ${message}`)
        continue
      }
      refused.push(name)
      if (opensBefore(name)) wrong.push(`${name} is closed`)
      if (answer.statusCode !== 503 || answer.headers['retry-after'] !== '3600')
        wrong.push(`${name} has no time`)
    }
    expect(wrong).toEqual([])
    expect(refused).toEqual(
      expect.arrayContaining(['createOrder', 'payOrder', 'topUpBalance', 'tipOrder', 'askChange', 'guest']),
    )
    expect(names.filter(opensBefore).every(isPersonal)).toBe(true)
  })

  test('staff are refused nothing because of it, and boosters do their own work', async () => {
    const staff = await signIn(services, (await insertStaff(services, ['EditOrders'])).id)
    for (const name of names.filter((each) => each !== 'logout'))
      expect((await ask(name, staff)).json().message, name).not.toBe('shop_not_open')
  })

  const pageOf = (pattern: (typeof routePatterns)[number], locale: (typeof locales)[number]['code']) =>
    pathIn(
      pattern,
      locale,
      Object.fromEntries([...pattern.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, '1'])),
    )

  test('every page of the storefront says so in nine languages, and nothing keeps or indexes it', async () => {
    const built = routePatterns.filter((pattern) => pageGuard(pattern) === 'public')
    const shut = built.filter((pattern) => !pageOpensBefore(pattern))
    const wrong: string[] = []
    for (const { code } of locales)
      for (const pattern of shut.filter((each) => code === 'en' || each === '/')) {
        const url = pageOf(pattern, code)
        const answer = await app.inject({ url, headers: { 'user-agent': 'Googlebot/2.1 bot' } })
        const { statusCode, headers, body } = answer
        if (statusCode !== 503) wrong.push(`${url}: ${statusCode}`)
        if (headers['retry-after'] !== '3600') wrong.push(`${url} has no time`)
        if (!String(headers['cache-control']).includes('no-store')) wrong.push(`${url} may be kept`)
        if (!body.includes('<meta name="robots" content="noindex"/>')) wrong.push(`${url} may be indexed`)
        if (!body.includes('closed-form')) wrong.push(`${url} takes no address`)
      }
    expect(wrong).toEqual([])
    expect(shut.length).toBeGreaterThan(25)
  })

  test('legal pages, contact and applying stay open; only they are in the sitemap', async () => {
    for (const url of ['/resources/imprint', '/de/kontakt', '/become-booster', '/resources/privacy-policy']) {
      const answer = await app.inject({ url })
      expect(answer.statusCode, url).toBe(200)
      // Such a page says that the shop is closed, so nobody may keep it.
      expect(answer.headers['cache-control'], url).toContain('no-store')
    }
    const map = (await app.inject({ url: '/en-US-sitemap.xml' })).body
    const listed = [...map.matchAll(/<loc>http:\/\/localhost:3000([^<]*)<\/loc>/g)].map(([, path]) => path)
    expect(listed.sort()).toEqual(pagesBeforeOpening.filter((pattern) => !pattern.includes(':')).sort())
    expect((await app.inject({ url: '/blog/feed.xml' })).statusCode).toBe(503)
    expect((await app.inject({ url: '/share/valorant.png' })).statusCode).toBe(404)
  })

  test('staff see the storefront and a customer does not', async () => {
    const page = async (id: string) =>
      app.inject({ url: '/valorant/elo-boost', cookies: { access_token: await signIn(services, id) } })
    const seen = await page((await insertStaff(services, ['FullAccess'])).id)
    expect(seen.statusCode).toBe(200)
    expect(seen.headers['cache-control']).toContain('no-store')
    expect((await page((await insertCustomer(services)).id)).statusCode).toBe(503)
  })

  test('an open shop reads nothing to know that it is open, and a closed one reads at most every two seconds', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const asked = vi.spyOn(services.db, 'selectFrom')
    const count = () => asked.mock.calls.filter(([table]) => (table as unknown) === 'shop_opening').length
    try {
      services.tags.raise('shop')
      for (let n = 0; n < 20; n++) await isOpen(services)
      expect(count()).toBe(1)
      vi.advanceTimersByTime(2_000)
      await isOpen(services)
      expect(count()).toBe(2)
    } finally {
      asked.mockRestore()
      vi.useRealTimers()
    }
  })
})

describe('a test order', () => {
  test('is not paid with a key that takes real money', async () => {
    const staff = await insertStaff(live.services, ['FullAccess'])
    const order = await placeOrder(live.services, staff)
    await expect(payByCard(live.services, staff, order.id, byCard)).rejects.toThrow('test_mode_needed')
    await expect(topUpBalance(live.services, staff, 2_000)).rejects.toThrow('test_mode_needed')
    expect(live.api.books.sessions.size).toBe(0)
  })

  test('is paid in the provider’s test mode, and its mails say what it is', async () => {
    const { services: shop, deliverAll, sessionOf, api } = trial
    const staff = await insertStaff(shop, ['FullAccess'])
    const order = await placeOrder(shop, staff)
    const { payment } = await payByCard(shop, staff, order.id, byCard)
    api.books.pay(sessionOf(payment).id)
    await deliverAll()
    const { status } = await shop.db
      .selectFrom('orders')
      .select('status')
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow()
    expect(status).not.toBe('not_paid')
    const mails = await shop.db.selectFrom('mails').select(['subject', 'body']).execute()
    expect(mails.length).toBeGreaterThan(0)
    for (const { subject, body } of mails) {
      expect(subject).toMatch(/^Test: /)
      expect(body).toContain('This is a test order')
    }
    const words = createTranslate('en', await loadMessages('en', ['receipts']))
    const paper = await markedAsTest(shop, words, { notice: null } as Paper)
    expect(paper.notice).toMatch(/^TEST/)
  })
})
