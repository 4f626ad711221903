import { dayMs } from '#core/base/durations.ts'
import type { Translate } from '#i18n/translate.ts'
import { violations } from './axe.ts'
import { inDatabase, runSoon } from './newcomers.ts'
import { alive, complaints, enter, newcomer, wordsOf } from './people.ts'
import { expect, type Page, test } from './test.ts'

async function openPanel(staff: Page, t: Translate, name: string) {
  await staff.goto(`/dashboard/admin/users?q=${name}`)
  await alive(staff)
  await staff.getByRole('link', { name, exact: true }).click()
  const panel = staff.getByRole('dialog', { name: t('people.title', { name }) })
  await expect(panel.getByRole('heading', { name: t('people.colRights') })).toBeVisible()
  return panel
}

test('staff ban a person whose page is open: it says why at once, and works again after the ban is lifted', async ({
  browser,
}) => {
  const t = await wordsOf('en')
  const { page, username } = await newcomer(browser)
  // Its socket is what tells the page.
  const socket = page.waitForEvent('websocket')
  await page.goto('/dashboard/my-orders')
  await alive(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('shell.myOrders'))
  await socket

  const { page: staff } = await enter(browser, 'admin')
  const heard = complaints(staff)
  const panel = await openPanel(staff, t, username)
  expect(await violations(staff)).toEqual([])
  await panel.getByRole('button', { name: t('people.ban') }).click()
  const ask = staff.getByRole('dialog', { name: t('people.banTitle', { name: username }) })
  await ask.getByLabel(t('people.reason')).selectOption('outside_deal')
  await ask.getByLabel(t('person.banUntil')).selectOption('7')
  await ask.getByRole('button', { name: t('people.ban') }).click()
  await expect(panel.getByText(t('people.reason.outside_deal')).first()).toBeVisible()

  const news = page.getByRole('dialog', { name: t('rights.bannedTitle') })
  await expect(news.getByText(t('rights.ban.outside_deal'))).toBeVisible()
  await expect(news.getByText(/^You can use it again from .*\d\d:\d\d/)).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('rights.bannedTitle'))
  await expect(page.getByRole('link', { name: t('rights.contact') })).toBeVisible()
  expect((await page.request.get('/dashboard/my-orders')).status()).toBe(403)

  await panel.getByRole('button', { name: t('people.unban') }).click()
  const lift = staff.getByRole('dialog', { name: t('person.unbanTitle', { name: username }) })
  await lift.getByLabel(t('person.unbanReason')).fill('It was a mistake')
  await lift.getByRole('button', { name: t('people.unban') }).click()
  await expect(panel.getByRole('button', { name: t('people.ban') })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('shell.myOrders'))
  expect(heard).toEqual([])
})

test('a ban whose time has come is lifted without staff, and its history says so', async ({ browser }) => {
  const t = await wordsOf('en')
  const { page, username } = await newcomer(browser)
  const { page: staff } = await enter(browser, 'admin')
  const panel = await openPanel(staff, t, username)
  await panel.getByRole('button', { name: t('people.ban') }).click()
  const ask = staff.getByRole('dialog', { name: t('people.banTitle', { name: username }) })
  await ask.getByLabel(t('people.reason')).selectOption('abuse')
  await ask.getByLabel(t('person.banUntil')).selectOption('1')
  await ask.getByRole('button', { name: t('people.ban') }).click()
  await expect(panel.getByText(/^Until .*\d\d:\d\d/).first()).toBeVisible()
  await page.goto('/dashboard/my-orders')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('rights.bannedTitle'))

  const [banned_at, banned_until] = [new Date(Date.now() - 2 * dayMs), new Date(Date.now() - dayMs)]
  await inDatabase((db) =>
    db.updateTable('users').set({ banned_at, banned_until }).where('username', '=', username).execute(),
  )
  await runSoon('lift-due-bans')
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('shell.myOrders'), { timeout: 1_000 })
  }).toPass()
  await staff.reload()
  await panel.getByRole('button', { name: t('person.section.bans') }).click()
  await expect(panel.getByText(t('person.liftedByTime'))).toBeVisible()
})

test('a new permission shows its menu without a reload, and takes its page away again', async ({
  browser,
}) => {
  const t = await wordsOf('en')
  const { page } = await enter(browser, 'theo')
  // Its socket is what tells the page.
  const socket = page.waitForEvent('websocket')
  await page.goto('/dashboard/my-orders')
  await alive(page)
  await socket
  const coupons = page.getByRole('link', { name: t('shell.adminCoupons') }).first()
  await expect(coupons).toBeHidden()

  const { page: staff } = await enter(browser, 'admin')
  const panel = await openPanel(staff, t, 'theo')
  const store = panel.getByRole('checkbox', { name: t('rights.name.EditStore') })
  await store.check()
  await panel.getByRole('button', { name: t('people.save') }).click()
  await coupons.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('shell.adminCoupons'))

  await expect(store).toBeChecked()
  await store.uncheck()
  await panel.getByRole('button', { name: t('people.save') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('shell.noPermission'))
  await expect(coupons).toBeHidden()
})
