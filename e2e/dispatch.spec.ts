import { defaultConfig } from '#core/choices/order-config.ts'
import { deadlines } from '#core/orders/deadlines.ts'
import { filterId } from '#core/people/matching.ts'
import { formats } from '#i18n/format.ts'
import { balancesOf, inDatabase, type Newcomer, newBooster, newCustomer } from './newcomers.ts'
import { ask, claim, open, over, staffMember, storeLogin } from './order-money.ts'
import { wordsOf } from './people.ts'
import { type Browser, expect, test } from './test.ts'

/** How an order finds its booster: one who is asked by name, everyone else, or the money back. */

const t = await wordsOf('en')
const { money } = formats('en')
const config = defaultConfig('league-of-legends', 'elo-boost')

const timeline = ({ page }: Newcomer) => page.getByRole('region', { name: t('order.timeline'), exact: true })
const button = ({ page }: Newcomer, name: string) => page.getByRole('button', { name, exact: true })

/** An unpaid order of someone with enough balance. */
async function ordered(browser: Browser) {
  const customer = await newCustomer(browser, 50_000)
  const { order_id: id, total } = await ask(customer, 'POST', '/orders', { config })
  return { customer, id, total }
}

async function pay(customer: Newcomer, id: string) {
  await ask(customer, 'POST', `/orders/${id}/pay`, {
    method: 'balance',
    accept_risk: true,
    start_now: '1.0',
    withdrawal_ends: '1.0',
  })
  await storeLogin(customer, id)
}

test('a booster who is asked by name declines, and another one claims the order', async ({ browser }) => {
  const { customer, id } = await ordered(browser)
  const [chosen, other] = [
    await newBooster(browser, filterId(config)),
    await newBooster(browser, filterId(config)),
  ]
  await open(customer, `/checkout/${id}`)
  await button(customer, t('checkout.named.choose')).click()
  const { page } = customer
  await page.getByLabel(t('checkout.named.name')).fill('nobody-by-this-name')
  await button(customer, t('checkout.named.ask')).click()
  await expect(page.getByText(t('errors.booster_not_found'))).toBeVisible()
  await page.getByLabel(t('checkout.named.name')).fill(chosen.name)
  await expect(page.getByRole('radio', { name: t('checkout.named.everyone') })).toBeChecked()
  // Enter asks, and does not pay.
  await page.getByLabel(t('checkout.named.name')).press('Enter')
  const asked = t('order.named.title', { booster: chosen.name })
  await expect(page.getByText(asked)).toBeVisible()
  await expect(page.getByText(t('checkout.named.thenEveryone'))).toBeVisible()

  await pay(customer, id)
  await open(customer, `/dashboard/order/${id}`)
  await expect(page.getByRole('heading', { name: asked })).toBeVisible()
  await expect(page.getByText(t('order.named.until'))).toBeVisible()

  const row = (booster: Newcomer) => booster.page.locator(`[href$="${id}"], .board-row`)
  await open(other, '/dashboard/booster/available-orders')
  await expect(row(other).filter({ hasText: t('booster.namedYou') })).toHaveCount(0)
  await open(chosen, '/dashboard/booster/available-orders')
  const mine = row(chosen).filter({ hasText: t('booster.namedYou') })
  await expect(mine).toHaveCount(1)
  await mine.getByRole('button', { name: t('booster.decline'), exact: true }).click()
  const dialog = chosen.page.getByRole('dialog', { name: t('booster.declineNamedTitle') })
  await dialog.getByRole('textbox').fill('I am away until Monday')
  await dialog.getByRole('button', { name: t('booster.decline'), exact: true }).click()
  await expect(mine).toHaveCount(0)

  await expect(page.getByText(t('order.named.ended', { booster: chosen.name }))).toBeVisible()
  await expect(timeline(customer)).toContainText('I am away until Monday')
  await claim(other, id)
  await expect(page.getByText(other.name).first()).toBeVisible()
  await over(customer, chosen, other)
})

test('a booster who is chosen on their profile stays chosen to the order’s page', async ({ browser }) => {
  const customer = await newCustomer(browser, 50_000)
  const chosen = await newBooster(browser, filterId(config))
  const { page } = customer
  const chip = t('checkout.named.chosen', { booster: chosen.name })
  await open(customer, `/booster/${chosen.name}`)
  await page
    .getByRole('link', { name: t('profile.setOrder') })
    .first()
    .click()
  await page.waitForURL(`**/league-of-legends/elo-boost?booster=${chosen.name}`)
  const panel = page.getByRole('complementary', { name: t('service.yourQuote') })
  await expect(panel.getByText(chip)).toBeVisible()

  // A choice, a reload and another language keep it.
  await page.getByRole('switch', { name: new RegExp(t('games.addon.priority')) }).click()
  await expect(page).toHaveURL(new RegExp(`with=priority&booster=${chosen.name}`))
  await page.reload()
  await expect(panel.getByText(chip)).toBeVisible()
  await panel.getByRole('button', { name: t('service.continue') }).click()
  await page.waitForURL('**/checkout/*')
  await expect(page.getByText(chip)).toBeVisible()
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''

  // Back at the calculator the wish is still there, and the same order is found again.
  await page.goBack()
  await expect(panel.getByText(chip)).toBeVisible()
  await panel.getByRole('button', { name: t('service.continue') }).click()
  await page.waitForURL(`**/checkout/${id}`)
  await expect(page.getByText(chip)).toBeVisible()
  await pay(customer, id)
  await open(customer, `/dashboard/order/${id}`)
  await expect(page.getByText(t('order.named.asked', { booster: chosen.name }))).toBeVisible()
  await expect(page.getByRole('heading', { name: chip })).toBeVisible()
  await over(customer, chosen)
})

test('a booster hides an order with a reason, staff read the sum, and the booster takes it back and claims it', async ({
  browser,
}) => {
  const { customer, id } = await ordered(browser)
  const booster = await newBooster(browser, filterId(config))
  const staff = await staffMember(browser)
  await pay(customer, id)
  const { number } = await inDatabase((db) =>
    db.selectFrom('orders').select('number').where('id', '=', id).executeTakeFirstOrThrow(),
  )
  await open(booster, '/dashboard/booster/available-orders')
  const { page } = booster
  const claim = t('booster.claimNumber', { number })
  const row = page.locator('.board-row').filter({ has: page.getByRole('button', { name: claim }) })
  await row.getByRole('button', { name: t('booster.notForMe'), exact: true }).click()
  const dialog = page.getByRole('dialog', { name: t('booster.hideTitle') })
  await dialog.getByRole('radio', { name: t('booster.notForMe.wishes') }).check()
  await dialog.getByRole('button', { name: t('booster.hide'), exact: true }).click()
  await expect(page.getByText(t('booster.hiddenNow'))).toBeVisible()
  await expect(row).toHaveCount(0)

  const reasons = staff.page.getByRole('listitem').filter({ hasText: t('booster.notForMe.wishes') })
  await open(staff, `/dashboard/order/${id}`)
  await expect(reasons).toContainText('1')

  await page.reload()
  await page.getByText(t('booster.hiddenByYou', { count: 1 })).click()
  await page.getByRole('button', { name: t('booster.showAgain') }).click()
  await row.getByRole('button', { name: claim }).click()
  await expect(page).toHaveURL(new RegExp(`/dashboard/order/${id}$`))
  await open(staff, `/dashboard/order/${id}`)
  await expect(reasons).toHaveCount(0)
  await over(customer, booster, staff)
})

test('a start that is late gives the whole price back with one press', async ({ browser }) => {
  const { customer, id, total } = await ordered(browser)
  await pay(customer, id)
  // Moves the search into the past, as if the promised hour had passed.
  await inDatabase(async (db) => {
    const searching_at = new Date(Date.now() - deadlines.start.ms - 60_000)
    const before = await db
      .selectFrom('orders')
      .select('searching_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    await db.updateTable('orders').set({ searching_at }).where('id', '=', id).execute()
    expect(before.searching_at).not.toBeNull()
  })
  await open(customer, `/dashboard/order/${id}`)
  const { page } = customer
  await expect(
    page.getByRole('heading', { name: t('order.backTitle', { total: money(total) }) }),
  ).toBeVisible()
  await button(customer, t('order.backButton')).click()
  await expect(button(customer, t('order.backButton'))).toHaveCount(0)
  await expect(page.getByText(t('games.status.cancelled')).first()).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect.poll(() => balancesOf(customer)).toEqual({ customer_balance: 50_000 })
  await open(customer, '/dashboard/balance-history')
  await expect(page.getByText(money(50_000)).first()).toBeVisible()
  await over(customer)
})

test('a customer sets the hours on their account, and the booster sees them', async ({ browser }) => {
  const { customer, id } = await ordered(browser)
  const booster = await newBooster(browser, filterId(config))
  await pay(customer, id)
  await open(customer, `/dashboard/order/${id}`)
  await button(customer, t('order.hours.set')).click()
  const dialog = customer.page.getByRole('dialog', { name: t('order.hours.dialogTitle') })
  await dialog.getByRole('button', { name: t('coach.addFree'), exact: true }).click()
  await dialog.getByRole('button', { name: t('order.hours.save'), exact: true }).click()
  await expect(customer.page.getByText(t('order.hours.customer'))).toBeVisible()
  await expect(timeline(customer)).toContainText(t('order.event.set_hours'))
  await claim(booster, id)
  await open(booster, `/dashboard/order/${id}`)
  await expect(booster.page.getByText(t('order.hours.booster'))).toBeVisible()
  await over(customer, booster)
})
