// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { MetaContext } from '#web/frame/router/page.ts'
import { aClimb, aProfile, aReview, type Profile } from '#web/test/boosters.ts'
import { asRead, open } from '#web/test/in-browser.tsx'
import { madeUpSite } from '#web/test/made-up-site.ts'
import { Page } from './booster-page.tsx'
import type { ProfileData } from './booster-types.ts'
import { profileStructured } from './boosters-structured.ts'
import { ridge } from './ridge-part.ts'

type Answers = NonNullable<Parameters<typeof open>[1]>['answers'] & object

async function show(data: Profile = aProfile(), answers: Answers = {}, locale: 'en' | 'ar' = 'en') {
  await ridge.bring()
  return open(<Page data={data} />, {
    locale,
    answers: { getBooster: () => ({ data }), ...answers },
  })
}

test('five figures say what they were counted from', async () => {
  const { t } = await show()
  expect(screen.getByText('39 of 41')).toBeTruthy()
  expect(screen.getByText(t('profile.someLate', { count: 2, days: '2 days' }))).toBeTruthy()
  expect(screen.getByText(t('profile.wonBase', { won: '552', recorded: '812' }))).toBeTruthy()
  expect(screen.getByText(t('profile.since', { month: 'March 2024' }))).toBeTruthy()
})

test('too few orders are no figures', async () => {
  const { t } = await show(
    aProfile({ figures: null, finished: 1, reviewed: 0, ratings: null }, { reviews: [] }),
  )
  expect(screen.getByText(t('profile.tooFew'))).toBeTruthy()
  expect(screen.getByText(t('profile.noReviewsText'))).toBeTruthy()
})

test('arrow keys move from peak to peak, in reading direction', async () => {
  const climbs = [
    aClimb(),
    aClimb({ start: { tier: 'bronze', division: 1 }, finished_at: '2026-10-02T10:00:00.000Z' }),
    aClimb({ finished_at: '2026-09-02T10:00:00.000Z' }),
  ]
  for (const [locale, back] of [
    ['en', 'ArrowLeft'],
    ['ar', 'ArrowRight'],
  ] as const) {
    const { unmount } = await show(aProfile({}, { climbs }), {}, locale)
    const [slider] = await screen.findAllByRole('slider')
    if (!slider) throw new Error('The drawing has no slider')
    fireEvent.focus(slider)
    expect(slider.getAttribute('aria-valuenow')).toBe('3')
    fireEvent.keyDown(slider, { key: back })
    expect(slider.getAttribute('aria-valuenow')).toBe('2')
    if (locale === 'en')
      expect(asRead(slider.getAttribute('aria-valuetext') ?? '')).toContain('Bronze I to Gold IV')
    fireEvent.keyDown(slider, { key: 'Home' })
    expect(slider.getAttribute('aria-valuenow')).toBe('1')
    unmount()
  }
})

test('reviews show three, then more from the server, with the booster’s replies', async () => {
  const many = (from: number, count: number) =>
    Array.from({ length: count }, (_, i) =>
      aReview({
        author: `author-${from + i}`,
        created_at: `2026-10-${String(28 - from - i).padStart(2, '0')}T10:00:00.000Z`,
      }),
    )
  const first = many(0, 10).with(0, aReview({ author: 'author-0', reply: 'Thanks, good luck!' }))
  const data = aProfile(
    { reviewed: 12, ratings: { stars: [0, 0, 0, 0, 12], skill: 5, speed: 5, communication: 5 } },
    { reviews: first },
  )
  const { t, person, sent } = await show(data, {
    listBoosterReviews: () => ({ data: { items: many(10, 2), page: 2, pageCount: 2, total: 12 } }),
  })
  const list = within(screen.getByRole('region', { name: t('profile.reviews') }))
  expect(list.getByText('Thanks, good luck!')).toBeTruthy()
  expect(list.queryByText('author-3')).toBeNull()
  await person.click(list.getByRole('button', { name: t('profile.moreClimbs', { count: 9 }) }))
  expect(await list.findByText('author-11')).toBeTruthy()
  expect(sent).toContainEqual({
    name: 'listBoosterReviews',
    input: { params: { username: 'kestrel' }, query: { page: 2 } },
  })
})

test('a booster without room leads to the next who fits, with the reason', async () => {
  const { t } = await show(aProfile({ places: { taken: 2, of: 2 } }))
  const [link] = await screen.findAllByRole('link', { name: t('profile.nextWhoFits') })
  const note = document.getElementById(link?.getAttribute('aria-describedby') ?? '')
  expect(note?.textContent).toBe(t('profile.nextNote', { booster: 'kestrel', taken: 2, of: 2 }))
})

test('search engines learn who the page is about, and where it is', async () => {
  const { t } = await show()
  const site = madeUpSite('https://peakline.example')
  const [page, crumbs] = profileStructured({
    data: aProfile(),
    t,
    locale: 'de',
    site,
  } as MetaContext<ProfileData>)
  expect(page).toMatchObject({
    '@type': 'ProfilePage',
    url: 'https://peakline.example/de/booster/kestrel',
    mainEntity: { name: 'kestrel', knowsLanguage: ['de', 'en'] },
  })
  expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' })
  expect(JSON.stringify(page)).not.toContain('aggregateRating')
  const real = { ...site, operator: { ...site.operator, demo: false } }
  const [rated] = profileStructured({
    data: aProfile(),
    t,
    locale: 'de',
    site: real,
  } as MetaContext<ProfileData>)
  expect(rated).toMatchObject({
    mainEntity: { makesOffer: { itemOffered: { aggregateRating: { ratingCount: 26 } } } },
  })
})
