// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { aCoach } from '#web/test/coaches.ts'
import { open } from '#web/test/in-browser.tsx'
import type { Coach, CoachingData } from './coach-types.ts'
import { Page } from './coaching-page.tsx'
import OfferDialog from './offer-dialog.tsx'
import { type MyOffer, Page as OffersPage } from './offers-page.tsx'

type Answers = NonNullable<Parameters<typeof open>[1]>['answers'] & object

const show = (items: Coach[], path = '/coaching') => {
  const data: CoachingData = { items, page: 1, pageCount: 1, total: items.length, games: [] }
  return open(<Page data={data} />, { path })
}

test('a row shows what a coach teaches, in which languages and for how much', async () => {
  const { t } = await show([aCoach('lumi', { completed: 3 })])
  const row = within(screen.getByRole('heading', { name: 'lumi' }).closest('li') as HTMLElement)
  expect(row.getByText('€24.00')).toBeTruthy()
  expect(row.getByText('Deutsch')).toBeTruthy()
  expect(row.getByText(t('coaching.completed', { count: 3 }))).toBeTruthy()
})

test('choosing a coach shows the price of a session and changes the address', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 0)
  const { t, person, router } = await show([aCoach('lumi'), aCoach('brisa')])
  expect(screen.getByText(t('coaching.pickTitle'))).toBeTruthy()
  const [, second] = screen.getAllByRole('button', { name: t('coaching.choose') })
  await person.click(second as HTMLElement)
  const panel = within(screen.getByRole('complementary', { name: t('coaching.yourSession') }))
  expect(panel.getByRole('heading', { name: 'brisa' })).toBeTruthy()
  await person.click(panel.getByRole('button', { name: t('coaching.moreTime') }))
  expect(panel.getByText('€48.00')).toBeTruthy()
  await expect.poll(() => router.state.location.search).toContain('coach=brisa.valorant')
  vi.unstubAllGlobals()
})

test('a language filters in the address, and the link of a game keeps it', async () => {
  const { t, person, router } = await show([aCoach('lumi')], '/coaching?page=2')
  await person.selectOptions(screen.getByRole('combobox', { name: t('shell.language') }), 'fr')
  expect(router.state.location.search).toBe('?language=fr')
  const games = within(screen.getByRole('navigation', { name: t('shell.games') }))
  expect(games.getByRole('link', { name: /^Valorant/ }).getAttribute('href')).toBe(
    '/coaching?language=fr&game=valorant#coaches',
  )
})

test('filters can be cleared if no coach matches them', async () => {
  const { t, person, router } = await show([], '/coaching?game=wild-rift&language=nl')
  await person.click(screen.getByRole('button', { name: t('lists.clearFilters') }))
  expect(router.state.location.search).toBe('')
})

const offer = (rest: Partial<MyOffer> = {}): MyOffer => ({
  game: 'valorant',
  may_teach: true,
  offer: null,
  ...rest,
})
const listed: NonNullable<MyOffer['offer']> = {
  hourly: 2_400,
  languages: ['en'],
  teaches: 'Crosshair placement and calm rounds.',
  teaches_in: 'en',
  free: [],
  time_zone: 'Europe/Berlin',
  active: true,
}

test('a booster sees for each game whether they teach it, or why they can’t', async () => {
  const items = [
    offer({ offer: listed }),
    offer({ game: 'wild-rift' }),
    offer({ game: 'league-of-legends', may_teach: false }),
    offer({ game: 'teamfight-tactics', offer: { ...listed, active: false } }),
  ]
  const { t } = await open(<OffersPage data={{ items }} />)
  const rows = screen.getAllByRole('listitem')
  expect(rows[0]?.textContent).toContain(`${t('coach.listed')}, €24.00`)
  expect(within(rows[1] as HTMLElement).getByRole('button', { name: t('coach.offer') })).toBeTruthy()
  expect(rows[2]?.textContent).toContain(t('coach.notYet'))
  expect(within(rows[2] as HTMLElement).queryByRole('button')).toBeNull()
  expect(rows[3]?.textContent).toContain(t('coach.unlisted'))
})

const dialog = (mine: MyOffer, answers: Answers = {}, onClose = () => {}, onSaved = async () => {}) =>
  open(<OfferDialog offer={mine} onClose={onClose} onSaved={onSaved} />, { answers })

test('an offer is saved as a whole, with its price in cents', async () => {
  const { t, person, sent } = await dialog(offer({ offer: listed }), { saveOffer: () => ({}) })
  const price = screen.getByLabelText(t('coach.hourly'))
  await person.clear(price)
  await person.type(price, '21,50')
  await person.click(screen.getByLabelText('Deutsch'))
  await person.click(screen.getByRole('button', { name: t('coach.save') }))
  expect(sent).toEqual([
    {
      name: 'saveOffer',
      input: {
        params: { game: 'valorant' },
        body: { ...listed, hourly: 2_150, languages: ['en', 'de'] },
      },
    },
  ])
})

test('incomplete input disables saving and says so', async () => {
  const { t, person, sent } = await dialog(offer())
  const save = () => screen.getByRole('button', { name: t('coach.save') })
  expect(save().getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByText(t('coach.missing'))).toBeTruthy()
  await person.type(screen.getByLabelText(t('coach.teaches')), 'How to climb from Gold, calmly.')
  expect(save().getAttribute('aria-disabled')).toBeNull()
  expect(sent).toEqual([])
})

test('free hours are added in the order of the week and can’t overlap', async () => {
  const { t, person, sent } = await dialog(offer({ offer: listed }), { saveOffer: () => ({}) })
  const add = screen.getByRole('button', { name: t('coach.addFree') })
  await person.selectOptions(screen.getByLabelText(t('coach.day')), '3')
  await person.click(add)
  // The form suggests the next day; hours that would overlap say why they can't be added.
  expect((screen.getByLabelText(t('coach.day')) as HTMLSelectElement).value).toBe('4')
  await person.selectOptions(screen.getByLabelText(t('coach.day')), '3')
  expect(screen.getByText(t('coach.freeOverlap'))).toBeTruthy()
  await person.click(add)
  await person.selectOptions(screen.getByLabelText(t('coach.day')), '1')
  await person.click(add)
  await person.click(screen.getByRole('button', { name: t('coach.save') }))
  expect(sent[0]).toMatchObject({
    input: {
      body: {
        free: [
          { day: 1, from: 18, to: 22 },
          { day: 3, from: 18, to: 22 },
        ],
      },
    },
  })
})

test('closing a changed offer asks for confirmation', async () => {
  let closed = 0
  const { t, person } = await dialog(offer({ offer: listed }), {}, () => closed++)
  await person.type(screen.getByLabelText(t('coach.hourly')), '5')
  await person.keyboard('{Escape}')
  await person.click(await screen.findByRole('button', { name: t('shell.discardChanges') }))
  expect(closed).toBe(1)
})

test('free hours can be removed, and an offer can be unlisted', async () => {
  const free = [{ day: 2, from: 18, to: 22 }]
  const { t, person, sent } = await dialog(offer({ offer: { ...listed, free } }), { saveOffer: () => ({}) })
  await person.click(screen.getByRole('button', { name: /^Remove Tue/ }))
  await person.click(screen.getByLabelText(t('coach.active')))
  await person.click(screen.getByRole('button', { name: t('coach.save') }))
  expect(sent[0]).toMatchObject({ input: { body: { free: [], active: false } } })
})

test('a booster who can’t teach a game anymore can edit the offer but not list it', async () => {
  const { t, person, sent } = await dialog(offer({ may_teach: false, offer: listed }), {
    saveOffer: () => ({}),
  })
  expect(screen.queryByLabelText(t('coach.active'))).toBeNull()
  await person.click(screen.getByRole('button', { name: t('coach.save') }))
  expect(sent[0]).toMatchObject({ input: { body: { active: false } } })
})

test('a game without coaches says so on its tab, and where its list would be', async () => {
  const games: CoachingData['games'] = [
    { game: 'valorant', offers: 2 },
    { game: 'wild-rift', offers: 0 },
  ]
  const data: CoachingData = { items: [], page: 1, pageCount: 1, total: 0, games }
  const { t } = await open(<Page data={data} />, { path: '/coaching?game=wild-rift' })
  const tabs = within(screen.getByRole('navigation', { name: t('shell.games') }))
  const nobody = t('coaching.nobody', { game: 'Wild Rift' })
  expect(tabs.getByRole('link', { name: `Valorant ${t('coaching.count', { count: 2 })}` })).toBeTruthy()
  expect(tabs.getByRole('link', { name: `Wild Rift ${nobody}` })).toBeTruthy()
  expect(screen.getAllByText(nobody)).toHaveLength(2)
  expect(screen.getByRole('button', { name: t('coaching.seeAll') })).toBeTruthy()
})

test('a coach’s boosts and rating say what they are of', async () => {
  const { t } = await show([aCoach('lumi', { boosts: 12, reviews: 31, rating: 4.9 })])
  expect(screen.getByText(t('coaching.boosts', { count: 12 }))).toBeTruthy()
  expect(screen.getByText(t('coaching.rated', { stars: '4.9', most: 5, count: 31 }))).toBeTruthy()
})
