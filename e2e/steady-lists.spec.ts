import { defaultConfig } from '#core/choices/order-config.ts'
import { filterId } from '#core/people/matching.ts'
import { insertCustomer, insertOrder, type TestServices } from '#server/test/factories.ts'
import { rounds } from '#server/test/rounds.ts'
import { inDatabase, type Newcomer, newAccount, newBooster } from './newcomers.ts'
import { ask, claim } from './order-money.ts'
import { alive, roundTrip, wordsOf } from './people.ts'
import { type Browser, type BrowserContextOptions, expect, type Page, test } from './test.ts'

/** Live lists hold still under a hand: whoever presses a row gets the order that they saw. */

const t = await wordsOf('en')
// No other journey orders there.
const config = { ...defaultConfig('league-of-legends', 'elo-boost'), server: 'tr' as const }
const presses = rounds(6, 200)
test.setTimeout(rounds(600_000, 7_200_000))

/** Orders that wait on the board, the oldest first. */
const waiting = (count: number) =>
  inDatabase(async (db) => {
    const services = { db, now: () => new Date() } as TestServices
    const customerId = (await insertCustomer({ db })).id
    const ids: string[] = []
    for (let i = 0; i < count; i++)
      ids.push((await insertOrder(services, { status: 'waiting_for_booster', config, customerId })).id)
    return ids
  })

/** A booster who can claim as many orders as there are. */
async function anyNumber(browser: Browser): Promise<Newcomer> {
  const booster = await newBooster(browser, filterId(config))
  await inDatabase((db) =>
    db
      .updateTable('boosters')
      .set({ solo_limit: 1_000, duo_limit: 1_000 })
      .where('user_id', '=', booster.id)
      .execute(),
  )
  return booster
}

const claimedBy = ({ id }: Newcomer) =>
  inDatabase(async (db) => {
    const rows = await db
      .selectFrom('orders')
      .select('id')
      // Those of the last seconds can still be undone.
      .where((eb) => eb.or([eb('booster_id', '=', id), eb('reserved_by', '=', id)]))
      .execute()
    return rows.map((row) => row.id)
  })

const rows = (page: Page) => page.locator('[data-row]')

async function pageAs(browser: Browser, { token }: Newcomer, options: BrowserContextOptions) {
  const context = await browser.newContext(options)
  await context.addCookies([{ name: 'access_token', value: token, domain: 'localhost', path: '/' }])
  return context.newPage()
}

const orders = (page: Page) =>
  rows(page).evaluateAll((all) => all.map((row) => (row as HTMLElement).dataset.row ?? ''))

const hands = {
  // Under a mouse a row stays, without its button.
  mouse: {
    options: {},
    gone: ':not([data-taken])',
    press: (page: Page, x: number, y: number) => page.mouse.click(x, y),
  },
  finger: {
    options: { viewport: { width: 390, height: 844 }, hasTouch: true },
    gone: '',
    press: (page: Page, x: number, y: number) => page.touchscreen.tap(x, y),
  },
} as const

for (const [name, { options, gone, press }] of Object.entries(hands))
  test(`of ${presses} presses with a ${name} on a board whose rows leave, none claims another order`, async ({
    browser,
  }) => {
    await waiting(presses * 4)
    const [booster, other] = [await anyNumber(browser), await anyNumber(browser)]
    const page = await pageAs(browser, booster, options)
    await page.clock.install()
    let mine: string[] = []
    for (let n = 0; n < presses; n++) {
      await page.clock.resume()
      await page.goto('/dashboard/booster/available-orders')
      await alive(page)
      await expect(page.getByText(t('booster.live'))).toBeVisible()
      const aim = rows(page).nth(2 + (n % 3))
      const button = aim.getByRole('button', { name: /^Claim/ })
      await button.scrollIntoViewIfNeeded()
      // Nothing has moved for half a second.
      await expect(page.locator('[data-row][style*="pointer-events"]')).toHaveCount(0)
      const shown = await orders(page)
      const order = shown[2 + (n % 3)] ?? ''
      const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
      const place = [x + width / 2, y + height / 2] as const
      if (name === 'mouse') await page.mouse.move(...place)
      // However slow the machine is, the press comes in the moment in which rows above it leave, or it itself, or one below.
      await page.clock.pauseAt(new Date(Date.now() + 2_000))
      const leaving = [shown.slice(0, 2), [order], shown.slice(5, 6)][n % 3] ?? []
      for (const id of leaving) await ask(other, 'POST', `/orders/${id}/claim`)
      for (const id of leaving)
        await expect(page.locator(`[data-row="${id}"]${gone}`), `press ${n}`).toHaveCount(0)
      // A row that came under the finger was meant by nobody; one that is gone can't be claimed.
      const expected = n % 3 === 2 || (name === 'mouse' && n % 3 === 0) ? [order] : []
      const gained = async () => (await claimedBy(booster)).filter((id) => !mine.includes(id))
      await press(page, ...place)
      // Leaving the page would cut a claim off that is on its way.
      if (expected.length > 0) await expect.poll(gained).not.toEqual([])
      else await roundTrip(page)
      await page.goto('about:blank')
      expect([n, ...(await gained())]).toEqual([n, ...expected])
      mine = await claimedBy(booster)
    }
  })

test('staff’s list holds still under the pointer, counts what changed, and shows it when the pointer leaves', async ({
  browser,
}) => {
  const [first] = await waiting(3)
  const staff = await newAccount(browser, { permissions: ['EditOrders'] })
  const taker = await anyNumber(browser)
  const { page } = staff
  await page.goto('/dashboard/admin/orders/waiting_for_booster?sort=newest')
  await alive(page)
  const order = await rows(page).first().getAttribute('data-row')
  const before = await orders(page)
  await rows(page).nth(1).hover()
  await claim(taker, order ?? '')
  const changes = page.getByText(t('lists.changes', { count: 1 }))
  await expect(changes).toBeVisible()
  expect(await orders(page)).toEqual(before)
  await page.getByRole('heading', { level: 1 }).hover()
  await expect(page.locator(`[data-row="${order}"]`)).toHaveCount(0)
  await expect(changes).toHaveCount(0)
  expect(before).toContain(first)
})
