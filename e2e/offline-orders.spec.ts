import { demoPassword } from '#db/demo-people.ts'
import type { Translate } from '#i18n/translate.ts'
import { databasesOf } from './databases.ts'
import { inDatabase, onAnotherDevice } from './newcomers.ts'
import { ask, running } from './order-money.ts'
import { enter, picture, wordsOf } from './people.ts'
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

/** Where a browser's stores name a person or their order; the public pages can name boosters. */
const traces = async (page: Page, ...ids: string[]) =>
  (await stored(page)).match(new RegExp(`own-(${ids.join('|')})|.{0,60}(${ids.join('|')})`, 'g')) ?? []

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

const gamesOf = (id: string) =>
  inDatabase((db) =>
    db
      .selectFrom('order_games')
      .select(['number', 'result', 'points', 'proof_file_id', 'intention_id', 'made_at', 'played_at'])
      .where('order_id', '=', id)
      .orderBy('number')
      .execute(),
  )

/** Records a game in a page's form. */
async function record(page: Page, t: Translate, result: 'won' | 'lost', points: number): Promise<void> {
  await page.getByRole('radio', { name: t(`order.${result}`), exact: true }).check({ force: true })
  await page.getByLabel(t('order.recordPoints')).fill(String(points))
  await page.getByRole('button', { name: t('order.record'), exact: true }).click()
}

test('games that were recorded without a connection wait in the log of two tabs, and each arrives once and in order', async ({
  browser,
}) => {
  const t = await wordsOf('en')
  const { id, booster } = await running(browser)
  const { page, context } = booster
  await page.goto(`/dashboard/order/${id}`)
  await keptHere(page)
  const other = await context.newPage()
  await other.goto(`/dashboard/order/${id}`)
  await expect(other.getByRole('button', { name: t('order.record'), exact: true })).toBeVisible()
  const bar = page.getByRole('status').filter({ hasText: t('app.offline') })
  await online(context, false)
  await expect(bar).toBeVisible()
  await page.getByLabel(t('order.recordProof')).setInputFiles(picture)
  await record(page, t, 'won', 21)
  const waiting = (tab: Page) => tab.locator('tr[data-unsent=note]').getByText(t('order.unsent.game'))
  await expect(waiting(page)).toHaveCount(1)
  await expect(waiting(other)).toHaveCount(1)
  await record(other, t, 'lost', 15)
  await page.reload()
  await expect(waiting(page)).toHaveCount(2)
  await record(page, t, 'won', 19)
  await page
    .getByRole('button', { name: t('chat.edit') })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('order.recordPoints')).fill('22')
  await dialog.getByRole('button', { name: t('order.correctSave') }).click()
  await expect(dialog).toHaveCount(0)
  await expect(bar).toContainText(t('app.games', { count: 3 }))
  expect(await gamesOf(id)).toEqual([])

  await online(context, true)
  await expect(page.locator('tr[data-unsent=note]')).toHaveCount(0)
  await expect(page.locator('.match-log .log-number')).toHaveText(['3', '2', '1'])
  const games = await gamesOf(id)
  expect(games).toMatchObject([
    { result: 'won', points: 21 },
    { result: 'lost', points: -15 },
    { result: 'won', points: 22 },
  ])
  expect(games[0]?.proof_file_id).not.toBeNull()
  for (const { made_at, played_at } of games) expect(made_at && made_at < played_at).toBe(true)
  await expect(other.locator('.match-log .log-number')).toHaveText(['3', '2', '1'])
})

test('a game whose answer was lost is recorded once, and one that is refused comes back to its form', async ({
  browser,
}) => {
  const t = await wordsOf('en')
  const { id, customer, booster } = await running(browser)
  const { page, context } = booster
  await page.goto(`/dashboard/order/${id}`)
  await keptHere(page)
  // The server has it, and the page doesn't hear of it.
  let lost = 0
  await page.route(`**/orders/${id}/games`, async (route) => {
    if (lost++ > 0) return route.continue()
    await route.fetch()
    await route.abort()
  })
  await record(page, t, 'won', 20)
  await expect.poll(() => lost).toBe(2)
  await expect(page.locator('.match-log .log-number')).toHaveText(['1'])
  await expect(page.locator('tr[data-unsent=note]')).toHaveCount(0)
  expect(await gamesOf(id)).toHaveLength(1)

  await online(context, false)
  await expect(page.getByRole('status').filter({ hasText: t('app.offline') })).toBeVisible()
  for (const name of [t('order.openVault'), t('work.several')]) {
    const button = page.getByRole('button', { name, exact: true })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toHaveAccessibleDescription(t('shell.needsConnection'))
  }
  await record(page, t, 'won', 18)
  await ask(customer, 'POST', `/orders/${id}/pause`)
  await online(context, true)
  const row = page.locator('tr[data-unsent=note]')
  await expect(row.getByRole('alert')).toBeVisible()
  await page.reload()
  await expect(row.getByRole('alert')).toBeVisible()
  expect(await gamesOf(id)).toHaveLength(1)
  await ask(customer, 'POST', `/orders/${id}/resume`)
  await row.getByRole('button', { name: t('order.unsent.correct') }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel(t('order.recordPoints'))).toHaveValue('18')
  await dialog.getByLabel(t('order.recordPoints')).fill('17')
  await dialog.getByRole('button', { name: t('order.correctSave') }).click()
  await expect(row).toHaveCount(0)
  await expect.poll(() => gamesOf(id)).toMatchObject([{ points: 20 }, { points: 17 }])
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

test('a ban and an end by their owner delete what a browser kept of a person, and their number in the tab', async ({
  browser,
}) => {
  const { id, customer, booster } = await running(browser)
  const admin = await enter(browser, 'admin')
  const cookies = await admin.context.cookies()
  const token = cookies.find(({ name }) => name.endsWith('access_token'))?.value ?? ''
  const ends = [
    {
      who: booster,
      end: () =>
        ask({ ...booster, context: admin.context, token }, 'POST', `/users/${booster.id}/ban`, {
          reason: 'payment_fraud',
        }),
    },
    {
      who: customer,
      async end() {
        const { context, token: other } = await onAnotherDevice(browser, customer)
        const headers = { authorization: `Bearer ${other}` }
        expect((await context.request.delete('/v1/users/@me/sessions', { headers })).status()).toBe(200)
      },
    },
  ]
  for (const { who, end } of ends) {
    const { page } = who
    await page.goto(`/dashboard/order/${id}`)
    await keptHere(page)
    await expect.poll(() => stored(page)).toContain('shown-notifications')
    await end()
    await page.reload()
    await expect.poll(() => traces(page, who.id, id)).toEqual([])
  }
})

test('another person’s sign-in in a second tab makes the first leave what it showed', async ({ browser }) => {
  const { id, booster } = await running(browser)
  const { page, context } = booster
  await page.goto(`/dashboard/order/${id}`)
  await keptHere(page)
  const second = await context.newPage()
  await second.goto('/')
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible()
  const data = { email: 'mira@peakline.example', password: demoPassword }
  expect((await context.request.post('/v1/auth/login', { data })).status()).toBe(200)
  await second.goto('/dashboard')
  await expect(second.getByText('mira').first()).toBeVisible()
  await expect(page.locator('.order-page')).toHaveCount(0)
  await expect(page.locator('body')).not.toContainText(booster.name)
  await expect.poll(() => traces(page, booster.id, id)).toEqual([])
})
