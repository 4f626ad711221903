import { defaultConfig } from '#core/choices/order-config.ts'
import { insertBooster, insertCustomer, insertOrder, type TestServices } from '#server/test/factories.ts'
import { violations } from './axe.ts'
import { inDatabase, ledgerFaults, newAccount } from './newcomers.ts'
import { open } from './order-money.ts'
import { alive, wordsOf } from './people.ts'
import { expect, test } from './test.ts'

/** Staff select orders by box and key, and cancel them together; what was refused says why. */

const t = await wordsOf('en')
// No other journey orders there.
const config = { ...defaultConfig('league-of-legends', 'elo-boost'), server: 'br' as const }
const list = `/dashboard/admin/orders/waiting_for_booster?server=br`

const waiting = (count: number) =>
  inDatabase(async (db) => {
    const services = { db, now: () => new Date() } as TestServices
    const customerId = (await insertCustomer({ db })).id
    const ids: string[] = []
    for (let i = 0; i < count; i++)
      ids.push((await insertOrder(services, { status: 'waiting_for_booster', config, customerId })).id)
    return ids
  })

const statusesOf = (ids: readonly string[]) =>
  inDatabase(async (db) => {
    const rows = await db.selectFrom('orders').select(['id', 'status']).where('id', 'in', ids).execute()
    return ids.map((id) => rows.find((row) => row.id === id)?.status)
  })

test('a range is selected by key and box, and cancelled with its sum in the button; an order that a bank asks about stays', async ({
  browser,
}) => {
  const ids = await waiting(4)
  const [first = '', second = '', third = '', fourth = ''] = ids
  const staff = await newAccount(browser, { permissions: ['EditOrders'] })
  const { page } = staff
  await open(staff, list)
  await alive(page)
  const row = (id: string) => page.locator(`[data-row="${id}"]`)
  const box = (id: string) => row(id).getByRole('checkbox')
  const bar = page.getByRole('region', { name: t('bulk.bar') })

  await row(first).locator('.row-link').focus()
  await page.keyboard.press('x')
  await expect(box(first)).toBeChecked()
  await box(third).click({ modifiers: ['Shift'] })
  for (const id of [first, second, third]) await expect(box(id)).toBeChecked()
  await expect(box(fourth)).not.toBeChecked()
  await expect(bar).toContainText(t('bulk.selected', { count: 3 }))
  expect(await violations(page)).toEqual([])

  // While the dialog is open, a bank asks about one of them.
  await bar.getByRole('button', { name: t('bulk.ask.cancel') }).click()
  const dialog = page.getByRole('dialog', { name: t('bulk.title.cancel') })
  await expect(dialog).toContainText(t('bulk.will.cancel', { count: 3 }))
  await inDatabase((db) =>
    db.updateTable('orders').set({ frozen_at: new Date() }).where('id', '=', second).execute(),
  )
  await dialog.getByLabel(t('bulk.reason')).fill('No booster plays there this week')
  await dialog.getByRole('button', { name: /^Refund 3 orders, €/ }).click()
  await expect(dialog).toContainText(t('errors.bulk_changed'))
  await expect(dialog).toContainText(t('errors.order_frozen'))
  await dialog.getByRole('button', { name: /^Refund 2 orders, €/ }).click()
  await expect(bar).toContainText(t('bulk.done.cancel', { count: 2 }))
  await bar.getByRole('button', { name: t('bulk.left', { count: 1 }) }).click()
  await expect(bar).toContainText(t('errors.order_frozen'))
  expect(await statusesOf(ids)).toEqual([
    'cancelled',
    'waiting_for_booster',
    'cancelled',
    'waiting_for_booster',
  ])
  expect(await ledgerFaults()).toEqual([])
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: t('shortcuts.title') })).toContainText(
    t('shortcuts.page.selectRange'),
  )
})

test('the head’s box takes the rows that are shown, and a link all orders of the view', async ({
  browser,
}) => {
  await waiting(27)
  const staff = await newAccount(browser, { permissions: ['EditOrders'] })
  const { page } = staff
  await open(staff, list)
  await alive(page)
  await page.getByRole('checkbox', { name: t('lists.selectAll') }).click()
  await expect(page.getByText(t('bulk.shownChosen', { count: 25 }))).toBeVisible()
  await page.getByRole('button', { name: /^All \d+ orders of this view/ }).click()
  const bar = page.getByRole('region', { name: t('bulk.bar') })
  await bar.getByRole('button', { name: t('bulk.ask.cancel') }).click()
  const dialog = page.getByRole('dialog', { name: t('bulk.title.cancel') })
  // Far above what one colleague refunds alone, and above twenty orders.
  await expect(dialog).toContainText(t('bulk.needsSecond'))
  await expect(dialog).toContainText(t('bulk.needsProof', { number: '20' }))
})

test('who lacks EditOrders has neither the page nor the calls', async ({ browser }) => {
  const people = await newAccount(browser, { permissions: ['EditUsers', 'FullAccess'] })
  const response = await people.page.goto(list)
  expect(response?.status()).toBe(403)
  const headers = { authorization: `Bearer ${people.token}` }
  const data = { action: 'verify', chosen: { state: 'verification_required' } }
  const weighed = await people.context.request.post('/v1/bulk/weigh', { headers, data })
  expect(weighed.status()).toBe(403)
})

test('in triage X and boxes select orders of several states; a button says how many it is for, the dialog names the rest', async ({
  browser,
}) => {
  const server = 'tw' as const
  const ids = await inDatabase(async (db) => {
    const services = { db, now: () => new Date() } as TestServices
    const customerId = (await insertCustomer({ db })).id
    const boosterId = (await insertBooster(services)).id
    // Not late: a reminder would change the order in between.
    const since = (minutes: number) => ({ searching_at: new Date(Date.now() - minutes * 60_000) })
    const own = { ...config, server }
    const made = [
      await insertOrder(services, {
        status: 'waiting_for_booster',
        config: own,
        customerId,
        columns: since(20),
      }),
      await insertOrder(services, {
        status: 'waiting_for_booster',
        config: own,
        customerId,
        columns: since(10),
      }),
      await insertOrder(services, {
        status: 'verification_required',
        config: own,
        customerId,
        boosterId,
        columns: { finished_at: new Date() },
      }),
    ]
    return made.map(({ id }) => id)
  })
  const [first = '', second = '', third = ''] = ids
  const staff = await newAccount(browser, { permissions: ['EditOrders'] })
  const { page } = staff
  await open(staff, `/dashboard/admin/triage?server=${server}`)
  await alive(page)
  const row = (id: string) => page.locator(`[data-row="${id}"]`)
  const box = (id: string) => row(id).getByRole('checkbox')
  const bar = page.getByRole('region', { name: t('bulk.bar') })

  await row(first).locator('.row-link').focus()
  await page.keyboard.press('x')
  await expect(box(first)).toBeChecked()
  // The order whose sheet is open is the one that X means.
  await row(third).locator('.row-link').click()
  await expect(page.getByRole('region', { name: /^Order / })).toBeVisible()
  await page.keyboard.press('Shift+X')
  for (const id of ids) await expect(box(id)).toBeChecked()
  await expect(bar).toContainText(t('bulk.selected', { count: 3 }))
  await expect(bar.getByRole('button', { name: t('bulk.askSome.verify', { number: '1' }) })).toBeVisible()
  expect(await violations(page)).toEqual([])

  await bar.getByRole('button', { name: t('bulk.askSome.cancel', { number: '2' }) }).click()
  const dialog = page.getByRole('dialog', { name: t('bulk.title.cancel') })
  await expect(dialog).toContainText(t('bulk.will.cancel', { count: 2 }))
  await expect(dialog).toContainText(t('bulk.willLeave', { count: 1 }))
  await expect(dialog.getByRole('listitem')).toContainText(t('admin.toVerify'))
  await dialog.getByLabel(t('bulk.reason')).fill('Nobody plays there this week')
  await dialog.getByRole('button', { name: /^Refund 2 orders, €/ }).click()
  await expect(bar).toContainText(t('bulk.done.cancel', { count: 2 }))
  expect(await statusesOf([first, second, third])).toEqual([
    'cancelled',
    'cancelled',
    'verification_required',
  ])
  expect(await ledgerFaults()).toEqual([])
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: t('shortcuts.title') })).toContainText(
    t('shortcuts.page.select'),
  )
})
