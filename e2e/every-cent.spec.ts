import { formats } from '#i18n/format.ts'
import { releaseDueShares } from '#server/money/settlement/release-due-shares.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { balancesOf, inDatabase, type Newcomer, newCustomer } from './newcomers.ts'
import {
  ask,
  claim,
  climb,
  confirm,
  finish,
  onTheBoard,
  open,
  orderPage,
  over,
  staffMember,
  storeLogin,
  twoBoosters,
  win,
} from './order-money.ts'
import { complaints, enter, wordsOf } from './people.ts'
import { type Browser, expect, type Page, test } from './test.ts'

/** Where each cent is, as the customer, the boosters and staff read it. */

const t = await wordsOf('en')
const { money } = formats('en')
const earnings = '/dashboard/booster/earnings'

/** The two sides of an order's money, as staff's dialog shows them. */
async function sidesOf({ page }: { page: Page }, orderId: string) {
  await open({ page }, orderPage(orderId))
  await page.getByRole('button', { name: t('order.allEntries') }).click()
  const dialog = page.getByRole('dialog')
  const side = async (title: string) =>
    (await dialog.getByRole('region', { name: title }).locator('dl > div').allInnerTexts()).map((row) =>
      row.replace(/\s*\n\s*/g, ' '),
    )
  await expect(dialog.getByText(t('money.entries'))).toBeVisible()
  const sides = { from: await side(t('money.from')), to: await side(t('money.to')) }
  await page.keyboard.press('Escape')
  return sides
}

const row = (account: string, amount: number) => `${account} ${money(amount)}`
const sum = (amount: number) => row(t('money.sum'), amount)
const onHold = ({ name }: Newcomer) => t('money.account.booster_pending', { name })
const inBalance = ({ name }: Newcomer) => t('money.account.customer_balance', { name })

/** On the provider's page. */
async function payByCard({ page }: Newcomer, redirect: string) {
  await page.goto(redirect)
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await page.waitForURL(/\/dashboard\/order\/[^?]+$/)
}

test('a drop with two boosters: both shares, the price and the shop’s part are on everyone’s page, to the cent', async ({
  browser,
}) => {
  const { orderId, customer, boosters } = await onTheBoard(browser)
  const [first, second] = boosters
  await claim(first, orderId)
  for (const height of [1_076, 1_100, 1_124]) await win(first, orderId, height, 24)
  await win(first, orderId, 1_150, 26, true)
  await ask(first, 'POST', `/orders/${orderId}/drop`, { reason: 'No time any more' })
  // The next booster's first record follows from the last one, which confirms it.
  await claim(second, orderId)
  await win(second, orderId, 1_174, 24, true)
  await win(second, orderId, 1_200, 26, true)
  await finish(second, orderId)
  await confirm(customer, orderId)

  await expect(customer.page.getByText(money(1_400)).first()).toBeVisible()
  // 2 percent came back.
  expect(await balancesOf(customer)).toEqual({ customer_balance: 3_628 })
  for (const [booster, share] of [
    [first, 600],
    [second, 240],
  ] as const) {
    expect(await balancesOf(booster)).toEqual({ booster_pending: share })
    await open(booster, earnings)
    await expect(booster.page.getByRole('row').filter({ hasText: 'PK-' })).toContainText(money(share))
  }
  const staff = await staffMember(browser)
  const sides = await sidesOf(staff, orderId)
  expect(sides.from.toSorted()).toEqual(
    [row(inBalance(customer), 1_372), row(t('money.account.promotions'), 28), sum(1_400)].toSorted(),
  )
  expect(sides.to.toSorted()).toEqual(
    [
      row(t('money.account.revenue'), 560),
      row(onHold(first), 600),
      row(onHold(second), 240),
      sum(1_400),
    ].toSorted(),
  )
  await over(customer, first, second, staff)
})

test('a mixed payment with a coupon, half played and cancelled: the card gets its refund first', async ({
  browser,
}) => {
  const config = climb()
  const customer = await newCustomer(browser, 1_000)
  const [booster, other] = await twoBoosters(browser, config)
  const { order_id: orderId } = await ask(customer, 'POST', '/orders', { config })
  const code = 'SUMMIT10'
  await ask(customer, 'POST', `/orders/${orderId}/coupon`, { code })
  const part = {
    method: 'balance_and_card',
    from_balance: 1_000,
    accept_risk: true,
    start_now: '1.0',
    withdrawal_ends: '1.0',
  }
  const { redirect } = await ask(customer, 'POST', `/orders/${orderId}/pay`, part)
  // €12.60 with the coupon: €10.00 from the balance, €2.60 by card.
  await payByCard(customer, redirect)
  await storeLogin(customer, orderId)
  await claim(booster, orderId)
  for (const height of [1_076, 1_100, 1_124]) await win(booster, orderId, height, 24)
  await win(booster, orderId, 1_150, 26, true)
  await ask(booster, 'POST', `/orders/${orderId}/drop`, { reason: 'No time any more' })

  // €9.00 of it are earned, so €3.60 go back: €2.60 to the card, €1.00 to the balance.
  const { page } = customer
  await open(customer, orderPage(orderId))
  await page.getByRole('button', { name: t('order.cancel'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(money(360)).first()).toBeVisible()
  await dialog.getByText(t('order.refundToMethod'), { exact: true }).click()
  await dialog.getByRole('button', { name: t('order.cancel'), exact: true }).click()
  await expect(page.locator('h1').getByText(t('games.status.cancelled'))).toBeVisible()
  for (const amount of [260, 100]) await expect(page.getByText(money(amount)).first()).toBeVisible()
  expect(await balancesOf(customer)).toEqual({ customer_balance: 100 })
  await open(customer, '/dashboard/balance-history')
  await expect(page.getByRole('row').filter({ hasText: t('balance.kind.refund') })).toContainText(
    money(100, 'EUR', 'signed'),
  )

  // The share counts from the list price: the shop alone pays for the coupon.
  const share = 600
  expect(await balancesOf(booster)).toEqual({ booster_pending: share })
  const staff = await staffMember(browser)
  expect(await sidesOf(staff, orderId)).toEqual({
    from: expect.arrayContaining([row(inBalance(customer), 900), row(t('money.account.promotions'), 100)]),
    to: expect.arrayContaining([
      row(onHold(booster), share),
      row(t('money.account.revenue'), 400),
      sum(1_000),
    ]),
  })
  await over(customer, booster, other, staff)
})

/** Ends the hold of an order's shares now: every other date stays. */
const endHold = (orderId: string) =>
  inDatabase(async (db) => {
    await db.updateTable('held_shares').set({ due_at: new Date() }).where('order_id', '=', orderId).execute()
    await releaseDueShares({ db, now: () => new Date() } as Services)
  })

/** A completed order of €62.00, paid by card, and its booster, whose share of €37.20 has been paid out. */
async function paidOut(browser: Browser) {
  const config = { ...climb(), target: { tier: 'platinum', division: 4, points: 0 } } as const
  const customer = await newCustomer(browser, 1)
  const [booster, other] = await twoBoosters(browser, config)
  const { order_id: orderId, total } = await ask(customer, 'POST', '/orders', { config })
  expect(total).toBe(6_200)
  const { redirect } = await ask(customer, 'POST', `/orders/${orderId}/pay`, {
    method: 'card',
    accept_risk: true,
    start_now: '1.0',
    withdrawal_ends: '1.0',
  })
  await payByCard(customer, redirect)
  await storeLogin(customer, orderId)
  await claim(booster, orderId)
  for (let height = 1_076; height < 1_600; height += 24) await win(booster, orderId, height, 24)
  await win(booster, orderId, 1_600, 20, true)
  await finish(booster, orderId)
  await confirm(customer, orderId)
  await endHold(orderId)
  return { orderId, customer, booster, other, bank: redirect.replace('/pay/', '/bank/') }
}

test('a chargeback after the payout: the order freezes, the booster owes the share, the shop loses its part, until the bank changes its mind', async ({
  browser,
}) => {
  const { orderId, customer, booster, other, bank } = await paidOut(browser)
  expect(await balancesOf(booster)).toEqual({ booster_payable: 3_720 })
  await payOut(browser, booster)
  expect(await balancesOf(booster)).toEqual({})

  await customer.page.goto(bank)
  await customer.page.getByRole('button', { name: 'Dispute the payment' }).click()
  await open(customer, orderPage(orderId))
  await expect(customer.page.getByText(t('order.frozen.customer.disputed'))).toBeVisible()

  await customer.page.goto(bank)
  await customer.page.getByRole('button', { name: 'Decide for the customer' }).click()
  expect(await balancesOf(booster)).toEqual({ booster_payable: -3_720 })
  await open(booster, earnings)
  await expect(booster.page.getByText(t('earnings.debt'))).toBeVisible()
  await expect(booster.page.getByText(money(-3_720)).first()).toBeVisible()

  const staff = await staffMember(browser)
  expect(await sidesOf(staff, orderId)).toEqual({
    from: [row(t('money.account.chargeback_loss'), 2_480), sum(2_480)],
    to: [row(t('money.account.revenue'), 2_480), sum(2_480)],
  })
  const admin = await enter(browser, 'admin')
  const heard = complaints(admin.page)
  await open(admin, '/dashboard/admin/payment-troubles')
  const trouble = admin.page
    .getByRole('row')
    .filter({ hasText: t('troubles.chargeback.lost') })
    .first()
  await expect(trouble).toContainText(money(6_200))

  // The bank takes its decision back: the share returns, and the customer's cashback.
  await customer.page.goto(bank)
  await customer.page.getByRole('button', { name: 'Decide for the shop' }).click()
  await expect(booster.page.getByText(t('notifications.share_restored.title')).first()).toBeVisible()
  expect(await balancesOf(booster)).toEqual({})
  await open(booster, earnings)
  await expect(booster.page.getByText(t('earnings.debt'))).toBeHidden()
  expect(await sidesOf(staff, orderId)).toEqual({
    from: [
      row(t('money.account.provider_clearing'), 6_200),
      row(t('money.account.promotions'), 124),
      sum(6_324),
    ],
    to: [
      row(t('money.account.revenue'), 2_480),
      row(inBalance(customer), 124),
      row(t('money.account.booster_payable', { name: booster.name }), 3_720),
      sum(6_324),
    ],
  })
  await over(customer, booster, other, staff, { ...admin, heard })
})

/** The booster requests what is available, and staff send it to the bank. */
async function payOut(browser: Browser, booster: Newcomer) {
  const { page } = booster
  await open(booster, earnings)
  await page.getByRole('button', { name: t('earnings.add') }).click()
  await page.getByLabel(t('earnings.holder')).fill('Kim Kestrel')
  await page.getByLabel(t('earnings.iban')).fill('DE89 3704 0044 0532 0130 00')
  await page.getByRole('button', { name: t('earnings.save') }).click()
  await expect(page.getByText('DE89 •••• •••• 3000')).toBeVisible()
  // As if the details had been saved long ago: new ones can't be paid to for days.
  await inDatabase((db) =>
    db
      .updateTable('payout_details')
      .set({ saved_at: new Date(0) })
      .where('booster_id', '=', booster.id)
      .execute(),
  )
  await page.reload()
  await page.getByRole('button', { name: /^Request €37.20/ }).click()
  const admin = await enter(browser, 'admin')
  await open(admin, '/dashboard/admin/payouts')
  await admin.page.getByRole('row').filter({ hasText: booster.name }).getByRole('checkbox').check()
  await admin.page.getByRole('button', { name: /^Make a batch/ }).click()
  const batch = admin.page
    .getByRole('listitem')
    .filter({ hasText: money(3_720) })
    .first()
  await Promise.all([
    admin.page.waitForEvent('download'),
    batch.getByRole('button', { name: t('payouts.sepa') }).click(),
  ])
  await batch.getByRole('button', { name: t('payouts.markSent') }).click()
  await admin.page
    .getByRole('dialog')
    .getByRole('button', { name: t('payouts.markSent') })
    .click()
  await expect(admin.page.getByText(t('payouts.sent'))).toBeVisible()
  await admin.context.close()
}
