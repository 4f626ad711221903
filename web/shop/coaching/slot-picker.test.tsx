// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import type { SessionUser } from '#web/frame/session/session-user.ts'
import { aCoach } from '#web/test/coaches.ts'
import { type Answers, open, refused } from '#web/test/in-browser.tsx'
import { BookingPanel } from './booking-panel.tsx'
import type { PickedStart } from './use-free-slots.ts'

const user = { _id: 'mira-id', username: 'mira', kind: 'customer', permissions: [] } as unknown as SessionUser
const starts = ['2099-01-05T17:00:00.000Z', '2099-01-05T18:00:00.000Z', '2099-01-07T17:00:00.000Z']

function Panel() {
  const [choice, setChoice] = useState({ hours: 1, wishes: '', startsAt: undefined as PickedStart })
  const coach = aCoach('lumi', { bookable: true })
  return (
    <BookingPanel coach={coach} {...choice} onChange={(part) => setChoice((now) => ({ ...now, ...part }))} />
  )
}

const free = (list: readonly string[] = starts) => ({ data: { time_zone: 'Asia/Tokyo', starts: list } })
const show = (answers: Answers = {}) =>
  open(<Panel />, { user, answers: { listFreeSlots: () => free(), ...answers } })

const created = () => ({ data: { order_id: 'booked', total: 2_400, currency: 'EUR' } })

test('a customer picks a start, sees it in the coach’s time too, and the order has it', async () => {
  const { t, person, sent } = await show({ createOrder: created })
  const days = await screen.findByLabelText(t('slots.when'))
  expect(days.querySelectorAll('option')).toHaveLength(3)
  const book = screen.getByRole('button', { name: t('coaching.book') })
  expect(book.getAttribute('aria-disabled')).toBe('true')
  const times = screen.getByRole('group', { name: t('slots.start') }).querySelectorAll('button')
  expect(times).toHaveLength(2)
  await person.click(times[1] as HTMLElement)
  expect(times[1]?.getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByText(/^For your coach: .*03:00/)).toBeTruthy()
  await person.click(book)
  await expect
    .poll(() => sent.find(({ name }) => name === 'createOrder'))
    .toMatchObject({
      input: { body: { starts_at: starts[1] } },
    })
})

test('who would rather agree on a time later says so', async () => {
  const { t, person, sent } = await show({ createOrder: created })
  await person.selectOptions(await screen.findByLabelText(t('slots.when')), t('slots.later'))
  await person.click(screen.getByRole('button', { name: t('coaching.book') }))
  await expect
    .poll(() => sent.find(({ name }) => name === 'createOrder'))
    .toMatchObject({
      input: { body: { starts_at: null } },
    })
})

test('if someone else was faster, the free times are read again and nothing is picked', async () => {
  const left = [free(), free(starts.slice(1))]
  const { t, person } = await show({
    listFreeSlots: () => left.shift(),
    createOrder: refused('slot_taken', 'starts_at'),
  })
  await screen.findByLabelText(t('slots.when'))
  const times = () => screen.getByRole('group', { name: t('slots.start') }).querySelectorAll('button')
  await person.click(times()[0] as HTMLElement)
  await person.click(screen.getByRole('button', { name: t('coaching.book') }))
  await expect
    .poll(() => screen.queryByRole('group', { name: t('slots.start') })?.querySelectorAll('button').length)
    .toBe(1)
  expect(times()[0]?.getAttribute('aria-pressed')).toBe('false')
})

test('without free times for so long a session, it is booked without one', async () => {
  const { t, person, sent } = await show({ listFreeSlots: () => free([]), createOrder: created })
  expect(await screen.findByText(t('slots.none'))).toBeTruthy()
  await person.click(screen.getByRole('button', { name: t('coaching.book') }))
  await expect
    .poll(() => sent.find(({ name }) => name === 'createOrder'))
    .toMatchObject({
      input: { body: { starts_at: null } },
    })
})

test('times that couldn’t be loaded can be loaded again', async () => {
  let asked = 0
  const { t, person } = await show({
    listFreeSlots: () => {
      asked += 1
      if (asked === 1) throw new TypeError('offline')
      return free()
    },
  })
  await person.click(await screen.findByRole('button', { name: t('slots.again') }))
  expect(await screen.findByLabelText(t('slots.when'))).toBeTruthy()
})
