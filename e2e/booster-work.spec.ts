import { alive, complaints, enter, picture, wordsOf } from './people.ts'
import { expect, test } from './test.ts'

test('on a phone the bar copies the login and records a game, without scrolling', async ({ browser }) => {
  const t = await wordsOf('en')
  const { context, page } = await enter(browser, 'kestrel', {
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  const heard = complaints(page)
  await page.goto('/dashboard/booster/active-orders')
  await alive(page)
  await page
    .getByRole('row')
    .filter({ hasText: t('games.status.boosting') })
    .filter({ hasText: t('games.service.elo-boost') })
    .first()
    .getByRole('link')
    .first()
    .click()
  const bar = page.getByRole('region', { name: t('work.bar') })
  await expect(bar).toBeInViewport()

  await bar.getByRole('button', { name: t('work.login') }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: t('order.openVault') }).click()
  await sheet.getByRole('button', { name: t('work.copyField', { field: t('order.password') }) }).click()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied.length).toBeGreaterThan(3)
  // Copied without revealing it: the password stays masked.
  await expect(sheet.getByText(copied, { exact: true })).toHaveCount(0)
  await sheet.getByRole('button', { name: t('shell.close') }).click()

  await bar.getByRole('button', { name: t('order.won') }).click()
  await sheet.getByLabel(t('order.recordProof')).setInputFiles({ ...picture, buffer: Buffer.alloc(0) })
  await expect(sheet.getByText(t('work.pictureEmpty'))).toBeVisible()
  await sheet.getByLabel(t('order.recordProof')).setInputFiles(picture)
  await expect(sheet.getByRole('img', { name: t('work.picturePreview') })).toBeVisible()
  await sheet.getByRole('button', { name: t('order.record'), exact: true }).click()
  await expect(sheet).toHaveCount(0)
  await bar.getByRole('button', { name: t('order.undo') }).click()
  await expect(bar.getByRole('button', { name: t('order.undo') })).toHaveCount(0)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  expect(heard).toEqual([])
  await context.close()
})

test('without a connection the board says so, keeps the page, and reconnects automatically', async ({
  browser,
}) => {
  const t = await wordsOf('en')
  const { context, page } = await enter(browser, 'kestrel')
  await page.goto('/dashboard/booster/available-orders')
  await expect(page.getByText(t('booster.live'))).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText(t('booster.offlineClaim'))).toBeVisible()
  const claim = page.getByRole('button', { name: new RegExp(t('booster.claim')) }).first()
  await expect(claim).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByText(t('booster.live'))).toHaveCount(0)
  await context.setOffline(false)
  await expect(page.getByText(t('booster.live'))).toBeVisible()
  await context.close()
})
