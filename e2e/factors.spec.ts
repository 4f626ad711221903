import { Secret, TOTP } from 'otpauth'
import { href } from '#i18n/href.ts'
import type { Translate } from '#i18n/translate.ts'
import { withAuthenticator } from './authenticator.ts'
import { mailedToken } from './mailed.ts'
import { ageProofs, newAccount, newPassword } from './newcomers.ts'
import { alive, wordsOf } from './people.ts'
import { expect, type Page, test } from './test.ts'

const settings = '/dashboard/profile-settings'

/** The code that the app shows; `steps` of 30 seconds later, since each code works once. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await alive(page)
}

/** Signs in at a guarded page that shows the form. */
async function signInWithPassword(page: Page, t: Translate, email: string): Promise<void> {
  await page.getByLabel(t('account.email')).fill(email)
  await page.getByLabel(t('account.password'), { exact: true }).fill(newPassword)
  await page
    .locator('form')
    .getByRole('button', { name: t('shell.signIn'), exact: true })
    .click()
}

test('a person adds a passkey, signs out, signs in with it, renames and removes it', async ({ browser }) => {
  const t = await wordsOf('en')
  const { page, context, heard } = await newAccount(browser)
  await withAuthenticator(page)
  await open(page, settings)
  await page.getByRole('button', { name: t('factors.addPasskey') }).click()
  await expect(page.getByRole('button', { name: t('factors.rename') })).toBeVisible()

  // Where fields offer no passkeys, by the button: an offer would sign in before the button is pressed.
  const withoutOffers = await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })
  await context.clearCookies()
  await open(page, settings)
  await page.getByRole('button', { name: t('proof.passkey') }).click()
  await expect(page.getByRole('heading', { name: t('factors.passkeys') })).toBeVisible()
  await withoutOffers.dispose()

  // Elsewhere by the offer in the field of the form.
  await context.clearCookies()
  await open(page, settings)
  await expect(page.getByRole('heading', { name: t('factors.passkeys') })).toBeVisible()

  await page.getByRole('button', { name: t('factors.rename') }).click()
  await page.getByLabel(t('factors.passkeyName')).fill('My phone')
  await page.getByRole('button', { name: t('factors.saveName') }).click()
  await expect(page.getByText('My phone')).toBeVisible()
  await page.getByRole('button', { name: t('factors.remove'), exact: true }).click()
  await page.getByRole('button', { name: t('factors.removePasskey') }).click()
  await expect(page.getByText(t('factors.noPasskey'))).toBeVisible()
  expect(heard).toEqual([])
  await context.close()
})

test('with an app, signing in takes its code, or a recovery code', async ({ browser }) => {
  const t = await wordsOf('en')
  const { page, context, email, heard } = await newAccount(browser)
  await open(page, settings)
  await page.getByRole('button', { name: t('factors.setUp') }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('img', { name: t('factors.qr') })).toBeVisible()
  const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '')
  await dialog.getByLabel(t('proof.code')).fill('000000')
  await dialog.getByRole('button', { name: t('factors.turnOn') }).click()
  await expect(dialog.getByText(t('errors.code_wrong'))).toBeVisible()
  await dialog.getByLabel(t('proof.code')).fill(codeOf(secret))
  await dialog.getByRole('button', { name: t('factors.turnOn') }).click()
  await expect(dialog.getByRole('listitem')).toHaveCount(10)
  const [recoveryCode = ''] = await dialog.getByRole('listitem').allTextContents()
  await dialog.getByRole('button', { name: t('factors.stored') }).click()
  await expect(page.getByText(t('factors.on'), { exact: true })).toBeVisible()

  await context.clearCookies()
  await open(page, settings)
  await signInWithPassword(page, t, email)
  await page.getByLabel(t('proof.code')).fill(codeOf(secret, 1))
  await page.getByRole('button', { name: t('proof.confirm'), exact: true }).click()
  await expect(page.getByText(t('factors.on'), { exact: true })).toBeVisible()

  await context.clearCookies()
  await open(page, settings)
  await signInWithPassword(page, t, email)
  await page.getByRole('button', { name: t('proof.useRecovery') }).click()
  await page.getByLabel(t('proof.recoveryCode')).fill(recoveryCode)
  await page.getByRole('button', { name: t('proof.confirm'), exact: true }).click()
  await expect(page.getByText(t('factors.codesLeft', { count: 9 }))).toBeVisible()
  expect(heard).toEqual([])
  await context.close()
})

test('a forgotten password with an app: the new password is saved, and the code finishes on the same page, even after a reload', async ({
  browser,
}) => {
  const t = await wordsOf('en')
  const { page, context, email, heard } = await newAccount(browser, { verified_at: new Date() })
  await open(page, settings)
  await page.getByRole('button', { name: t('factors.setUp') }).click()
  const dialog = page.getByRole('dialog')
  const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '')
  await dialog.getByLabel(t('proof.code')).fill(codeOf(secret))
  await dialog.getByRole('button', { name: t('factors.turnOn') }).click()
  await dialog.getByRole('button', { name: t('factors.stored') }).click()

  await context.clearCookies()
  await open(page, settings)
  await page.getByLabel(t('account.email')).fill(email)
  await page.getByRole('button', { name: t('account.forgotPassword') }).click()
  await page.getByRole('button', { name: t('access.forgot.send') }).click()
  await expect(page.getByRole('heading', { name: t('access.sent.title') })).toBeVisible()
  await open(page, href('/reset-password/:token', 'en', { token: await mailedToken(email) }))
  await page.getByLabel(t('access.reset.password')).fill('two lanterns and a rope')
  await page.getByRole('button', { name: t('access.reset.save') }).click()
  await expect(page.getByText(t('access.password.done'))).toBeVisible()
  // The link is used up, but a reload in this tab goes on where it was.
  await page.reload()
  await expect(page.getByText(t('access.password.done'))).toBeVisible()
  await page.getByLabel(t('proof.code')).fill('000000')
  await page.getByRole('button', { name: t('proof.confirm'), exact: true }).click()
  await expect(page.getByText(t('errors.code_wrong'))).toBeVisible()
  await page.getByLabel(t('proof.code')).fill(codeOf(secret, 1))
  await page.getByRole('button', { name: t('proof.confirm'), exact: true }).click()
  await page.waitForURL('**/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(heard).toEqual([])
  await context.close()
})

test('trust S13: ten minutes after signing in, publishing prices asks who it is, then goes on', async ({
  browser,
}) => {
  const t = await wordsOf('en')
  const staff = await newAccount(browser, { permissions: ['EditStore', 'FullAccess'] })
  const { page, context, heard } = staff
  await open(page, '/dashboard/admin/prices?view=wild-rift')
  await page.getByRole('grid').getByRole('gridcell').first().click()
  await page.keyboard.type('9.5')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: t('prices.publish') }).click()
  const publish = page.getByRole('dialog', { name: t('prices.publishTitle') })
  await publish.getByLabel(t('prices.reason')).fill('Nobody sees this')
  await ageProofs(staff)
  // Someone who closes the dialog changes nothing, and the page below keeps what was typed.
  await publish.getByRole('button', { name: t('prices.publishNow') }).click()
  const proof = page.getByRole('dialog', { name: t('proof.title') })
  await expect(proof.getByLabel(t('account.password'))).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(proof).toBeHidden()
  await expect(publish.getByText(t('errors.fresh_proof_needed'))).toBeVisible()
  await expect(publish.getByLabel(t('prices.reason'))).toHaveValue('Nobody sees this')

  await publish.getByRole('button', { name: t('prices.publishNow') }).click()
  await proof.getByLabel(t('account.password')).fill('not this one')
  await proof.getByRole('button', { name: t('proof.confirm') }).click()
  await expect(proof.getByText(t('errors.invalid_credentials'))).toBeVisible()
  await proof.getByLabel(t('account.password')).fill(newPassword)
  await proof.getByRole('button', { name: t('proof.confirm') }).click()
  await expect(publish).toBeHidden()
  await expect(page.getByText(t('prices.changesEmpty'))).toBeVisible()

  await open(page, '/dashboard/admin/prices?view=history')
  const row = page.getByRole('listitem').filter({ hasText: 'The prices of the demo' })
  await row.getByRole('button', { name: t('prices.rollBack') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('prices.publishNow') })
    .click()
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(heard).toEqual([])
  await context.close()
})
