// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { open } from '#web/test/in-browser.tsx'
import { anOrder, coaching } from '../page/made-up-orders.ts'
import type { OrderView } from '../parts/order-facts.ts'
import { AnswerNotice } from './answer-notice.tsx'
import { CoachWork } from './coach-work.tsx'
import { LessonCard } from './lesson-card.tsx'
import { LessonNotes } from './lesson-notes.tsx'

type Lesson = NonNullable<OrderView['session']>
type Viewer = OrderView['viewer']

const none: Lesson = {
  agreed_at: null,
  held_until: null,
  lost_at: null,
  meeting: null,
  proposal: null,
  held: [],
}
const past = '2020-01-02T18:00:00.000Z'
const ahead = '2099-01-02T18:00:00.000Z'

const underWay = (viewer: Viewer, session: Partial<Lesson> = {}, rest: Partial<OrderView> = {}) =>
  anOrder(coaching, 'boosting', viewer, { session: { ...none, ...session }, ...rest })

function card(viewer: Viewer, session: Partial<Lesson>, answers = {}) {
  const order = underWay(viewer, session)
  return open(<LessonCard order={order} lesson={order.session as Lesson} />, { answers })
}

test('without a time either side can propose one, which is sent as an instant', async () => {
  const { t, person, sent } = await card('customer', {}, { proposeSession: () => ({}) })
  expect(screen.getByText(t('session.none'))).toBeTruthy()
  const propose = () => screen.getByRole('button', { name: t('session.propose') })
  expect(propose().getAttribute('aria-disabled')).toBe('true')
  fireEvent.change(screen.getByLabelText(t('session.when')), { target: { value: '2099-01-02T18:00' } })
  await person.click(propose())
  expect(sent.filter(({ name }) => name !== 'listFreeSlots')).toEqual([
    {
      name: 'proposeSession',
      input: {
        params: { order_id: 'order-id' },
        body: { starts_at: new Date('2099-01-02T18:00').toISOString() },
      },
    },
  ])
})

test('a coach who offers times has their free starts to choose from, and any other time beside them', async () => {
  const starts = ['2099-01-05T17:00:00.000Z', '2099-01-05T18:00:00.000Z']
  const { t, person, sent } = await card(
    'customer',
    {},
    {
      proposeSession: () => ({}),
      listFreeSlots: () => ({ data: { time_zone: 'Europe/Berlin', starts } }),
    },
  )
  const day = await screen.findByLabelText(t('slots.when'))
  await person.click(
    screen.getByRole('group', { name: t('slots.start') }).querySelectorAll('button')[1] as Element,
  )
  await person.click(screen.getByRole('button', { name: t('session.propose') }))
  expect(sent.at(-1)).toMatchObject({ name: 'proposeSession', input: { body: { starts_at: starts[1] } } })
  await person.selectOptions(day, t('slots.other'))
  expect(screen.getByLabelText(t('session.when'))).toBeTruthy()
})

test('an order that waits for its coach shows the booked time, or that it was lost', async () => {
  const waits = (session: Partial<Lesson>) =>
    anOrder(coaching, 'waiting_for_booster', 'customer', { session: { ...none, ...session } })
  const booked = waits({ agreed_at: ahead })
  const { t, unmount } = await open(<LessonCard order={booked} lesson={booked.session as Lesson} />)
  expect(screen.getByText(t('session.agreed'))).toBeTruthy()
  expect(screen.getByRole('button', { name: t('slots.calendar') })).toBeTruthy()
  unmount()
  const lost = waits({ lost_at: ahead })
  await open(<LessonCard order={lost} lesson={lost.session as Lesson} />)
  expect(screen.getByText(/^Someone else booked the time/)).toBeTruthy()
})

test('a past time can’t be proposed, and the form says so', async () => {
  const { t } = await card('booster', {})
  fireEvent.change(screen.getByLabelText(t('session.when')), { target: { value: '2020-01-02T18:00' } })
  expect(await screen.findByText(t('session.whenPast'))).toBeTruthy()
})

test('the other side accepts a proposal while its author waits', async () => {
  const proposal = { starts_at: ahead, by: 'booster' as const }
  const { t, person, sent, unmount } = await card('customer', { proposal }, { acceptSession: () => ({}) })
  await person.click(screen.getByRole('button', { name: t('session.accept') }))
  expect(sent[0]).toMatchObject({ name: 'acceptSession', input: { body: { starts_at: ahead } } })
  unmount()
  await card('booster', { proposal })
  expect(screen.getByText(/You proposed/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: t('session.accept') })).toBeNull()
})

test('a past proposal is marked as such and can’t be accepted', async () => {
  const { t } = await card('customer', { proposal: { starts_at: past, by: 'booster' } })
  expect(await screen.findByText(t('session.overdue'))).toBeTruthy()
  expect(screen.queryByRole('button', { name: t('session.accept') })).toBeNull()
})

test('an agreed time stays while another one is proposed', async () => {
  const { t } = await card('customer', { agreed_at: ahead, proposal: { starts_at: ahead, by: 'booster' } })
  expect(screen.getByText(t('session.agreed'))).toBeTruthy()
  expect(screen.getByText(t('session.keeps'))).toBeTruthy()
})

const work = (order: OrderView, answers = {}) => open(<CoachWork order={order} />, { answers })

test('a coach records hours only after an agreed session has begun', async () => {
  const { t, unmount } = await work(underWay('booster'))
  expect(screen.getByText(t('session.agreeFirst'))).toBeTruthy()
  unmount()
  await work(underWay('booster', { agreed_at: ahead }))
  expect(await screen.findByText(t('session.notBegun'))).toBeTruthy()
})

test('notes have a minimum length, and are sent with the hours', async () => {
  const { t, person, sent } = await work(underWay('booster', { agreed_at: past }), {
    recordSession: () => ({}),
  })
  const notes = screen.getByLabelText(t('session.recordNotes'))
  await person.type(notes, 'Too short')
  expect(screen.getByText(t('session.notesMissing'))).toBeTruthy()
  await person.type(notes, ', so more about crosshairs')
  await person.selectOptions(screen.getByLabelText(t('session.recordHours')), '2')
  await person.click(screen.getByRole('button', { name: t('session.record') }))
  expect(sent).toEqual([
    {
      name: 'recordSession',
      input: {
        params: { order_id: 'order-id' },
        body: { hours: 2, notes: 'Too short, so more about crosshairs' },
      },
    },
  ])
  await expect.poll(() => (notes as HTMLTextAreaElement).value).toBe('')
})

test('a customer has nothing to record', async () => {
  const { container } = await work(underWay('customer', { agreed_at: past }))
  expect(container.textContent).toBe('')
})

test('notes appear newest first, with the hours done out of the total', async () => {
  const held = [1, 2].map((number) => ({ number, hours: 1, notes: `Note ${number}`, held_at: past }))
  const order = underWay('customer', { held }, { logged: { unit: 'hours', done: 2, of: 3 } })
  const { t } = await open(<LessonNotes order={order} lesson={order.session as Lesson} />)
  expect(screen.getByText(t('session.heldOf', { held: 2, all: 3 }))).toBeTruthy()
  expect(screen.getAllByText(/^Note/).map(({ textContent }) => textContent)).toEqual(['Note 2', 'Note 1'])
})

test('until the coach answers, the customer sees the deadline; a refusal shows its reason', async () => {
  const asked = anOrder(coaching, 'waiting_for_booster', 'customer', { start_due_at: ahead })
  const { t, unmount } = await open(<AnswerNotice order={asked} />)
  expect(screen.getByText(t('session.waitingTitle', { coach: 'vesna' }))).toBeTruthy()
  unmount()
  const event = {
    at: past,
    actor: 'booster',
    actor_name: 'vesna',
    from: null,
    to: 'waiting_for_booster',
  } as const
  const events = [{ ...event, action: 'decline' as const, reason: 'I am away until Monday', ready: null }]
  await open(<AnswerNotice order={{ ...asked, events }} />)
  expect(screen.getByText(t('session.declinedTitle', { coach: 'vesna' }))).toBeTruthy()
  expect(screen.getByText('I am away until Monday')).toBeTruthy()
})
