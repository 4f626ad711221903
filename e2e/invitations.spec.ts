import { href } from '#i18n/href.ts'
import { withAuthenticator } from './authenticator.ts'
import { violations } from './axe.ts'
import { mailedToken } from './mailed.ts'
import { alive, complaints, enter, freshEmail, wordsOf } from './people.ts'
import { expect, type Page, test } from './test.ts'

const users = '/dashboard/admin/users'

test('staff invite a colleague, who comes in by the mail and opens what the invitation gives; another one is revoked', async ({
  browser,
}) => {
  const t = await wordsOf('en')
  const { page: staff } = await enter(browser, 'admin')
  const heard = complaints(staff)
  const [email, other] = [freshEmail(), freshEmail()]
  await staff.goto(users)
  await alive(staff)
  await invite(staff, email, 'EditStore', async () => expect(await violations(staff)).toEqual([]))
  await invite(staff, other, 'EditStore')
  expect(await violations(staff)).toEqual([])

  const colleague = await (await browser.newContext()).newPage()
  await colleague.goto(href('/invitation/:token', 'en', { token: await mailedToken(email) }))
  await alive(colleague)
  await expect(colleague.getByText(t('people.right.EditStore'))).toBeVisible()
  expect(await violations(colleague)).toEqual([])
  await colleague.getByLabel(t('account.username')).fill(`new-${crypto.randomUUID().slice(0, 8)}`)
  await colleague.getByLabel(t('account.password'), { exact: true }).fill('a quiet ridge at dawn')
  await colleague.getByRole('button', { name: t('account.goOn'), exact: true }).click()
  // Whoever works on one page is led there.
  await colleague.waitForURL('**/dashboard/admin/coupon')
  await expect(colleague.getByRole('heading', { level: 1, name: t('shell.adminCoupons') })).toBeVisible()

  await staff
    .getByRole('listitem')
    .filter({ hasText: other })
    .getByRole('button', { name: t('invitation.revoke') })
    .click()
  await staff
    .getByRole('dialog')
    .getByRole('button', { name: t('invitation.revoke') })
    .click()
  // What is behind an open dialog has no roles.
  await expect(staff.getByRole('dialog')).toHaveCount(0)
  await expect(staff.getByRole('listitem').filter({ hasText: other })).toHaveCount(0)
  const late = await (await browser.newContext()).newPage()
  await late.goto(href('/invitation/:token', 'en', { token: await mailedToken(other) }))
  await expect(late.getByRole('heading', { name: t('invitation.overTitle') })).toBeVisible()
  expect(heard).toEqual([])
})

test('a colleague comes in with a passkey alone', async ({ browser }) => {
  const t = await wordsOf('de')
  const { page: staff } = await enter(browser, 'admin')
  const email = freshEmail()
  await staff.goto(users)
  await alive(staff)
  await invite(staff, email, 'EditOrders')

  const page = await (await browser.newContext()).newPage()
  await withAuthenticator(page)
  await page.goto(href('/invitation/:token', 'de', { token: await mailedToken(email) }))
  await alive(page)
  await page.getByLabel(t('account.username')).fill(`neu-${crypto.randomUUID().slice(0, 8)}`)
  await page.getByRole('button', { name: t('invitation.usePasskey') }).click()
  await page.getByRole('button', { name: t('factors.addPasskey') }).click()
  await page.waitForURL('**/de/dashboard')
  await page.goto(href('/dashboard/admin/orders/:state', 'de', { state: 'boosting' }))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

/** Invites an address from the page of users, in English; `look` sees the filled dialog. */
async function invite(
  staff: Page,
  email: string,
  permission: 'EditOrders' | 'EditStore',
  look = async () => {},
) {
  const t = await wordsOf('en')
  await staff.getByRole('button', { name: t('invitation.invite') }).click()
  const dialog = staff.getByRole('dialog', { name: t('invitation.invite') })
  await dialog.getByLabel(t('account.email')).fill(email)
  await dialog.getByRole('checkbox', { name: t(`rights.name.${permission}`) }).check()
  await look()
  await dialog.getByRole('button', { name: t('invitation.send') }).click()
  await expect(staff.getByRole('listitem').filter({ hasText: email })).toBeVisible()
}
