import { demoPassword } from '#db/demo-people.ts'
import { type OwnShop, startShop } from './own-shop.ts'
import { alive, checkOutAsGuest, complaints, wordsOf } from './people.ts'
import { type BrowserContext, expect, type Page, test } from './test.ts'

/** A demo in an office network has a name and no https: browsers offer it no locks, clipboard, UUIDs or service workers. */
const hostname = 'shop.office.example'
const t = await wordsOf('en')
let shop: OwnShop

test.beforeAll(async () => {
  shop = await startShop({ demo: true, hostname })
})
test.afterAll(() => shop.stop())

/** A person who signs in as the page does; Playwright's own requests don't know the host's name. */
async function kestrel(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.goto(shop.origin)
  const status = await page.evaluate(
    (body) =>
      fetch('/v1/auth/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      }).then((answer) => answer.status),
    JSON.stringify({ email: 'kestrel@peakline.example', password: demoPassword }),
  )
  expect(status).toBe(200)
  return page
}

const decline = (page: Page) => page.getByRole('button', { name: 'Decline', exact: true }).click()

async function write(page: Page, name: string, text: string): Promise<void> {
  await page.getByLabel(t('talk.write', { name })).fill(text)
  await page.keyboard.press('Enter')
}

test('without https a visitor gets a price, orders, pays and talks to the booster', async ({
  playwright,
  launchOptions,
}) => {
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${hostname} 127.0.0.1`],
  })
  const guest = await browser.newPage({ locale: 'en-US' })
  const heard = complaints(guest)
  await guest.goto(shop.origin)
  await alive(guest)
  expect(await guest.evaluate(() => isSecureContext)).toBe(false)
  await decline(guest)
  await guest
    .getByRole('main')
    .getByRole('link', { name: t('games.game.league-of-legends') })
    .first()
    .click()
  await expect(guest.getByRole('complementary').locator('output')).toHaveText(/€/)
  await guest.goto(`${shop.origin}/league-of-legends/elo-boost?from=silver-2&to=gold-4`)
  await alive(guest)
  await guest.getByRole('button', { name: t('service.share') }).click()
  await expect(guest.getByText(t('service.shared'))).toBeVisible()

  await guest.getByRole('button', { name: t('service.continue'), exact: true }).click()
  await checkOutAsGuest(guest, t)
  await guest.locator('input[name=start_now]').check()
  await guest.locator('input[name=withdrawal_ends]').check()
  await guest.getByRole('button', { name: new RegExp(t('checkout.pay', { total: '' }).trim()) }).click()
  await guest.waitForURL('**/sandbox/pay/*')
  await guest.getByRole('button', { name: 'Pay', exact: true }).click()
  await guest.waitForURL(/\/dashboard\/order\/[^?]+$/)
  await alive(guest)
  await guest.getByLabel(t('order.login'), { exact: true }).fill('guest-lol')
  await guest.getByLabel(t('order.password'), { exact: true }).fill('only-the-booster-sees-this')
  await guest.getByLabel(t('order.inGameName'), { exact: true }).fill('Guest#EUW')
  await guest.getByRole('button', { name: t('order.store'), exact: true }).click()
  await expect(guest.getByText(t('games.status.waiting_for_booster'), { exact: true })).toBeVisible()

  const booster = await kestrel(await browser.newContext())
  await booster.goto(`${shop.origin}/dashboard/booster/available-orders`)
  await alive(booster)
  const id = new URL(guest.url()).pathname.split('/').at(-1) ?? ''
  await decline(booster)
  // 60% of this order's €14.00; the demo's orders have other shares.
  await booster
    .getByRole('listitem')
    .filter({ hasText: '€8.40' })
    .getByRole('button', { name: t('booster.claim') })
    .click()
  await booster.waitForURL(`**/dashboard/order/${id}`)
  await alive(booster)
  await expect(guest.getByText(t('games.status.boosting'), { exact: true }).first()).toBeVisible()
  await write(guest, 'kestrel', 'Mid lane, please')
  await expect(booster.getByRole('log').getByText('Mid lane, please')).toBeVisible()
  // Chromium ignores this header without https, and says so on each page.
  expect(heard.filter((line) => !line.startsWith('The Cross-Origin-Opener-Policy header'))).toEqual([])
  await browser.close()
})
