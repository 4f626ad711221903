import { randomUUID } from 'node:crypto'
import { filterId } from '#core/people/matching.ts'
import { violations } from './axe.ts'
import { inDatabase, newAccount, newBooster, newCustomer } from './newcomers.ts'
import { ask, boosting, climb, open, orderPage, storeLogin } from './order-money.ts'
import { wordsOf } from './people.ts'
import { expect, test } from './test.ts'

/** What staff do with an order: for its customer, with its share, for a bank; and what they do without a permission. */

const t = await wordsOf('en')
// No other journey orders there.
const config = { ...climb(), server: 'jp' as const }
const consents = { accept_risk: true, start_now: '1.0', withdrawal_ends: '1.0' }

test('staff order for a customer, who finds the order, pays it and consents; without the permission nobody can', async ({
  browser,
}) => {
  const staff = await newAccount(browser, { permissions: ['EditOrders'] })
  const customer = await newAccount(browser, {})
  const { page } = staff
  await open(staff, '/league-of-legends/elo-boost')
  await page.getByRole('button', { name: t('orderfor.button') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('orderfor.email')).fill(customer.email)
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: t('orderfor.send') }).click()
  await expect(dialog.getByRole('button', { name: t('orderfor.copy') })).toBeVisible()
  const [order] = await inDatabase((db) =>
    db
      .selectFrom('orders')
      .select(['id', 'ordered_by', 'status'])
      .where('customer_id', '=', customer.id)
      .execute(),
  )
  expect(order).toMatchObject({ ordered_by: staff.id, status: 'not_paid' })
  await open(customer, `/checkout/${order?.id}`)
  await expect(customer.page.getByRole('checkbox').first()).toBeVisible()

  const other = await newAccount(browser, { permissions: ['EditStore'] })
  await open(other, '/league-of-legends/elo-boost')
  await expect(other.page.getByRole('button', { name: t('orderfor.button') })).toHaveCount(0)
  const refused = await other.context.request.post('/v1/orders/for', {
    headers: { authorization: `Bearer ${other.token}` },
    data: { for: { email: customer.email }, config },
  })
  expect(refused.status()).toBe(403)
})

test('a share raised by hand is on the board for the booster; a second colleague can’t raise it to the same', async ({
  browser,
}) => {
  const customer = await newCustomer(browser, 50_000)
  const booster = await newBooster(browser, filterId(config))
  const { order_id: id } = await ask(customer, 'POST', '/orders', { config })
  await ask(customer, 'POST', `/orders/${id}/pay`, { method: 'balance', ...consents })
  await storeLogin(customer, id)
  const staff = await newAccount(browser, { permissions: ['EditOrders'] })
  await open(staff, orderPage(id))
  const { page } = staff
  await page.getByRole('button', { name: t('order.raise.button') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('order.raise.field')).fill('70')
  await dialog.getByLabel(t('order.reason')).fill('Nobody plays at this hour')
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: t('order.raise.send') }).click()
  await expect(dialog).toHaveCount(0)
  const board = await booster.context.request.get('/v1/orders/available?server=jp', {
    headers: { authorization: `Bearer ${booster.token}` },
  })
  const { data } = await board.json()
  expect(data.items.find((each: { order_id: string }) => each.order_id === id)?.share.percent).toBe(70)
  const again = await page.request.post(`/v1/orders/${id}/share`, {
    headers: { authorization: `Bearer ${staff.token}` },
    data: { percent: 70, reason: 'Once more' },
  })
  expect((await again.json()).message).toBe('share_not_higher')
  const refused = await booster.context.request.post(`/v1/orders/${id}/share`, {
    headers: { authorization: `Bearer ${booster.token}` },
    data: { percent: 80, reason: 'For me' },
  })
  expect(refused.status()).toBe(403)
})

test('staff save the evidence of an order that a bank asks about, with its deadline on the page', async ({
  browser,
}) => {
  const customer = await newCustomer(browser, 50_000)
  const booster = await newBooster(browser, filterId(config))
  const id = await boosting(customer, booster, config)
  await inDatabase(async (db) => {
    const payment = await db
      .selectFrom('payments')
      .select(['id', 'amount'])
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow()
    await db
      .insertInto('chargebacks')
      .values({
        provider: 'sandbox',
        provider_ref: randomUUID(),
        payment_id: payment.id,
        order_id: id,
        amount: payment.amount,
        status: 'open',
        due_at: new Date(Date.now() + 7 * 86_400_000),
      })
      .execute()
    await db.updateTable('orders').set({ frozen_at: new Date() }).where('id', '=', id).execute()
  })
  const staff = await newAccount(browser, { permissions: ['EditOrders'] })
  await open(staff, orderPage(id))
  const saved = staff.page.waitForEvent('download')
  await staff.page.getByRole('button', { name: t('order.frozen.evidenceSave') }).click()
  expect((await saved).suggestedFilename()).toContain('evidence')
  const refused = await customer.context.request.get(`/v1/orders/${id}/evidence`, {
    headers: { authorization: `Bearer ${customer.token}` },
  })
  expect(refused.status()).toBe(403)
})

test('a page without its permission stays in the dashboard, says who can grant it, and asks them once', async ({
  browser,
}) => {
  const chief = await newAccount(browser, { permissions: ['EditUsers', 'FullAccess'] })
  const noor = await newAccount(browser, { permissions: ['EditStore'] })
  const { page } = noor
  const answer = await page.goto('/dashboard/admin/audit-log')
  expect(answer?.status()).toBe(403)
  await expect(page.getByRole('heading', { level: 1, name: t('shell.adminAudit') })).toBeVisible()
  await expect(page.getByText(chief.name).first()).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: new RegExp(chief.name) }).click()
  await expect(page.getByText(/^Asked at/)).toBeVisible()
  await page.reload()
  await expect(page.getByText(/^Asked at/)).toBeVisible()
  const told = await inDatabase((db) =>
    db
      .selectFrom('notifications')
      .select('code')
      .where('user_id', '=', chief.id)
      .where('code', '=', 'permission_asked')
      .execute(),
  )
  expect(told).toHaveLength(1)
})
