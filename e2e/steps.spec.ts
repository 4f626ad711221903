import { climbEnds } from '#core/choices/order-config.ts'
import { games } from '#core/games/games.ts'
import { filterId } from '#core/people/matching.ts'
import { inDatabase, type Newcomer, newAccount, newBooster, newCustomer } from './newcomers.ts'
import { boosting, climb, finish, open, orderPage, win } from './order-money.ts'
import { enter, idle, wordsOf } from './people.ts'
import { type Browser, expect, type Locator, type Page, test } from './test.ts'

/**
 * How many presses the daily jobs of staff and boosters take, from the page where each begins: every press of a key, a
 * button or a choice counts, what is typed or picked from the disk doesn't. A job may get shorter, but not longer.
 */

const t = await wordsOf('en')
// No other journey orders there.
const config = { ...climb(), server: 'me' as const }

/** A hand that counts what it does. */
class Hand {
  presses = 0
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }
  async press(target: Locator) {
    await target.click()
    this.presses++
  }
  async keys(...names: string[]) {
    for (const name of names) await this.page.keyboard.press(name)
    this.presses += names.length
  }
  async choose(target: Locator, value: string) {
    await target.selectOption(value)
    this.presses++
  }
  async type(text: string) {
    await this.page.keyboard.type(text)
  }
}

async function at(who: { page: Page }, path: string): Promise<Hand> {
  await open(who, path)
  await idle(who.page)
  return new Hand(who.page)
}

const taken: Record<string, number> = {}
/** A job is done; the review of the product knows what it takes elsewhere. */
function took(job: string, { presses }: Hand, most: number) {
  taken[job] = presses
  expect(presses, job).toBeLessThanOrEqual(most)
}
test.afterAll(() => console.table(taken))

/** Results that wait for staff, the oldest first. */
async function submitted(browser: Browser, count: number) {
  const customer = await newCustomer(browser, 50_000)
  const booster = await newBooster(browser, filterId(config))
  const { from, to } = climbEnds(config)
  const { usual, least } = games[config.game].moves.won
  const ids: string[] = []
  for (let n = 0; n < count; n++) {
    const id = await boosting(customer, booster, config)
    for (let height = from; height < to; ) {
      const points = Math.min(usual, Math.max(least, to - height))
      height += points
      await win(booster, id, height, points, height >= to)
    }
    await finish(booster, id)
    const finished_at = new Date(Date.now() - (count - n) * 60_000)
    await inDatabase((db) =>
      db.updateTable('orders').set({ doubts: [], finished_at }).where('id', '=', id).execute(),
    )
    ids.push(id)
  }
  return { ids, people: [customer, booster] }
}

const closeAll = (people: readonly Newcomer[]) => Promise.all(people.map(({ context }) => context.close()))

test('staff verify three results and send one back, without a mouse', async ({ browser }) => {
  const { ids, people } = await submitted(browser, 4)
  const staff = await newAccount(browser, { permissions: ['EditOrders'] })
  const { page } = staff
  const row = (id = '') => page.locator(`[data-row="${id}"]`)
  const hand = await at(staff, `/dashboard/admin/triage?server=${config.server}`)
  await expect(row(ids[0])).toBeVisible()
  await hand.keys('j', 'Enter')
  for (const id of ids.slice(0, 3)) {
    await expect(page).toHaveURL(new RegExp(`order=${id}`))
    await expect(page.getByRole('button', { name: t('triage.verify') })).toBeVisible()
    await hand.keys('v')
    await expect(row(id)).toContainText(t('triage.own.complete'))
  }
  took('Verify three results', hand, 5)

  await expect(page).toHaveURL(new RegExp(`order=${ids[3]}`))
  await expect(page.getByRole('button', { name: t('triage.verify') })).toBeVisible()
  const back = new Hand(page)
  await back.keys('r')
  const dialog = page.getByRole('dialog', { name: t('triage.title.reject') })
  await back.press(dialog.getByRole('radio', { name: t('ready.because.other_account') }))
  await back.press(dialog.getByRole('button', { name: t('order.staffReject') }))
  await expect(row(ids[3])).toContainText(t('triage.own.reject'))
  took('Send a result back', back, 3)
  await closeAll([staff, ...people])
})

test('staff find an order by its number, its customer’s address or their name in the game', async ({
  browser,
}) => {
  const { id, customer } = await ordered(browser)
  const { number, email } = await inDatabase((db) =>
    db
      .selectFrom('orders')
      .innerJoin('users', 'users.id', 'orders.customer_id')
      .select(['number', 'email'])
      .where('orders.id', '=', id)
      .executeTakeFirstOrThrow(),
  )
  const staff = await newAccount(browser, { permissions: ['EditOrders'] })
  const { page } = staff
  const options = page.getByRole('dialog', { name: t('palette.open') }).getByRole('option')
  for (const [job, words] of [
    ['Find an order by its number', String(number)],
    ['Find an order by its customer’s address', email ?? ''],
    ['Find an order by a name in the game', `${customer.name}#EUW`],
  ] as const) {
    const hand = await at(staff, '/dashboard')
    await hand.keys('Control+KeyK')
    await hand.type(words)
    await expect(options.first()).toContainText(`PK-${number}`)
    await hand.keys('Enter')
    await expect(page).toHaveURL(orderPage(id))
    took(job, hand, 2)
  }
  await closeAll([staff, customer])
})

/** An order that its customer paid for, with a name in the game. */
async function ordered(browser: Browser) {
  const customer = await newCustomer(browser, 50_000)
  const booster = await newBooster(browser, filterId(config))
  const id = await boosting(customer, booster, config)
  await inDatabase((db) =>
    db
      .updateTable('orders')
      .set({ in_game_name: `${customer.name}#EUW` })
      .where('id', '=', id)
      .execute(),
  )
  return { id, customer, booster }
}

test('staff credit a balance and ban somebody from their page', async ({ browser }) => {
  const customer = await newCustomer(browser, 100)
  const { name } = customer
  const { page } = await enter(browser, 'admin')
  const hand = await at({ page }, `/dashboard/admin/user/${customer.id}`)
  const sheet = page.getByRole('dialog', { name: t('people.title', { name }) })
  await hand.press(sheet.getByRole('button', { name: t('people.correct') }))
  const credit = page.getByRole('dialog', { name: t('people.correctTitle', { name }) })
  await credit.getByLabel(t('coupons.amount')).fill('5.00')
  await credit.getByLabel(t('people.creditWhy', { name })).fill('One day late')
  await hand.press(credit.getByRole('button', { name: t('people.credit') }))
  await expect(credit).toHaveCount(0)
  took('Credit a balance', hand, 2)

  const second = new Hand(page)
  await second.press(sheet.getByRole('button', { name: t('people.ban') }))
  const ban = page.getByRole('dialog', { name: t('people.banTitle', { name }) })
  await second.choose(ban.getByLabel(t('people.reason')), 'payment_fraud')
  await second.press(ban.getByRole('button', { name: t('people.ban') }))
  await expect(sheet.getByRole('button', { name: t('people.unban') })).toBeVisible()
  took('Ban a person', second, 3)
  await closeAll([customer])
  await page.context().close()
})

test('a booster claims, records a game by keys and four games in one go', async ({ browser }) => {
  const { id, customer, booster } = await ordered(browser)
  const { page } = booster
  const hand = await at(booster, orderPage(id))
  await hand.keys('w', 'Enter')
  const log = page.getByRole('region', { name: t('order.matchLog') })
  await expect(log.getByRole('row')).toHaveCount(2)
  took('Record a game', hand, 2)

  const several = new Hand(page)
  await several.press(page.getByRole('button', { name: t('work.several') }))
  const row = (number: number) => page.getByRole('group', { name: t('order.gameNumber', { number }) })
  for (const [number, result] of [
    [2, 'won'],
    [3, 'lost'],
    [4, 'won'],
    [5, 'lost'],
  ] as const)
    await several.press(row(number).getByText(t(`order.${result}`), { exact: true }))
  await several.press(page.getByRole('button', { name: t('work.recordCount', { count: 4 }) }))
  await expect(log.getByRole('row')).toHaveCount(6)
  took('Record four games', several, 6)
  await closeAll([customer, booster])
})
