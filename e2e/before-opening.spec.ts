import { href } from '#i18n/href.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Db } from '#server/platform/db/pool.ts'
import { insertCustomer, signIn } from '#server/test/factories.ts'
import { lastToken, mailsTo } from '#server/test/mailed-links.ts'
import { violations } from './axe.ts'
import { inDatabase } from './newcomers.ts'
import { type OwnShop, startShop } from './own-shop.ts'
import { alive, complaints, consent, freshEmail, wordsOf } from './people.ts'
import { type Browser, expect, type Page, test } from './test.ts'

// A shop of its own that has never opened: the one of the other journeys is open for good.
let shop: OwnShop
let origin = ''
const inShop = <T>(work: (db: Db) => Promise<T>) => inDatabase(work, shop.dataDir)

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  shop = await startShop({ demo: false, hostname: 'localhost' })
  origin = shop.origin
})

test.afterAll(() => shop.stop())

const mailed: { email: string; locale: Locale }[] = []

for (const locale of ['en', 'de', 'ar'] as const)
  test(`a visitor reads that the shop isn’t open, and leaves an address for the opening mail (${locale})`, async ({
    page,
  }) => {
    const t = await wordsOf(locale)
    const heard = complaints(page)
    const email = freshEmail()
    const answer = await page.goto(origin + href('/valorant/elo-boost', locale))
    expect([answer?.status(), answer?.headers()['retry-after']]).toEqual([503, '3600'])
    await alive(page)
    await expect(page.getByRole('heading', { level: 1, name: t('shell.notOpenYet') })).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    expect(await violations(page)).toEqual([])
    await page.getByLabel(t('account.email'), { exact: true }).fill(email)
    await page.getByRole('button', { name: t('soon.send') }).click()
    await expect(page.getByRole('heading', { name: t('soon.sentTitle') })).toBeVisible()

    const token = await inShop((db) => lastToken(db, email))
    await page.goto(origin + href('/opening-mail/:token', locale, { token }))
    await alive(page)
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: t('soon.confirm') }).click()
    await expect(page.getByRole('heading', { name: t('soon.listTitle') })).toBeVisible()
    await page
      .getByRole('link', { name: t('shell.home') })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1, name: t('shell.notOpenYet') })).toBeVisible()
    mailed.push({ email, locale })
    expect(heard.filter((line) => !line.includes('503'))).toEqual([])
  })

let ownersToken = ''
/** A page of the owner, who is signed in; it closes with its test. */
async function pageOfOwner(browser: Browser): Promise<Page> {
  const context = await browser.newContext()
  await context.addCookies([{ name: 'access_token', value: ownersToken, url: origin }])
  return context.newPage()
}

test('staff try the whole shop with a test order, which says what it is', async ({ browser }) => {
  const t = await wordsOf('en')
  ownersToken = await inShop(async (db) => {
    const { id } = await insertCustomer(
      { db },
      { permissions: ['FullAccess', 'EditOrders', 'EditUsers', 'EditStore'] },
    )
    return signIn({ db, config: { secretKey: 'journeys' }, now: () => new Date() }, id)
  })
  const page = await pageOfOwner(browser)
  await page.goto(`${origin}/league-of-legends/elo-boost?from=silver-2&to=gold-4`)
  await alive(page)
  await expect(page.getByText(t('soon.trialText'))).toBeVisible()
  await page.getByRole('button', { name: t('service.continue'), exact: true }).click()
  await page.waitForURL('**/checkout/*')
  await consent(page)
  await page.getByRole('button', { name: new RegExp(t('checkout.pay', { total: '' }).trim()) }).click()
  await page.waitForURL('**/sandbox/pay/*')
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await page.waitForURL(/\/dashboard\/order\/[^?]+$/)
  await expect(page.getByText(t('order.testOrder'), { exact: true })).toBeVisible()
  await page.goto(`${origin}/dashboard/admin/orders/waiting_for_account`)
  await expect(page.getByText(t('order.testOrder'), { exact: true })).toBeVisible()
})

test('the owner opens the shop with one press: everyone sees it, the test order is gone, the mails leave', async ({
  browser,
}) => {
  const t = await wordsOf('en')
  const page = await pageOfOwner(browser)
  await page.goto(`${origin}/dashboard/admin/opening`)
  await alive(page)
  await page.getByRole('button', { name: t('opening.open.button') }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(t('opening.open.orders', { count: 1 }))).toBeVisible()
  await expect(dialog.getByText(t('opening.open.mails', { count: mailed.length }))).toBeVisible()
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: t('opening.open.button') }).click()
  await expect(page.getByText(new RegExp(t('opening.open.since', { time: '' }).trim()))).toBeVisible()

  const visitor = await (await browser.newContext()).newPage()
  const answer = await visitor.goto(`${origin}/valorant/elo-boost`)
  expect(answer?.status()).toBe(200)
  expect(await inShop((db) => db.selectFrom('orders').select('id').execute())).toEqual([])
  for (const { email } of mailed)
    await expect.poll(() => inShop(async (db) => (await mailsTo(db, email)).length)).toBe(2)
  expect(await inShop((db) => db.selectFrom('opening_mails').select('id').execute())).toEqual([])
})
