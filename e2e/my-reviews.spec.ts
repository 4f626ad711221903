import { dayMs } from '#core/base/durations.ts'
import { defaultConfig } from '#core/choices/order-config.ts'
import { filterId } from '#core/people/matching.ts'
import { insertCustomer, insertOrder, type TestServices } from '#server/test/factories.ts'
import { violations } from './axe.ts'
import { inDatabase, type Newcomer, newBooster } from './newcomers.ts'
import { open } from './order-money.ts'
import { wordsOf } from './people.ts'
import { expect, test } from './test.ts'

/** A booster answers the reviews that can still be answered, and learns why the others can't. */

const t = await wordsOf('en')
const page = '/dashboard/booster/reviews'

/** Reviews of the booster, each of an order of its own, some days old. */
function insertReviews(
  booster: Newcomer,
  reviews: readonly { text: string; overall: number; days: number; hidden?: string }[],
) {
  const config = defaultConfig('league-of-legends', 'elo-boost')
  return inDatabase(async (db) => {
    for (const { text, overall, days, hidden } of reviews) {
      const { id: customer_id } = await insertCustomer({ db })
      const people = { customerId: customer_id, boosterId: booster.id }
      const order = await insertOrder({ db, now: () => new Date() } as TestServices, {
        status: 'completed',
        config,
        ...people,
      })
      const created_at = new Date(Date.now() - days * dayMs)
      const row = {
        order_id: order.id,
        customer_id,
        booster_id: booster.id,
        author: 'anna',
        language: 'en' as const,
      }
      const hiding = hidden ? { hidden_at: new Date(), hidden_reason: hidden } : {}
      await db
        .insertInto('reviews')
        .values({ ...row, text, overall, created_at, ...hiding })
        .execute()
    }
  })
}

test('answers due come first and are counted until they are given; others say why they have no form', async ({
  browser,
}) => {
  const booster = await newBooster(browser, filterId(defaultConfig('league-of-legends', 'elo-boost')))
  await insertReviews(booster, [
    { text: 'Young review', overall: 5, days: 1 },
    { text: 'Older review', overall: 3, days: 20 },
    { text: 'Too old', overall: 4, days: 40 },
    { text: 'Hidden review', overall: 1, days: 2, hidden: 'It insults' },
  ])
  await open(booster, '/dashboard')
  const { page: view } = booster
  await view.getByText(t('day.answers', { count: 2 })).waitFor()
  const menu = view.getByRole('navigation', { name: t('shell.dashboardNavigation') }).first()
  const entry = menu.getByRole('link', { name: t('shell.myReviews') })
  await expect(entry).toContainText('2')

  await open(booster, page)
  const due = view.getByRole('region', { name: t('myreviews.answer.due') })
  await expect(due.getByRole('listitem')).toHaveCount(2)
  await expect(due.getByRole('listitem').first()).toContainText('Older review')
  const row = (text: string) => view.locator('[data-row]', { hasText: text })
  await expect(row('Too old')).toContainText(t('myreviews.over'))
  await expect(row('Hidden review')).toContainText(t('reviews.hidden', { reason: 'It insults' }))
  for (const closed of ['Too old', 'Hidden review'])
    await expect(row(closed).getByRole('button')).toHaveCount(0)
  expect(await violations(view)).toEqual([])

  await row('Older review')
    .getByRole('button', { name: t('myreviews.write') })
    .click()
  await view.getByLabel(t('reviews.reply')).fill('Thank you, write me at kestrel@example.com')
  await view.getByRole('button', { name: t('reviews.postReply') }).click()
  await expect(row('Older review')).toContainText('Thank you, write me at •••••')
  await expect(due.getByRole('listitem')).toHaveCount(1)
  await expect(entry).toContainText('1')

  await open(booster, `${page}?answer=over`)
  await expect(view.locator('[data-row]')).toHaveCount(1)
  await expect(row('Too old')).toBeVisible()
  expect(booster.heard).toEqual([])
  await booster.context.close()
})
