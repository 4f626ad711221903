import { filterId } from '#core/people/matching.ts'
import { formats } from '#i18n/format.ts'
import { balancesOf, inDatabase, type Newcomer, newBooster, newCustomer } from './newcomers.ts'
import {
  ask,
  claim,
  climb,
  confirm,
  finish,
  open,
  over,
  staffMember,
  storeLogin,
  win,
} from './order-money.ts'
import { alive, wordsOf } from './people.ts'
import { type Browser, expect, type Locator, type Page, test } from './test.ts'

/** A running order is changed, and customer, booster, staff and ledger show the same cents before and after. */

const t = await wordsOf('en')
const { money } = formats('en')

/** On the provider's page. */
async function payByCard({ page }: Newcomer) {
  await page.waitForURL('**/sandbox/pay/*')
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await page.waitForURL(/\/dashboard\/order\/[^?]+$/)
  await alive(page)
}

/** An order of €14.00 that was paid by card and is being played, with all three sides on its page. */
async function running(browser: Browser) {
  const config = climb()
  const customer = await newCustomer(browser, 5_000)
  const booster = await newBooster(browser, filterId(config))
  const { order_id: id, total } = await ask(customer, 'POST', '/orders', { config })
  expect(total).toBe(1_400)
  const { redirect } = await ask(customer, 'POST', `/orders/${id}/pay`, {
    method: 'card',
    accept_risk: true,
    start_now: '1.0',
    withdrawal_ends: '1.0',
  })
  await customer.page.goto(redirect)
  await payByCard(customer)
  await storeLogin(customer, id)
  await claim(booster, id)
  const staff = await staffMember(browser)
  for (const each of [customer, booster, staff]) await open(each, `/dashboard/order/${id}`)
  return { id, customer, booster, staff }
}

/** Opens the page of changes and picks another target. */
async function pick(
  { page }: Newcomer,
  way: 'further' | 'earlier',
  tier: 'silver' | 'gold',
  division: string,
): Promise<Locator> {
  await page.getByRole('link', { name: t('order.changeOrder'), exact: true }).click()
  await page.waitForURL(/\/dashboard\/order\/[^/]+\/change$/)
  await alive(page)
  await page.getByRole('button', { name: t(`change.tab.${way}`), exact: true }).click()
  const target = page.getByRole('group', { name: t('change.newTarget') })
  await target.getByLabel(t('service.tier')).selectOption(tier)
  await target.getByLabel(t('service.division')).selectOption(division)
  return page.getByRole('complementary', { name: t('change.panel') })
}

const payBy = (panel: Locator, method: 'balance' | 'card') =>
  panel.getByLabel(t('checkout.method'), { exact: true }).selectOption(method)

/** Presses the button that names the booster. */
const askBooster = (panel: Locator, booster: Newcomer) =>
  panel.getByRole('button', { name: t('change.ask', { booster: booster.name }), exact: true }).click()

/** The notice of the change that waits. */
const waiting = ({ page }: { page: Page }) =>
  page.getByText(t('order.change.difference'), { exact: true }).locator('xpath=ancestor::dl[1]')

const quote = ({ page }: { page: Page }, title = t('order.colPrice')) =>
  page.getByRole('region', { name: title, exact: true })

const accept = ({ page }: Newcomer) =>
  page.getByRole('button', { name: t('order.change.accept'), exact: true }).click()

const inEscrow = (owner: string) =>
  inDatabase(async (db) => {
    const rows = await db
      .selectFrom('ledger_accounts')
      .select('balance')
      .where('kind', '=', 'order_escrow')
      .where('owner_id', '=', owner)
      .execute()
    return rows.reduce((sum, { balance }) => sum + balance, 0)
  })

/** What was charged to and refunded to the card for an order and its changes, in cents. */
const onCard = (orderId: string) =>
  inDatabase(async (db) => {
    const payments = await db
      .selectFrom('payments')
      .select(['id', 'amount'])
      .where('order_id', '=', orderId)
      .where('status', 'in', ['captured', 'refunded'])
      .orderBy('created_at')
      .execute()
    const refunds = await db
      .selectFrom('refunds')
      .select('amount')
      .where(
        'payment_id',
        'in',
        payments.map(({ id }) => id),
      )
      .execute()
    return { paid: payments.map(({ amount }) => amount), refunded: refunds.map(({ amount }) => amount) }
  })

test('a change up is charged to the card and joins the order at the booster’s yes, to the cent on each page', async ({
  browser,
}) => {
  const { id, customer, booster, staff } = await running(browser)
  // Gold IV to Gold III costs €12.00, of which the booster's share is €7.20.
  const panel = await pick(customer, 'further', 'gold', '3')
  await expect(panel.getByText(money(1_200)).first()).toBeVisible()
  await expect(panel.getByText(money(2_600))).toBeVisible()
  await payBy(panel, 'card')
  await askBooster(panel, booster)
  await payByCard(customer)
  await expect(waiting(customer)).toContainText(money(1_200))
  await expect(waiting(customer)).toContainText(money(2_600))
  expect(await inEscrow(id)).toBe(1_400)

  await expect(booster.page.getByText(t('order.change.promise'))).toBeVisible()
  await expect(booster.page.getByText(`+${money(720)}`)).toBeVisible()
  await accept(booster)
  await expect(quote(booster, t('order.youEarn'))).toContainText(money(1_560))
  for (const side of [customer, staff]) {
    await expect(quote(side)).toContainText(money(2_600))
    await expect(waiting(side)).toHaveCount(0)
  }
  expect(await inEscrow(id)).toBe(2_600)
  expect(await onCard(id)).toEqual({ paid: [1_400, 1_200], refunded: [] })
  expect(await balancesOf(customer)).toEqual({ customer_balance: 5_000 })
  await over(customer, booster, staff)
})

test('a change down refunds the card at the booster’s yes, to the cent on each page', async ({ browser }) => {
  const { id, customer, booster, staff } = await running(browser)
  // Silver I to Gold IV, which nobody has played, costs €8.00.
  const panel = await pick(customer, 'earlier', 'silver', '1')
  await expect(panel.getByText(t('change.comesBack'))).toBeVisible()
  await expect(panel.getByText(money(800), { exact: true }).first()).toBeVisible()
  await askBooster(panel, booster)
  await expect(waiting(customer)).toContainText(money(-800))
  expect(await inEscrow(id)).toBe(1_400)

  await accept(booster)
  await expect(quote(booster, t('order.youEarn'))).toContainText(money(360))
  for (const side of [customer, staff]) await expect(quote(side)).toContainText(money(600))
  expect(await inEscrow(id)).toBe(600)
  expect(await onCard(id)).toEqual({ paid: [1_400], refunded: [800] })
  expect(await balancesOf(customer)).toEqual({ customer_balance: 5_000 })
  await over(customer, booster, staff)
})

test('a declined change gives the card its money back, and everyone reads the reason', async ({
  browser,
}) => {
  const { id, customer, booster, staff } = await running(browser)
  const panel = await pick(customer, 'further', 'gold', '3')
  await payBy(panel, 'card')
  await askBooster(panel, booster)
  await payByCard(customer)

  await booster.page.getByRole('button', { name: t('order.change.decline'), exact: true }).click()
  const decline = booster.page.getByRole('dialog')
  await decline.getByLabel(t('order.reason'), { exact: true }).fill('No time after Tuesday')
  await decline.getByRole('button', { name: t('order.change.decline'), exact: true }).click()
  for (const side of [customer, staff]) {
    await expect(waiting(side)).toHaveCount(0)
    await expect(quote(side)).toContainText(money(1_400))
    await expect(side.page.getByText('No time after Tuesday')).toBeVisible()
  }
  await expect(quote(booster, t('order.youEarn'))).toContainText(money(840))
  expect(await inEscrow(id)).toBe(1_400)
  expect(await onCard(id)).toEqual({ paid: [1_400, 1_200], refunded: [1_200] })
  expect(await balancesOf(customer)).toEqual({ customer_balance: 5_000 })
  await over(customer, booster, staff)
})

test('with “Ask other boosters” a no lets the order end as bought, and the rest is then a paid order', async ({
  browser,
}) => {
  const { id, customer, booster, staff } = await running(browser)
  const panel = await pick(customer, 'further', 'gold', '3')
  await customer.page.getByLabel(t('change.note', { booster: booster.name })).fill('Can you go on?')
  await customer.page.getByText(t('change.others'), { exact: true }).click()
  await payBy(panel, 'balance')
  await askBooster(panel, booster)
  await expect(waiting(customer)).toContainText(money(1_200))
  expect(await balancesOf(customer)).toEqual({ customer_balance: 3_800 })

  await booster.page.getByRole('button', { name: t('order.change.decline'), exact: true }).click()
  const decline = booster.page.getByRole('dialog')
  await decline.getByLabel(t('order.reason'), { exact: true }).fill('No time after Tuesday')
  await decline.getByRole('button', { name: t('order.change.decline'), exact: true }).click()
  await expect(customer.page.getByText(t('order.change.next'), { exact: true })).toBeVisible()
  await expect(booster.page.getByRole('log').getByText('Can you go on?')).toBeVisible()
  expect(await inEscrow(id)).toBe(1_400)
  expect(await balancesOf(customer)).toEqual({ customer_balance: 3_800 })

  let before = 1_050
  for (const height of [1_076, 1_100, 1_124, 1_150, 1_175, 1_200]) {
    await win(booster, id, height, height - before, height === 1_200)
    before = height
  }
  await finish(booster, id)
  await confirm(customer, id)
  // Gold IV to Gold III, for €12.00.
  await customer.page.getByRole('link', { name: /^The rest is order PK-/ }).click()
  await expect(quote(customer)).toContainText(money(1_200))
  const placed = customer.page.url().split('/').at(-1) ?? ''
  expect(placed).not.toBe(id)
  expect(await inEscrow(placed)).toBe(1_200)
  // The completed order brought 2 percent of €14.00 back.
  expect(await balancesOf(customer)).toEqual({ customer_balance: 3_828 })
  await over(customer, booster, staff)
})
