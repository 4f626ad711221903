import { demoPassword } from '#db/demo-people.ts'
import { databasesOf } from './databases.ts'
import { inDatabase } from './newcomers.ts'
import { running } from './order-money.ts'
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

/** Everything that the browser has stored in any of its stores, as text; of a build’s files, which are anybody’s, the names. */
async function stored(page: Page): Promise<string> {
  const others = await page.evaluate(async () => {
    const all: unknown[] = [{ ...localStorage }, { ...sessionStorage }, document.cookie]
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys())
        all.push(request.url, name === 'assets' || (await (await cache.match(request))?.text()))
    }
    return JSON.stringify(all)
  })
  return others + (await databasesOf(page))
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
  await page.locator('.order-page').waitFor()
  return page.url()
}

test('trust W3: own orders open without a connection, and log-out leaves nothing of anybody in the browser', async ({
  browser,
}) => {
  const t = await wordsOf('en')
  const { page, context } = await enter(browser, 'theo')
  const order = (await openOrder(page, '/dashboard/my-orders')).split('/').at(-1) ?? ''
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

  const before = await stored(page)
  const person = /"own-([\da-f-]{36})"/.exec(before)?.[1] ?? ''
  for (const word of ['theo', order, person]) expect(before.includes(word), word).toBe(true)
  await page
    .getByRole('button', { name: t('shell.logOut') })
    .first()
    .click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const everything = await stored(page)
  expect(everything).toContain('/assets/')
  expect(everything.match(new RegExp(`theo|PK-\\d|own-[\\da-f]{8}|${order}|${person}`, 'gi'))).toBeNull()
})

test('a message that was written without a connection waits through a reload and arrives once, and so does one whose answer was lost', async ({
  browser,
}) => {
  const t = await wordsOf('en')
  const { id, customer, booster } = await running(browser)
  const { page, context } = booster
  const field = page.getByLabel(t('talk.write', { name: customer.name }))
  const log = page.getByRole('log')
  const texts = () =>
    inDatabase(async (db) => {
      const rows = await db
        .selectFrom('order_messages')
        .select('text')
        .where('order_id', '=', id)
        .orderBy('number')
        .execute()
      return rows.map(({ text }) => text)
    })
  await page.goto(`/dashboard/order/${id}`)
  await keptHere(page)
  await expect.poll(() => stored(page)).toContain('"closes_at"')
  await online(context, false)
  await field.fill('I stop at 18:45')
  await page.keyboard.press('Enter')
  await expect(log.getByText(t('chat.at.waiting'))).toBeVisible()
  await page.reload()
  await expect(log.getByText('I stop at 18:45')).toBeVisible()
  await field.fill('and a second one')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: t('app.offline') })).toContainText(
    t('app.messages', { count: 2 }),
  )
  await online(context, true)
  await expect(page.getByRole('status').filter({ hasText: t('app.backOnline') })).toBeVisible()
  await expect(log.getByText(t('chat.at.waiting'))).toHaveCount(0)
  await expect.poll(texts).toEqual(['I stop at 18:45', 'and a second one'])

  // The server has it, and the page doesn't hear of it.
  let lost = 0
  await page.route('**/chat/messages', async (route) => {
    if (lost++ > 0) return route.continue()
    await route.fetch()
    await route.abort()
  })
  await field.fill('a third')
  await page.keyboard.press('Enter')
  await expect.poll(() => lost).toBe(2)
  await expect(log.getByText('a third')).toBeVisible()
  await expect(log.getByText(t('chat.at.waiting'))).toHaveCount(0)
  await expect.poll(texts).toEqual(['I stop at 18:45', 'and a second one', 'a third'])
})

test('signing out asks while a message waits, and another person’s sign-in leaves nothing of the first', async ({
  browser,
}) => {
  const t = await wordsOf('en')
  const { id, customer, booster } = await running(browser)
  const { page, context } = booster
  await page.goto(`/dashboard/order/${id}`)
  await keptHere(page)
  // The site answers, but nothing can be written.
  await page.route('**/chat/messages', (route) => route.abort())
  await page.getByLabel(t('talk.write', { name: customer.name })).fill('a private word')
  await page.keyboard.press('Enter')
  await expect.poll(() => stored(page)).toContain('a private word')
  await page
    .getByRole('button', { name: t('shell.logOut') })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: t('app.loseTitle') })
  await expect(dialog).toContainText(t('app.messages', { count: 1 }))
  await dialog.getByRole('button', { name: t('app.stayIn') }).click()
  await expect(dialog).toHaveCount(0)
  expect(await stored(page)).toContain('a private word')

  const data = { email: 'theo@peakline.example', password: demoPassword }
  expect((await context.request.post('/v1/auth/login', { data })).status()).toBe(200)
  await page.goto('/')
  await expect.poll(() => stored(page)).not.toMatch(new RegExp(`a private word|${booster.name}|${id}`))
})
