import { ratedParts } from '#core/boosters/reviews.ts'
import { type ClimbConfig, defaultConfig } from '#core/choices/order-config.ts'
import { filterId } from '#core/people/matching.ts'
import { insertCustomer, insertOrder, type TestServices } from '#server/test/factories.ts'
import { inDatabase, type Newcomer, newBooster, newCustomer } from './newcomers.ts'
import { alive, complaints, confirmResult, enter, wordsOf } from './people.ts'
import { type Browser, expect, type Page, test } from './test.ts'

/** A customer completes an order and reviews it; the booster answers, the profile shows it, staff hide it. */

const t = await wordsOf('en')
const words = 'Wrote after every game. Reach me at mira@example.com'
const shownWords = 'Wrote after every game. Reach me at •••••'

async function open(page: Page, path: string) {
  await page.goto(path)
  await alive(page)
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** A result to check that reached Platinum IV, by a booster with two reviews. */
async function finishedOrder(browser: Browser) {
  const config = defaultConfig('league-of-legends', 'elo-boost') as ClimbConfig
  const customer = await newCustomer(browser, 1_000)
  const booster = await newBooster(browser, filterId(config))
  const id = await inDatabase(async (db) => {
    const services = { db, now: () => new Date() } as TestServices
    const stars = { overall: 5, skill: 5, speed: 4, communication: 5 }
    for (const author of ['anna', 'ben']) {
      const { id: customer_id } = await insertCustomer({ db })
      const done = { status: 'completed', customerId: customer_id, boosterId: booster.id } as const
      const { id: order_id } = await insertOrder(services, done)
      const review = { order_id, customer_id, booster_id: booster.id, author, text: 'Good.', ...stars }
      await db
        .insertInto('reviews')
        .values({ ...review, language: 'en', created_at: new Date() })
        .execute()
    }
    const people = { customerId: customer.id, boosterId: booster.id }
    const order = await insertOrder(services, { status: 'verification_required', config, ...people })
    const standing = JSON.stringify({ tier: 'platinum', division: 4, points: 4 }) as never
    const game = { order_id: order.id, booster_id: booster.id, number: 1, result: 'won' as const }
    await db
      .insertInto('order_games')
      .values({ ...game, points: 22, standing, played_at: new Date() })
      .execute()
    return order.id
  })
  return { id, customer, booster }
}

async function review({ page }: Newcomer) {
  const card = page.getByRole('region', { name: t('reviews.title'), exact: true })
  await card.getByRole('button', { name: t('reviews.detail') }).click()
  for (const part of ratedParts)
    await card
      .getByRole('group', { name: t(`finished.rated.${part}`) })
      .getByRole('radio', { name: t('finished.stars', { stars: 4, most: 5 }), exact: true })
      .check({ force: true })
  await card.getByLabel(t('reviews.words')).fill(words)
  await press(page, t('reviews.post'))
  await expect(page.getByText(shownWords)).toBeVisible()
}

test('an order is reviewed, answered, shown, hidden, kept as a favorite, and gone on from', async ({
  browser,
}) => {
  const { id, customer, booster } = await finishedOrder(browser)
  const orderPage = `/dashboard/order/${id}`
  await open(customer.page, orderPage)
  await confirmResult(customer.page, t)
  await review(customer)

  await open(booster.page, orderPage)
  await booster.page.getByLabel(t('reviews.reply')).fill('Thank you!')
  await press(booster.page, t('reviews.postReply'))
  // What is typed counts as the text of its field, so the reply shows that it was posted by what can be done with it.
  await expect(booster.page.getByRole('button', { name: t('reviews.editReply') })).toBeVisible()

  const visitor = await browser.newPage()
  const heard = complaints(visitor)
  await open(visitor, `/booster/${booster.name}`)
  const reviews = visitor.getByRole('region', { name: t('profile.reviews') })
  await expect(reviews).toContainText(shownWords)
  await expect(reviews).toContainText('Thank you!')

  const staff = await enter(browser, 'orders')
  await open(staff.page, `/dashboard/admin/reviews?q=${booster.name}`)
  const row = staff.page.getByRole('row').filter({ hasText: shownWords })
  await row.getByRole('button', { name: t('adminreviews.hide'), exact: true }).click()
  const dialog = staff.page.getByRole('dialog')
  await dialog.getByLabel(t('order.reason'), { exact: true }).fill('Names a contact')
  await dialog.getByRole('button', { name: t('adminreviews.hide'), exact: true }).click()
  await expect(staff.page.getByText(t('adminreviews.isHidden'))).toBeVisible()
  await visitor.reload()
  await alive(visitor)
  await expect(reviews).toContainText(t('profile.fewReviews', { count: 2 }))
  await expect(reviews).not.toContainText(shownWords)

  await open(customer.page, orderPage)
  await expect(customer.page.getByText('Names a contact')).toBeVisible()
  await press(customer.page, t('favorites.add', { booster: booster.name }))
  await expect(
    customer.page.getByRole('button', { name: t('favorites.remove', { booster: booster.name }) }),
  ).toBeVisible()
  await customer.page.getByRole('link', { name: t('order.again.set') }).click()
  await customer.page.waitForURL(/\/league-of-legends\/elo-boost\?.*from=platinum-4/)
  await open(customer.page, '/dashboard/favorites')
  await expect(customer.page.getByRole('link', { name: booster.name, exact: true })).toBeVisible()
  for (const list of [heard, customer.heard, booster.heard]) expect(list).toEqual([])
})
