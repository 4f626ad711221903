import { demoPassword } from '#db/demo-people.ts'
import { alive, atCheckout, complaints, enter, wordsOf } from './people.ts'
import { expect, test } from './test.ts'

test('a button pressed before hydration gives feedback at once and is pressed again after it', async ({
  page,
}) => {
  const t = await wordsOf('en')
  const heard = complaints(page)
  let come = () => {}
  const scripts = new Promise<void>((resolve) => {
    come = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await scripts
    await route.continue()
  })
  await page.goto('/valorant/win-boost', { waitUntil: 'commit' })
  const button = page.getByRole('button', { name: t('service.continue'), exact: true })
  await button.click()
  await expect(button).toHaveAttribute('data-pending', '')
  come()
  await alive(page)
  await expect(page.getByRole('dialog').getByLabel(t('account.email'))).toBeVisible()
  await expect(page.locator('[data-pending]')).toHaveCount(0)
  expect(heard).toEqual([])
})

test('a clicked link gives feedback at once, and of two clicks the newest wins', async ({ page }) => {
  await page.goto('/')
  await alive(page)
  let answer = () => {}
  const slow = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/v1/prices', async (route) => {
    await slow
    await route.continue()
  })
  const link = (path: string) => page.locator(`footer a[href="${path}"]`)
  await link('/valorant/win-boost').click()
  await expect(link('/valorant/win-boost')).toHaveAttribute('data-pending', '')
  await link('/wild-rift/win-boost').click()
  await expect(link('/wild-rift/win-boost')).toHaveAttribute('data-pending', '')
  await expect(link('/valorant/win-boost')).not.toHaveAttribute('data-pending', '')
  answer()
  await expect(page).toHaveURL('/wild-rift/win-boost')
  await expect(page.locator('[data-pending]')).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL('/')
})

test('without a connection the page and its forms stay, and everything works once it is back', async ({
  page,
  context,
}) => {
  const t = await wordsOf('en')
  await page.goto('/valorant/win-boost')
  await alive(page)
  // The offline message loads when the page is idle.
  await page.locator('.toasts').waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  const said = page.getByRole('alert').filter({ hasText: t('shell.noConnection') })

  // A dialog that is not loaded yet: the page stays and removes the overlay that it had shown.
  await page.getByRole('link', { name: t('shell.signIn') }).click()
  await expect(said).toBeVisible()
  await expect(page.locator('.dialog-backdrop')).toHaveCount(0)
  // The dialog of the page's own button was preloaded, and keeps what is typed.
  await page.getByRole('button', { name: t('service.continue'), exact: true }).click()
  const dialog = page.getByRole('dialog', { name: t('service.guestTitle') })
  const email = dialog.getByLabel(t('account.email'))
  await email.fill('mira@example.org')
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: t('account.continueAsGuest') }).click()
  await expect(dialog.getByRole('alert')).toHaveText(t('shell.noConnection'))
  await expect(email).toHaveValue('mira@example.org')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: t('shell.discardChanges') }).click()

  // Another page, and another language, which is a new document.
  for (const path of ['/coaching', '/de/valorant/win-boost']) {
    await page.evaluate((href) => document.querySelector<HTMLElement>(`a[href="${href}"]`)?.click(), path)
    await expect(said).toBeVisible()
    await expect(page).toHaveURL('/valorant/win-boost')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(t('games.game.valorant'))
  }

  await context.setOffline(false)
  await page.getByRole('link', { name: t('shell.signIn') }).click()
  await expect(page.getByRole('dialog', { name: t('shell.signIn') })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.locator('header a[href="/coaching"]').first().click()
  await expect(page).toHaveURL('/coaching')
})

test('back from the checkout the same order continues, and an address with an account signs in', async ({
  page,
}) => {
  const t = await wordsOf('en')
  await page.goto('/valorant/win-boost')
  await alive(page)
  const goOn = page.getByRole('button', { name: t('service.continue'), exact: true })
  await goOn.click()
  const dialog = page.getByRole('dialog', { name: t('service.guestTitle') })
  await dialog.getByLabel(t('account.email')).fill('theo@peakline.example')
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: t('account.continueAsGuest') }).click()
  const known = page.getByRole('dialog', { name: t('account.knownTitle') })
  await known.getByLabel(t('account.password')).fill(demoPassword)
  await known.getByRole('button', { name: t('account.signInAndGoOn') }).click()
  await atCheckout(page)
  const checkout = page.url()
  await page.goBack()
  await expect(page).toHaveURL('/valorant/win-boost')
  await goOn.click()
  await expect(page).toHaveURL(checkout)
  await page.getByRole('link', { name: t('checkout.change') }).click()
  await expect(page).toHaveURL('/valorant/win-boost')
})

test('a user signed out by the server signs in on top of the page, which stays as it is', async ({
  browser,
}) => {
  const t = await wordsOf('en')
  const { page, context } = await enter(browser, 'store')
  await page.goto('/dashboard/admin/coupon')
  await alive(page)
  // Realtime connects when the page is idle. Without the cookie it would connect as a visitor, and the page with it.
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: t('coupons.create') }).click()
  const code = page
    .getByRole('dialog', { name: t('coupons.create') })
    .getByLabel(t('coupons.code'), { exact: true })
  await code.fill('AUTUMN')
  await context.clearCookies()
  await page.keyboard.press('Enter')
  const again = page.getByRole('dialog', { name: t('account.signedOutTitle') })
  await again.getByLabel(t('account.password')).fill(demoPassword)
  await page.keyboard.press('Enter')
  await expect(again).toBeHidden()
  await expect(code).toHaveValue('AUTUMN')
  await expect(page).toHaveURL('/dashboard/admin/coupon')
})

test('closing an unsaved coupon or going back asks first', async ({ browser }) => {
  const t = await wordsOf('en')
  const { page } = await enter(browser, 'store')
  const heard = complaints(page)
  await page.goto('/dashboard/my-orders')
  await alive(page)
  await page.locator('.rail-link', { hasText: t('shell.adminCoupons') }).click()
  await page.getByRole('button', { name: t('coupons.create') }).click()
  const form = page.getByRole('dialog', { name: t('coupons.create') })
  const question = page.getByRole('dialog', { name: t('shell.unsavedTitle') })
  const code = form.getByLabel(t('coupons.code'), { exact: true })
  await code.fill('SPRING')

  await page.keyboard.press('Escape')
  await question
    .getByRole('button', { name: t('shell.keepEditing') })
    .last()
    .click()
  await expect(question).toBeHidden()
  await expect(code).toHaveValue('SPRING')

  await page.goBack()
  await expect(question).toBeVisible()
  await expect(page).toHaveURL('/dashboard/admin/coupon')
  await question.getByRole('button', { name: t('shell.discardChanges') }).click()
  await expect(page).toHaveURL('/dashboard/my-orders')
  await expect(form).toBeHidden()
  expect(heard).toEqual([])
})

test('if the API does not respond, nobody is signed out: the header still shows the user', async ({
  browser,
}) => {
  const t = await wordsOf('en')
  const { page, context } = await enter(browser, 'theo')
  const account = page.locator('header summary').filter({ hasText: t('shell.account') })
  await page.goto('/')
  await alive(page)
  await expect(account).toBeVisible()
  const name = await account.textContent()
  await page.route('**/v1/**', (route) => route.abort())
  await page.goto('/valorant')
  await alive(page)
  await expect(account).toHaveText(name ?? '')
  await expect(page.getByRole('link', { name: t('shell.signIn') })).toHaveCount(0)
  expect((await context.cookies()).map((cookie) => cookie.name)).toContain('access_token')
})

for (const [name, path] of [
  ['mira', '/dashboard'],
  ['kestrel', '/dashboard/booster/available-orders'],
  ['store', '/dashboard/admin/coupon'],
  ['orders', '/dashboard'],
] as const)
  test(`the first view of ${path} takes at most 20 requests of ${name}`, async ({ browser }) => {
    const { page } = await enter(browser, name)
    const asked: string[] = []
    // A picture that was fetched is shown from a blob, which asks nobody.
    page.on('request', (request) => request.url().startsWith('http') && asked.push(request.url()))
    // What waits until the page is idle is not part of its first view.
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0
    })
    await page.goto(path)
    await alive(page)
    await page.waitForLoadState('networkidle')
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(20)
  })
