import { consentMark, enabledValue } from '#core/people/consent.ts'
import { providerName, type SignInProvider, signInProviders } from '#core/people/sign-in-providers.ts'
import { violations } from './axe.ts'
import { alive, atCheckout, checkOutAsGuest, complaints, wordsOf } from './people.ts'
import { tagHost } from './tag-host.ts'
import { type BrowserContext, expect, type Page, test } from './test.ts'

/** Signs in at the page of a provider, a real OAuth server on this machine where anyone is anyone. */
async function signInThere(page: Page, login: string): Promise<void> {
  await page.waitForURL(/127\.0\.0\.1/)
  await page.getByPlaceholder('Enter any login').fill(login)
  await page.getByPlaceholder('and password').fill('any')
  await page.getByRole('button').click()
}

// The page of that server asks another origin for a font.
test.beforeEach(({ context }) =>
  context.route('https://fonts.googleapis.com/**', (route) =>
    route.fulfill({ contentType: 'text/css', body: '' }),
  ),
)

const aLogin = () => `climber-${crypto.randomUUID().slice(0, 8)}`

/** Every request of a browser, and what a stranger could learn from it. */
function watch(context: BrowserContext) {
  const strangers: string[] = []
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (!url.protocol.startsWith('http') || url.port === process.env.E2E_PORT) return
    strangers.push(`${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`)
  })
  return strangers
}

test.describe('with counting accepted', () => {
  const at = { domain: 'localhost', path: '/', expires: -1, httpOnly: false, secure: false }
  const cookie = (name: string, value: string) => ({ name, value, ...at, sameSite: 'Lax' as const })
  test.use({
    storageState: {
      cookies: [cookie('ncc_c', consentMark('google')), cookie('ncc_e', enabledValue(['google-analytics']))],
      origins: [],
    },
  })

  for (const provider of signInProviders)
    test(`trust S6: ${providerName[provider]} signs in from the button to the same page, and only our server sees the code`, async ({
      page,
      context,
    }) => {
      const t = await wordsOf('fr')
      const heard = complaints(page)
      await context.route(`${tagHost}/**`, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: '' }),
      )
      const strangers = watch(context)
      const landed: { url: string; status: number; type: string | undefined }[] = []
      page.on('response', (response) => {
        const url = new URL(response.url())
        if (url.port === process.env.E2E_PORT && url.searchParams.has('code'))
          landed.push({
            url: url.pathname,
            status: response.status(),
            type: response.headers()['referrer-policy'],
          })
      })
      await page.goto('/fr/valorant')
      await alive(page)
      await page.getByRole('link', { name: t('shell.signIn') }).click()
      await page.getByRole('dialog').getByRole('button', { name: providerName[provider] }).click()
      const login = aLogin()
      // Watched from the start, because the message leaves after some seconds.
      const told = page.getByText(t('success.register')).waitFor()
      await signInThere(page, login)
      await page.waitForURL((url) => url.pathname === '/fr/valorant' && url.search === '')
      await told
      await alive(page)
      // The name that the provider knows stands in the menu of the account.
      await expect(page.locator('header').getByText(login).first()).toBeAttached()
      await page.waitForLoadState('networkidle')
      expect(landed).toEqual([{ url: '/', status: 303, type: 'no-referrer' }])
      // The page counts, by a script of another origin: it learns nothing of the code.
      expect(strangers.some((each) => each.startsWith(tagHost))).toBe(true)
      expect(strangers.filter((each) => /[?&"/]code=/.test(each))).toEqual([])
      expect(page.url()).not.toContain('code')
      expect(heard).toEqual([])
    })
})

test('an order that was about to be placed goes on after the return', async ({ page }) => {
  const t = await wordsOf('en')
  await page.goto('/league-of-legends/win-boost')
  await alive(page)
  const total = (await page.locator('.price-panel output').textContent()) ?? ''
  await page.getByRole('button', { name: t('service.continue'), exact: true }).click()
  const dialog = page.getByRole('dialog', { name: t('service.guestTitle') })
  await expect(dialog.locator('.climb-strip')).toContainText(total)
  // What was typed asks no question on the way out.
  await dialog.getByLabel(t('account.email')).fill('somebody@example.com')
  await dialog.getByRole('button', { name: providerName.discord }).click()
  await signInThere(page, aLogin())
  await atCheckout(page)
  await expect(page.locator('main')).toContainText(total)
})

test('a page that asks for an account opens after the return', async ({ page }) => {
  const t = await wordsOf('ar')
  await page.goto('/ar/dashboard/profile-settings')
  await alive(page)
  await page.locator('main').getByRole('button', { name: providerName.google }).click()
  await signInThere(page, aLogin())
  await page.waitForURL('**/ar/dashboard/profile-settings')
  await expect(page.getByRole('heading', { level: 1, name: t('shell.profileSettings') })).toBeVisible()
})

/** Connects a provider in the settings. */
async function connect(page: Page, provider: SignInProvider, login: string): Promise<void> {
  const t = await wordsOf('en')
  const name = t('settings.accounts.connectTo', { provider: providerName[provider] })
  await page.getByRole('button', { name }).click()
  await signInThere(page, login)
  await page.waitForURL('**/dashboard/profile-settings')
  await alive(page)
}

test('a guest connects an account, keeps the order, and signs in with it elsewhere', async ({
  page,
  browser,
}) => {
  const t = await wordsOf('en')
  await page.goto('/valorant/win-boost')
  await alive(page)
  await page.getByRole('button', { name: t('service.continue'), exact: true }).click()
  await checkOutAsGuest(page, t)
  const order = page.url().split('/').at(-1)
  await page.goto('/dashboard/profile-settings')
  await alive(page)
  await expect(page.getByText(t('settings.accounts.guest'))).toBeVisible()
  const login = aLogin()
  await connect(page, 'discord', login)
  await expect(page.getByText(t('settings.accounts.guest'))).toHaveCount(0)
  const disconnect = page.getByRole('button', {
    name: t('settings.accounts.disconnectFrom', { provider: providerName.discord }),
  })
  // It is the only way in, which its row says.
  await expect(disconnect).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByText(t('errors.last_way_in'))).toBeVisible()
  expect(await violations(page)).toEqual([])

  const elsewhere = await browser.newPage()
  await elsewhere.goto('/dashboard/my-orders')
  await alive(elsewhere)
  await elsewhere.locator('main').getByRole('button', { name: providerName.discord }).click()
  await signInThere(elsewhere, login)
  await elsewhere.waitForURL('**/dashboard/my-orders')
  await expect(elsewhere.locator(`a[href*="${order}"]`).first()).toBeAttached()
  await elsewhere.close()
})

test('a connected account is disconnected when there is another way in', async ({ page }) => {
  const t = await wordsOf('en')
  await page.goto('/dashboard/profile-settings')
  await alive(page)
  await page.locator('main').getByRole('button', { name: providerName.google }).click()
  await signInThere(page, aLogin())
  await page.waitForURL('**/dashboard/profile-settings')
  await alive(page)
  await connect(page, 'facebook', aLogin())
  const provider = providerName.facebook
  await page.getByRole('button', { name: t('settings.accounts.disconnectFrom', { provider }) }).click()
  await expect(
    page.getByRole('button', { name: t('settings.accounts.connectTo', { provider }) }),
  ).toBeVisible()
})

test('a refused return comes back to the same page, says why, and offers the other ways', async ({
  page,
}) => {
  const t = await wordsOf('de')
  await page.goto('/de/valorant')
  await alive(page)
  const start = async (provider: SignInProvider) => {
    const dialog = page.getByRole('dialog')
    if (!(await dialog.isVisible())) await page.getByRole('link', { name: t('shell.signIn') }).click()
    await dialog.getByRole('button', { name: providerName[provider] }).click()
    await page.waitForURL(/127\.0\.0\.1/)
  }
  // The address of an account: its owner signs in and connects.
  await start('google')
  await signInThere(page, 'theo@peakline.example')
  await page.waitForURL('**/de/valorant')
  const dialog = page.getByRole('dialog', { name: t('shell.signIn') })
  await expect(dialog.getByRole('alert')).toHaveText(t('errors.address_has_account'))

  // The person says no at the provider.
  const [asked] = await Promise.all([page.waitForRequest(/127\.0\.0\.1:\d+\/auth/), start('discord')])
  const state = new URL(asked.url()).searchParams.get('state')
  await page.goto(`/?error=access_denied&state=${state}`)
  await page.waitForURL('**/de/valorant')
  await expect(dialog.getByRole('alert')).toHaveText(t('errors.sign_in_canceled'))

  // Somebody else's code, in a browser that began nothing.
  await page.goto('/?code=stolen&state=made-up')
  await expect(page).toHaveURL((url) => url.search === '')
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('access_token')
})
