import { formats } from '#i18n/format.ts'
import { balancesOf, type Newcomer } from './newcomers.ts'
import {
  ask,
  claim,
  confirm,
  finish,
  onTheBoard,
  open,
  orderPage,
  over,
  staffMember,
  win,
} from './order-money.ts'
import { wordsOf } from './people.ts'
import { expect, test } from './test.ts'

/** What really happened determines the money, as customer, booster and staff see it, to the cent. */

const t = await wordsOf('en')
const { money } = formats('en')

test('B1: a booster who invents a game earns nothing, the next one all of it, and the customer pays once', async ({
  browser,
}) => {
  const { orderId, customer, boosters } = await onTheBoard(browser)
  const [liar, honest] = boosters
  await claim(liar, orderId)
  await win(liar, orderId, 1_200, 40, true)
  await ask(liar, 'POST', `/orders/${orderId}/drop`, { reason: 'No time any more' })
  // The next booster finds the account 126 LP lower than the log says, and proves it.
  await claim(honest, orderId)
  await win(honest, orderId, 1_074, 24, true)

  const staff = await staffMember(browser)
  await open(staff, orderPage(orderId))
  const records = staff.page.getByRole('region', { name: t('order.records') })
  const stretch = (booster: Newcomer) => records.getByRole('listitem').filter({ hasText: booster.name })
  await expect(stretch(liar)).toContainText(t('order.stretch.contradicted'))

  for (const height of [1_098, 1_122, 1_146, 1_170, 1_194]) await win(honest, orderId, height, 24)
  await win(honest, orderId, 1_200, 6, true)
  await finish(honest, orderId)

  await confirm(customer, orderId)
  await expect(customer.page.getByText(money(1_400)).first()).toBeVisible()
  // 2 percent came back.
  expect(await balancesOf(customer)).toEqual({ customer_balance: 3_628 })

  // Staff find both records side by side, and strike the invented one.
  await open(staff, orderPage(orderId))
  await expect(records.getByText(t('order.sharesHeld'))).toBeVisible()
  await records
    .getByRole('button', { name: t('order.strike') })
    .first()
    .click()
  const dialog = staff.page.getByRole('dialog')
  await dialog.getByText(t('order.strikeStretch', { booster: liar.name })).click()
  await dialog.getByLabel(t('ready.words')).fill('The picture shows another account')
  await dialog.getByRole('button', { name: t('order.strike'), exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(records.getByText(t('order.sharesHeld'))).toBeHidden()

  expect(await balancesOf(honest)).toEqual({ booster_pending: 840 })
  expect(await balancesOf(liar)).toEqual({})
  await open(honest, '/dashboard/booster/completed-orders')
  await expect(honest.page.getByRole('cell', { name: money(840) })).toBeVisible()
  await open(liar, '/dashboard/booster/completed-orders')
  await expect(liar.page.getByText(t('booster.noCompleted'))).toBeVisible()
  await over(customer, liar, honest, staff)
})

test('B2: an order cancelled half-way refunds what nobody earned, shown to each side beforehand', async ({
  browser,
}) => {
  const { orderId, customer, boosters } = await onTheBoard(browser)
  const [first, other] = boosters
  await claim(first, orderId)
  for (const height of [1_076, 1_100, 1_124]) await win(first, orderId, height, 24)
  await win(first, orderId, 1_150, 26, true)

  // The booster reads what they are paid before they drop the order.
  await open(first, orderPage(orderId))
  await first.page.getByRole('button', { name: t('order.dropTitle') }).click()
  await expect(first.page.getByText(money(600)).first()).toBeVisible()
  await first.page.getByLabel(t('order.reason'), { exact: true }).fill('My line is down for days')
  await first.page.getByRole('button', { name: t('order.drop'), exact: true }).click()
  await first.page.waitForURL('**/dashboard/booster/active-orders')

  // The customer reads what is refunded before they cancel, and gets exactly that.
  await open(customer, orderPage(orderId))
  await customer.page.getByRole('button', { name: t('order.cancel'), exact: true }).click()
  const dialog = customer.page.getByRole('dialog')
  for (const amount of [1_400, 0 - 1_000, 400])
    await expect(dialog.getByText(money(amount)).first()).toBeVisible()
  await dialog.getByRole('button', { name: t('order.cancel'), exact: true }).click()
  await expect(customer.page.locator('h1').getByText(t('games.status.cancelled'))).toBeVisible()
  await expect(customer.page.getByText(money(400)).first()).toBeVisible()
  expect(await balancesOf(customer)).toEqual({ customer_balance: 5_000 - 1_400 + 400 })
  expect(await balancesOf(first)).toEqual({ booster_pending: 600 })

  // Nobody has confirmed the work, so its pay waits until staff have reviewed it.
  const staff = await staffMember(browser)
  await open(staff, orderPage(orderId))
  const records = staff.page.getByRole('region', { name: t('order.records') })
  await expect(records.getByText(t('order.sharesHeld'))).toBeVisible()
  await records.getByRole('button', { name: t('order.releaseShares') }).click()
  const release = staff.page.getByRole('dialog')
  await release.getByLabel(t('order.reason'), { exact: true }).fill('The picture is right')
  await release.getByRole('button', { name: t('order.releaseShares'), exact: true }).click()
  await expect(release).toBeHidden()
  await expect(records.getByText(t('order.sharesHeld'))).toBeHidden()
  await over(customer, first, other, staff)
})
