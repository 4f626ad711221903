import { violations } from './axe.ts'
import { type Newcomer, newAccount } from './newcomers.ts'
import { open } from './order-money.ts'
import { alive, wordsOf } from './people.ts'
import { expect, test } from './test.ts'

/** Staff save what a list shows, share it, open their orders with it, and choose its columns. */

const t = await wordsOf('en')
const list = '/dashboard/admin/orders/waiting_for_booster'

const menu = ({ page }: Newcomer, name: string = t('views.views')) =>
  page.locator('summary').filter({ hasText: name })
const dialog = ({ page }: Newcomer, title: string) => page.getByRole('dialog', { name: title })
const heading = ({ page }: Newcomer, name: string) => page.getByRole('columnheader', { name, exact: true })

test('a view is saved, shared and opened first; its columns go with it, and who made it changes it', async ({
  browser,
}) => {
  const ana = await newAccount(browser, { permissions: ['EditOrders'] })
  const marek = await newAccount(browser, { permissions: ['EditOrders'] })
  const name = `Valorant ${ana.name}`

  await open(ana, `${list}?game=valorant&sort=newest`)
  await alive(ana.page)
  await menu(ana).click()
  await ana.page.getByRole('button', { name: t('views.saveNew') }).click()
  const save = dialog(ana, t('views.newTitle'))
  await save.getByRole('button', { name: t('views.save') }).click()
  await expect(save.getByText(t('views.nameMissing'))).toBeVisible()
  await save.getByLabel(t('views.name')).fill(name)
  await save.getByText(t('views.share')).click()
  await save.getByText(t('views.openFirst')).click()
  expect(await violations(ana.page)).toEqual([])
  await save.getByRole('button', { name: t('views.save') }).click()
  await expect(ana.page).toHaveURL(/game=valorant.*view=/)
  await expect(menu(ana, name)).toBeVisible()

  // The menu leads there; the tab stays what it is.
  await open(ana, '/dashboard/admin/orders')
  await expect(ana.page).toHaveURL(/waiting_for_booster\?.*game=valorant/)
  await open(ana, list)
  await expect(ana.page).not.toHaveURL(/game=/)

  // A colleague opens it from their menu, can't change it, and has triage first.
  await open(marek, '/dashboard/admin/orders')
  await expect(marek.page).toHaveURL(/\/triage/)
  await open(marek, list)
  await alive(marek.page)
  await menu(marek).click()
  await marek.page.getByRole('link', { name }).click()
  await expect(marek.page).toHaveURL(/game=valorant/)
  await menu(marek, name).click()
  await marek.page.getByRole('button', { name: t('views.edit') }).click()
  await expect(dialog(marek, t('views.editTitle'))).toContainText(t('views.othersView', { name: ana.name }))
  await expect(
    dialog(marek, t('views.editTitle')).getByRole('button', { name: t('views.delete') }),
  ).toHaveCount(0)

  // A change is in the address until it is saved; then colleagues have it, too.
  await menu(ana).click()
  await ana.page.getByRole('link', { name }).click()
  await expect(heading(ana, t('admin.colFlags'))).toBeVisible()
  await ana.page
    .locator('summary')
    .filter({ hasText: t('views.columns') })
    .click()
  await ana.page.getByRole('checkbox', { name: t('admin.colFlags') }).click()
  await expect(heading(ana, t('admin.colFlags'))).toHaveCount(0)
  await expect(ana.page).toHaveURL(/columns=/)
  await expect(menu(ana, name)).toContainText(t('views.changed'))
  await menu(ana, name).click()
  await ana.page.getByRole('button', { name: t('views.saveChanges') }).click()
  await expect(menu(ana, name)).not.toContainText(t('views.changed'))
  await open(marek, list)
  await alive(marek.page)
  await expect(heading(marek, t('admin.colFlags'))).toBeVisible()
  await menu(marek).click()
  await marek.page.getByRole('link', { name }).click()
  await expect(heading(marek, t('admin.colFlags'))).toHaveCount(0)

  // Deleting asks once more, since it is everyone’s.
  await menu(ana, name).click()
  await ana.page.getByRole('button', { name: t('views.edit') }).click()
  const edit = dialog(ana, t('views.editTitle'))
  await edit.getByRole('button', { name: t('views.delete') }).click()
  await edit.getByRole('button', { name: t('views.deleteForAll') }).click()
  await expect(edit).toHaveCount(0)
  await open(ana, '/dashboard/admin/orders')
  await expect(ana.page).toHaveURL(/\/triage/)
})

test('columns without a view are a person’s own on every page load; a filter that isn’t valid any more is named', async ({
  browser,
}) => {
  const ana = await newAccount(browser, { permissions: ['EditOrders'] })
  await open(ana, list)
  await alive(ana.page)
  await ana.page
    .locator('summary')
    .filter({ hasText: t('views.columns') })
    .click()
  await ana.page.getByRole('checkbox', { name: t('admin.colPaid') }).click()
  await expect(heading(ana, t('admin.colPaid'))).toBeVisible()
  await open(ana, `${list}?game=chess&sort=newest`)
  await expect(heading(ana, t('admin.colPaid'))).toBeVisible()
  await expect(ana.page.getByText(t('lists.unknown', { filter: 'game=chess' }))).toBeVisible()
})

test('who can’t open the list has neither its page nor its views', async ({ browser }) => {
  const store = await newAccount(browser, { permissions: ['EditStore'] })
  const headers = { authorization: `Bearer ${store.token}` }
  for (const path of ['orders/views', 'orders/counts', 'people/views'])
    expect((await store.context.request.get(`/v1/lists/${path}`, { headers })).status()).toBe(403)
  const response = await store.page.goto('/dashboard/admin/orders')
  expect(response?.status()).toBe(403)
})

test('the menu opens people with the view that somebody chose; it can be left, and the list has columns', async ({
  browser,
}) => {
  const ana = await newAccount(browser, { permissions: ['EditUsers'] })
  const { page } = ana
  await open(ana, '/dashboard/admin/people')
  await expect(page).toHaveURL('/dashboard/admin/users')
  await open(ana, '/dashboard/admin/users?role=booster')
  await alive(page)
  await menu(ana).click()
  await page.getByRole('button', { name: t('views.saveNew') }).click()
  const save = dialog(ana, t('views.newTitle'))
  await save.getByLabel(t('views.name')).fill('Boosters')
  await save.getByText(t('views.openFirst')).click()
  await save.getByRole('button', { name: t('views.save') }).click()
  await expect(page).toHaveURL(/view=/)

  await open(ana, '/dashboard/admin/people')
  await expect(page).toHaveURL(/users\?role=booster&view=/)
  await alive(page)
  await menu(ana, t('views.columns')).click()
  await page.getByRole('checkbox', { name: t('people.colSpent') }).click()
  await expect(heading(ana, t('people.colSpent'))).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await menu(ana, 'Boosters').click()
  await page.getByRole('link', { name: t('views.leave') }).click()
  await expect(page).toHaveURL('/dashboard/admin/users')
  await expect(heading(ana, t('people.colSpent'))).toHaveCount(0)
  await ana.context.close()
})

test('an order’s page leads staff back to the list and on to the next order, by link and by key', async ({
  browser,
}) => {
  const marek = await newAccount(browser, { permissions: ['EditOrders'] })
  const { page } = marek
  await open(marek, `${list}?sort=newest`)
  await alive(page)
  await page.locator('.row-link').first().click()
  const way = page.getByRole('navigation', { name: t('games.status.waiting_for_booster') })
  await expect(way.getByRole('link').first()).toContainText(', 1 of ')
  const first = page.url()
  await way.getByRole('link', { name: t('order.nextInList') }).click()
  await expect(way.getByRole('link').first()).toContainText(', 2 of ')
  await page.keyboard.press('k')
  await expect(page).toHaveURL(first)
  await page.keyboard.press('j')
  await expect(way.getByRole('link').first()).toContainText(', 2 of ')
  await way.getByRole('link').first().click()
  await expect(page).toHaveURL(/waiting_for_booster\?sort=newest/)
  await marek.context.close()
})
