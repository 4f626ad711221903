import { type ClimbConfig, defaultConfig } from '#core/choices/order-config.ts'
import { needsAccount } from '#core/orders/kinds.ts'
import { filterId } from '#core/people/matching.ts'
import { formats } from '#i18n/format.ts'
import { ledgerFaults, type Newcomer, newBooster, newCustomer } from './newcomers.ts'
import { claim } from './order-money.ts'
import { alive, complaints, confirmResult, enter, picture, roundTrip, wordsOf } from './people.ts'
import { type Browser, expect, type Page, test } from './test.ts'

const t = await wordsOf('en')
const format = formats('en')

/** A call as this person, for steps before the tested part: other tests take those steps through the pages. */
async function ask(
  { context, token }: Newcomer,
  method: 'POST' | 'PUT' | 'GET',
  path: string,
  data?: object,
) {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await context.request.fetch(`/v1${path}`, { method, headers, ...(data && { data }) })
  const said = await answer.json()
  expect(answer.ok(), `${method} ${path}: ${answer.status()} ${said.message}`).toBe(true)
  return said.data
}

async function open({ page }: { page: Page }, path: string) {
  await page.goto(path)
  await alive(page)
}
const orderPage = (orderId: string) => `/dashboard/order/${orderId}`

/** Iron III to Silver I, which no other test orders. */
function climb(service: 'elo-boost' | 'duo-boost' = 'elo-boost'): ClimbConfig {
  const config = defaultConfig('league-of-legends', service)
  if (config.service !== service) throw new Error(`${config.service} is no climb`)
  const start = { ...config.start, tier: 'iron', division: 3 } as const
  return { ...config, start, target: { tier: 'silver', division: 1, points: 0 }, server: 'oce' }
}
const rowOf = ({ page }: Newcomer) =>
  page.getByRole('listitem').filter({ hasText: 'Iron III' }).filter({ hasText: 'Silver I' })

async function two(browser: Browser, config: ClimbConfig) {
  return [await newCustomer(browser, 50_000), await newBooster(browser, filterId(config))] as const
}

/** An order that waits for its booster, paid by balance. */
async function waiting(customer: Newcomer, config: ClimbConfig): Promise<string> {
  const { order_id } = await ask(customer, 'POST', '/orders', { config })
  const solo = needsAccount(config)
  const in_game_name = 'Theo#1'
  const duo = solo ? {} : { in_game_name }
  await ask(customer, 'POST', `/orders/${order_id}/pay`, {
    method: 'balance',
    accept_risk: true,
    start_now: '1.0',
    withdrawal_ends: '1.0',
    ...duo,
  })
  const login = { login: 'theo-lol', password: 'the-first-secret', in_game_name }
  if (solo) await ask(customer, 'PUT', `/orders/${order_id}/credentials`, login)
  return order_id
}

async function boosting(customer: Newcomer, booster: Newcomer, config: ClimbConfig): Promise<string> {
  const orderId = await waiting(customer, config)
  await claim(booster, orderId)
  await open(customer, orderPage(orderId))
  await open(booster, orderPage(orderId))
  return orderId
}

async function staffMember(browser: Browser) {
  const entered = await enter(browser, 'orders')
  return { ...entered, heard: complaints(entered.page) }
}

const state = (page: Page, status: string) =>
  expect(page.locator('h1').getByText(t(`games.status.${status}` as 'games.status.boosting'))).toBeVisible()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function over(...people: Pick<Newcomer, 'heard' | 'context'>[]) {
  for (const { heard, context } of people) {
    expect(heard).toEqual([])
    await context.close()
  }
}

// Each order is cancelled or completed at its end, so that the next one is alone on the board.
test('a customer cancels before anyone claims: the money is refunded at once, the board drops the order', async ({
  browser,
}) => {
  const config = climb()
  const [theo, brisa] = await two(browser, config)
  const orderId = await waiting(theo, config)
  await open(brisa, '/dashboard/booster/available-orders')
  const row = rowOf(brisa)
  await expect(row).toHaveCount(1)

  // Another window of his, to see the balance change without a reload.
  const home = await theo.context.newPage()
  await home.goto('/')
  await alive(home)
  const { customer: balance } = (await ask(theo, 'GET', '/balance')).balance
  const { order } = await ask(theo, 'GET', `/orders/${orderId}`)
  const account = home.locator('header details').filter({ hasText: t('shell.account') })
  const shows = (amount: number) =>
    expect(account).toContainText(t('shell.balanceOf', { amount: format.money(amount) }))
  await shows(balance)

  await open(theo, orderPage(orderId))
  await press(theo.page, t('order.cancel'))
  const dialog = theo.page.getByRole('dialog')
  await expect(dialog).toContainText(t('order.cancelText', { total: format.money(order.total) }))
  await dialog.getByRole('button', { name: t('order.cancel') }).click()
  await state(theo.page, 'cancelled')
  await shows(balance + order.total)
  await expect(row).toHaveCount(0)
  await over(theo, brisa)
})

test('a booster drops an order: the customer reads why, and this booster can’t claim it again', async ({
  browser,
}) => {
  const config = climb()
  const [theo, brisa] = await two(browser, config)
  const orderId = await waiting(theo, config)
  await open(theo, orderPage(orderId))
  await open(brisa, '/dashboard/booster/available-orders')
  const row = rowOf(brisa)
  await row.getByRole('button', { name: t('booster.claim') }).click()
  await brisa.page.waitForURL(`**${orderPage(orderId)}`)
  await state(theo.page, 'boosting')

  await brisa.page.getByRole('button', { name: t('order.dropTitle') }).click()
  const drop = brisa.page.getByRole('button', { name: t('order.drop'), exact: true })
  await expect(drop).toHaveAccessibleDescription(t('order.reasonMissing'))
  await brisa.page.getByLabel(t('order.reason'), { exact: true }).fill('My line is down for days')
  await drop.click()
  await brisa.page.waitForURL('**/dashboard/booster/active-orders')
  await state(theo.page, 'waiting_for_booster')
  await expect(theo.page.getByText('My line is down for days')).toBeVisible()

  await open(brisa, '/dashboard/booster/available-orders')
  // What can never be theirs again isn't on their board.
  await expect(row).toHaveCount(0)
  await ask(theo, 'POST', `/orders/${orderId}/cancel`, {})
  await over(theo, brisa)
})

test('staff send the result back with a reason; the customer accepts the second one', async ({ browser }) => {
  const config = climb()
  const [theo, onyx] = await two(browser, config)
  const staff = await staffMember(browser)
  const orderId = await boosting(theo, onyx, config)
  const handIn = async () => {
    await onyx.page.getByLabel(t('order.finishPick')).setInputFiles(picture)
    await onyx.page.getByLabel(t('order.finishAnyway')).check()
    await press(onyx.page, t('order.finish'))
  }
  await handIn()
  await expect(theo.page.getByRole('heading', { name: t('order.checkTitle') })).toBeVisible()
  await open(staff, '/dashboard/admin/orders/verification_required')
  await staff.page.locator(`a[href="${orderPage(orderId)}"]`).click()
  await staff.page.getByLabel(t('ready.words')).fill('The picture is too small to read')
  await press(staff.page, t('order.staffReject'))
  for (const { page } of [theo, onyx]) {
    await state(page, 'boosting')
    await expect(page.getByText(t('order.rejectedTitle'))).toBeVisible()
    await expect(page.getByRole('main').getByText('The picture is too small to read').first()).toBeVisible()
  }
  await handIn()
  await confirmResult(theo.page, t)
  for (const { page } of [theo, onyx, staff]) await state(page, 'completed')
  await over(theo, onyx, staff)
})

test('a customer disputes a result with a screenshot, the booster answers, and staff decide that the booster continues', async ({
  browser,
}) => {
  const config = climb()
  const [theo, onyx] = await two(browser, config)
  const staff = await staffMember(browser)
  const orderId = await boosting(theo, onyx, config)
  await onyx.page.getByLabel(t('order.finishPick')).setInputFiles(picture)
  await onyx.page.getByLabel(t('order.finishAnyway')).check()
  await press(onyx.page, t('order.finish'))
  await expect(theo.page.getByText(t('order.shortfall'))).toBeVisible()

  await press(theo.page, t('order.dispute'))
  const dialog = theo.page.getByRole('dialog', { name: t('order.disputeTitle') })
  const send = dialog.getByRole('button', { name: t('order.disputeSend') })
  await expect(send).toHaveAccessibleDescription(t('disputes.missing.kind'))
  await dialog.getByLabel(t('disputes.kind.target_not_reached')).check()
  await dialog.getByLabel(t('order.disputeReason')).fill('My account is still Iron III')
  await dialog.getByLabel(t('order.disputePictures', { count: 3 })).setInputFiles(picture)
  await send.click()
  await expect(dialog).toBeHidden()
  await open(staff, orderPage(orderId))
  for (const { page } of [theo, onyx, staff]) {
    await expect(page.getByText('My account is still Iron III').first()).toBeVisible()
    await expect(page.getByRole('img', { name: t('order.disputePicture', { number: 1 }) })).toBeVisible()
  }
  await expect(theo.page.getByRole('button', { name: t('order.dispute') })).toHaveCount(0)

  await onyx.page.getByRole('link', { name: t('disputes.answer') }).click()
  await onyx.page.getByLabel(t('disputes.write.booster')).fill('The last games are still missing')
  await press(onyx.page, t('inbox.send'))
  await expect(onyx.page.getByText('The last games are still missing').first()).toBeVisible()

  await staff.page.getByRole('link', { name: t('disputes.settle') }).click()
  await expect(staff.page.getByText('The last games are still missing')).toBeVisible()
  const decide = staff.page.getByRole('button', { name: t('disputes.confirm') })
  await expect(decide).toHaveAccessibleDescription(t('disputes.missing.outcome'))
  await staff.page.getByLabel(t('disputes.outcome.returned')).check()
  await staff.page.getByLabel(t('disputes.reason')).fill('The rank is not reached')
  await decide.click()
  const sure = staff.page.getByRole('dialog', { name: t('disputes.sure') })
  await sure.getByRole('button', { name: t('disputes.confirm') }).click()
  await expect(sure).toBeHidden()
  await expect(staff.page.getByText(t('order.disputeOutcome.returned'))).toBeVisible()
  await open(onyx, orderPage(orderId))
  for (const [{ page }, decided] of [
    [theo, 'returned'],
    [onyx, 'returned.you'],
  ] as const) {
    await state(page, 'boosting')
    await expect(page.getByText(t(`order.disputeOutcome.${decided}`))).toBeVisible()
  }
  await over(theo, onyx, staff)
})

test('a game is undone within seconds, and staff stop the order with the refund in view', async ({
  browser,
}) => {
  const config = climb()
  const [theo, onyx] = await two(browser, config)
  const staff = await staffMember(browser)
  const orderId = await boosting(theo, onyx, config)
  await onyx.page.getByLabel(t('order.recordPoints')).fill('21')
  await press(onyx.page, t('order.record'))
  await press(onyx.page, t('order.undo'))
  for (const { page } of [theo, onyx])
    await expect(page.getByText(t('order.struckGames', { count: 1 }))).toBeVisible()

  await open(staff, orderPage(orderId))
  await press(staff.page, t('order.cancel'))
  const dialog = staff.page.getByRole('dialog', { name: t('order.cancelTitle') })
  await expect(dialog.getByText(/€\d+\.\d\d/).first()).toBeVisible()
  const cancel = dialog.getByRole('button', { name: t('order.cancel'), exact: true })
  await expect(cancel).toHaveAccessibleDescription(t('order.reasonMissing'))
  await dialog.getByLabel(t('ready.words')).fill('The customer asked us to stop')
  await cancel.click()
  for (const { page } of [theo, staff]) await state(page, 'cancelled')
  // Where the money is, and what the record shows.
  await expect(theo.page.getByText('The customer asked us to stop')).toHaveCount(2)
  await over(theo, onyx, staff)
})

const paused = (page: Page) => page.locator('h1').getByText(t('order.paused'))

test('a pause blocks the booster’s work until it ends', async ({ browser }) => {
  const config = climb()
  const [theo, brisa] = await two(browser, config)
  await boosting(theo, brisa, config)
  const record = brisa.page.getByRole('button', { name: t('order.record'), exact: true })

  await press(theo.page, t('order.pause'))
  for (const { page } of [theo, brisa]) await expect(paused(page)).toBeVisible()
  await expect(record).toHaveAccessibleDescription(t('order.refusal.order_paused'))
  await press(theo.page, t('order.resume'))
  for (const { page } of [theo, brisa]) await expect(paused(page)).toHaveCount(0)

  await brisa.page.getByLabel(t('order.recordPoints')).fill('21')
  await record.click()
  await expect(theo.page.getByText(t('order.wonLost', { won: 1, lost: 0 }), { exact: true })).toBeVisible()
  await over(theo, brisa)
})

test('one action is one call: the page shows its response, and others read the order once', async ({
  browser,
}) => {
  const config = climb()
  const [customer, booster] = await two(browser, config)
  const orderId = await boosting(customer, booster, config)
  const path = `/v1/orders/${orderId}`
  const read = (page: Page) =>
    page.waitForResponse((answer) => new URL(answer.url()).pathname === path && answer.ok())
  const calls = (page: Page) => {
    const made: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith(path)) made.push(`${request.method()} ${pathname.slice(path.length)}`)
    })
    return made
  }
  // A page reads its order once more when it is connected: what it reads from then on is caused by the change.
  for (const { page } of [customer, booster]) {
    // What the page before was still reading must not count for it.
    await page.goto('about:blank')
    await Promise.all([read(page), page.goto(orderPage(orderId))])
  }
  const [own, others] = [calls(customer.page), calls(booster.page)]
  await customer.page.getByRole('button', { name: t('order.pause') }).click()
  await expect(customer.page.getByRole('button', { name: t('order.resume') })).toBeVisible()
  await expect(booster.page.getByText(t('order.refusal.order_paused'))).toBeVisible()
  for (const { page } of [customer, booster]) await roundTrip(page)
  expect(own).toEqual(['POST /pause'])
  expect(others).toEqual(['GET '])
  await over(customer, booster)
})

test('of two changes in a row the later one wins, even on a slow connection', async ({ browser }) => {
  const config = climb('duo-boost')
  const [theo, halcyon] = await two(browser, config)
  const orderId = await boosting(theo, halcyon, config)
  const answers: { paused: boolean; deliver(): Promise<void> }[] = []
  await halcyon.page.route(`**/v1/orders/${orderId}`, async (route) => {
    const response = await route.fetch()
    const { data } = await response.json()
    answers.push({ paused: data.order.paused, deliver: () => route.fulfill({ response }) })
  })
  const last = () => answers.at(-1)?.paused
  await press(theo.page, t('order.pause'))
  await expect.poll(last).toBe(true)
  await press(theo.page, t('order.resume'))
  await expect.poll(last).toBe(false)
  // Both responses are on their way at once, and the older one arrives last.
  for (const { deliver } of answers.toReversed()) await deliver()
  await expect(halcyon.page.getByText(t('order.event.resume')).first()).toBeVisible()
  await expect(paused(halcyon.page)).toHaveCount(0)
  await over(theo, halcyon)
})

test('the login is revoked and replaced, and the customer sees who viewed it', async ({ browser }) => {
  const config = climb()
  const [theo, kestrel] = await two(browser, config)
  await boosting(theo, kestrel, config)
  const vault = theo.page.locator('#vault-card')

  await press(kestrel.page, t('order.openVault'))
  await press(kestrel.page, t('work.showPassword'))
  await expect(kestrel.page.getByText('the-first-secret')).toBeVisible()
  await expect(vault).toContainText(t('order.vaultEvent.viewed', { name: kestrel.name }))

  await vault.getByRole('button', { name: t('order.revoke') }).click()
  const asked = theo.page.getByRole('dialog', { name: t('order.revokeTitle') })
  await asked.getByRole('button', { name: t('order.revoke') }).click()
  await expect(vault).toContainText(t('order.vaultEvent.revoked.you'))
  // What the booster had opened disappears from their page too.
  await expect(kestrel.page.getByText('the-first-secret')).toHaveCount(0)
  await expect(kestrel.page.getByRole('button', { name: t('order.openVault') })).toHaveCount(0)

  const fill = async (password: string) => {
    await theo.page.getByLabel(t('order.login'), { exact: true }).fill('theo-lol')
    await theo.page.getByLabel(t('order.password'), { exact: true }).fill(password)
    await press(theo.page, t('order.store'))
  }
  await fill('the-second-secret')
  await press(kestrel.page, t('order.openVault'))
  await press(kestrel.page, t('work.showPassword'))
  await expect(kestrel.page.getByText('the-second-secret')).toBeVisible()
  await vault.getByRole('button', { name: t('order.replace') }).click()
  await fill('the-third-secret')
  await expect(vault).toContainText(t('order.vaultEvent.replaced.you'))
  await press(kestrel.page, t('order.hide'))
  await press(kestrel.page, t('order.openVault'))
  await press(kestrel.page, t('work.showPassword'))
  await expect(kestrel.page.getByText('the-third-secret')).toBeVisible()
  await expect(vault.getByText(t('order.vaultEvent.viewed', { name: kestrel.name }))).toHaveCount(3)
  expect(await theo.page.content()).not.toContain('the-third-secret')
  await over(theo, kestrel)
})

test('a duo order from the board to its end: no login, the customer plays along', async ({ browser }) => {
  const config = { ...climb('duo-boost'), freeHours: 'Fri 20-24' }
  const [theo, halcyon] = await two(browser, config)
  const orderId = await waiting(theo, config)
  await open(theo, orderPage(orderId))
  await open(halcyon, '/dashboard/booster/available-orders')
  const row = rowOf(halcyon).filter({ hasText: t('games.plays', { hours: 'Fri 20-24' }) })
  await row.getByRole('button', { name: t('booster.claim') }).click()
  await halcyon.page.waitForURL(`**${orderPage(orderId)}`)
  await expect(halcyon.page.getByText('Theo#1')).toBeVisible()
  await state(theo.page, 'boosting')
  await expect(theo.page.getByText(halcyon.name, { exact: true }).first()).toBeVisible()
  for (const { page } of [theo, halcyon])
    await expect(page.getByRole('heading', { name: t('order.vault') })).toHaveCount(0)

  await halcyon.page.getByLabel(t('order.recordPoints')).fill('20')
  await press(halcyon.page, t('order.record'))
  await expect(theo.page.getByText(t('order.wonLost', { won: 1, lost: 0 }), { exact: true })).toBeVisible()
  await halcyon.page.getByLabel(t('order.finishPick')).setInputFiles(picture)
  await halcyon.page.getByLabel(t('order.finishAnyway')).check()
  await press(halcyon.page, t('order.finish'))
  await confirmResult(theo.page, t)
  for (const { page } of [theo, halcyon]) await state(page, 'completed')
  await over(theo, halcyon)
})

test('staff assign a waiting order to an eligible booster', async ({ browser }) => {
  const config = climb()
  const [theo, onyx] = await two(browser, config)
  const staff = await staffMember(browser)
  const orderId = await waiting(theo, config)
  await open(theo, orderPage(orderId))
  await open(staff, '/dashboard/admin/orders/waiting_for_booster')
  const row = staff.page
    .getByRole('row')
    .filter({ has: staff.page.locator(`a[href="${orderPage(orderId)}"]`) })
  // The list begins with the orders that have waited longest.
  await staff.page.locator('tbody tr').first().waitFor()
  for (let page = 2; (await row.count()) === 0; page++)
    await open(staff, `/dashboard/admin/orders/waiting_for_booster?page=${page}`)
  await row.getByRole('button', { name: t('admin.assign') }).click()
  const dialog = staff.page.getByRole('dialog')
  const may = dialog.getByRole('list', { name: t('admin.may'), exact: true })
  await expect(may.getByRole('listitem').filter({ hasText: onyx.name })).toBeVisible()
  const folded = dialog.locator('details')
  await folded.locator('summary').click()
  const others = folded.getByRole('list')
  await expect(others.getByRole('listitem').filter({ hasText: 'kestrel' })).toContainText(
    t('admin.candidate.booster_not_available'),
  )
  await expect(others.getByRole('radio')).toHaveCount(0)
  await may.getByRole('radio', { name: onyx.name }).check()
  await dialog.getByRole('button', { name: t('admin.assignTo', { name: onyx.name }) }).click()
  await expect(dialog).toHaveCount(0)
  await expect(row).toHaveCount(0)
  await state(theo.page, 'boosting')
  await open(onyx, '/dashboard/booster/active-orders')
  await expect(onyx.page.locator(`a[href="${orderPage(orderId)}"]`)).toBeVisible()
  await over(theo, onyx, staff)
})

test('after all these steps the ledger accounts for every cent', async () => {
  expect(await ledgerFaults()).toEqual([])
})
