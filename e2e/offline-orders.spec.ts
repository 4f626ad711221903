import { enter, wordsOf } from './people.ts'
import { type BrowserContext, expect, type Page, test } from './test.ts'

test.use({ serviceWorkers: 'allow' })

/** Waits until the worker has the document that opens offline and the browser what the page was made from. */
async function keptHere(page: Page) {
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/offline')) !== undefined))
    .toBe(true)
  await expect.poll(() => stored(page)).toContain(new URL(page.url()).pathname)
}

/** Everything that the browser has stored in any of its stores, as text. */
function stored(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const all: unknown[] = [{ ...localStorage }, { ...sessionStorage }, document.cookie]
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys())
        all.push(request.url, await (await cache.match(request))?.text())
    }
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await done(indexedDB.open(name))
      all.push(name)
      for (const store of db.objectStoreNames) {
        const rows = db.transaction(store).objectStore(store)
        all.push(await done(rows.getAllKeys()), await done(rows.getAll()))
      }
      db.close()
    }
    return JSON.stringify(all)
  })
}

const online = (context: BrowserContext, is: boolean) => context.setOffline(!is)

/** Opens the first of a person's orders that is being played. */
async function openOrder(page: Page, list: string): Promise<string> {
  await page.goto(list)
  await page
    .getByRole('main')
    .getByRole('link', { name: /PK-\d+/ })
    .first()
    .click()
  await page.waitForURL('**/dashboard/order/*')
  return page.url()
}

test('trust W3: own orders open without a connection, and log-out leaves nothing of anybody in the browser', async ({
  browser,
}) => {
  const t = await wordsOf('en')
  const { page, context } = await enter(browser, 'theo')
  await openOrder(page, '/dashboard/my-orders')
  const title = await page.getByRole('heading', { level: 1 }).textContent()
  await page.reload()
  await keptHere(page)
  await online(context, false)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
  await expect(page).toHaveURL(/\/dashboard\/order\//)
  await expect(page.getByRole('status').filter({ hasText: t('app.offline') })).toBeVisible()
  await online(context, true)
  await expect(page.getByRole('status').filter({ hasText: t('app.offline') })).toBeHidden()

  expect(await stored(page)).toMatch(/theo/)
  await page
    .getByRole('button', { name: t('shell.logOut') })
    .first()
    .click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const everything = await stored(page)
  expect(everything).not.toMatch(/theo|PK-\d|"own-|[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/i)
})
