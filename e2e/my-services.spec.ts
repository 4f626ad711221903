import { defaultConfig } from '#core/choices/order-config.ts'
import { filterId } from '#core/people/matching.ts'
import { insertOrder, type TestServices } from '#server/test/factories.ts'
import { violations } from './axe.ts'
import { inDatabase, newAccount, newBooster, newCustomer } from './newcomers.ts'
import { open } from './order-money.ts'
import { alive, picture, wordsOf } from './people.ts'
import { expect, test } from './test.ts'

/** A booster's own page: less at once, more with a picture, which staff allow; a refusal on the board leads there. */

const t = await wordsOf('en')
const config = defaultConfig('league-of-legends', 'elo-boost')
// No other journey orders on Vietnam.
const ownPage = '/dashboard/booster/services'
const cell = (server: 'euw' | 'vn') =>
  t('roster.cell', { service: t('games.service.elo-boost'), server: t(`games.server.${server}`) })

const wait = (customerId: string, server: 'euw' | 'vn') =>
  inDatabase((db) =>
    insertOrder({ db, now: () => new Date() } as TestServices, {
      status: 'waiting_for_booster',
      config: { ...config, server },
      customerId,
    }),
  )

test('a refusal on the board leads to a request with a picture; staff allow it, and the board offers the order', async ({
  browser,
}) => {
  const customer = await newCustomer(browser, 100)
  const booster = await newBooster(browser, filterId(config))
  const { page } = booster
  const order = await wait(customer.id, 'vn')
  await open(booster, '/dashboard/booster/available-orders')
  const why = t('booster.refusal.booster_not_available', {
    service: t('games.service.elo-boost'),
    server: t('games.server.vn'),
  })
  const reason = page.locator('li', { has: page.getByText(why) }).first()
  await reason.getByRole('link', { name: t('services.fromBoard') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('shell.myServices') })).toBeVisible()
  // The line is marked, and checked already.
  const vietnam = page.getByRole('checkbox', { name: cell('vn') })
  await expect(vietnam).toBeChecked()
  await expect(page.locator('tr[data-marked]')).toHaveCount(1)
  expect(await violations(page)).toEqual([])

  await page.getByRole('button', { name: t('services.ask') }).click()
  const dialog = page.getByRole('dialog', { name: t('services.askTitle') })
  const send = dialog.getByRole('button', { name: t('services.send') })
  await expect(send).toHaveAttribute('aria-disabled', 'true')
  await dialog.getByLabel(t('services.picture')).setInputFiles(picture)
  await dialog.getByLabel(t('services.note')).fill('I play on Vietnam since spring.')
  expect(await violations(page)).toEqual([])
  await send.click()
  await expect(page.getByText(t('services.openTitle'))).toBeVisible()

  // Staff's home counts it and leads to the booster.
  const staff = await newAccount(browser, { permissions: ['EditUsers'] })
  await open(staff, `/dashboard/admin/boosters?asks=1&q=${booster.name}`)
  await staff.page.getByRole('button', { name: booster.name, exact: true }).click()
  const work = staff.page.getByRole('dialog', { name: t('roster.title', { name: booster.name }) })
  await expect(work.getByText('I play on Vietnam since spring.')).toBeVisible()
  await expect(work.getByRole('img', { name: t('services.staffPicture') })).toBeVisible()
  expect(await violations(staff.page)).toEqual([])
  await work.getByRole('button', { name: t('services.accept') }).click()
  await expect(work.getByRole('checkbox', { name: cell('vn') })).toBeChecked()
  await expect(work.getByRole('heading', { name: t('services.staffTitle') })).toHaveCount(0)

  await open(booster, '/dashboard/booster/available-orders')
  await expect(page.locator(`[data-row="${order.id}"]`).getByRole('button', { name: /Claim/ })).toBeVisible()
  expect([...booster.heard, ...staff.heard]).toEqual([])
  for (const { context } of [customer, booster, staff]) await context.close()
})

test('a booster plays less at once; a page that is behind says so and keeps what was typed', async ({
  browser,
}) => {
  const customer = await newCustomer(browser, 100)
  const booster = await newBooster(browser, filterId(config))
  const { page, context } = booster
  await wait(customer.id, 'euw')
  await open(booster, ownPage)
  const save = page.getByRole('button', { name: t('services.save') })
  await expect(save).toHaveAttribute('aria-disabled', 'true')
  const flex = page.getByRole('checkbox', { name: t('games.queue.flex') })
  await flex.uncheck()
  await page.getByLabel(t('services.aboutLabel')).fill('Mid and support.')
  // Something about oneself needs a language.
  await expect(save).toHaveAttribute('aria-disabled', 'true')
  await page.getByLabel(t('application.addLanguage')).selectOption('en')
  await expect(page.getByText('Mid and support.').last()).toBeVisible()

  // Another tab was faster.
  const other = await context.newPage()
  await other.goto(ownPage)
  await alive(other)
  await other.getByLabel(t('services.rank', { game: t('games.game.league-of-legends') })).selectOption('12')
  await other.getByRole('button', { name: t('services.save') }).click()
  await expect(other.getByText(t('services.saved'))).toBeVisible()
  await save.click()
  await expect(page.getByText(t('services.changedTitle'))).toBeVisible()
  await expect(flex).not.toBeChecked()
  const rank = page.getByLabel(t('services.rank', { game: t('games.game.league-of-legends') }))
  await expect(rank).toHaveValue('12')
  await save.click()
  await expect(page.getByText(t('services.saved'))).toBeVisible()
  await page.reload()
  await expect(flex).not.toBeChecked()
  await expect(rank).toHaveValue('12')
  for (const each of [customer, booster]) await each.context.close()
})
