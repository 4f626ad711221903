import { climbEnds } from '#core/choices/order-config.ts'
import { games } from '#core/games/games.ts'
import { filterId } from '#core/people/matching.ts'
import { violations } from './axe.ts'
import { inDatabase, ledgerFaults, type Newcomer, newAccount, newBooster, newCustomer } from './newcomers.ts'
import { boosting, climb, finish, open, win } from './order-money.ts'
import { wordsOf } from './people.ts'
import { type Browser, expect, test } from './test.ts'

/** Staff decide about results by keyboard: verify, undo, send back, while a colleague reads in the rows what they do. */

const t = await wordsOf('en')
// No other journey orders there.
const config = { ...climb(), server: 'sea' as const }
const triage = `/dashboard/admin/triage?server=${config.server}`

/** Results that their boosters submitted, the oldest first. */
async function submitted(browser: Browser, count: number) {
  const customer = await newCustomer(browser, 50_000)
  const booster = await newBooster(browser, filterId(config))
  const { from, to } = climbEnds(config)
  const step = games[config.game].moves.won.usual
  const ids: string[] = []
  for (let n = 0; n < count; n++) {
    const id = await boosting(customer, booster, config)
    for (let height = from; height < to; ) {
      const points = Math.min(step, Math.max(games[config.game].moves.won.least, to - height))
      height += points
      await win(booster, id, height, points, height >= to)
    }
    await finish(booster, id)
    // A journey plays faster than anybody.
    await inDatabase((db) =>
      db
        .updateTable('orders')
        .set({ doubts: [], finished_at: new Date(Date.now() - (count - n) * 60_000) })
        .where('id', '=', id)
        .execute(),
    )
    ids.push(id)
  }
  return { ids, customer, booster }
}

const statusOf = (ids: readonly string[]) =>
  inDatabase(async (db) => {
    const rows = await db.selectFrom('orders').select(['id', 'status']).where('id', 'in', ids).execute()
    return ids.map((id) => rows.find((row) => row.id === id)?.status)
  })

const row = ({ page }: Newcomer, id: string) => page.locator(`[data-row="${id}"]`)
const at = (id: string | undefined) => new RegExp(`order=${id}`)

test('three results are verified by keyboard, one of them is undone and another sent back; a colleague reads it live', async ({
  browser,
}) => {
  const { ids, customer, booster } = await submitted(browser, 4)
  const [first = '', second = '', third = '', fourth = ''] = ids
  const staff = await newAccount(browser, { permissions: ['EditOrders'] })
  const colleague = await newAccount(browser, { permissions: ['EditOrders'] })
  await open(colleague, triage)
  await open(staff, triage)
  const { page } = staff
  const keys = page.keyboard
  const verify = page.getByRole('button', { name: t('triage.verify') })

  await expect(row(staff, first)).toBeVisible()
  await keys.press('j')
  await keys.press('Enter')
  await expect(page).toHaveURL(at(first))
  await expect(verify).toBeVisible()
  // The proof comes first.
  await expect(page.getByRole('img', { name: t('order.checkProof') })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await keys.press('v')
  await expect(page).toHaveURL(at(second))
  await expect(row(staff, first)).toContainText(t('triage.own.complete'))
  await expect(row(colleague, first)).toContainText(t('triage.by.complete', { name: staff.name }))
  await expect(verify).toBeVisible()
  await keys.press('v')
  await expect(page).toHaveURL(at(third))
  await expect(verify).toBeVisible()
  await keys.press('v')
  await expect(page).toHaveURL(at(fourth))
  // Nothing has happened to the third yet, and nothing will.
  await keys.press('z')
  await expect(page).toHaveURL(at(third))
  await expect(row(staff, third)).not.toContainText(t('triage.own.complete'))
  await expect(row(colleague, third)).not.toContainText(staff.name)

  await keys.press('r')
  const dialog = page.getByRole('dialog', { name: t('triage.title.reject') })
  await expect(dialog).toBeVisible()
  // Keys are letters in a field.
  await dialog.getByRole('textbox').focus()
  await keys.type('vv')
  await expect(dialog.getByRole('textbox')).toHaveValue('vv')
  await dialog.getByRole('textbox').fill('')
  await dialog.getByRole('radio', { name: t('ready.because.other_account') }).press('Space')
  await dialog.getByRole('button', { name: t('order.staffReject') }).press('Enter')
  await expect(row(staff, third)).toContainText(t('triage.own.reject'))

  await expect
    .poll(() => statusOf(ids))
    .toEqual(['completed', 'completed', 'boosting', 'verification_required'])
  await open(booster, `/dashboard/order/${third}`)
  await expect(booster.page.getByText(t('ready.because.other_account')).first()).toBeVisible()
  expect(await ledgerFaults()).toEqual([])

  await keys.press('?')
  const list = page.getByRole('dialog', { name: t('shortcuts.title') })
  await expect(list.getByText(t('shortcuts.page.verify'))).toBeVisible()
  await keys.press('Escape')
  for (const { heard, context } of [staff, colleague, customer, booster]) {
    expect(heard).toEqual([])
    await context.close()
  }
})

test('a result that its customer accepts in those ten seconds is theirs; another permission opens neither page nor call', async ({
  browser,
}) => {
  const { ids, customer, booster } = await submitted(browser, 1)
  const [id = ''] = ids
  const staff = await newAccount(browser, { permissions: ['EditOrders'] })
  await open(staff, `${triage}&order=${id}`)
  await staff.page.getByRole('button', { name: t('triage.verify') }).click()
  await expect(row(staff, id)).toContainText(t('triage.own.complete'))
  const accepted = await customer.context.request.post(`/v1/orders/${id}/complete`, {
    headers: { authorization: `Bearer ${customer.token}` },
  })
  expect(accepted.ok()).toBe(true)
  await expect
    .poll(() =>
      inDatabase((db) =>
        db
          .selectFrom('notifications')
          .select('code')
          .where('user_id', '=', staff.id)
          // All staff hear of other journeys, too.
          .where('code', '=', 'decision_refused')
          .execute(),
      ),
    )
    .toEqual([{ code: 'decision_refused' }])

  const users = await newAccount(browser, { permissions: ['EditUsers'] })
  const headers = { authorization: `Bearer ${users.token}` }
  const refused = await users.context.request.post(`/v1/orders/${id}/decision`, {
    headers,
    data: { action: 'complete', version: 1 },
  })
  expect(refused.status()).toBe(403)
  expect((await users.page.goto(triage))?.status()).toBe(403)
  for (const { context } of [staff, customer, booster, users]) await context.close()
})
