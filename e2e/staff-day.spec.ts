import { dayMs } from '#core/base/durations.ts'
import { violations } from './axe.ts'
import { inDatabase, type Newcomer, newAccount, newCustomer } from './newcomers.ts'
import { ask, open, running } from './order-money.ts'
import { wordsOf } from './people.ts'
import { expect, test } from './test.ts'

/** Staff's home and menu: what waits, how much of it, by when, and the way to it; each with its permission alone. */

const t = await wordsOf('en')
const ofStaff = ({ page }: Newcomer) => page.locator('main [data-row]')
const rail = ({ page }: Newcomer) =>
  page.getByRole('navigation', { name: t('shell.dashboardNavigation') }).first()

/** An order that its customer disputed longer ago than any other. */
async function longDisputed(...[browser]: Parameters<typeof running>) {
  const made = await running(browser)
  await ask(made.customer, 'POST', `/orders/${made.id}/dispute`, {
    kind: 'games_not_played',
    reason: 'Nobody played on my account',
  })
  const opened_at = new Date(Date.now() - 300 * dayMs)
  await inDatabase((db) =>
    db.updateTable('order_disputes').set({ opened_at }).where('order_id', '=', made.id).execute(),
  )
  return made
}

test('staff for orders read on their home what is late, and open the dispute from there; the menu counts it', async ({
  browser,
}) => {
  const { id, customer, booster } = await longDisputed(browser)
  const staff = await newAccount(browser, { permissions: ['EditOrders'] })
  const { page } = staff
  await open(staff, '/dashboard')
  const row = ofStaff(staff).first()
  await expect(row).toHaveAttribute('data-row', 'disputes')
  await expect(row).toContainText(t('disputes.kind.games_not_played'))
  await expect(row.locator('.text-error').last()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\d+ things? needs? a decision/)
  await expect(ofStaff(staff).filter({ hasText: t('today.do.payouts') })).toHaveCount(0)
  const disputes = rail(staff).getByRole('link', { name: t('shell.adminDisputes') })
  await expect(disputes.locator('.text-error')).toBeVisible()
  await expect(rail(staff).getByRole('link', { name: t('shell.today') })).toHaveAttribute(
    'aria-current',
    'page',
  )
  expect(await violations(page)).toEqual([])

  await row.getByRole('link', { name: t('today.do.disputes') }).press('Enter')
  await expect(page).toHaveURL(`/dashboard/admin/disputes/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(staff.heard).toEqual([])
  for (const { context } of [customer, booster, staff]) await context.close()
})

test('a colleague without that permission sees none of it, on the page and on the call; customers are refused', async ({
  browser,
}) => {
  const { customer, booster } = await longDisputed(browser)
  const users = await newAccount(browser, { permissions: ['EditUsers'] })
  await open(users, '/dashboard')
  await expect(users.page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(users.page.locator('[data-row="disputes"]')).toHaveCount(0)
  await expect(rail(users).getByRole('link', { name: t('shell.adminDisputes') })).toHaveCount(0)
  const day = async ({ context, token }: Newcomer) =>
    context.request.get('/v1/staff/day', { headers: { authorization: `Bearer ${token}` } })
  const { data } = await (await day(users)).json()
  expect(data.queues.map(({ queue }: { queue: string }) => queue)).not.toContain('disputes')
  expect(data.boosting).toBeNull()
  for (const person of [customer, booster]) expect((await day(person)).status()).toBe(403)
  for (const { context } of [customer, booster, users]) await context.close()
})

test('full access reads the money of today beside the lists, and goes to where its figures are looked up', async ({
  browser,
}) => {
  const customer = await newCustomer(browser, 4_300)
  const staff = await newAccount(browser, { permissions: ['FullAccess', 'EditOrders'] })
  const { page } = staff
  await open(staff, '/dashboard')
  const money = page.getByRole('region', { name: t('today.money') })
  await expect(money).toContainText(/€[\d,]+\.\d\d/)
  expect(await violations(page)).toEqual([])
  await money.getByRole('link', { name: t('today.moved.paid_out') }).click()
  await expect(page).toHaveURL('/dashboard/admin/payouts?status=sent')
  const clerk = await newAccount(browser, { permissions: ['EditOrders', 'EditUsers'] })
  await open(clerk, '/dashboard')
  await expect(clerk.page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(clerk.page.getByRole('region', { name: t('today.money') })).toHaveCount(0)
  for (const { context } of [customer, staff, clerk]) await context.close()
})

test('a phone has Today, orders and support at hand, and all else behind More', async ({ browser }) => {
  const staff = await newAccount(browser, { permissions: ['EditOrders', 'EditUsers', 'FullAccess'] })
  const { page } = staff
  await page.setViewportSize({ width: 360, height: 720 })
  await open(staff, '/dashboard')
  const bar = page.getByRole('navigation', { name: t('shell.dashboardNavigation') }).last()
  await expect(bar.getByRole('link', { name: t('shell.adminOrders') })).toBeVisible()
  await expect(bar.getByRole('link', { name: t('shell.adminSupport') })).toBeVisible()
  const users = bar.getByRole('link', { name: t('shell.adminUsers') })
  await expect(users).toBeHidden()
  await bar.getByText(t('shell.more')).click()
  await expect(users).toBeVisible()
  expect(await violations(page)).toEqual([])
  await users.click()
  await expect(page).toHaveURL('/dashboard/admin/users')
  await staff.context.close()
})

test('who has one page starts there', async ({ browser }) => {
  const store = await newAccount(browser, { permissions: ['EditStore'] })
  await open(store, '/dashboard')
  await expect(store.page).toHaveURL('/dashboard/admin/coupon')
  await expect(rail(store).getByRole('link').first()).toBeVisible()
  await store.context.close()
})
