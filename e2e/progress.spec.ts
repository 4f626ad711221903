import { filterId } from '#core/people/matching.ts'
import { climb } from '#core/test/test-configs.ts'
import { newBooster, newCustomer } from './newcomers.ts'
import { boosting } from './order-money.ts'
import { alive, picture, wordsOf } from './people.ts'
import { expect, test } from './test.ts'

/** A booster records a session on a phone, and the customer sees the climb and when it will be finished. */

const t = await wordsOf('en')

test('a booster records four games of a session on a phone, one of them drawn, and the customer sees the climb and its pace', async ({
  browser,
}) => {
  const config = climb('valorant', 'Silver 2', 'Gold 1')
  const customer = await newCustomer(browser, 5_000)
  const booster = await newBooster(browser, filterId(config))
  const id = await boosting(customer, booster, config)
  await booster.page.setViewportSize({ width: 360, height: 740 })
  for (const { page } of [customer, booster]) {
    await page.goto(`/dashboard/order/${id}`)
    await alive(page)
  }
  await expect(customer.page.getByText(t('order.expected'), { exact: true })).toBeVisible()

  const { page } = booster
  const bar = page.getByRole('region', { name: t('work.bar') })
  await bar.getByRole('button', { name: t('order.won') }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: t('work.several') }).click()
  const row = (number: number) => sheet.getByRole('group', { name: t('order.gameNumber', { number }) })
  await row(1).getByText(t('order.won'), { exact: true }).click()
  await row(2).getByText(t('order.won'), { exact: true }).click()
  await row(3).getByText(t('order.drawn'), { exact: true }).click()
  await row(4).getByText(t('order.lost'), { exact: true }).click()
  await row(2).locator('summary').click()
  await row(2).getByLabel(t('order.recordProof')).setInputFiles(picture)
  await expect(row(2).getByText(t('work.hasPicture'))).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await sheet.getByRole('button', { name: t('work.recordCount', { count: 4 }) }).click()
  await expect(sheet).toHaveCount(0)

  await expect(customer.page.getByText(t('order.atThisPace'), { exact: true })).toBeVisible()
  const score = t('order.wonLostDrawn', { won: 2, lost: 1, drawn: 1 })
  await expect(customer.page.getByText(score).first()).toBeVisible()
  const log = customer.page.getByRole('region', { name: t('order.matchLog') })
  await expect(log.getByRole('row')).toHaveCount(5)
  await expect(log.getByRole('row', { name: t('order.drawn') })).toContainText('±0')
  await expect(log.getByRole('button', { name: t('order.proof', { number: 2 }) })).toBeVisible()
  for (const { heard, context } of [customer, booster]) {
    expect(heard).toEqual([])
    await context.close()
  }
})
