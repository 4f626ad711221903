import { href } from '#i18n/href.ts'
import { withAuthenticator } from './authenticator.ts'
import { mailedToken } from './mailed.ts'
import { newPassword } from './newcomers.ts'
import { alive, atCheckout, complaints, consent, freshEmail, wordsOf } from './people.ts'
import { expect, test } from './test.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

test('on a phone, a guest buys, loses the cookie, gets back by mail, sets a password, adds a passkey and ends another session', async ({
  page,
  browser,
}) => {
  const t = await wordsOf('en')
  const email = freshEmail()
  const heard = complaints(page)
  await withAuthenticator(page)
  const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()

  // Buys.
  await page.goto('/league-of-legends/elo-boost?from=silver-2&to=gold-4')
  await alive(page)
  await press(t('service.continue'))
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('account.email')).fill(email)
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: t('account.continueAsGuest') }).click()
  await atCheckout(page)
  await alive(page)
  await consent(page)
  await page.getByRole('button', { name: new RegExp(t('checkout.pay', { total: '' }).trim()) }).click()
  await page.waitForURL('**/sandbox/pay/*')
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await page.waitForURL(/\/dashboard\/order\/[^?]+$/)
  await alive(page)
  const order = new URL(page.url()).pathname

  // Loses the cookie: the page is for a stranger now.
  await page.context().clearCookies()
  await page.goto(order)
  await alive(page)
  const wayIn = page.getByRole('region', { name: t('access.way.title') })
  await expect(wayIn).toBeVisible()

  // Gets back by mail, from the page where they are.
  await wayIn.getByLabel(t('account.email')).fill(email)
  await wayIn.getByRole('button', { name: t('access.forgot.send') }).click()
  await expect(wayIn.getByRole('heading', { name: t('access.sent.title') })).toBeVisible()
  await page.goto(href('/confirm/:token', 'en', { token: await mailedToken(email) }))
  await alive(page)
  await press(t('access.open.button'))
  await page.waitForURL(`**${order}`)
  await alive(page)
  await expect(page.getByText(t('games.status.waiting_for_account'), { exact: true })).toBeVisible()

  // Sets a password: the order page offers it.
  await press(t('account.keepButton'))
  const name = `climber-${crypto.randomUUID().slice(0, 8)}`
  await dialog.getByLabel(t('account.username')).fill(name)
  await dialog.getByLabel(t('account.password')).fill(newPassword)
  await dialog.getByRole('button', { name: t('account.keepButton') }).click()
  await expect(page.getByText(t('access.keep.done'))).toBeVisible()

  // Adds a passkey in the settings.
  const settings = page.getByRole('link', { name: t('shell.profileSettings') })
  await page
    .locator('summary')
    .filter({ hasText: t('shell.account') })
    .click()
  await settings.filter({ visible: true }).first().click()
  await page.waitForURL('**/dashboard/profile-settings')
  await press(t('factors.addPasskey'))
  await expect(page.getByRole('button', { name: t('factors.rename') })).toBeVisible()

  // Signs in on a laptop too, and ends that session from the phone.
  const laptop = await browser.newPage({ viewport: { width: 1440, height: 900 }, isMobile: false })
  await laptop.goto('/dashboard/my-orders')
  await alive(laptop)
  await laptop.getByLabel(t('account.email')).fill(email)
  await laptop.getByLabel(t('account.password'), { exact: true }).fill(newPassword)
  // The page reloads a second after the sign-in.
  const reloaded = laptop.waitForEvent('load')
  await laptop
    .locator('form')
    .getByRole('button', { name: t('shell.signIn'), exact: true })
    .click()
  await reloaded
  await alive(laptop)
  await expect(laptop.getByText(name).first()).toBeVisible()
  await page.reload()
  await alive(page)
  await page.getByRole('button', { name: /^Not me|^I don’t know/ }).click()
  await expect(laptop.getByRole('dialog', { name: t('account.signedOutTitle') })).toBeVisible()
  // They can choose a new password at once.
  await expect(dialog.getByLabel(t('access.password.old'))).toBeFocused()
  await dialog.getByLabel(t('access.password.old')).fill(newPassword)
  await dialog.getByLabel(t('access.reset.password')).fill('two lanterns and a rope')
  await dialog.getByRole('button', { name: t('access.reset.save') }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(t('settings.onlyDevice'))).toBeVisible()
  expect(heard).toEqual([])
})
