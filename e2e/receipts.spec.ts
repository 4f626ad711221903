import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { defaultConfig } from '#core/choices/order-config.ts'
import { inDatabase, newCustomer } from './newcomers.ts'
import { alive, enter, wordsOf } from './people.ts'
import { expect, type Page, test } from './test.ts'

/** What a customer and staff read about a payment that is refunded. */

const t = await wordsOf('en')
const code = /[RC]-\d{4}-\d{6}/

/** Saves the one receipt or credit note whose button is shown, and returns its name without the ending. */
async function save(page: Page, series: 'R' | 'C'): Promise<string> {
  const name = new RegExp(t(`receipts.save.${series}`, { number: '' }).trim())
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name }).first().click(),
  ])
  const content = await readFile(await file.path())
  expect(content.subarray(0, 5).toString()).toBe('%PDF-')
  expect(file.suggestedFilename()).toMatch(code)
  return file.suggestedFilename().replace('.pdf', '')
}

test('a customer saves the receipt of a payment and the credit note of its refund; staff see the same', async ({
  browser,
}) => {
  const { page, context, token } = await newCustomer(browser, 10_000)
  const headers = { authorization: `Bearer ${token}` }
  const post = async (path: string, data: object) =>
    (await (await context.request.post(`/v1${path}`, { headers, data })).json()).data
  const config = defaultConfig('league-of-legends', 'elo-boost')
  const { order_id: id } = await post('/orders', { config })
  await post(`/orders/${id}/pay`, {
    method: 'balance',
    accept_risk: true,
    start_now: '1.0',
    withdrawal_ends: '1.0',
  })
  await page.goto(`/dashboard/order/${id}`)
  await alive(page)
  const receipt = await save(page, 'R')
  await post(`/orders/${id}/cancel`, { refund_to: 'balance' })
  await page.goto('/dashboard/balance-history')
  await alive(page)
  expect(await save(page, 'R')).toBe(receipt)
  const note = await save(page, 'C')

  const staff = await enter(browser, 'orders')
  await staff.page.goto(`/dashboard/order/${id}`)
  await alive(staff.page)
  expect([await save(staff.page, 'R'), await save(staff.page, 'C')]).toEqual([receipt, note])
  const stored = await inDatabase((db) =>
    db
      .selectFrom('receipts')
      .select(['series', 'amount'])
      .where('order_id', '=', id)
      .orderBy('series')
      .execute(),
  )
  expect(stored.map(({ series }) => series)).toEqual(['C', 'R'])
  expect(stored[0]?.amount).toBe(stored[1]?.amount)
})

test('staff settle an event that was set aside, and export the bookings of the month', async ({
  browser,
}) => {
  const eventId = `event_${randomUUID()}`
  await inDatabase((db) =>
    db
      .insertInto('quarantined_events')
      .values({
        provider: 'sandbox',
        event_id: eventId,
        reason: 'unknown_payment',
        received_at: new Date(),
        body: JSON.stringify({ paymentId: randomUUID(), amount: 4_200, currency: 'EUR' }),
      })
      .execute(),
  )
  const { page } = await enter(browser, 'admin')
  await page.goto('/dashboard/admin/payment-troubles?kind=event&state=open')
  await alive(page)
  const row = page.getByRole('row').filter({ hasText: '€42.00' }).first()
  await expect(row).toContainText(t('troubles.title.unknown_payment'))
  await row.getByRole('button', { name: t('troubles.settle') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('troubles.settleReason')).fill('Returned at the provider')
  await dialog.getByRole('button', { name: t('troubles.settle') }).click()
  await expect(dialog).toBeHidden()
  const settled = await inDatabase((db) =>
    db
      .selectFrom('quarantined_events')
      .select('settled_reason')
      .where('event_id', '=', eventId)
      .executeTakeFirstOrThrow(),
  )
  expect(settled.settled_reason).toBe('Returned at the provider')

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: t('lists.export') }).click(),
  ])
  const csv = await readFile(await file.path(), 'utf8')
  expect(csv.split('\r\n')[0]).toContain('contra_account;amount_eur;vat_key;receipt')
})
