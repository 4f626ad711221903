import { readFile } from 'node:fs/promises'
import { alive, enter, wordsOf } from './people.ts'
import { expect, test } from './test.ts'

test('a booster requests a payout, staff send it as a file, one comes back, and both boosters see it', async ({
  browser,
}) => {
  const t = await wordsOf('en')
  const earnings = '/dashboard/booster/earnings'
  const lumi = await enter(browser, 'lumi')
  await lumi.page.goto(earnings)
  await alive(lumi.page)
  // A typo in the account is refused at its field.
  await lumi.page.getByRole('button', { name: t('earnings.change') }).click()
  await lumi.page.getByLabel(t('earnings.holder')).fill('Lumi Demo')
  await lumi.page.getByLabel(t('earnings.iban')).fill('DE88 3704 0044 0532 0130 00')
  await lumi.page.getByRole('button', { name: t('earnings.save') }).click()
  await expect(lumi.page.getByText(t('errors.iban_invalid'))).toBeVisible()
  await lumi.page.getByLabel(t('earnings.iban')).fill('DE89 3704 0044 0532 0130 00')
  await lumi.page.getByRole('button', { name: t('earnings.save') }).click()
  await expect(lumi.page.getByText('DE89 •••• •••• 3000')).toBeVisible()
  // The request holds the money, and can be withdrawn.
  await lumi.page.getByRole('button', { name: /^Request €/ }).click()
  await lumi.page.getByRole('button', { name: t('earnings.withdraw') }).click()
  await expect(lumi.page.getByRole('button', { name: /^Request €/ })).toBeVisible()

  const { page } = await enter(browser, 'admin')
  await page.goto('/dashboard/admin/payouts')
  await alive(page)
  const row = (name: string) => page.getByRole('row').filter({ hasText: name })
  await row('halcyon').getByRole('checkbox').check()
  await page.getByRole('button', { name: /^Make a batch/ }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('button', { name: t('payouts.sepa') })
      .first()
      .click(),
  ])
  expect(await readFile(await file.path(), 'utf8')).toContain('<NbOfTxs>1</NbOfTxs>')
  await page
    .getByRole('button', { name: t('payouts.markSent') })
    .first()
    .click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('payouts.markSent') })
    .click()
  await expect(page.getByText(t('payouts.sent'))).toBeVisible()
  await row('onyx')
    .getByRole('button', { name: t('payouts.return') })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('The account is closed')
  await dialog.getByRole('button', { name: t('payouts.return') }).click()
  await expect(page.getByText(t('payouts.returned'))).toBeVisible()

  const halcyon = await enter(browser, 'halcyon')
  await halcyon.page.goto(earnings)
  await expect(halcyon.page.getByText(/^Last payout: €/)).toBeVisible()
  const onyx = await enter(browser, 'onyx')
  await onyx.page.goto(earnings)
  await expect(onyx.page.getByText(/came back: The account is closed/)).toBeVisible()
})
