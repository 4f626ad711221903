import { alive, atCheckout, complaints, enter, wordsOf } from './people.ts'
import { expect, type Page, test } from './test.ts'

const prices = '/dashboard/admin/prices'
const service = '/league-of-legends/elo-boost?from=iron-4&to=iron-3'

/** The price of one division of Iron for a visitor, as the panel shows it. */
async function ironPrice(page: Page): Promise<string> {
  await page.goto(service)
  await alive(page)
  const found = page.getByText(/€\d+\.\d\d/).first()
  return (await found.textContent())?.match(/€\d+\.\d\d/)?.[0] ?? ''
}

/** Restores the previous prices, so that no other test meets different ones. */
async function rollBack(page: Page, reason: string, words: { back: string; publish: string }) {
  await page.goto(`${prices}?view=history`)
  await alive(page)
  const row = page.getByRole('listitem').filter({ hasText: reason })
  await row.getByRole('button', { name: words.back }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: words.publish }).click()
  // The dialog contains the reason too; the prices are restored once it has closed.
  await expect(dialog).toBeHidden()
}

test('staff raise a price by keyboard, visitors see it at once, the history shows it and can restore', async ({
  browser,
}) => {
  const t = await wordsOf('en')
  const { context, page } = await enter(browser, 'access')
  const heard = complaints(page)
  const visitor = await browser.newPage()
  const before = await ironPrice(visitor)
  // A visitor who opened the page before the change and orders after it.
  const buyer = await enter(browser, 'mira')
  await ironPrice(buyer.page)

  await page.goto(`${prices}?view=league-of-legends`)
  await alive(page)
  const grid = page.getByRole('grid')
  await grid.getByRole('gridcell').first().click()
  // One cell, although the page may have moved under the pointer.
  await expect(page.getByText(t('prices.raise', { count: 1 }))).toBeVisible()
  // An invalid value first: the cell stays open and says why; Escape restores the old value.
  await page.keyboard.type('0')
  await page.keyboard.press('Enter')
  await expect(page.getByText('€0.50 to €10,000.00')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.type('6.5')
  await page.keyboard.press('Enter')
  await expect(page.getByText(t('prices.changesCount', { count: 1 }))).toBeVisible()
  await expect(grid.getByRole('gridcell').first()).toContainText('6.50')
  // The draft survives a reload, and nobody else sees it.
  await page.reload()
  await alive(page)
  await expect(page.getByText(t('prices.changesCount', { count: 1 }))).toBeVisible()
  expect(await ironPrice(visitor)).toBe(before)

  await page.getByRole('button', { name: t('prices.publish') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('prices.reason')).fill('Iron is slow')
  await dialog.getByRole('button', { name: t('prices.publishNow') }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(t('prices.changesEmpty'))).toBeVisible()
  const changed = await ironPrice(visitor)
  expect(changed).not.toBe(before)

  const orders = async () => {
    const token = (await buyer.context.cookies()).find(({ name }) => name === 'access_token')?.value
    const headers = { authorization: `Bearer ${token}` }
    return (await (await buyer.context.request.get('/v1/orders', { headers })).json()).data.total
  }
  const ordersBefore = await orders()
  await buyer.page.getByRole('button', { name: t('service.continue') }).click()
  const question = buyer.page.getByRole('dialog', { name: t('checkout.changed') })
  await expect(question.getByText(before, { exact: true })).toBeVisible()
  await expect(question.getByText(changed, { exact: true })).toBeVisible()
  expect(await orders()).toBe(ordersBefore)
  await question.getByRole('button', { name: t('checkout.changedAccept', { total: changed }) }).click()
  await atCheckout(buyer.page)
  await expect(buyer.page.getByText(changed).first()).toBeVisible()
  expect(await orders()).toBe(ordersBefore + 1)
  await buyer.context.close()

  await page.goto(`${prices}?view=history`)
  await alive(page)
  const newest = page.getByRole('listitem').filter({ hasText: 'Iron is slow' })
  await expect(newest.getByText(t('prices.state.holding'), { exact: true })).toBeVisible()
  await newest.getByRole('button', { name: t('prices.details') }).click()
  await expect(newest.getByText('€6.50')).toBeVisible()

  const words = { back: t('prices.rollBack'), publish: t('prices.publishNow') }
  await rollBack(page, 'The prices of the demo', words)
  await expect(page.getByText(t('prices.rollBackReason', { version: 1 })).first()).toBeVisible()
  expect(await ironPrice(visitor)).toBe(before)
  expect(heard).toEqual([])
  await context.close()
})

test('an invalid file changes nothing, and the page says where it is wrong', async ({ browser }) => {
  const t = await wordsOf('en')
  const { context, page } = await enter(browser, 'access')
  await page.goto(`${prices}?view=valorant`)
  await alive(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: t('lists.export') }).click(),
  ])
  const chunks: Buffer[] = []
  for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk))
  const csv = Buffer.concat(chunks).toString()
  const gold = 'valorant,climb,gold,,EUR,'
  expect(csv).toContain(`${gold}9.00`)
  const put = (text: string) =>
    page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })

  await put(csv.replace(`${gold}9.00`, `${gold}=1+1`))
  await expect(page.getByRole('alert')).toContainText('“=1+1”')
  await expect(page.getByText(t('prices.changesEmpty'))).toBeVisible()

  await put(csv.replace(`${gold}9.00`, `${gold}9.50`))
  await expect(page.getByRole('heading', { name: t('prices.changesCount', { count: 1 }) })).toBeVisible()
  await page.getByRole('button', { name: t('prices.discard') }).click()
  await context.close()
})
