import { defaultConfig } from '#core/choices/order-config.ts'
import { insertCustomer, insertOrder, type TestServices } from '#server/test/factories.ts'
import { violations } from './axe.ts'
import { inDatabase, newAccount } from './newcomers.ts'
import { open } from './order-money.ts'
import { wordsOf } from './people.ts'
import { expect, test } from './test.ts'

/** Staff share the work on an order: who handles it, its tags, and notes that nobody else reads. */

const t = await wordsOf('en')
// No other journey orders there.
const config = { ...defaultConfig('league-of-legends', 'elo-boost'), server: 'ru' as const }

test('staff take an order, tag it and note something by keyboard; a colleague reads it live and finds it in the list', async ({
  browser,
}) => {
  const id = await inDatabase(async (db) => {
    const customerId = (await insertCustomer({ db })).id
    const services = { db, now: () => new Date() } as TestServices
    return (await insertOrder(services, { status: 'waiting_for_booster', config, customerId })).id
  })
  const staff = await newAccount(browser, { permissions: ['EditOrders'] })
  const colleague = await newAccount(browser, { permissions: ['EditOrders'] })
  await open(staff, `/dashboard/order/${id}`)
  await open(colleague, `/dashboard/order/${id}`)
  const { page } = staff
  const tag = `check ${id.slice(0, 8)}`

  const field = page.getByRole('textbox', { name: t('handling.newNote') })
  await expect(field).toBeVisible()
  await page.keyboard.press('n')
  await expect(field).toBeFocused()
  await page.keyboard.type('Asked for the match history')
  await page.getByRole('button', { name: t('handling.addNote') }).press('Enter')
  await expect(colleague.page.getByText('Asked for the match history')).toBeVisible()

  await page.getByRole('button', { name: t('handling.take') }).press('Enter')
  const by = colleague.page.getByRole('combobox', { name: t('handling.by') })
  await expect(by.locator('option:checked')).toHaveText(staff.name)

  await page.getByRole('combobox', { name: t('handling.addTag') }).fill(tag.toUpperCase())
  await page.keyboard.press('Enter')
  await expect(colleague.page.getByRole('listitem').filter({ hasText: tag })).toBeVisible()
  expect(await violations(page)).toEqual([])

  await by.selectOption(t('handling.you', { name: colleague.name }))
  await expect(page.getByRole('combobox', { name: t('handling.by') }).locator('option:checked')).toHaveText(
    colleague.name,
  )
  await open(colleague, '/dashboard/admin/orders/waiting_for_booster?assignee=me')
  const row = colleague.page.locator('[data-row]')
  await expect(row).toHaveCount(1)
  await expect(row).toContainText(tag)
  for (const { heard, context } of [staff, colleague]) {
    expect(heard).toEqual([])
    await context.close()
  }
})
