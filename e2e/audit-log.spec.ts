import { alive, complaints, enter, wordsOf } from './people.ts'
import { expect, test } from './test.ts'

test('an admin finds what a colleague did by their name, opens it, and checks the chain', async ({
  browser,
}) => {
  const t = await wordsOf('en')
  const code = `AUDIT-${Date.now().toString(36).toUpperCase()}`
  const store = await enter(browser, 'store')
  await store.page.goto('/dashboard/admin/coupon')
  await alive(store.page)
  await store.page.getByRole('button', { name: t('coupons.create') }).click()
  const dialog = store.page.getByRole('dialog')
  await dialog.getByLabel(t('coupons.code'), { exact: true }).fill(code)
  await dialog.getByLabel(t('coupons.percentOff')).fill('20')
  await dialog.getByRole('button', { name: t('coupons.saveNew') }).click()
  await expect(dialog).toBeHidden()
  await store.context.close()

  const { page, context } = await enter(browser, 'admin')
  const heard = complaints(page)
  await page.goto('/dashboard/admin/audit-log')
  await alive(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('shell.adminAudit'))
  await page.getByLabel(t('audit.search')).fill(code.toLowerCase())
  await expect(page).toHaveURL(/q=audit-/)
  const button = page.getByRole('button', { name: t('audit.did.create_coupon') })
  await expect(button).toHaveCount(1)
  await button.click()
  await expect(page.getByRole('heading', { name: t('audit.changed') })).toBeVisible()
  await expect(page.getByText(t('audit.field.percent'))).toBeVisible()
  await page.getByRole('button', { name: t('audit.allBy') }).click()
  await expect(page).toHaveURL(/who=/)

  await page.getByRole('button', { name: t('audit.check') }).click()
  await expect(page.getByText(t('audit.state.whole'))).toBeVisible({ timeout: 20_000 })

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: t('lists.export') }).click()
  expect((await saved).suggestedFilename()).toMatch(/^audit-log-.*\.csv$/)
  expect(heard).toEqual([])
  await context.close()
})

for (const name of ['orders', 'users', 'store'])
  test(`${name} can’t read the audit log, neither the page nor the call, and the refusal is in it`, async ({
    browser,
  }) => {
    const t = await wordsOf('en')
    const { page, context } = await enter(browser, name)
    const answer = await page.goto('/dashboard/admin/audit-log')
    expect(answer?.status()).toBe(403)
    const headers = { authorization: `Bearer ${await accessToken(context)}` }
    for (const call of ['/v1/audit', '/v1/audit/chain'])
      expect((await context.request.get(call, { headers })).status()).toBe(403)
    expect(
      (await context.request.post('/v1/audit/export', { headers, data: { locale: 'en' } })).status(),
    ).toBe(403)
    await context.close()

    const boss = await enter(browser, 'admin')
    await boss.page.goto(`/dashboard/admin/audit-log?what=refused+call&q=${name}`)
    await alive(boss.page)
    await expect(boss.page.getByRole('button', { name: t('audit.did.refused_call') }).first()).toBeVisible()
    await boss.context.close()
  })

async function accessToken(context: { cookies(): Promise<{ name: string; value: string }[]> }) {
  return (await context.cookies()).find(({ name }) => name === 'access_token')?.value
}
