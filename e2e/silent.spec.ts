import { hourMs } from '#core/base/durations.ts'
import { defaultConfig } from '#core/choices/order-config.ts'
import { filterId } from '#core/people/matching.ts'
import { inDatabase, ledgerFaults, type Newcomer, newBooster, newCustomer } from './newcomers.ts'
import { boosting, claim, open } from './order-money.ts'
import { wordsOf } from './people.ts'
import { type Browser, expect, test } from './test.ts'

/** A booster goes silent: the customer reminds them, takes another one, and the order goes on. */

const t = await wordsOf('en')

const timeline = ({ page }: Newcomer) => page.getByRole('region', { name: t('order.timeline'), exact: true })

/** An order that was paid and claimed. */
async function running(browser: Browser) {
  const config = defaultConfig('league-of-legends', 'elo-boost')
  const customer = await newCustomer(browser, 50_000)
  const [booster, other] = [
    await newBooster(browser, filterId(config)),
    await newBooster(browser, filterId(config)),
  ]
  const id = await boosting(customer, booster, config)
  return { id, customer, booster, other }
}

/** Moves the last sign of the order's booster into the past, as if that time had passed. */
const passes = (orderId: string, hours: number) =>
  inDatabase(async (db) => {
    const active_at = new Date(Date.now() - hours * hourMs)
    const moved = await db
      .updateTable('order_silences')
      .set({ active_at, poked_at: null })
      .where('order_id', '=', orderId)
      .executeTakeFirst()
    expect(Number(moved.numUpdatedRows)).toBe(1)
  })

test('a silent booster is reminded, then replaced, and another one claims the order', async ({ browser }) => {
  const { id, customer, booster, other } = await running(browser)
  const path = `/dashboard/order/${id}`
  const remind = customer.page.getByRole('button', { name: t('order.silence.poke'), exact: true })
  await open(customer, path)
  await expect(remind).toHaveAttribute('aria-disabled', 'true')

  await passes(id, 7)
  await open(customer, path)
  await remind.click()
  await expect(timeline(customer)).toContainText(t('order.event.poke'))
  await expect(remind).toHaveAttribute('aria-disabled', 'true')
  await open(booster, path)
  await expect(booster.page.getByText(t('order.silence.boosterTitle')).first()).toBeVisible()

  await passes(id, 25)
  await open(customer, path)
  await customer.page.getByRole('button', { name: t('order.silence.other'), exact: true }).click()
  const dialog = customer.page.getByRole('dialog')
  await dialog.getByRole('radio', { name: t('order.silence.cause.silent') }).check()
  await dialog.getByLabel(t('order.silence.words')).fill('No answer since yesterday')
  await dialog.getByRole('button', { name: t('order.silence.other'), exact: true }).click()
  await expect(timeline(customer)).toContainText(t('order.event.drop'))

  const refused = await booster.context.request.post(`/v1/orders/${id}/claim`, {
    headers: { authorization: `Bearer ${booster.token}` },
  })
  expect(refused.ok()).toBe(false)
  await claim(other, id)
  await expect(customer.page.getByText(other.name).first()).toBeVisible()
  expect(await ledgerFaults()).toEqual([])
  for (const { heard, context } of [customer, booster, other]) {
    expect(heard).toEqual([])
    await context.close()
  }
})
