// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { gameIds, serviceIds } from '#core/games/game.ts'
import { games } from '#core/games/games.ts'
import { serviceRanges } from '#core/prices/ladder-prices.ts'
import { demoPriceTable } from '#core/prices/price-table.ts'
import { formats } from '#i18n/format.ts'
import { realtime } from '#web/frame/realtime/realtime-events.ts'
import { open } from '#web/test/in-browser.tsx'
import { noteGame } from '../service/last-game.ts'
import { type HomeData, Page } from './home-page.tsx'
import type { NowFacts } from './storefront-facts.ts'

const tooFew: NowFacts = {
  online: [],
  starts: { orders: 3, bars: [], barMinutes: 5, medianSeconds: null },
  arrivals: { orders: 3, onTime: [] },
  demo: false,
}
const enough: NowFacts = {
  online: [
    [0.1, 2],
    [0.6, 5],
    [1, 3],
  ],
  starts: { orders: 30, bars: [2, 6, 9, 6, 3, 2, 1, 1, 0, 0, 0, 0], barMinutes: 5, medianSeconds: 14 * 60 },
  arrivals: { orders: 30, onTime: [...Array(28).fill(true), false, true] },
  demo: false,
}

const home = async (data: Partial<HomeData> = {}) => {
  const all: HomeData = {
    prices: demoPriceTable,
    facts: tooFew,
    climbs: [],
    reviews: [],
    coaches: [],
    raffles: [],
    posts: [],
    ...data,
  }
  const opened = await open(<Page data={all} />)
  // The parts load by themselves where no server has rendered them.
  await screen.findByRole('region', { name: opened.t('home.games') })
  await screen.findByRole('region', { name: opened.t('home.questionsTitle') })
  return opened
}

test('each service of each game is listed with its lowest price and links to its calculator', async () => {
  const { t } = await home()
  const region = screen.getByRole('region', { name: t('home.games') })
  for (const game of gameIds) {
    const ranges = serviceRanges(demoPriceTable, games[game])
    for (const service of serviceIds) {
      const links = [...region.querySelectorAll(`a[href="/${game}/${service}"]`)]
      expect(links.at(-1)?.textContent, `${game} ${service}`).toContain(
        formats('en').money(ranges[service].low),
      )
    }
  }
})

test('the first button leads to the games, the second to how an order works', async () => {
  const { t } = await home()
  const [toGames, toHow] = (['home.setClimb', 'home.howLink'] as const).map((name) =>
    screen.getByRole('link', { name: t(name) }).getAttribute('href'),
  )
  for (const anchor of [toGames, toHow])
    expect(document.querySelector(anchor ?? ''), anchor ?? '').toBeTruthy()
})

test('each game in the picture opens its calculator, and the first button the calculator used last', async () => {
  const { t, unmount } = await home()
  for (const game of gameIds) {
    const [sign] = document.querySelectorAll(`[data-game="${game}"] a`)
    expect(sign?.getAttribute('href')).toBe(`/${game}/elo-boost`)
  }
  unmount()
  noteGame('valorant')
  await home()
  expect(screen.getByRole('link', { name: t('home.setClimb') })).toHaveProperty(
    'pathname',
    '/valorant/elo-boost',
  )
})

test('the page answers what people ask before their first order, penalties first', async () => {
  const { t } = await home()
  const questions = within(screen.getByRole('region', { name: t('home.questionsTitle') }))
  for (const question of ['penalty', 'account', 'who', 'stops', 'time', 'pay'] as const)
    expect(questions.getByText(t(`home.question.${question}`))).toBeTruthy()
  expect(questions.getByText(t('home.answer.penalty'))).toBeTruthy()
  expect(questions.getByText(new RegExp(t('shell.testPayment')))).toBeTruthy()
})

test('before anything is measured, the page shows no figure and no section for it', async () => {
  const { t } = await home()
  expect(screen.queryByRole('region', { name: t('home.rightNow') })).toBeNull()
})

test('figures are shown one by one, each as soon as it is measured', async () => {
  const { t } = await home({ facts: { ...tooFew, starts: enough.starts } })
  const region = within(screen.getByRole('region', { name: t('home.rightNow') }))
  expect(await region.findByText(t('home.medianStart'))).toBeTruthy()
  expect(region.queryByText(t('home.onTime'))).toBeNull()
  expect(region.queryByText(t('home.onlineMost'))).toBeNull()
})

test('with enough orders it shows the median start and how many were on time', async () => {
  const { t } = await home({ facts: enough })
  const region = within(screen.getByRole('region', { name: t('home.rightNow') }))
  expect(await region.findByText(t('home.minutes', { count: 14 }))).toBeTruthy()
  expect(await region.findByText(t('home.someOfAll', { some: 29, all: 30 }))).toBeTruthy()
})

test('few boosters online are no figure: the most of the last day stands there instead', async () => {
  const { t } = await home({ facts: enough })
  const region = within(screen.getByRole('region', { name: t('home.rightNow') }))
  const shown = () => region.getByText(/boosters? online/).previousElementSibling?.textContent
  expect(shown()).toBe('5')
  act(() => realtime.set({ boosters: 2 }))
  expect(region.getByText(t('home.onlineMost'))).toBeTruthy()
  expect(shown()).toBe('5')
  act(() => realtime.set({ boosters: 12 }))
  expect(region.getByText(t('home.onlineNow', { count: 12 }))).toBeTruthy()
  expect(shown()).toBe('12')
  act(() => realtime.set({ boosters: null }))
})

test('a day without three boosters online at a time has no figure of it', async () => {
  const { t } = await home({
    facts: {
      ...enough,
      online: [
        [0.2, 2],
        [1, 1],
      ],
    },
  })
  const region = within(screen.getByRole('region', { name: t('home.rightNow') }))
  expect(region.queryByText(/boosters? online/)).toBeNull()
})

test('the amounts of the example are those of the price table, and each row of its ledger sums to zero', async () => {
  const { t } = await home()
  const table = await screen.findByRole('table')
  const rows = within(table).getAllByRole('row').slice(1)
  const amounts = rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map((cell) => Math.round(Number(cell.textContent?.replace('\u2212', '-')) * 100)),
  )
  for (const row of amounts) expect(row.reduce((sum, each) => sum + each, 0)).toBe(0)
  // The example of domain 2, of which the booster gets 60 percent.
  expect(amounts[0]).toEqual([-8370, 8370, 0, 0])
  expect(amounts[2]).toEqual([-8370, 0, 5022, 3348])
  expect(screen.getByText(t('protection.example'))).toBeTruthy()
})

test('without coaches there is no strip of coaches', async () => {
  const { t } = await home()
  expect(screen.queryByRole('region', { name: t('home.learn') })).toBeNull()
})

test('the raffles that run are shown with their end and lead to their pages; without one there is no heading', async () => {
  const { t, unmount } = await home()
  expect(screen.queryByRole('heading', { name: t('home.raffles') })).toBeNull()
  unmount()
  const raffle: HomeData['raffles'][number] = {
    raffle_id: '00000000-0000-4000-8000-000000000001',
    slug: 'winter-raffle',
    title: 'Winter raffle',
    prize: 'A climb to the next tier',
    prize_kind: 'balance',
    prize_value: 6_000,
    currency: 'EUR',
    places: 3,
    opened_at: '2026-11-20T12:00:00.000Z',
    closes_at: '2026-12-04T12:00:00.000Z',
    drawn_at: null,
    tickets: 40,
    demo: true,
    state: 'open',
  }
  await home({ raffles: [raffle] })
  const region = within(screen.getByRole('region', { name: t('home.raffles') }))
  const card = region.getByRole('link', { name: /Winter raffle/ })
  expect(card.getAttribute('href')).toBe('/raffles/winter-raffle')
  expect(card.textContent).toContain('A climb to the next tier')
  expect(card.textContent).toContain(t('shell.demo'))
  expect(card.textContent).toMatch(/Closes .*Dec/)
  expect(region.getByRole('link', { name: t('home.allRaffles') }).getAttribute('href')).toBe('/raffles')
})
