import { enter, wordsOf } from './people.ts'
import { type BrowserContext, expect, type Page, test } from './test.ts'

test.use({ serviceWorkers: 'allow' })

/** Waits until the worker has kept a page and the page that is shown offline. */
async function kept(page: Page, ...paths: string[]) {
  await expect
    .poll(() =>
      page.evaluate(async (all) => {
        const cache = await caches.open('pages')
        const found = await Promise.all(all.map((path) => cache.match(path)))
        return found.every(Boolean)
      }, paths),
    )
    .toBe(true)
}

/** Everything that the browser has kept, as text. */
function allKept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const names = await caches.keys()
    const texts = await Promise.all(
      names.map(async (name) => {
        const cache = await caches.open(name)
        const requests = await cache.keys()
        return Promise.all(
          requests.map(async (each) => `${each.url} ${await (await cache.match(each))?.text()}`),
        )
      }),
    )
    return texts.flat().join('\n')
  })
}

const online = (context: BrowserContext, is: boolean) => context.setOffline(!is)

test('what was read opens without a connection and says so, and the rest says that it can’t', async ({
  page,
  context,
}) => {
  const t = await wordsOf('en')
  await page.goto('/valorant')
  await kept(page, '/valorant', '/offline')
  await online(context, false)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Valorant')
  await expect(page.getByRole('status').filter({ hasText: t('app.offline') })).toBeVisible()

  await page.goto('/wild-rift').catch(() => {})
  await expect(page.getByRole('heading', { level: 1, name: t('app.pageTitle') })).toBeVisible()
  await expect(page).toHaveURL(/\/offline\?from=%2Fwild-rift$/)
  await page
    .getByRole('main')
    .getByRole('link', { name: /Valorant/ })
    .first()
    .click()
  await expect(page).toHaveURL('/valorant')
  await expect(page.getByRole('status').filter({ hasText: t('app.offline') })).toBeVisible()

  await page.getByRole('button', { name: t('app.tryNow') }).click()
  await expect(page.getByText(t('app.stillOffline'))).toBeVisible()
  await online(context, true)
  await expect(page.getByRole('status').filter({ hasText: t('app.backOnline') })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: t('app.backOnline') })).toBeHidden()
})

test('a page that wasn’t kept opens by itself once there is a connection, in the reader’s language', async ({
  page,
  context,
}) => {
  const german = await wordsOf('de')
  await page.goto('/de')
  await kept(page, '/de', '/de/offline')
  await online(context, false)
  await page.goto('/de/boosters').catch(() => {})
  await expect(page.getByRole('heading', { level: 1, name: german('app.pageTitle') })).toBeVisible()
  await online(context, true)
  await expect(page).toHaveURL('/de/boosters')
})

test('nothing of a person is kept, only what anybody gets', async ({ browser }) => {
  const t = await wordsOf('en')
  const { page, context } = await enter(browser, 'mira')
  await page.goto('/dashboard/my-orders')
  await page.goto('/')
  await kept(page, '/', '/offline')
  const everything = await allKept(page)
  expect(everything).toContain('/assets/')
  expect(everything).not.toMatch(/mira|PK-\d{5}|\/dashboard\/order\/[\da-f]/i)
  await online(context, false)
  await page.goto('/dashboard').catch(() => {})
  await expect(page.getByRole('heading', { level: 1, name: t('app.pageTitle') })).toBeVisible()
})

test('the browser can install the site, in each language with its own manifest', async ({
  page,
  context,
}) => {
  await page.goto('/ar')
  await kept(page, '/ar/offline')
  const session = await context.newCDPSession(page)
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  expect(installabilityErrors).toEqual([])
  const { url, errors, data } = await session.send('Page.getAppManifest')
  expect(errors).toEqual([])
  expect(url).toContain('/ar/app.webmanifest')
  const manifest = JSON.parse(data ?? '')
  expect(manifest).toMatchObject({ lang: 'ar-EG', dir: 'rtl', id: '/' })
  // A browser leaves out a picture whose size isn't the one that is named.
  const sizes = await page.evaluate(
    (pictures: { src: string }[]) =>
      Promise.all(
        pictures.map(async ({ src }) => {
          const { width, height } = await createImageBitmap(await (await fetch(src)).blob())
          return `${width}x${height}`
        }),
      ),
    manifest.screenshots,
  )
  expect(manifest.screenshots).toMatchObject([
    { form_factor: 'wide', sizes: sizes[0] },
    { form_factor: 'narrow', sizes: sizes[1] },
  ])
})
