import type { Translate } from '#i18n/translate.ts'
import { ledgerFaults } from './newcomers.ts'
import { alive, atCheckout, complaints, consent, enter, freshEmail, wordsOf } from './people.ts'
import { expect, type Page, test } from './test.ts'

/** Staff create a coupon in the dialog and find it in the list. */
async function makeCoupon(page: Page, t: Translate, code: string): Promise<void> {
  await page.goto('/dashboard/admin/coupon')
  await alive(page)
  await page.getByRole('button', { name: t('coupons.create') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: t('coupons.saveNew') }).click()
  await expect(dialog.getByText(t('coupons.wrongCode'))).toBeVisible()
  await dialog.getByLabel(t('coupons.code'), { exact: true }).fill(code.toLowerCase())
  await dialog.getByLabel(t('coupons.percentOff')).fill('20')
  await dialog.getByLabel(t('coupons.useLimit')).fill('5')
  await dialog.getByRole('button', { name: t('coupons.saveNew') }).click()
  await expect(dialog).toBeHidden()
  await expect(row(page, code)).toContainText('0 of 5')
}

const row = (page: Page, code: string) => page.getByRole('row').filter({ hasText: code })

/** A guest with a configured climb at the checkout. */
async function goToCheckout(page: Page, t: Translate): Promise<void> {
  await page.goto('/league-of-legends/elo-boost?from=silver-2&to=gold-4&with=priority')
  await alive(page)
  await page.getByRole('button', { name: t('service.continue'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('account.email')).fill(freshEmail())
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: t('account.continueAsGuest') }).click()
  await atCheckout(page)
  await alive(page)
}

test('a coupon from the staff’s dialog to a guest’s payment and back into the staff’s list', async ({
  browser,
}) => {
  const t = await wordsOf('en')
  const code = `E2E-${Date.now().toString(36).toUpperCase()}`
  const { page: staff } = await enter(browser, 'store')
  const staffHeard = complaints(staff)
  await makeCoupon(staff, t, code)

  const guest = await browser.newPage()
  await goToCheckout(guest, t)
  const pay = guest.getByRole('button', { name: new RegExp(t('checkout.pay', { total: '' }).trim()) })
  await expect(pay).toHaveText('Pay €17.50')
  await guest.getByRole('button', { name: t('checkout.coupon') }).click()
  const field = guest.getByLabel(t('checkout.couponCode'))
  await field.fill('NO-SUCH-CODE')
  await field.press('Enter')
  await expect(guest.getByText(t('errors.coupon_not_found'))).toBeVisible()
  await expect(field).toHaveValue('NO-SUCH-CODE')

  // No console errors other than from the refusal above.
  const heard = complaints(guest)
  await field.fill(` ${code.toLowerCase()} `)
  await guest.getByRole('button', { name: t('checkout.couponApply') }).click()
  await expect(guest.getByText(t('checkout.couponSaves', { amount: '€3.50' }))).toBeVisible()
  await expect(pay).toHaveText('Pay €14.00')
  await expect(guest.getByText('−€3.50', { exact: true })).toBeVisible()

  await guest.getByRole('button', { name: t('checkout.couponRemove') }).click()
  await expect(pay).toHaveText('Pay €17.50')
  await guest.getByRole('button', { name: t('checkout.coupon') }).click()
  await field.fill(code)
  await field.press('Enter')
  await expect(pay).toHaveText('Pay €14.00')

  await consent(guest)
  await pay.click()
  await guest.waitForURL('**/sandbox/pay/*')
  await expect(guest.getByText('14.00')).toBeVisible()
  await guest.getByRole('button', { name: 'Pay', exact: true }).click()
  await guest.waitForURL(/\/dashboard\/order\/[^?]+$/)

  await staff.reload()
  await alive(staff)
  await staff.getByLabel(t('coupons.search')).fill(code)
  await expect(staff).toHaveURL(new RegExp(`q=${code}`))
  await expect(row(staff, code)).toContainText('1 of 5')
  await row(staff, code)
    .getByRole('button', { name: t('coupons.delete') })
    .click()
  await expect(staff.getByRole('dialog').getByText(t('coupons.usedText'))).toBeVisible()
  await staff
    .getByRole('dialog')
    .getByRole('button', { name: t('coupons.disable') })
    .click()
  await expect(row(staff, code)).toContainText(t('coupons.state.disabled'))

  expect(heard).toEqual([])
  expect(staffHeard).toEqual([])
  expect(await ledgerFaults()).toEqual([])
})
