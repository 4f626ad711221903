import { violations } from './axe.ts'
import { ledgerFaults } from './newcomers.ts'
import { alive, complaints, enter, newcomer, wordsOf } from './people.ts'
import { expect, test } from './test.ts'

const proposals = '/dashboard/admin/proposals'

test('a gift above the limit waits for a second person, who approves it, and its person reads the reason', async ({
  browser,
}) => {
  const t = await wordsOf('en')
  const { page: customer, username: name } = await newcomer(browser)
  const { page: first } = await enter(browser, 'admin')
  const heard = complaints(first)
  await first.goto(`/dashboard/admin/users?q=${name}`)
  await alive(first)
  await first.getByRole('link', { name, exact: true }).click()
  const panel = first.getByRole('dialog', { name: t('people.title', { name }) })
  await panel.getByRole('button', { name: t('people.correct') }).click()
  const dialog = first.getByRole('dialog', { name: t('people.correctTitle', { name }) })
  expect(await violations(first)).toEqual([])
  await dialog.getByLabel(t('coupons.amount')).fill('60.00')
  await dialog.getByLabel(t('people.creditWhy', { name })).fill('Two days late because of our mistake')
  await dialog.getByRole('button', { name: t('people.credit') }).click()
  await expect(first.getByText(t('shell.waitsForColleague'))).toBeVisible()

  const rowOf = (page: typeof first) => page.getByRole('row').filter({ hasText: name })
  await first.goto(proposals)
  await alive(first)
  await expect(rowOf(first)).toContainText('€60.00')
  await expect(rowOf(first)).toContainText(t('proposals.own'))
  expect(await violations(first)).toEqual([])

  const { page: second } = await enter(browser, 'access')
  await second.goto(proposals)
  await alive(second)
  await rowOf(second)
    .getByRole('button', { name: t('payouts.approve') })
    .click()
  await second
    .getByRole('dialog')
    .getByRole('button', { name: t('payouts.approve') })
    .click()
  await expect(second.getByText(t('proposals.approved'))).toBeVisible()
  await expect(rowOf(second)).toHaveCount(0)

  await customer.goto('/dashboard/balance-history')
  await alive(customer)
  await expect(customer.getByText('€60.00').first()).toBeVisible()
  expect(await ledgerFaults()).toEqual([])
  expect(heard).toEqual([])
})
