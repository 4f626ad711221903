// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { MetaContext } from '#web/frame/router/page.ts'
import { CallError } from '#web/frame/session/call.ts'
import type { SessionUser } from '#web/frame/session/session-user.ts'
import { aCoach } from '#web/test/coaches.ts'
import { open } from '#web/test/in-browser.tsx'
import { madeUpSite } from '#web/test/made-up-site.ts'
import { BookingPanel } from './booking-panel.tsx'
import type { Coach, CoachingData } from './coach-types.ts'
import { coachingStructured } from './coaching-structured.ts'
import { FreeHours } from './free-hours.tsx'
import { longestWishes, useChoice } from './use-choice.ts'
import type { PickedStart } from './use-free-slots.ts'

type Options = NonNullable<Parameters<typeof open>[1]>

const user = (rest: Partial<SessionUser> = {}) =>
  ({ _id: 'mira-id', username: 'mira', kind: 'customer', permissions: [], ...rest }) as SessionUser

/** The panel with its own state of hours and preferences, as on the page. */
function Panel({ coach }: { coach: Coach }) {
  const [choice, setChoice] = useState({ hours: 1, wishes: '', startsAt: undefined as PickedStart })
  return (
    <BookingPanel coach={coach} {...choice} onChange={(part) => setChoice((now) => ({ ...now, ...part }))} />
  )
}

const show = (coach = aCoach('lumi'), options: Options = {}) => open(<Panel coach={coach} />, { ...options })

test('the price follows the hours, from one to five', async () => {
  const { t, person } = await show()
  const [less, more] = [t('coaching.lessTime'), t('coaching.moreTime')].map((name) =>
    screen.getByRole('button', { name }),
  ) as [HTMLElement, HTMLElement]
  expect(screen.getByText('€24.00')).toBeTruthy()
  expect(less.getAttribute('aria-disabled')).toBe('true')
  for (let press = 0; press < 9; press++) await person.click(more)
  expect(screen.getByText('€120.00')).toBeTruthy()
  expect(more.getAttribute('aria-disabled')).toBe('true')
})

test('the order has the hours and preferences of the panel', async () => {
  const { t, person, sent, router } = await show(aCoach('lumi'), {
    user: user(),
    answers: { createOrder: () => ({ data: { order_id: 'booked', total: 2_400, currency: 'EUR' } }) },
  })
  await person.type(screen.getByLabelText(t('coaching.wishes')), ' Crosshair placement ')
  await person.click(screen.getByRole('button', { name: t('coaching.book') }))
  await expect.poll(() => router.state.location.pathname).toBe('/checkout/booked')
  expect(sent[0]).toMatchObject({
    name: 'createOrder',
    input: {
      body: {
        config: {
          service: 'coaching',
          game: 'valorant',
          coachId: 'lumi-id',
          hours: 1,
          wishes: 'Crosshair placement',
        },
        total: 2_400,
      },
    },
  })
})

test('coaches can’t book themselves, and the button says so', async () => {
  const { t } = await show(aCoach('lumi'), { user: user({ _id: 'lumi-id' }) })
  expect(screen.getByText(t('coaching.own'))).toBeTruthy()
  expect(screen.getByRole('button', { name: t('coaching.book') }).getAttribute('aria-disabled')).toBe('true')
})

function Choice() {
  const [{ key, hours, wishes, startsAt }] = useChoice()
  return <p>{[key, hours, wishes, startsAt === null ? 'later' : startsAt].join('|')}</p>
}

afterEach(() => history.replaceState(null, '', '/'))

test.each([
  ['?coach=lumi.valorant&hours=3&wishes=Aim', 'lumi.valorant|3|Aim|'],
  ['?hours=99', '|1||'],
  ['?hours=2.5&coach=lumi.valorant', 'lumi.valorant|1||'],
  ['?at=2099-01-05T17:00:00.000Z', '|1||2099-01-05T17:00:00.000Z'],
  ['?at=later', '|1||later'],
  ['?at=soon', '|1||'],
])('the address %s selects %s', async (search, said) => {
  history.replaceState(null, '', `/coaching${search}`)
  await open(<Choice />)
  expect(await screen.findByText(said)).toBeTruthy()
})

test('free hours are shown in the reader’s time zone; without any, the coach’s times are by arrangement', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z'), toFake: ['Date'] })
  const { t, unmount } = await open(<FreeHours coach={aCoach('lumi')} />)
  expect(await screen.findByText(t('coaching.freeLocal'))).toBeTruthy()
  expect(screen.getByText(/^Mon .*to/)).toBeTruthy()
  unmount()
  await open(<FreeHours coach={aCoach('lumi', { free: [] })} />)
  expect(screen.getByText(t('coaching.byArrangement'))).toBeTruthy()
  vi.useRealTimers()
})

test('search engines read the lowest and the highest hourly price if there is an offer', async () => {
  const { t } = await open(<p />)
  const about = (items: Coach[]) => {
    const data: CoachingData = { items, page: 1, pageCount: 1, total: items.length, games: [] }
    const site = madeUpSite('https://peakline.example')
    const [service] = coachingStructured({ data, t, locale: 'de', site } as MetaContext<CoachingData>)
    return service as { url: string; offers?: object }
  }
  expect(about([aCoach('lumi'), aCoach('brisa', { hourly: 1_500 })]).offers).toMatchObject({
    offerCount: 2,
    lowPrice: '15.00',
    highPrice: '24.00',
  })
  expect(about([]).offers).toBeUndefined()
  expect(about([]).url).toBe('https://peakline.example/de/coaching')
})

test('visitors enter an e-mail before anything is ordered', async () => {
  const { t, person, sent } = await show()
  await person.click(screen.getByRole('button', { name: t('coaching.book') }))
  expect(await screen.findByRole('dialog', { name: t('service.guestTitle') })).toBeTruthy()
  expect(sent.map(({ name }) => name)).not.toContain('createOrder')
})

test('a refused order says why and keeps hours and preferences', async () => {
  const { t, person, router } = await show(aCoach('lumi'), {
    user: user(),
    answers: {
      createOrder() {
        throw new CallError(409, 'coach_not_found')
      },
    },
  })
  await person.click(screen.getByRole('button', { name: t('coaching.moreTime') }))
  await person.type(screen.getByLabelText(t('coaching.wishes')), 'Aim')
  await person.click(screen.getByRole('button', { name: t('coaching.book') }))
  await expect.poll(() => screen.getByRole('button', { name: t('coaching.book') }).ariaBusy).toBeNull()
  expect(router.state.location.pathname).toBe('/')
  expect(screen.getByText('€48.00')).toBeTruthy()
  expect(screen.getByLabelText(t('coaching.wishes'))).toHaveProperty('value', 'Aim')
})

test('a preference has the length limit of the contract', async () => {
  const { t } = await show()
  expect(screen.getByLabelText(t('coaching.wishes'))).toHaveProperty('maxLength', longestWishes)
})
