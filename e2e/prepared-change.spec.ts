import { filterId } from '#core/people/matching.ts'
import { formats } from '#i18n/format.ts'
import { violations } from './axe.ts'
import { balancesOf, newAccount, newBooster, newCustomer } from './newcomers.ts'
import { ask, boosting, climb, finish, open, orderPage, over, win } from './order-money.ts'
import { wordsOf } from './people.ts'
import { expect, test } from './test.ts'

/** Staff prepare a change for a customer, who decides; and see what colleagues do about the same order. */

const t = await wordsOf('en')
const { money } = formats('en')
// No other journey orders there.
const config = { ...climb(), server: 'eune' as const }

test('staff prepare a change with a reason; the customer sees what it costs, pays it, and the booster is asked', async ({
  browser,
}) => {
  const customer = await newCustomer(browser, 50_000)
  const booster = await newBooster(browser, filterId(config))
  const staff = await newAccount(browser, { permissions: ['EditOrders'] })
  const id = await boosting(customer, booster, config)
  const before = await balancesOf(customer)
  await open(customer, orderPage(id))
  await open(staff, orderPage(id))
  await staff.page.getByRole('link', { name: t('order.changeOrder') }).click()
  await expect(staff.page.getByRole('heading', { name: t('change.staff.title') })).toBeVisible()
  await staff.page.getByLabel(t('change.staff.reason')).fill('You asked us for one division more')
  expect(await violations(staff.page)).toEqual([])
  await staff.page.getByRole('button', { name: t('change.staff.send') }).click()
  await expect(staff.page.getByText('You asked us for one division more').first()).toBeVisible()
  expect(await balancesOf(customer)).toEqual(before)

  // The customer's page shows it without a reload, and never by whom.
  const { page } = customer
  await expect(page.getByText('You asked us for one division more').first()).toBeVisible()
  await expect(page.getByText(staff.name)).toHaveCount(0)
  expect(await violations(page)).toEqual([])
  await page.getByRole('link', { name: t('order.prepared.pay') }).click()
  await page
    .getByRole('button', { name: t('change.ask', { booster: booster.name }) })
    .first()
    .click()
  await page.waitForURL(new RegExp(`${orderPage(id)}$`))
  await expect(page.getByRole('button', { name: t('order.change.withdraw') })).toBeVisible()
  await expect(page.getByText(t('order.prepared.leave'))).toHaveCount(0)
  const { data } = await (
    await booster.context.request.get(`/v1/orders/${id}`, {
      headers: { authorization: `Bearer ${booster.token}` },
    })
  ).json()
  const { change } = data.order
  await ask(booster, 'POST', `/orders/${id}/change/accept`, { change_id: change.change_id })
  await expect(page.getByText(money(change.total)).first()).toBeVisible()
  await over(customer, booster, staff)
})

test('the customer leaves it; somebody without the permission can’t prepare any', async ({ browser }) => {
  const customer = await newCustomer(browser, 50_000)
  const booster = await newBooster(browser, filterId(config))
  const staff = await newAccount(browser, { permissions: ['EditOrders'] })
  const id = await boosting(customer, booster, config)
  await open(staff, `${orderPage(id)}/change`)
  await staff.page.getByLabel(t('change.staff.reason')).fill('You asked us for one division more')
  await staff.page.getByRole('button', { name: t('change.staff.send') }).click()
  await open(customer, orderPage(id))
  await customer.page.getByRole('button', { name: t('order.prepared.leave') }).click()
  await expect(customer.page.getByText(t('order.event.prepared_discarded')).first()).toBeVisible()
  await expect(customer.page.getByRole('button', { name: t('order.prepared.leave') })).toHaveCount(0)
  const refused = await booster.context.request.put(`/v1/orders/${id}/change/prepared`, {
    headers: { authorization: `Bearer ${booster.token}` },
    data: { config, difference: 100, reason: 'For me' },
  })
  expect(refused.status()).toBe(403)
  await over(customer, booster, staff)
})

test('an open Verify dialog stays when a colleague is quicker, names them, and can only be closed', async ({
  browser,
}) => {
  const customer = await newCustomer(browser, 50_000)
  const booster = await newBooster(browser, filterId(config))
  const [one, other] = await Promise.all([
    newAccount(browser, { permissions: ['EditOrders'] }),
    newAccount(browser, { permissions: ['EditOrders'] }),
  ])
  const id = await boosting(customer, booster, config)
  for (const height of [1_076, 1_100, 1_124, 1_150, 1_176, 1_200])
    await win(booster, id, height, height === 1_150 || height === 1_176 ? 26 : 24, height === 1_200)
  await finish(booster, id)
  await open(one, orderPage(id))
  await one.page
    .getByRole('button', { name: t('order.staffVerify') })
    .first()
    .click()
  const dialog = one.page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await ask(other, 'POST', `/orders/${id}/reject`, { reason: 'Another account' })
  await expect(dialog.getByText(t('triage.meanwhile.reject', { name: other.name }))).toBeVisible()
  expect(await violations(one.page)).toEqual([])
  await dialog.getByRole('button', { name: t('shell.close') }).click()
  await expect(one.page.getByRole('button', { name: t('order.staffVerify') })).toHaveCount(0)
})
