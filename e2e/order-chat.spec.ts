import { hourMs } from '#core/base/durations.ts'
import { defaultConfig } from '#core/choices/order-config.ts'
import { filterId } from '#core/people/matching.ts'
import { contactMask } from '#core/talk/mask-contacts.ts'
import { href } from '#i18n/href.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Translate } from '#i18n/translate.ts'
import { insertOrder, type TestServices } from '#server/test/factories.ts'
import { violations } from './axe.ts'
import { inDatabase, newBooster, newCustomer } from './newcomers.ts'
import { ask, running } from './order-money.ts'
import { alive, complaints, enter, picture, wordsOf } from './people.ts'
import { expect, type Page, test } from './test.ts'

/** Customer, booster and staff talk on one order; each reads it in their own language. */

const [t, de] = await Promise.all([wordsOf('en'), wordsOf('de')])

async function open(page: Page, path: string) {
  await page.goto(path)
  await alive(page)
}

const orderPage = (order_id: string, locale: Locale = 'en') =>
  href('/dashboard/order/:order_id', locale, { order_id })
const log = (page: Page) => page.getByRole('log')
const field = (page: Page, words: Translate, name: string) => page.getByLabel(words('talk.write', { name }))

async function write(page: Page, words: Translate, name: string, text: string) {
  await field(page, words, name).fill(text)
  await page.keyboard.press('Enter')
}

test('the three sides of an order talk live: typing, read marks, a picture, masked contacts, notes in German', async ({
  browser,
}) => {
  const { id, customer, booster } = await running(browser)
  await open(customer.page, orderPage(id, 'de'))
  await open(booster.page, orderPage(id))
  // What happened is a note in each reader's own language.
  await expect(log(customer.page)).toContainText(de('order.event.claim'))
  await expect(log(booster.page)).toContainText(t('order.event.claim'))

  // It is shown for a few seconds, and only to someone who is connected by then.
  const typing = customer.page.getByText(de('inbox.typing', { name: booster.name }))
  await expect(async () => {
    await field(booster.page, t, customer.name).pressSequentially('I start ')
    await expect(typing).toBeAttached({ timeout: 2_000 })
  }).toPass()
  await write(booster.page, t, customer.name, 'I start with mid lane')
  const opening = log(customer.page).getByText('I start with mid lane')
  await expect(opening).toBeVisible()
  await expect(log(booster.page).getByText(/, read$/)).toBeVisible()

  await write(customer.page, de, booster.name, 'Schreib mir an theo@example.com, wenn du fertig bist')
  const masked = `Schreib mir an ${contactMask}, wenn du fertig bist`
  await expect(log(customer.page).getByText(masked)).toBeVisible()
  await expect(log(customer.page).getByText(de('talk.masked'))).toBeVisible()
  await expect(log(booster.page).getByText(masked)).toBeVisible()
  await expect(log(booster.page).getByText(t('talk.masked'))).toBeVisible()
  await expect(booster.page.getByText('theo@example.com')).toHaveCount(0)

  await booster.page.getByLabel(t('chat.attach')).setInputFiles(picture)
  await write(booster.page, t, customer.name, 'The rank at the start')
  await expect(log(customer.page).getByRole('img', { name: de('chat.picture') })).toBeVisible()

  const staff = await enter(browser, 'orders')
  const heard = complaints(staff.page)
  await open(staff.page, orderPage(id))
  await expect(log(staff.page).getByText(/theo@example\.com/)).toBeVisible()
  await staff.page.getByLabel(t('chat.write')).fill('Please keep contact data out of here.')
  await staff.page.keyboard.press('Enter')
  for (const { page } of [customer, booster])
    await expect(log(page).getByText('Please keep contact data out of here.')).toBeVisible()
  await expect(log(customer.page).getByText(new RegExp(`^${de('order.by.staff')}, `))).toBeVisible()

  expect(await violations(customer.page, ['.talk-card'])).toEqual([])
  expect(await violations(booster.page, ['.talk-card'])).toEqual([])
  expect([customer.heard, booster.heard, heard]).toEqual([[], [], []])
  for (const { context } of [customer, booster, staff]) await context.close()
})

test('unread messages are counted beside the order and in the links, live, until they are read', async ({
  browser,
}) => {
  const { id, customer, booster } = await running(browser)
  const { page } = customer
  await open(page, '/dashboard/my-orders')
  const connected = page.locator('html')
  await expect(connected).toHaveAttribute('data-ready', '')
  const staff = await enter(browser, 'orders')
  await open(staff.page, '/dashboard/admin/orders/boosting?sort=newest')

  const say = (text: string) =>
    ask(booster, 'POST', `/orders/${id}/chat/messages`, { message_id: crypto.randomUUID(), text })
  await say('Back at it')
  const rail = page.getByRole('navigation', { name: t('shell.dashboardNavigation') }).first()
  const row = page.getByRole('main').getByRole('row').filter({ hasText: 'PK-' })
  const one = t('chat.unread', { count: 1 })
  await expect(row.getByTitle(one)).toBeVisible()
  await expect(rail.getByTitle(one)).toBeVisible()
  await say('Twelve games today')
  const two = t('chat.unread', { count: 2 })
  await expect(row.getByTitle(two)).toBeVisible()
  await expect(rail.getByRole('link', { name: two })).toBeVisible()
  await expect(staff.page.getByRole('row').filter({ hasText: customer.name }).getByTitle(two)).toBeVisible()
  expect(await violations(page)).toEqual([])

  // Another page of theirs reads the chat.
  const other = await customer.context.newPage()
  await open(other, orderPage(id))
  await expect(log(other).getByText('Twelve games today')).toBeVisible()
  await expect(row.getByTitle(two)).toHaveCount(0)
  await expect(rail.getByTitle(two)).toHaveCount(0)
  await page.reload()
  await alive(page)
  await expect(row).toHaveCount(1)
  await expect(row.getByTitle(/./)).toHaveCount(0)
  for (const { context } of [customer, booster, staff]) await context.close()
})

test('a booster who drops the order can’t read on', async ({ browser }) => {
  const { id, customer, booster } = await running(browser)
  await open(customer.page, orderPage(id))
  await open(booster.page, orderPage(id))
  await write(customer.page, t, booster.name, 'For you only')
  await expect(log(booster.page).getByText('For you only')).toBeVisible()
  await ask(booster, 'POST', `/orders/${id}/drop`, { reason: 'My line is down for days' })
  await expect(log(booster.page)).toHaveCount(0)
  await customer.page.getByRole('log').waitFor()
  await customer.page.getByLabel(t('chat.write')).fill('For whoever comes next')
  await customer.page.keyboard.press('Enter')
  await expect(log(customer.page).getByText('For whoever comes next')).toBeVisible()
  await booster.page.goto(orderPage(id))
  await expect(booster.page.getByText('For you only')).toHaveCount(0)
  await expect(booster.page.getByText('For whoever comes next')).toHaveCount(0)
  for (const { context } of [customer, booster]) await context.close()
})

test('the chat takes messages for a day after the order ends, then closes', async ({ browser }) => {
  const config = defaultConfig('league-of-legends', 'elo-boost')
  const customer = await newCustomer(browser, 100)
  const booster = await newBooster(browser, filterId(config))
  const ended = (hours: number) => new Date(Date.now() - hours * hourMs)
  const { id } = await inDatabase((db) =>
    insertOrder({ db, now: () => new Date() } as TestServices, {
      status: 'completed',
      customerId: customer.id,
      boosterId: booster.id,
      columns: { closed_at: ended(23) },
    }),
  )
  await open(customer.page, orderPage(id))
  await write(customer.page, t, booster.name, 'Thank you!')
  await expect(log(customer.page).getByText('Thank you!')).toBeVisible()
  await open(booster.page, orderPage(id))
  await expect(log(booster.page).getByText('Thank you!')).toBeVisible()

  await inDatabase((db) =>
    db
      .updateTable('orders')
      .set({ closed_at: ended(25) })
      .where('id', '=', id)
      .execute(),
  )
  await open(customer.page, orderPage(id))
  await expect(customer.page.getByText(t('talk.closed'))).toBeVisible()
  await expect(log(customer.page).getByText('Thank you!')).toBeVisible()
  await expect(field(customer.page, t, booster.name)).toHaveCount(0)
  await open(booster.page, orderPage(id))
  await expect(booster.page.locator('h1')).toBeVisible()
  await expect(booster.page.getByText('Thank you!')).toHaveCount(0)
  for (const { context } of [customer, booster]) await context.close()
})
