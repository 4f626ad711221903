import { readFile } from 'node:fs/promises'
import { unzipSync } from 'fflate'
import { violations } from './axe.ts'
import { formerCustomer, ledgerFaults, newCustomer } from './newcomers.ts'
import { alive, enter, wordsOf } from './people.ts'
import { expect, test } from './test.ts'

const settings = '/dashboard/profile-settings'

test('a customer downloads everything about themselves, then deletes the account, and only the amounts stay', async ({
  browser,
}) => {
  const t = await wordsOf('en')
  const password = 'a quiet ridge at dawn'
  const { page, context, email, name, order, heard } = await formerCustomer(browser, password)
  await page.goto(settings)
  await alive(page)

  await page.getByRole('button', { name: t('yourdata.prepare') }).click()
  const save = page.getByRole('button', { name: t('yourdata.save') })
  await expect(save).toBeVisible()
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()])
  const archive = unzipSync(await readFile(await download.path()))
  const text = (file: string) => Buffer.from(archive[file] ?? []).toString()
  expect(JSON.parse(text('json/profile.json'))).toMatchObject([{ email, username: name }])
  expect(text('csv/orders.csv')).toContain(`${name}#EUW`)

  await page.getByRole('button', { name: t('yourdata.deleteAccount') }).click()
  const dialog = page.getByRole('dialog')
  const forGood = dialog.getByRole('button', { name: t('yourdata.confirm') })
  await expect(forGood).toHaveAttribute('aria-disabled', 'true')
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('textbox').fill(email)
  await forGood.click()
  await expect(page.getByRole('heading', { name: t('yourdata.goodbyeTitle') })).toBeFocused()
  // Nothing of the dashboard is left around it.
  await expect(page.getByRole('navigation', { name: t('shell.dashboardNavigation') })).toHaveCount(0)
  expect(await context.cookies()).not.toContainEqual(expect.objectContaining({ name: 'access_token' }))

  const again = await context.request.post('/v1/auth/login', { data: { email, password } })
  expect(again.status()).toBe(401)
  expect(await again.json()).toMatchObject({ message: 'invalid_credentials' })
  const { page: staff } = await enter(browser, 'orders')
  await staff.goto(`/dashboard/order/${order.id}`)
  await expect(staff.getByText(`PK-${order.number}`).first()).toBeVisible()
  await expect(staff.getByText(name)).toHaveCount(0)
  expect(await ledgerFaults()).toEqual([])
  expect(heard).toEqual([])
})

test('an account with money can’t be deleted, and the page says why and what to do', async ({ browser }) => {
  const t = await wordsOf('de')
  const { page } = await newCustomer(browser, 4815)
  await page.goto(`/de${settings}`)
  await alive(page)
  const button = page.getByRole('button', { name: t('yourdata.deleteAccount') })
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await expect(button).toHaveAccessibleDescription(/48,15/)
  await expect(page.getByRole('link', { name: t('yourdata.askSupport') })).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('whoever signs out in one tab is signed out in the others', async ({ browser }) => {
  const t = await wordsOf('en')
  const { page, context } = await enter(browser, 'mira')
  const other = await context.newPage()
  await page.goto('/')
  await other.goto('/dashboard/my-orders')
  await Promise.all([alive(page), alive(other)])
  // It starts with everything else that waits until the page is idle.
  await expect(other.getByRole('button', { name: t('chat.support') })).toBeVisible()
  await page
    .locator('summary')
    .filter({ hasText: t('shell.account') })
    .click()
  await page.getByRole('button', { name: t('shell.logOut') }).click()
  await expect(other.getByLabel(t('account.password'))).toBeVisible()
  await expect(other.getByText('PK-')).toHaveCount(0)
})

test('trust S3: no page leaves a refresh token where a script can read it', async ({ browser }) => {
  const { page, context } = await enter(browser, 'mira')
  const refresh = (await context.cookies()).find(({ name }) => name.endsWith('refresh_token'))
  expect(refresh).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
  for (const path of ['/', '/dashboard/my-orders', settings, '/league-of-legends/elo-boost']) {
    await page.goto(path)
    await alive(page)
    const readable = await page.evaluate(async () => {
      const databases = await indexedDB.databases()
      return JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }, databases])
    })
    const now = (await context.cookies()).find(({ name }) => name.endsWith('refresh_token'))
    for (const secret of [refresh?.value, now?.value]) expect(readable).not.toContain(secret)
    // The access token is the declared deviation (docs/security.md, 3.3.4).
    expect(readable).toContain('access_token=')
  }
})
