import { href } from '#i18n/href.ts'
import { inDatabase, ledgerFaults } from './newcomers.ts'
import {
  alive,
  atCheckout,
  complaints,
  confirmResult,
  consent,
  enter,
  freshEmail,
  wordsOf,
} from './people.ts'
import { expect, type Page, test } from './test.ts'

const notes = 'We watched one of your games. Look at the map before you leave your lane.'

/** Books brisa for two hours and pays in the sandbox, with just an e-mail address. */
async function bookAsGuest(page: Page, t: Awaited<ReturnType<typeof wordsOf>>): Promise<string> {
  await page.goto(`${href('/coaching', 'de')}?game=wild-rift`)
  await alive(page)
  const row = page.getByRole('listitem').filter({ hasText: 'brisa' })
  await row.getByRole('button', { name: t('coaching.choose'), exact: true }).click()
  await page.getByRole('button', { name: t('coaching.moreTime') }).click()
  await expect(page.getByRole('complementary').getByText('30,00 €')).toBeVisible()
  await page.getByLabel(t('coaching.wishes')).fill('Drachenlane.\nWir verlieren den zweiten Drachen.')
  // The choices survive a reload.
  await expect(page).toHaveURL(/coach=brisa\.wild-rift&hours=2/)
  await page.getByRole('button', { name: t('coaching.book') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('account.email')).fill(freshEmail())
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: t('account.continueAsGuest') }).click()
  await atCheckout(page)
  await expect(page.getByRole('heading', { name: t('checkout.headingCoaching') })).toBeVisible()
  await consent(page)
  await page.locator('main button[type=submit]').click()
  await page.waitForURL('**/sandbox/pay/*')
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await page.waitForURL(/\/dashboard\/order\/[^?]+$/)
  await alive(page)
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

/** A local time in the control's format. */
function localTime(at: number): string {
  return new Date(at - new Date(at).getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

test('a German guest books two hours, agrees on a time with the coach, and keeps the notes', async ({
  browser,
}) => {
  const [t, de] = await Promise.all([wordsOf('en'), wordsOf('de')])
  const guest = await browser.newPage()
  const heard = complaints(guest)
  const other = await enter(browser, 'kestrel')
  await other.page.goto('/dashboard/booster/available-orders')
  await alive(other.page)
  const { page: coach } = await enter(browser, 'brisa')
  await coach.clock.install()
  await coach.goto('/dashboard/booster/available-orders')
  await alive(coach)

  const orderId = await bookAsGuest(guest, de)
  await expect(guest.getByText(de('session.waitingTitle', { coach: 'brisa' }))).toBeVisible()

  // The chosen coach is asked by name, on an open board; nobody else sees the order.
  const row = coach.getByRole('listitem').filter({ hasText: 'Drachenlane' })
  await expect(row.getByText(t('booster.askedByName'))).toBeVisible()
  await expect(coach.getByText(t('notifications.coach_asked.title')).first()).toBeVisible()
  await expect(other.page.getByText('Drachenlane')).toHaveCount(0)
  await row.getByRole('button', { name: t('booster.accept') }).click()
  await coach.waitForURL(`**/dashboard/order/${orderId}`)

  // The guest proposes a time in the near future, and the coach accepts exactly that time.
  await expect(guest.getByText(de('session.none'))).toBeVisible()
  await guest.getByLabel(de('session.when')).fill(localTime(Date.now() + 120_000))
  await guest.getByRole('button', { name: de('session.propose'), exact: true }).click()
  await coach.getByRole('button', { name: t('session.accept') }).click()
  await expect(guest.getByText(de('session.agreed'), { exact: true })).toBeVisible()
  await expect(coach.getByText(t('session.notBegun'))).toBeVisible()

  // Once the session has begun, for the server and by the page's own clock, the coach records what they worked on.
  await inDatabase((db) =>
    db.updateTable('order_sessions').set({ agreed_at: new Date() }).where('order_id', '=', orderId).execute(),
  )
  await coach.clock.fastForward(130_000)
  await expect(coach.getByText(t('session.notBegun'))).toHaveCount(0)
  await coach.getByLabel(t('session.recordHours')).selectOption('2')
  await coach.getByLabel(t('session.recordNotes')).fill(notes)
  await coach.getByRole('button', { name: t('session.record') }).click()
  await expect(guest.getByRole('heading', { name: de('session.checkTitle') })).toBeVisible()
  await expect(guest.getByText(notes)).toBeVisible()
  await confirmResult(guest, de)
  await expect(guest.getByRole('main').getByText(de('session.completedTitle'))).toBeVisible()
  expect(heard).toEqual([])
  expect(await ledgerFaults()).toEqual([])
})

test('a coach declines with a reason; the customer gets the money back', async ({ browser }) => {
  const t = await wordsOf('en')
  const { page: customer } = await enter(browser, 'mira')
  await customer.goto('/coaching?coach=brisa.wild-rift')
  await alive(customer)
  await customer.getByRole('button', { name: t('coaching.book') }).click()
  await atCheckout(customer)
  await customer.getByRole('radio', { name: new RegExp(t('shell.balance')) }).check()
  await consent(customer)
  await customer.locator('main button[type=submit]').click()
  await customer.waitForURL('**/dashboard/order/*')

  const { page: coach } = await enter(browser, 'brisa')
  await coach.clock.install()
  await coach.goto('/dashboard/booster/available-orders')
  await alive(coach)
  const row = coach.getByRole('listitem').filter({ hasText: t('booster.askedByName') })
  await row
    .first()
    .getByRole('button', { name: t('booster.decline') })
    .click()
  const dialog = coach.getByRole('dialog')
  await dialog.getByLabel(t('order.reason')).fill('I am away until Monday')
  await dialog.getByRole('button', { name: t('booster.decline') }).click()
  await expect(customer.getByText(t('session.declinedTitle', { coach: 'brisa' }))).toBeVisible()
  await expect(customer.getByText('I am away until Monday').first()).toBeVisible()
  await customer.getByRole('button', { name: t('order.cancel') }).click()
  await customer
    .getByRole('dialog')
    .getByRole('button', { name: t('order.cancel') })
    .click()
  await expect(customer.getByText(t('games.status.cancelled'), { exact: true }).first()).toBeVisible()
  expect(await ledgerFaults()).toEqual([])
})

test('a coach edits the offer, and the page shows it to everyone at once', async ({ browser, page }) => {
  const t = await wordsOf('en')
  await page.goto('/coaching')
  await expect(page.getByText('€19.00').first()).toBeVisible()
  const { page: coach } = await enter(browser, 'lumi')
  await coach.goto('/dashboard/booster/coaching')
  await alive(coach)
  const mine = coach.getByRole('main')
  await mine.getByRole('button', { name: t('coach.edit') }).click()
  await coach.getByRole('dialog').getByLabel(t('coach.hourly')).fill('21.50')
  await coach
    .getByRole('dialog')
    .getByRole('button', { name: t('coach.save') })
    .click()
  await expect(mine.getByText(/€21\.50/)).toBeVisible()
  await page.reload()
  await expect(page.getByText('€21.50').first()).toBeVisible()
  await expect(page.getByText('€19.00')).toHaveCount(0)
})

test('a customer picks a time from the hours that a coach set, pays, and both see it agreed', async ({
  browser,
}) => {
  const t = await wordsOf('en')
  const { page: coach } = await enter(browser, 'brisa')
  await coach.goto('/dashboard/booster/coaching')
  await alive(coach)
  await coach.getByRole('link', { name: t('coach.setHours') }).click()
  await expect(coach.getByRole('heading', { name: t('teaching.title') })).toBeVisible()
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])
    await coach.getByRole('button', { name: `${t('teaching.add')} ${day}` }).click()
  await coach.getByLabel(t('teaching.notice')).selectOption('48')
  await coach.getByRole('button', { name: t('teaching.save') }).click()
  await expect(coach.getByText(t('teaching.nextNone'))).toHaveCount(0)

  const { page: customer } = await enter(browser, 'mira')
  const heard = complaints(customer)
  await customer.goto('/coaching?coach=brisa.wild-rift')
  await alive(customer)
  const start = customer
    .getByRole('group', { name: t('slots.start') })
    .getByRole('button')
    .first()
  const book = customer.getByRole('button', { name: t('coaching.book') })
  await expect(book).toHaveAttribute('aria-disabled', 'true')
  await start.click()
  const time = (await start.textContent()) ?? ''
  // The picked time survives a reload.
  await expect(customer).toHaveURL(/at=/)
  await book.click()
  await atCheckout(customer)
  await expect(customer.getByText(new RegExp(`Booked for .*${time}`))).toBeVisible()
  await customer.getByRole('radio', { name: new RegExp(t('shell.balance')) }).check()
  await customer.locator('input[name=start_now]').check()
  await customer.locator('input[name=withdrawal_ends]').check()
  await customer.locator('main button[type=submit]').click()
  await customer.waitForURL('**/dashboard/order/*')
  const orderId = new URL(customer.url()).pathname.split('/').at(-1)
  // The time is agreed before the coach has accepted the order.
  await expect(customer.getByText(t('session.agreed'), { exact: true })).toBeVisible()
  await expect(customer.getByText(t('session.waitingTitle', { coach: 'brisa' }))).toBeVisible()

  await coach.goto('/dashboard/booster/available-orders')
  await alive(coach)
  const row = coach.getByRole('listitem').filter({ hasText: t('booster.askedByName') })
  await expect(row.first().getByText(time)).toBeVisible()
  await row
    .first()
    .getByRole('button', { name: t('booster.accept') })
    .click()
  await coach.waitForURL(`**/dashboard/order/${orderId}`)
  await expect(coach.getByText(t('session.agreed'), { exact: true })).toBeVisible()
  await expect(customer.getByText(t('session.agreed'), { exact: true })).toBeVisible()
  expect(heard).toEqual([])
  expect(await ledgerFaults()).toEqual([])
})
