import { defaultConfig } from '#core/choices/order-config.ts'
import { filterId } from '#core/people/matching.ts'
import { inDatabase, newBooster, newCustomer } from './newcomers.ts'
import { ask, open, orderPage, storeLogin } from './order-money.ts'
import { wordsOf } from './people.ts'
import { expect, test } from './test.ts'

/** A booster undoes a claim, by the toast and on the page, with the keyboard alone; the customer never hears of it. */

const t = await wordsOf('en')
// No other journey orders there.
const config = { ...defaultConfig('league-of-legends', 'elo-boost'), server: 'lan' as const }

test('a claim is undone twice by keyboard, and the third one is the booster’s after ten seconds', async ({
  browser,
}) => {
  const customer = await newCustomer(browser, 50_000)
  const booster = await newBooster(browser, filterId(config))
  const { order_id: id } = await ask(customer, 'POST', '/orders', { config })
  await ask(customer, 'POST', `/orders/${id}/pay`, {
    method: 'balance',
    accept_risk: true,
    start_now: '1.0',
    withdrawal_ends: '1.0',
  })
  await storeLogin(customer, id)
  await open(customer, orderPage(id))
  const waits = customer.page.getByText(t('games.status.waiting_for_booster'), { exact: true }).first()
  await expect(waits).toBeVisible()

  const { page } = booster
  const board = '/dashboard/booster/available-orders'
  const row = page.locator(`[data-row="${id}"]`)
  const undo = page.getByRole('main').getByRole('button', { name: t('order.reserved.undo') })
  const claim = async () => {
    await row.getByRole('button', { name: t('booster.claim') }).press('Enter')
    await expect(page).toHaveURL(new RegExp(orderPage(id)))
    await expect(undo).toBeVisible()
  }
  await open(booster, board)
  await claim()
  // Nothing of the order but what the board shows.
  await expect(page.getByRole('button', { name: t('order.openVault') })).toHaveCount(0)
  await expect(waits).toBeVisible()
  await undo.press('Enter')
  await expect(page).toHaveURL(new RegExp(board))
  await expect(row).toBeVisible()

  await claim()
  await page.keyboard.press('F8')
  await page.keyboard.press('Tab')
  await expect(page.locator('.toasts').getByRole('button', { name: t('booster.undoClaim') })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(board))
  await expect(row).toBeVisible()

  await claim()
  // The page has said that the next one would count as a drop.
  await expect(page.getByText(t('order.reserved.third'))).toBeVisible()
  await expect(waits).toBeVisible()
  await expect(page.getByRole('button', { name: t('order.openVault') })).toBeVisible()
  await expect(customer.page.getByText(t('games.status.boosting'), { exact: true }).first()).toBeVisible()
  // What was undone has left no trace in its timeline.
  const events = await inDatabase((db) =>
    db.selectFrom('order_events').select('action').where('order_id', '=', id).execute(),
  )
  expect(events.filter(({ action }) => action === 'claim' || action === 'drop')).toHaveLength(1)
  const late = await booster.context.request.delete(`/v1/orders/${id}/claim`, {
    headers: { authorization: `Bearer ${booster.token}` },
  })
  expect([late.status(), (await late.json()).message]).toEqual([409, 'claim_is_final'])
  for (const { heard, context } of [customer, booster]) {
    expect(heard).toEqual([])
    await context.close()
  }
})
