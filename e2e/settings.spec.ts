import { newCustomer, onAnotherDevice } from './newcomers.ts'
import { alive, checkOutAsGuest, picture, wordsOf } from './people.ts'
import { expect, type Page, test } from './test.ts'

const t = await wordsOf('en')

async function open(page: Page): Promise<void> {
  await page.goto('/dashboard/profile-settings')
  await alive(page)
}

test('a person changes their name and picture, and their other open page shows both at once', async ({
  browser,
}) => {
  const { page, context, heard, name } = await newCustomer(browser, 100)
  await open(page)
  const other = await context.newPage()
  await other.goto('/dashboard/my-orders')
  await alive(other)
  const field = page.getByLabel(t('settings.name'))
  await field.fill('a b')
  await expect(page.getByText(t('settings.nameInvalid'))).toBeVisible()
  await field.fill('kestrel')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  const fresh = `${name}.x`
  await field.fill(fresh)
  await expect(page.getByText(t('settings.nameFree', { name: fresh }))).toBeVisible()
  await page.getByRole('button', { name: t('settings.save') }).click()
  await expect(page.getByRole('button', { name: t('settings.save') })).toBeHidden()
  await expect(other.getByText(fresh).first()).toBeVisible()
  await page.locator('input[type="file"]').setInputFiles(picture)
  await page.getByRole('button', { name: t('settings.usePicture') }).click()
  await expect(page.getByRole('button', { name: t('settings.removePicture') })).toBeVisible()
  await expect(other.locator('.avatar img').first()).toBeVisible()
  expect(heard).toEqual([])
})

test('unsaved changes ask before the page is left; discarding brings the old name back', async ({
  browser,
}) => {
  const { page, name } = await newCustomer(browser, 100)
  await open(page)
  const field = page.getByLabel(t('settings.name'))
  await field.fill(`${name}-new`)
  await page
    .getByRole('link', { name: t('shell.myOrders') })
    .first()
    .click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('shell.keepEditing') })
    .last()
    .click()
  await expect(field).toHaveValue(`${name}-new`)
  await page.getByRole('button', { name: t('settings.discard') }).click()
  await expect(field).toHaveValue(name)
  await page
    .getByRole('link', { name: t('shell.myOrders') })
    .first()
    .click()
  await page.waitForURL('**/dashboard/my-orders')
})

test('choices of news, sound, language and theme are saved at once and are there after a reload', async ({
  browser,
}) => {
  const { page } = await newCustomer(browser, 100)
  await open(page)
  const box = page.getByRole('checkbox', {
    name: t('settings.choice', {
      topic: t('settings.topic.order_closed'),
      channel: t('settings.channel.mail'),
    }),
  })
  await box.uncheck()
  await expect(page.getByText(t('settings.saved'), { exact: true }).first()).toBeVisible()
  await page.getByRole('radio', { name: t('shell.theme.dark') }).check({ force: true })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await alive(page)
  await expect(box).not.toBeChecked()
  await page.getByLabel(t('shell.language'), { exact: true }).last().selectOption('ar')
  await page.waitForURL('**/ar/dashboard/profile-settings*')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
})

test('a device that is signed out from elsewhere says so on its open page', async ({ browser }) => {
  const here = await newCustomer(browser, 100)
  const there = await onAnotherDevice(browser, here)
  await there.page.goto('/dashboard/my-orders')
  await alive(there.page)
  await expect(there.page.getByText(here.name).first()).toBeVisible()
  await open(here.page)
  await here.page.getByRole('button', { name: t('settings.signOutOthers') }).click()
  await expect(here.page.getByText(t('settings.onlyDevice'))).toBeVisible()
  await expect(there.page.getByRole('dialog', { name: t('account.signedOutTitle') })).toBeVisible()
})

test('a guest’s settings fit a phone in the longest language', async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 360, height: 800 } })
  await page.goto('/league-of-legends/elo-boost?from=silver-2&to=gold-4')
  await alive(page)
  await page.getByRole('button', { name: t('service.continue'), exact: true }).click()
  await checkOutAsGuest(page, t)
  await page.goto('/de/dashboard/profile-settings')
  await alive(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})
