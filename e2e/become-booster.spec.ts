import sharp from 'sharp'
import type { Translate } from '#i18n/translate.ts'
import { violations } from './axe.ts'
import { alive, complaints, enter, freshEmail, wordsOf } from './people.ts'
import { type Browser, devices, expect, type Page, test } from './test.ts'

const { viewport, hasTouch, isMobile, userAgent } = devices['Pixel 7']
const phone = { viewport, hasTouch, isMobile, userAgent }

async function screenshot(name: string) {
  const image = sharp({ create: { width: 1200, height: 800, channels: 3, background: '#246' } })
  return { name, mimeType: 'image/png', buffer: await image.png().toBuffer() }
}

/** Fills in everything that needs no account. */
async function fillIn(page: Page, t: Translate): Promise<void> {
  await page.getByLabel(t('application.addLanguage')).selectOption('en')
  await page
    .getByLabel(t('application.experience'))
    .fill('Five seasons above Diamond, mostly jungle. I coached a college team for a year.')
  await page.getByRole('button', { name: t('application.addGame') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('application.accountName')).fill('tarn#LYON')
  await dialog.getByRole('button', { name: t('application.saveAccount') }).click()
  await expect(dialog).toHaveCount(0)
  await page
    .getByRole('button', { name: t('application.addTime') })
    .first()
    .click()
  await expect(page.getByText(t('application.savedHere'))).toBeVisible()
}

/** Gets an account on the way; the page then reloads and opens the summary again. */
async function register(page: Page, t: Translate, username: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('account.email')).fill(freshEmail())
  await dialog.getByLabel(t('account.username')).fill(username)
  await dialog.getByLabel(t('account.password')).fill('correct horse battery')
  await dialog.getByRole('checkbox').check()
  const loaded = page.waitForEvent('load')
  await dialog.getByRole('button', { name: t('account.register'), exact: true }).click()
  await loaded
  await alive(page)
}

async function accept(browser: Browser, t: Translate, username: string): Promise<void> {
  const { page } = await enter(browser, 'access')
  await page.goto('/dashboard/admin/booster-application')
  await alive(page)
  await page.getByRole('button', { name: username }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('tarn#LYON')).toBeVisible()
  await expect(dialog.getByRole('img')).toHaveCount(2)
  expect(await violations(page), 'the answer').toEqual([])
  await dialog.getByRole('button', { name: t('applications.acceptButton', { username }) }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: username })).toHaveCount(0)
}

test('a visitor applies on a phone, staff accept, and the new booster sees the board', async ({
  browser,
}) => {
  const t = await wordsOf('en')
  const page = await (await browser.newContext(phone)).newPage()
  const heard = complaints(page)
  await page.goto('/become-booster')
  await alive(page)
  await fillIn(page, t)
  expect(await violations(page), 'the page, filled in').toEqual([])
  // The summary opens although something is missing, and leads to an account.
  await page.getByRole('button', { name: t('application.part.check'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: t('application.gap.pictures') })).toBeVisible()
  expect(await violations(page), 'the summary').toEqual([])
  await dialog.getByRole('button', { name: t('application.createAccount') }).click()
  const username = `tarn-${crypto.randomUUID().slice(0, 8)}`
  await register(page, t, username)
  await dialog.getByRole('button', { name: t('application.gap.pictures') }).click()
  // Nothing is lost, and the screenshots go to the account.
  await expect(page.getByText('tarn#LYON')).toBeVisible()
  for (const kind of ['profile', 'history'] as const) {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByText(t('application.choosePicture')).first().click(),
    ])
    await chooser.setFiles(await screenshot(`${kind}.png`))
    await expect(page.getByRole('img', { name: t(`application.picture.${kind}`) })).toBeVisible()
  }
  expect(await violations(page), 'the screenshots').toEqual([])
  await page.getByRole('button', { name: t('application.part.check'), exact: true }).click()
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: t('application.send') }).click()
  await expect(page.getByRole('heading', { name: t('application.status.sent') })).toBeVisible()

  await accept(browser, t, username)
  await page.reload()
  await alive(page)
  await expect(page.getByRole('heading', { name: t('application.status.accepted') })).toBeVisible()
  await page.getByRole('link', { name: t('application.toBoard') }).click()
  await page.waitForURL('**/dashboard/booster/available-orders')
  await expect(page.getByRole('heading', { level: 1, name: t('shell.availableOrders') })).toBeVisible()
  expect(heard).toEqual([])
})
