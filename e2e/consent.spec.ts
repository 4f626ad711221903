import { defaultConfig } from '#core/choices/order-config.ts'
import { consentMark } from '#core/people/consent.ts'
import { demoPassword } from '#db/demo-people.ts'
import { href } from '#i18n/href.ts'
import { violations } from './axe.ts'
import { alive, complaints, idle, roundTrip } from './people.ts'
import { strangers, unlisted } from './stored.ts'
import { tagHost } from './tag-host.ts'
import { type BrowserContext, expect, type Page, test } from './test.ts'

// Visitors who haven't chosen.
test.use({ storageState: { cookies: [], origins: [] } })

const bar = (page: Page) => page.getByRole('region', { name: 'Cookies' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Which cookies can we set?' })
const settings = (page: Page) =>
  page.evaluate(() => dispatchEvent(new Event('peakline:cookie-settings', { cancelable: true })))
const savedCookies = async (context: BrowserContext) =>
  Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, value]))

type Told = [string, string, Record<string, unknown>?]

/** Google's script, as far as it matters: it sends on what it is told. */
async function playGoogle(context: BrowserContext): Promise<Told[]> {
  const told: Told[] = []
  await context.route(`${tagHost}/**`, async (route) => {
    const url = new URL(route.request().url())
    if (url.pathname === '/tell') told.push(JSON.parse(url.searchParams.get('what') ?? ''))
    const script = `(() => {
      const tell = (what) => fetch('${tagHost}/tell?what=' + encodeURIComponent(JSON.stringify([...what])), { mode: 'no-cors' })
      const before = dataLayer.slice()
      dataLayer.push = tell
      before.forEach(tell)
    })()`
    await route.fulfill({ contentType: 'text/javascript', body: url.pathname === '/gtag/js' ? script : '' })
  })
  return told
}
const events = (told: Told[]) =>
  told.filter(([kind]) => kind === 'event').map(([, name, figures]) => [name, figures])

// pages.spec.ts visits every public page.
test('trust W7: before consent pages that ask to sign in or are unknown ask no other origin and store nothing', async ({
  page,
  context,
}) => {
  const foreign = strangers(context)
  for (const path of ['/no-such-page', '/dashboard', '/ar/dashboard/my-orders']) {
    await page.goto(path)
    await alive(page)
    await expect(bar(page), path).toBeVisible()
    expect(await context.cookies(), path).toEqual([])
    expect(await unlisted(page), path).toEqual([])
  }
  expect(foreign).toEqual([])
})

test('declining is remembered for a year, and nothing else is loaded or stored', async ({
  page,
  context,
}) => {
  const foreign = strangers(context)
  await page.goto('/fr')
  await bar(page).getByRole('button', { name: 'Decline' }).click()
  await expect(bar(page)).toHaveCount(0)
  const [first, ...others] = await context.cookies()
  for (const cookie of [first, ...others]) {
    expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax' })
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
    expect(days).toBeGreaterThan(364)
    expect(days).toBeLessThanOrEqual(365)
  }
  expect(await savedCookies(context)).toEqual({ ncc_c: consentMark('google'), ncc_e: 'necessary' })
  await page.goto('/fr/coaching')
  await idle(page)
  await roundTrip(page)
  await expect(bar(page)).toHaveCount(0)
  expect(foreign).toEqual([])
})

test('a consent to other categories doesn’t count: the bar asks again', async ({ page, context }) => {
  const foreign = strangers(context)
  await context.addCookies(
    Object.entries({ ncc_c: consentMark('server'), ncc_e: 'necessary.google-analytics' }).map(
      ([name, value]) => ({
        name,
        value,
        domain: 'localhost',
        path: '/',
      }),
    ),
  )
  await page.goto('/')
  await expect(bar(page)).toBeVisible()
  expect(foreign).toEqual([])
})

test('the dialog names each cookie; Close and Esc leave everything as it was; focus is never trapped by the bar', async ({
  page,
  context,
}) => {
  await page.goto('/ar')
  await expect(bar(page)).toBeVisible()
  await expect(bar(page)).toHaveAttribute('lang', 'en-US')
  await expect(bar(page)).toHaveAttribute('dir', 'ltr')
  await expect(bar(page).getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
    'href',
    href('/resources/privacy-policy', 'ar'),
  )
  expect(await violations(page, ['.consent-bar'])).toEqual([])
  const more = bar(page).getByRole('button', { name: 'Learn more and customize' })
  await more.focus()
  await page.keyboard.press('Tab')
  await expect(more).not.toBeFocused()
  await expect(bar(page).locator(':focus')).toHaveCount(0)

  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => dialog(page).getByRole('button', { name: 'Close' }).click(),
  ]) {
    await more.click()
    for (const name of [
      '__Host-access_token',
      '__Host-refresh_token',
      'i18n_redirected',
      'ncc_c',
      'ncc_e',
      '_ga',
    ])
      await expect(dialog(page).getByText(name, { exact: true }).first()).toBeVisible()
    await dialog(page).getByRole('switch', { name: 'Google Analytics' }).check()
    expect(await violations(page, ['.consent-dialog'])).toEqual([])
    await leave()
    await expect(dialog(page)).toHaveCount(0)
    await expect(bar(page)).toBeVisible()
    expect(await context.cookies()).toEqual([])
  }
})

test('accepting counts public pages and nothing else; withdrawing ends it at once', async ({
  page,
  context,
}) => {
  const told = await playGoogle(context)
  const heard = complaints(page)
  await page.goto('/coaching?gclid=abc')
  await bar(page).getByRole('button', { name: 'Accept' }).click()
  const location = (path: string) =>
    expect.objectContaining({ page_location: new URL(path, page.url()).href })
  await expect.poll(() => events(told)).toEqual([['page_view', location('/coaching')]])
  expect(told[0]).toEqual(['consent', 'default', expect.objectContaining({ ad_storage: 'denied' })])
  const visitor = (await savedCookies(context))._ga
  expect(told).toContainEqual([
    'config',
    'G-JOURNEY',
    expect.objectContaining({ client_id: visitor, client_storage: 'none', send_page_view: false }),
  ])
  expect(Object.keys(await savedCookies(context)).sort()).toEqual(['_ga', 'ncc_c', 'ncc_e'])

  await page.locator('header a[href="/"]').first().click()
  await page.waitForURL('/')
  await expect.poll(() => events(told)).toContainEqual(['page_view', location('/')])
  // A page that asks for a sign-in has no third party in it.
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/dashboard', textContent: 'on' })
    document.querySelector('main')?.append(link)
    link.click()
  })
  await page.waitForURL('/dashboard')
  await expect(page.locator('iframe')).toHaveCount(0)
  await page.goto('/valorant')
  await expect.poll(() => events(told)).toContainEqual(['page_view', location('/valorant')])

  await settings(page)
  await dialog(page).getByRole('switch', { name: 'Google Analytics' }).uncheck()
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect.poll(async () => Object.keys(await savedCookies(context)).sort()).toEqual(['ncc_c', 'ncc_e'])
  expect(await unlisted(page)).toEqual([])
  const sent = told.length
  await page.locator('header a[href="/"]').first().click()
  await page.waitForURL('/')
  await page.goto('/coaching')
  await idle(page)
  await roundTrip(page)
  expect(told).toHaveLength(sent)
  expect(heard.filter((each) => !/401/.test(each))).toEqual([])
})

test('Global Privacy Control is a no without a question, unless the visitor says otherwise', async ({
  page,
  context,
}) => {
  const told = await playGoogle(context)
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  await page.goto('/')
  await idle(page)
  await roundTrip(page)
  await expect(bar(page)).toHaveCount(0)
  expect(told).toEqual([])
  await settings(page)
  await expect(dialog(page)).toContainText('Your browser asks sites not to track you')
  await dialog(page).getByRole('switch', { name: 'Google Analytics' }).check()
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => events(told).length).toBe(1)
})

test('trust M4: a payment is reported once, with its real amount, by the next public page', async ({
  page,
  context,
  baseURL,
}) => {
  const told = await playGoogle(context)
  let authorization = ''
  const post = async (path: string, data: object) =>
    (await (await context.request.post(path, { data, headers: { authorization } })).json()).data
  const { tokens } = await post('/v1/auth/login', { email: 'mira@peakline.example', password: demoPassword })
  authorization = `Bearer ${tokens.accessToken}`
  const { order_id: id, total } = await post('/v1/orders', {
    config: defaultConfig('valorant', 'elo-boost'),
    locale: 'en',
  })
  const paying = await post(`/v1/orders/${id}/pay`, {
    method: 'card',
    accept_risk: true,
    start_now: '1.0',
    withdrawal_ends: '1.0',
  })
  await page.goto('/coaching')
  await bar(page).getByRole('button', { name: 'Accept' }).click()
  await expect.poll(() => events(told).length).toBe(1)
  await page.goto(paying.redirect)
  await page.getByRole('button', { name: /^Pay/ }).click()
  await page.waitForURL(`${baseURL}/dashboard/order/${id}`)
  await alive(page)
  // Someone opens the address again, with other figures.
  await page.goto(`/dashboard/order/${id}?gtm=1&payment_amount=1&transaction_id=${paying.payment_id}`)
  await expect(page).toHaveURL(`/dashboard/order/${id}`)
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('conversion'))).not.toBeNull()
  await expect(page.locator('iframe')).toHaveCount(0)
  const purchases = () => events(told).filter(([name]) => name === 'purchase')
  expect(purchases()).toEqual([])
  await page.goto('/')
  await expect.poll(() => purchases().length).toBe(1)
  await page.goto('/valorant')
  await idle(page)
  await roundTrip(page)
  const transaction_id = paying.payment_id
  expect(purchases()).toEqual([['purchase', { transaction_id, value: total / 100, currency: 'EUR' }]])
})

test('an ad click waits in memory for consent, and goes to the account once someone signs in', async ({
  page,
  context,
}) => {
  await playGoogle(context)
  const calls: [string, unknown][] = []
  page.on('request', (sent) => {
    const { pathname } = new URL(sent.url())
    if (/gclidCookie|consent$/.test(pathname)) calls.push([pathname, sent.postDataJSON()])
  })
  await page.goto('/?gclid=EAIa-1_x')
  await expect(bar(page)).toBeVisible()
  expect(await unlisted(page)).toEqual([])
  await page.locator('header a[href="/coaching"]').first().click()
  await page.waitForURL('/coaching')
  await bar(page).getByRole('button', { name: 'Accept' }).click()
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('gclid'))).toBe('EAIa-1_x')
  expect(calls).toEqual([])

  const email = 'lumi@peakline.example'
  const signedIn = await context.request.post('/v1/auth/login', {
    data: { email, password: demoPassword },
  })
  const user = (await signedIn.json()).data.user._id
  await page.reload()
  await expect.poll(() => calls.length).toBe(2)
  expect(calls).toContainEqual(['/v1/users/gclidCookie', { gclid: 'EAIa-1_x', user }])
  expect(calls).toContainEqual(['/v1/users/consent', { consent: true, user }])
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('gclid'))).toBeNull()
  await page.reload()
  await idle(page)
  await roundTrip(page)
  expect(calls).toHaveLength(2)
})
