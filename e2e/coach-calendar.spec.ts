import { hourMs } from '#core/base/durations.ts'
import { defaultConfig } from '#core/choices/order-config.ts'
import { filterId } from '#core/people/matching.ts'
import { insertOrder, type TestServices } from '#server/test/factories.ts'
import { violations } from './axe.ts'
import { inDatabase, type Newcomer, newBooster, newCustomer } from './newcomers.ts'
import { open } from './order-money.ts'
import { wordsOf } from './people.ts'
import { expect, test } from './test.ts'

/** A coach sees the week and sets where sessions take place; the customer reads it shortly before, and not after. */

const t = await wordsOf('en')
const room = 'https://meet.google.com/abc-defg-hij'

/** An hour with the coach, agreed for a time some hours from now. */
function insertSession(coach: Newcomer, customer: Newcomer, hours: number): Promise<string> {
  return inDatabase(async (db) => {
    const config = {
      service: 'coaching' as const,
      game: 'league-of-legends' as const,
      coachId: coach.id,
      hours: 1,
      wishes: '',
    }
    const order = await insertOrder({ db, now: () => new Date() } as TestServices, {
      status: 'boosting',
      config,
      customerId: customer.id,
      boosterId: coach.id,
      columns: { coach_id: coach.id },
    })
    const agreed_at = new Date(Date.now() + hours * hourMs)
    await db.insertInto('order_sessions').values({ order_id: order.id, agreed_at }).execute()
    return order.id
  })
}

const move = (orderId: string, hours: number) =>
  inDatabase((db) =>
    db
      .updateTable('order_sessions')
      .set({ agreed_at: new Date(Date.now() + hours * hourMs) })
      .where('order_id', '=', orderId)
      .execute(),
  )

test('a coach’s week has the session and their room; its customer joins shortly before, and not after', async ({
  browser,
}) => {
  const customer = await newCustomer(browser, 100)
  const coach = await newBooster(browser, filterId(defaultConfig('league-of-legends', 'elo-boost')))
  const orderId = await insertSession(coach, customer, 5)
  await open(coach, '/dashboard/booster/coaching')
  await coach.page.getByRole('link', { name: t('calendar.open') }).click()
  const { page } = coach
  await expect(page.getByRole('heading', { level: 1, name: t('calendar.title') })).toBeVisible()
  const sessions = page.getByRole('list', { name: t('calendar.sessions') })
  // In five hours it can be next week.
  if ((await sessions.count()) === 0) await page.getByRole('link', { name: t('calendar.after') }).click()
  await expect(sessions.getByRole('listitem')).toContainText(customer.name)
  await expect(sessions.getByText(t('calendar.noLink'))).toBeVisible()
  expect(await violations(page)).toEqual([])

  // A link that isn't a room is refused at its field.
  const field = page.getByLabel(t('calendar.link'))
  await field.fill('https://discord.gg/kestrel')
  await page.getByRole('button', { name: t('calendar.save') }).click()
  await expect(page.getByText(t('errors.meeting_link_invalid'))).toBeVisible()
  await field.fill(`${room}?authuser=1`)
  await page.getByRole('button', { name: t('calendar.save') }).click()
  await expect(sessions.getByText(t('calendar.noLink'))).toHaveCount(0)
  await expect(field).toHaveValue(room)

  const orderPage = `/dashboard/order/${orderId}`
  const join = customer.page.getByRole('link', { name: t('session.join', { place: 'Google Meet' }) })
  await open(customer, orderPage)
  await expect(customer.page.getByRole('heading', { name: t('session.meeting') })).toBeVisible()
  await expect(join).toHaveCount(0)
  await move(orderId, 2)
  await open(customer, orderPage)
  await expect(join).toHaveAttribute('href', room)
  expect(await violations(customer.page)).toEqual([])
  await move(orderId, -2)
  await open(customer, orderPage)
  await expect(join).toHaveCount(0)
  expect([...customer.heard, ...coach.heard]).toEqual([])
  for (const { context } of [customer, coach]) await context.close()
})
