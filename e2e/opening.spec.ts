import { inDatabase } from './newcomers.ts'
import { alive, enter, wordsOf } from './people.ts'
import { expect, test } from './test.ts'

const t = await wordsOf('en')

test('the owner sees what the shop lacks and how to mend it, mends it, and checks again by keyboard', async ({
  browser,
}) => {
  const mark = (at: Date) =>
    inDatabase((db) =>
      db
        .insertInto('operation_marks')
        .values([
          { name: 'backup', at },
          { name: 'drill', at },
        ])
        .onConflict((oc) => oc.column('name').doUpdateSet({ at }))
        .execute(),
    )
  await mark(new Date(Date.now() - 5 * 86_400_000))
  const { page, context } = await enter(browser, 'admin')
  await page.goto('/dashboard')
  await alive(page)
  await page.getByRole('link', { name: t('shell.adminOpening') }).click()
  const row = page.getByRole('listitem').filter({ hasText: t('opening.name.backups') })
  await expect(row).toContainText(t('opening.state.wrong'))
  await expect(row).toContainText(t('opening.stops.backups'))
  // What the demo lacks on purpose.
  const payments = page.getByRole('listitem').filter({ hasText: t('opening.find.payments.sandbox') })
  await expect(payments).toContainText(t('opening.state.missing'))
  await mark(new Date())
  await page.getByRole('button', { name: t('opening.again') }).focus()
  await page.keyboard.press('Enter')
  await expect(row).toContainText(t('opening.state.good'))
  await context.close()
})

test('colleagues without full access see neither the link nor the page', async ({ browser }) => {
  const { page, context } = await enter(browser, 'orders')
  await page.goto('/dashboard/admin/opening')
  await expect(page.getByRole('heading', { name: t('shell.noPermission') })).toBeVisible()
  await expect(page.getByRole('link', { name: t('shell.adminOpening') })).toHaveCount(0)
  await context.close()
})
