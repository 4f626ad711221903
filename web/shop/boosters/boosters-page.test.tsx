// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ListedBooster } from '#web/test/boosters.ts'
import { aBooster } from '#web/test/boosters.ts'
import { asRead, open } from '#web/test/in-browser.tsx'
import { type BoostersData, Page } from './boosters-page.tsx'

/** The page with these boosters; what is live comes from the second answer. */
function show(items: ListedBooster[], { path = '/boosters', live = items } = {}) {
  const list = { items, page: 1, pageCount: 1, total: items.length }
  const data: BoostersData = {
    list,
    shop: { boosters: 24, starts: { orders: 30, bars: [], bar_minutes: 5, median_seconds: 1_140 } },
  }
  return open(<Page data={data} />, {
    path,
    answers: { listBoosters: () => ({ data: { ...list, items: live } }) },
  })
}

const rowOf = (name: string) => within(screen.getByRole('link', { name }).closest('tr') as HTMLElement)

test('a row shows what was measured, and leads to the booster and to the calculator of what they play', async () => {
  const { t } = await show([aBooster()])
  const row = rowOf('kestrel')
  expect(row.getByText('39 of 41')).toBeTruthy()
  expect(asRead(row.getByText(/14.min/).textContent ?? '')).toBe('14 min')
  expect(row.getByText('68%')).toBeTruthy()
  expect(row.getByRole('link', { name: 'kestrel' }).getAttribute('href')).toBe('/booster/kestrel')
  const order = row.getByRole('link', { name: t('boosters.orderFrom', { booster: 'kestrel' }) })
  expect(order.getAttribute('href')).toBe('/league-of-legends/elo-boost?booster=kestrel')
})

test('a new booster has a reason in place of figures, which screen readers hear too', async () => {
  const { t } = await show([aBooster({ figures: null, finished: 1, last_climb: null })])
  expect(rowOf('kestrel').getByText(t('boosters.newHere'))).toBeTruthy()
  expect(rowOf('kestrel').getAllByText(t('boosters.tooFew'))).toHaveLength(4)
})

test('who is online and has room is filled in later; without room, the button says why', async () => {
  const busy = aBooster({ online: true, places: { taken: 2, of: 2 } })
  const { t } = await show([aBooster()], { live: [busy] })
  expect(screen.queryByText(t('boosters.online'))).toBeNull()
  expect(await screen.findByText(t('boosters.online'))).toBeTruthy()
  const order = rowOf('kestrel').getByRole('button', { name: t('boosters.order') })
  expect(order.getAttribute('aria-disabled')).toBe('true')
  const reason = document.getElementById(order.getAttribute('aria-describedby') ?? '')
  expect(reason?.textContent).toBe(t('boosters.full', { taken: 2, of: 2 }))
})

test('without a match the page offers to remove the filter that most likely hides everyone', async () => {
  const { t, person, router } = await show([], { path: '/boosters?game=valorant&language=nl' })
  const filter = `${t('boosters.language')}: Nederlands`
  const buttons = screen.getAllByRole('button', { name: t('lists.without', { filter }) })
  await person.click(buttons.at(-1) as HTMLElement)
  expect(router.state.location.search).toBe('?game=valorant')
})

test('only those who are online is a switch beside the filters', async () => {
  const { t, person, router } = await show([aBooster()])
  await person.click(screen.getByRole('switch', { name: t('boosters.onlyOnline') }))
  expect(router.state.location.search).toBe('?online=1')
})

test('the calculator opens with the server and service that were filtered', async () => {
  const { t } = await show([aBooster()], { path: '/boosters?service=duo-boost&server=eune' })
  const order = rowOf('kestrel').getByRole('link', { name: t('boosters.orderFrom', { booster: 'kestrel' }) })
  expect(order.getAttribute('href')).toBe('/league-of-legends/duo-boost?server=eune&booster=kestrel')
})
