import type { DisputeState } from '#core/orders/dispute-state.ts'
import { filterId } from '#core/people/matching.ts'
import { formats } from '#i18n/format.ts'
import { balancesOf, inDatabase, type Newcomer, newBooster, newCustomer } from './newcomers.ts'
import {
  ask,
  boosting,
  claim,
  climb,
  finish,
  open,
  orderPage,
  over,
  staffMember,
  storeLogin,
  win,
} from './order-money.ts'
import { picture, wordsOf } from './people.ts'
import { type Browser, expect, type Page, test } from './test.ts'

/** Disputes that one side wins: every cent on the screens of customer, booster and staff, and in the ledger. */

const t = await wordsOf('en')
const { money } = formats('en')
const signed = (amount: number) => money(amount, 'EUR', 'signed')

const deposit = 5_000
/** Silver II at 50 LP to Gold IV: 50 LP for €6.00 and 100 LP for €8.00. */
const price = 1_400
/** 2 percent of it. */
const cashback = 28

/** The won games by their height in points; the proven ones have a picture. */
async function play(
  booster: Newcomer,
  orderId: string,
  heights: readonly number[],
  proven: readonly number[],
) {
  let before = 1_050
  for (const height of heights) {
    await win(booster, orderId, height, height - before, proven.includes(height))
    before = height
  }
  await finish(booster, orderId)
}

const heights = [1_076, 1_100, 1_124, 1_150, 1_175, 1_200]

/** A submitted result about which the customer complains; the booster answers with a picture. */
async function disputed(browser: Browser, proven: readonly number[]) {
  const config = climb()
  const customer = await newCustomer(browser, deposit)
  const booster = await newBooster(browser, filterId(config))
  const { order_id: orderId, total } = await ask(customer, 'POST', '/orders', { config })
  expect(total).toBe(price)
  await ask(customer, 'POST', `/orders/${orderId}/pay`, {
    method: 'balance',
    accept_risk: true,
    start_now: '1.0',
    withdrawal_ends: '1.0',
  })
  await storeLogin(customer, orderId)
  await claim(booster, orderId)
  await play(booster, orderId, heights, proven)

  await open(customer, orderPage(orderId))
  await customer.page.getByRole('button', { name: t('order.dispute'), exact: true }).click()
  const report = customer.page.getByRole('dialog', { name: t('order.disputeTitle') })
  await report.getByLabel(t('disputes.kind.games_not_played')).check()
  await report.getByLabel(t('order.disputeReason')).fill('My account is Silver I, 50 LP')
  await report.getByLabel(t('order.disputePictures', { count: 3 })).setInputFiles(picture)
  await report.getByRole('button', { name: t('order.disputeSend') }).click()
  await expect(report).toBeHidden()
  expect(await balancesOf(customer)).toEqual({ customer_balance: deposit - price })
  expect(await balancesOf(booster)).toEqual({})

  await open(booster, `${orderPage(orderId)}/dispute`)
  await booster.page.getByLabel(t('disputes.write.booster')).fill('I played every game of it')
  await booster.page.getByRole('button', { name: t('inbox.send'), exact: true }).click()
  await expect(booster.page.getByText('I played every game of it').first()).toBeVisible()
  const { number } = await inDatabase((db) =>
    db.selectFrom('orders').select('number').where('id', '=', orderId).executeTakeFirstOrThrow(),
  )
  return { orderId, number, customer, booster, staff: await staffMember(browser) }
}

type Outcome = 'as_bought' | 'by_proof' | 'in_full'

/** Staff read both sides and the amounts of the outcome, twice, and confirm. */
async function decide(staff: { page: Page }, orderId: string, outcome: Outcome, amounts: readonly number[]) {
  await open(staff, `/dashboard/admin/disputes/${orderId}`)
  const { page } = staff
  await expect(page.getByText(t('disputes.frozen', { amount: money(price) }))).toBeVisible()
  await expect(page.getByText('My account is Silver I, 50 LP').first()).toBeVisible()
  await expect(page.getByText('I played every game of it').first()).toBeVisible()
  const row = page.getByRole('row').filter({ has: page.getByLabel(t(`disputes.outcome.${outcome}`)) })
  await row.getByRole('radio').check()
  await expect(row.getByRole('cell')).toHaveText(amounts.map((amount) => money(amount)))
  await page.getByLabel(t('disputes.reason')).fill('The pictures decide')
  await page.getByRole('button', { name: t('disputes.confirm') }).click()
  const sure = page.getByRole('dialog', { name: t('disputes.sure') })
  for (const amount of amounts) await expect(sure.getByText(money(amount)).first()).toBeVisible()
  await sure.getByRole('button', { name: t('disputes.confirm') }).click()
  await expect(sure).toBeHidden()
}

/** Where the dispute stands, on its page and, for staff, in the list. */
async function stands(reader: { page: Page }, orderId: string, state: DisputeState, number?: number) {
  const forStaff = number !== undefined
  await open(reader, forStaff ? `/dashboard/admin/disputes/${orderId}` : `${orderPage(orderId)}/dispute`)
  const chip = t(`disputes.state.${state}`)
  await expect(reader.page.locator('h1').getByText(chip, { exact: true })).toBeVisible()
  await open(reader, orderPage(orderId))
  await expect(reader.page.locator('.notice').getByText(chip, { exact: true })).toBeVisible()
  if (!forStaff) return
  const closed = (['appealable', 'final'] as const).some((each) => each === state)
  await open(reader, `/dashboard/admin/disputes${closed ? '?state=closed' : ''}`)
  const row = reader.page.locator('[data-row]', { hasText: `PK-${number}` })
  await expect(row.first().getByText(chip, { exact: true })).toBeVisible()
}

/** The line of a list of facts. */
const fact = (page: Page, label: string) =>
  page
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${label}$`) })
    .locator('..')
    .first()

test('a customer wins partly: work without a picture is refunded, the proven part is paid, to the cent', async ({
  browser,
}) => {
  // The picture at 1,150 proves 50 LP for €6.00 and 50 of 100 LP for €4.00; 60 percent of that is the booster's.
  const { orderId, customer, booster, staff } = await disputed(browser, [1_150])
  await decide(staff, orderId, 'by_proof', [400, 600, 400])

  await open(customer, `${orderPage(orderId)}/dispute`)
  await expect(customer.page.getByText('The pictures decide').first()).toBeVisible()
  await expect(fact(customer.page, t('disputes.yourRefund'))).toContainText(money(400))
  await open(customer, '/dashboard/balance-history')
  const entries = customer.page.getByRole('row').filter({ hasText: 'PK-' })
  await expect(entries).toHaveCount(2)
  const [refund, payment] = [entries.nth(0), entries.nth(1)]
  await expect(refund).toContainText(signed(400))
  await expect(refund).toContainText(money(deposit - price + 400))
  await expect(payment).toContainText(signed(0 - price))
  await expect(payment).toContainText(money(deposit - price))

  await open(booster, `${orderPage(orderId)}/dispute`)
  await expect(fact(booster.page, t('disputes.yourShare'))).toContainText(money(600))
  await open(booster, '/dashboard/booster/earnings')
  await expect(booster.page.getByRole('row').filter({ hasText: 'PK-' })).toContainText(money(600))
  await expect(booster.page.locator('.camp', { hasText: money(600) })).toHaveCount(1)

  await open(staff, orderPage(orderId))
  const payments = staff.page.getByRole('region', { name: t('order.paymentTitle') })
  await expect(payments).toContainText(money(price))
  await expect(payments).toContainText(money(-400))
  expect(await balancesOf(customer)).toEqual({ customer_balance: deposit - price + 400 })
  expect(await balancesOf(booster)).toEqual({ booster_pending: 600 })
  await over(customer, booster, staff)
})

test('a booster wins wholly: the price stays paid, the whole share is theirs, and nothing is refunded', async ({
  browser,
}) => {
  const { orderId, customer, booster, staff } = await disputed(browser, heights)
  await decide(staff, orderId, 'as_bought', [0, 840, 560])

  await open(customer, orderPage(orderId))
  await expect(customer.page.locator('h1').getByText(t('games.status.completed'))).toBeVisible()
  await open(customer, `${orderPage(orderId)}/dispute`)
  await expect(fact(customer.page, t('disputes.yourRefund'))).toContainText(money(0))
  await open(customer, '/dashboard/balance-history')
  const entries = customer.page.getByRole('row').filter({ hasText: 'PK-' })
  // The payment, and the 2 percent of it that came back.
  await expect(entries).toHaveCount(2)
  await expect(entries.filter({ hasText: signed(0 - price) })).toHaveCount(1)
  await expect(entries.filter({ hasText: signed(cashback) })).toHaveCount(1)

  await open(booster, '/dashboard/booster/earnings')
  await expect(booster.page.getByRole('row').filter({ hasText: 'PK-' })).toContainText(money(840))
  await expect(booster.page.locator('.camp', { hasText: money(840) })).toHaveCount(1)

  await open(staff, `/dashboard/admin/disputes/${orderId}`)
  await expect(fact(staff.page, t('disputes.lineBack', { name: customer.name }))).toContainText(money(0))
  await expect(fact(staff.page, t('disputes.lineShare', { name: booster.name }))).toContainText(money(840))
  await open(staff, orderPage(orderId))
  const payments = staff.page.getByRole('region', { name: t('order.paymentTitle') })
  await expect(payments).toContainText(money(price))
  await expect(payments.getByText(t('order.lineRefunded'))).toHaveCount(0)
  expect(await balancesOf(customer)).toEqual({ customer_balance: deposit - price + cashback })
  expect(await balancesOf(booster)).toEqual({ booster_pending: 840 })
  await over(customer, booster, staff)
})

test('a booster appeals a full refund: a colleague pays the share, the customer keeps the refund, it is final, and everybody reads the same all along', async ({
  browser,
}) => {
  const { orderId, number, customer, booster, staff } = await disputed(browser, heights)
  // Staff see the submitted picture before anything is said, and that the login was never opened.
  await open(staff, `/dashboard/admin/disputes/${orderId}`)
  const record = staff.page.getByRole('region', { name: t('disputes.record') })
  await expect(record.getByText(t('order.doubt.login_unopened'))).toBeVisible()
  await expect(record.getByRole('img', { name: t('order.checkProof') })).toBeVisible()
  await decide(staff, orderId, 'in_full', [price, 0, 0])
  for (const party of [customer, booster]) await stands(party, orderId, 'appealable')
  await stands(staff, orderId, 'appealable', number)

  await open(booster, `${orderPage(orderId)}/dispute`)
  const { page } = booster
  await page.getByRole('button', { name: t('disputes.appeal'), exact: true }).click()
  const dialog = page.getByRole('dialog', { name: t('disputes.appealTitle') })
  await dialog.getByLabel(t('disputes.appealReason')).fill('Each of the games has its picture')
  await dialog.getByLabel(t('order.disputePictures', { count: 3 })).setInputFiles(picture)
  await dialog.getByRole('button', { name: t('disputes.appeal'), exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(t('disputes.step.appealed'))).toBeVisible()
  await stands(customer, orderId, 'your_answer')
  await stands(booster, orderId, 'customer_answers')
  await stands(staff, orderId, 'customer_answers', number)

  await open(customer, `${orderPage(orderId)}/dispute`)
  await customer.page.getByLabel(t('disputes.write.booster')).fill('I kept the account as it was')
  await customer.page.getByRole('button', { name: t('inbox.send'), exact: true }).click()
  await expect(customer.page.getByText(t('disputes.step.otherAnswered'))).toBeVisible()

  await stands(staff, orderId, 'colleague_decides', number)
  for (const party of [customer, booster]) await stands(party, orderId, 'second_look')
  const colleague = await staffMember(browser, 'admin')
  await stands(colleague, orderId, 'your_decision', number)
  await open(colleague, `/dashboard/admin/disputes/${orderId}`)
  const row = colleague.page
    .getByRole('row')
    .filter({ has: colleague.page.getByLabel(t('disputes.outcome.as_bought')) })
  await row.getByRole('radio').check()
  await expect(row.getByRole('cell')).toHaveText([price, 840, -840].map((amount) => money(amount)))
  await expect(colleague.page.getByText(t('disputes.loss', { amount: money(840) }))).toBeVisible()
  await colleague.page.getByLabel(t('disputes.reason')).fill('Each game has its picture')
  // By keyboard: news of another order can lie over it, and stays while the pointer does.
  await colleague.page.getByRole('button', { name: t('disputes.confirm') }).press('Enter')
  const sure = colleague.page.getByRole('dialog', { name: t('disputes.sure') })
  await sure.getByRole('button', { name: t('disputes.confirm') }).click()
  await expect(sure).toBeHidden()

  await open(booster, `${orderPage(orderId)}/dispute`)
  await expect(page.getByText(t('disputes.line.final')).first()).toBeVisible()
  await expect(fact(page, t('disputes.yourShare'))).toContainText(money(840))
  await expect(page.getByRole('button', { name: t('disputes.appeal'), exact: true })).toHaveCount(0)
  await open(customer, `${orderPage(orderId)}/dispute`)
  await expect(fact(customer.page, t('disputes.yourRefund'))).toContainText(money(price))
  expect(await balancesOf(customer)).toEqual({ customer_balance: deposit })
  expect(await balancesOf(booster)).toEqual({ booster_pending: 840 })
  await over(customer, booster, staff, colleague)
})

test('staff cancel a played order: the refund follows the record, a note stays with colleagues, and another amount is the desk’s', async ({
  browser,
}) => {
  const config = climb()
  const customer = await newCustomer(browser, deposit)
  const booster = await newBooster(browser, filterId(config))
  const orderId = await boosting(customer, booster, config)
  // 50 LP of €6.00: 60 percent of them are the booster's, and €8.00 go back.
  await win(booster, orderId, 1_076, 26, true)
  await win(booster, orderId, 1_100, 24, true)
  const staff = await staffMember(browser)
  const { page } = staff
  const begin = async () => {
    await open(staff, orderPage(orderId))
    await page.getByRole('button', { name: t('order.cancel'), exact: true }).click()
    return page.getByRole('dialog', { name: t('order.cancelTitle') })
  }
  const first = await begin()
  for (const amount of [price, 0 - 600, 800])
    await expect(first.getByText(money(amount), { exact: true }).first()).toBeVisible()
  await first.getByRole('button', { name: t('order.cancelOtherLink') }).click()
  const report = page.getByRole('dialog', { name: t('order.disputeTitle.staff') })
  await report.getByLabel(t('disputes.kind.other')).check()
  await report.getByLabel(t('order.disputeReason')).fill('Two days late because of us')
  await report.getByRole('button', { name: t('order.disputeSend') }).click()
  await page.getByRole('link', { name: t('disputes.settle') }).click()
  await expect(page.getByLabel(t('disputes.outcome.own'))).toBeVisible()
  await page.getByRole('button', { name: t('disputes.withdraw') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('disputes.withdraw') })
    .click()
  await expect(page.locator('h1').getByText(t('disputes.state.withdrawn'))).toBeVisible()

  const dialog = await begin()
  await dialog.getByLabel(t('ready.because.asked_to_cancel')).check()
  await dialog.getByLabel(t('order.cancelNote')).fill('Third refund this month')
  await dialog.getByRole('button', { name: t('order.cancel'), exact: true }).click()
  await expect(page.locator('h1').getByText(t('games.status.cancelled'))).toBeVisible()
  await expect(page.getByText('Third refund this month')).toBeVisible()
  for (const party of [customer, booster]) {
    await open(party, orderPage(orderId))
    await expect(party.page.getByText(t('ready.because.asked_to_cancel')).first()).toBeVisible()
    await expect(party.page.getByText('Third refund this month')).toHaveCount(0)
  }
  expect(await balancesOf(customer)).toEqual({ customer_balance: deposit - price + 800 })
  expect(await balancesOf(booster)).toEqual({ booster_pending: 360 })
  await over(customer, booster, staff)
})
