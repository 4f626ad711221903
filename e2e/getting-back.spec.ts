import { href } from '#i18n/href.ts'
import type { Translate } from '#i18n/translate.ts'
import { hashPassword } from '#server/accounts/auth/passwords.ts'
import { insertCustomer } from '#server/test/factories.ts'
import { mailsTo } from '#server/test/mailed-links.ts'
import { mailedToken } from './mailed.ts'
import { inDatabase } from './newcomers.ts'
import { alive, checkOutAsGuest, complaints, consent, freshEmail, wordsOf } from './people.ts'
import { type Browser, expect, test } from './test.ts'

const password = 'a quiet ridge at dawn'

async function customer(columns: object = {}): Promise<string> {
  const email = freshEmail()
  const password_hash = await hashPassword(password)
  await inDatabase((db) =>
    insertCustomer({ db }, { email, password_hash, verified_at: new Date(), ...columns }),
  )
  return email
}

/** A browser that is signed in, on a page that needs it. */
async function signedIn(browser: Browser, email: string) {
  const context = await browser.newContext()
  const answer = await context.request.post('/v1/auth/login', { data: { email, password } })
  expect(answer.status()).toBe(200)
  return context.newPage()
}

test('a forgotten password: from the form to the mail to a new password, and the other session is over', async ({
  browser,
  page,
}) => {
  const t = await wordsOf('de')
  const email = await customer({ locale: 'de' })
  const elsewhere = await signedIn(browser, email)
  const heard = complaints(page)

  await page.goto(href('/dashboard/my-orders', 'de'))
  await alive(page)
  await page.getByLabel(t('account.email')).fill(email)
  await page.getByRole('button', { name: t('account.forgotPassword') }).click()
  await expect(page.getByRole('heading', { name: t('access.forgot.title') })).toBeVisible()
  await expect(page.getByLabel(t('account.email'))).toHaveValue(email)
  await page.getByRole('button', { name: t('access.forgot.send') }).click()
  await expect(page.getByRole('heading', { name: t('access.sent.title') })).toBeFocused()

  const token = await mailedToken(email)
  const strangers: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(new URL(page.url()).origin)) strangers.push(request.url())
  })
  const link = href('/reset-password/:token', 'de', { token })
  const answer = await page.goto(link)
  expect(answer?.headers()).toMatchObject({
    'referrer-policy': 'no-referrer',
    'cache-control': 'private, no-store',
  })
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  // A mail scanner may have opened it before.
  await page.reload()
  await alive(page)
  await page.getByLabel(t('access.reset.password')).fill('two lanterns and a rope')
  await page.getByRole('button', { name: t('access.reset.save') }).click()
  await page.waitForURL('**/de/dashboard')
  expect(strangers).toEqual([])

  const others = await elsewhere.context().request.get('/v1/users/@me', {
    headers: { authorization: `Bearer ${await accessToken(elsewhere.context())}` },
  })
  expect(others.status()).toBe(401)
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('access.expired.title'))
  expect(heard).toEqual([])
})

async function accessToken(context: { cookies(): Promise<{ name: string; value: string }[]> }) {
  return (await context.cookies()).find(({ name }) => name === 'access_token')?.value
}

/** A guest orders a climb and closes the browser; the order's id. */
async function orderAsGuest(browser: Browser, t: Translate): Promise<string> {
  const shop = await browser.newPage()
  await shop.goto('/league-of-legends/elo-boost?from=silver-2&to=gold-4')
  await alive(shop)
  await shop.getByRole('button', { name: t('service.continue'), exact: true }).click()
  await checkOutAsGuest(shop, t)
  const orderId = new URL(shop.url()).pathname.split('/').at(-1) ?? ''
  await shop.context().close()
  return orderId
}

test('a guest who lost the cookie gets back to the order by mail, and becomes a customer who keeps it', async ({
  browser,
}) => {
  const t = await wordsOf('en')
  const orderId = await orderAsGuest(browser, t)
  const email = await emailOf(orderId)

  const page = await browser.newPage()
  const heard = complaints(page)
  await page.goto('/contact')
  await alive(page)
  await page.getByRole('button', { name: t('account.findOrder') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('account.email')).fill(email)
  await dialog.getByRole('button', { name: t('access.forgot.send') }).click()
  await expect(dialog.getByRole('heading', { name: t('access.sent.title') })).toBeVisible()

  const token = await mailedToken(email)
  await page.goto(href('/confirm/:token', 'en', { token }))
  await alive(page)
  await page.getByRole('button', { name: t('access.open.button') }).click()
  await page.waitForURL(`**/dashboard/order/${orderId}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await page.goto('/dashboard/profile-settings')
  await alive(page)
  await page.getByRole('button', { name: t('account.keepButton') }).click()
  const name = `climber-${crypto.randomUUID().slice(0, 8)}`
  await dialog.getByLabel(t('account.username')).fill(name)
  await dialog.getByLabel(t('account.password')).fill(password)
  await dialog.getByRole('button', { name: t('account.keepButton') }).click()
  await expect(page.getByRole('button', { name: t('access.password.change') })).toBeVisible()
  await expect(page.getByText(t('access.email.confirmed'), { exact: true })).toBeVisible()

  const later = await signedIn(browser, email)
  await later.goto(`/dashboard/order/${orderId}`)
  await expect(later.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(later.getByText(t('account.noOrderTitle'))).toBeHidden()
  expect(heard).toEqual([])
})

test('a guest who comes back by mail on a second device gets in with one press, and the first device stays', async ({
  browser,
}) => {
  const t = await wordsOf('en')
  const first = await browser.newPage()
  const heard = complaints(first)
  await first.goto('/league-of-legends/elo-boost?from=silver-2&to=gold-4')
  await alive(first)
  await first.getByRole('button', { name: t('service.continue'), exact: true }).click()
  await checkOutAsGuest(first, t)
  await consent(first)
  await first.getByRole('button', { name: new RegExp(t('checkout.pay', { total: '' }).trim()) }).click()
  await first.waitForURL('**/sandbox/pay/*')
  await first.getByRole('button', { name: 'Pay', exact: true }).click()
  await first.waitForURL(/\/dashboard\/order\/[^?]+$/)
  await alive(first)
  const orderId = new URL(first.url()).pathname.split('/').at(-1) ?? ''
  const login = { login: 'mira-lol', password: 'a game password', in_game_name: 'Mira#EUW' }
  const token = await accessToken(first.context())
  const stored = await first.request.put(`/v1/orders/${orderId}/credentials`, {
    data: login,
    headers: { authorization: `Bearer ${token}` },
  })
  expect(stored.ok()).toBe(true)

  // The second device opens the mail's button: it names the order and lets nobody in.
  const email = await emailOf(orderId)
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  const heardThere = complaints(page)
  await page.goto(await orderLink(email))
  await alive(page)
  const wayIn = page.getByRole('region', { name: t('access.way.title') })
  await expect(wayIn).toContainText(`${email.slice(0, 1)}…@…`)
  await expect(page.getByText(email)).toHaveCount(0)
  await wayIn.getByRole('button', { name: t('access.way.send') }).click()
  await expect(wayIn.getByRole('heading', { name: t('access.sent.title') })).toBeFocused()
  const link = href('/confirm/:token', 'en', { token: await mailedToken(email) })
  // A mail scanner opens every link; only the press counts.
  await page.request.get(link)
  await page.goto(link)
  await alive(page)
  await page.getByRole('button', { name: t('access.open.button') }).click()
  await page.waitForURL(`**/dashboard/order/${orderId}`)
  await alive(page)
  await page.goto('/dashboard/profile-settings')
  await expect(page.getByRole('button', { name: t('settings.signOutOthers') })).toBeVisible()

  // The first device still shows the order, and proves the mailbox before it opens the login.
  const open = (by: typeof page, bearer: string | undefined) =>
    by.request.post(`/v1/orders/${orderId}/credentials/view`, {
      data: {},
      headers: { authorization: `Bearer ${bearer}` },
    })
  await first.reload()
  await alive(first)
  await expect(first.getByRole('heading', { level: 1 })).toBeVisible()
  expect((await open(page, await accessToken(page.context()))).status()).toBe(200)
  const refused = await open(first, await accessToken(first.context()))
  expect((await refused.json()).message).toBe('fresh_proof_needed')
  expect(heard).toEqual([])
  expect(heardThere).toEqual([])
})

/** The address of the guest who placed an order. */
const emailOf = (orderId: string) =>
  inDatabase(async (db) => {
    const order = await db
      .selectFrom('orders')
      .innerJoin('users', 'users.id', 'orders.customer_id')
      .select('users.email')
      .where('orders.id', '=', orderId)
      .executeTakeFirstOrThrow()
    return order.email
  })

/** Where the button of the newest mail about an order leads. */
async function orderLink(email: string): Promise<string> {
  const found = async () => {
    const mails = await inDatabase((db) => mailsTo(db, email))
    const links = mails.flatMap(({ body }) => body.match(/\/dashboard\/order\/[^\s#]+\?way=[\w-]{43}/) ?? [])
    return links.at(-1) ?? ''
  }
  await expect.poll(found).not.toBe('')
  return found()
}

test('a new address: both mailboxes agree, each by a press on its page', async ({ browser }) => {
  const t = await wordsOf('en')
  const email = await customer()
  const next = freshEmail()
  const page = await signedIn(browser, email)
  await page.goto('/dashboard/profile-settings')
  await alive(page)
  await page.getByRole('button', { name: t('access.email.change') }).click()
  await page.getByLabel(t('access.email.next')).fill(next)
  await page.getByRole('button', { name: t('access.email.ask') }).click()
  await expect(page.getByText(t('access.email.waitBoth'))).toBeVisible()

  for (const [address, seen] of [
    [next, 'access.change.waitTitle'],
    [email, 'access.change.doneTitle'],
  ] as const) {
    await page.goto(href('/confirm/:token', 'en', { token: await mailedToken(address) }))
    await alive(page)
    await page.getByRole('button', { name: t('access.change.button') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t(seen))
  }
  await page.goto('/dashboard/profile-settings')
  await expect(page.getByText(next)).toBeVisible()
})

test('what a guest ordered with the address of an account is offered to its owner, who takes it or not', async ({
  browser,
}) => {
  const t = await wordsOf('en')
  const email = await customer()
  const ordered: string[] = []
  for (let guests = 0; guests < 2; guests++) {
    const orderId = await orderAsGuest(browser, t)
    await inDatabase((db) =>
      db
        .updateTable('users')
        .set({ email })
        .where('id', '=', (eb) => eb.selectFrom('orders').select('customer_id').where('id', '=', orderId))
        .execute(),
    )
    ordered.push(orderId)
  }
  const page = await signedIn(browser, email)
  const heard = complaints(page)
  await page.goto('/dashboard/my-orders')
  await alive(page)
  const offers = page.locator('.notice').filter({ hasText: t('order.guestTitle') })
  await expect(offers).toHaveCount(2)
  await offers
    .first()
    .getByRole('button', { name: t('order.guestMine') })
    .click()
  await expect(page.getByText(t('order.guestJoined'))).toBeVisible()
  await expect(offers).toHaveCount(1)
  const mine = page.locator('a[href^="/dashboard/order/"]')
  await expect(mine).toHaveCount(1)
  await offers.getByRole('button', { name: t('order.guestNotMine') }).click()
  await expect(offers).toHaveCount(0)
  await page.reload()
  await alive(page)
  await expect(offers).toHaveCount(0)
  await expect(mine).toHaveCount(1)
  const href = await mine.getAttribute('href')
  expect(ordered.some((id) => href?.endsWith(id))).toBe(true)
  expect(heard).toEqual([])
})
