// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type GameId, gameIds, serviceIds } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import { demoPriceTable } from '#core/prices/price-table.ts'
import type { Locale } from '#i18n/locales.ts'
import { aBooster, aReview } from '#web/test/boosters.ts'
import { asRead, open } from '#web/test/in-browser.tsx'
import type { Booster } from './booster-list.tsx'
import { GameContent } from './game-content.tsx'
import { GameHero } from './game-hero.tsx'
import { GameSupply } from './game-supply.tsx'
import type { GameReviews } from './reviews.tsx'

const kestrel: Booster = aBooster({ finished: 3 })

const none: GameReviews = { count: 0, rating: null, quotes: [] }

function game(id: GameId, boosters: Booster[] = [], locale: Locale = 'en', reviews = none) {
  return open(
    <>
      <GameHero game={id} prices={demoPriceTable} />
      <GameContent game={id} prices={demoPriceTable} boosters={boosters} reviews={reviews} />
    </>,
    { areas: [`${id}/landing`], locale },
  )
}

test.each(gameIds)('the page of %s offers its services and lists its tiers', async (id) => {
  const { t, container } = await game(id)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(t(`${id}/landing.title`))
  for (const service of serviceIds)
    expect(container.querySelector(`a[href="/${id}/${service}"]`)).toBeTruthy()
  for (const tier of games[id].tiers)
    expect(screen.getAllByText(t(`games.tier.${tier.id}`)).length, tier.id).toBeGreaterThan(0)
})

test('the page links to the other games, never to itself', async () => {
  const { t } = await game('valorant')
  const others = within(screen.getByRole('navigation', { name: t('game.otherGames') }))
  const hrefs = others.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual(gameIds.filter((id) => id !== 'valorant').map((id) => `/${id}`))
})

test('a booster is listed with their highest rank and their last climb', async () => {
  const { t } = await game('league-of-legends', [kestrel])
  const name = t('game.boostersTitle', { game: t('games.game.league-of-legends') })
  const list = within(screen.getByRole('region', { name }))
  expect(list.getByText('kestrel')).toBeTruthy()
  expect(list.getByText('Silver II to Gold IV')).toBeTruthy()
  expect(list.getByText(t('game.finished', { count: 3 }))).toBeTruthy()
  expect(list.queryByText(t('game.demo'))).toBeNull()
})

test('a Latin name in Arabic text keeps its own direction and stays beside its picture', async () => {
  await game('league-of-legends', [kestrel], 'ar')
  const name = screen.getByText('kestrel')
  expect(name.tagName).toBe('BDI')
  expect(name.parentElement?.getAttribute('dir')).toBeNull()
})

test('demo boosters are marked as such', async () => {
  const { t, unmount } = await game('league-of-legends', [{ ...kestrel, demo: true }])
  expect(screen.getByText(t('game.demo'))).toBeTruthy()
  unmount()
  await game('league-of-legends')
  expect(screen.queryByText(t('game.demo'))).toBeNull()
})

test('the first question is open, and each has its answer', async () => {
  const { container } = await game('wild-rift')
  const [first, ...rest] = container.querySelectorAll('details')
  expect(first?.open).toBe(true)
  expect(rest.every((each) => !each.open)).toBe(true)
  for (const each of [first, ...rest]) expect(each?.querySelector('p')?.textContent).toBeTruthy()
})

test('reviews are shown with their mean once there are any', async () => {
  const { t, unmount } = await game('valorant')
  const title = t('game.reviewsTitle', { game: t('games.game.valorant') })
  expect(screen.queryByRole('region', { name: title })).toBeNull()
  unmount()
  const review = aReview({ author: 'theo' })
  await game('valorant', [], 'en', { count: 26, rating: 4.62, quotes: [review] })
  const region = within(screen.getByRole('region', { name: title }))
  expect(region.getByText(/^4\.6.* in 26 reviews$/)).toBeTruthy()
  expect(region.getByText('theo')).toBeTruthy()
  expect(region.queryByText(t('game.demo')) !== null).toBe(review.demo)
})

test.each([
  [
    { boosters: 12, start_minutes: 18 },
    '12 boosters play Valorant on the Europe server, and one usually starts within 18 min',
  ],
  [{ boosters: 1, start_minutes: null }, '1 booster plays Valorant on the Europe server'],
  [
    { boosters: 0, start_minutes: null },
    'No booster plays Valorant on the Europe server right now. The calculator shows where one does.',
  ],
])('who plays the game is said once it is known: %o', async (known, line) => {
  await open(<GameSupply game="valorant" />, {
    answers: { getSupply: () => ({ data: { ...known, instead: null } }) },
  })
  await screen.findByText((text) => asRead(text) === line)
})

test('before the shop opens, or without an answer, nothing is said of it', async () => {
  const { container, sent } = await open(<GameSupply game="valorant" />, {
    answers: { getSupply: () => ({ data: { boosters: null, start_minutes: null, instead: null } }) },
  })
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(container.querySelector('p')).toBeNull()
})
