import { expect, test } from 'vitest'
import type { DisputeState } from '#core/orders/dispute-state.ts'
import { formats } from '#i18n/format.ts'
import { times } from '#i18n/times.ts'
import { t } from '../lists/test-orders.tsx'
import { anOrder, kinds } from '../page/made-up-orders.ts'
import { madeUpNow, madeUpOrder } from '../page/made-up-states.ts'
import { lineState, rowLine, stateLine, stateLines } from './state-line.ts'

const words = { t, format: formats('en'), times: times('en', 'UTC') }
const line = (...[kind, state, viewer]: Parameters<typeof madeUpOrder>) =>
  stateLine(words, madeUpOrder(kind, state, viewer), madeUpNow).replaceAll('\u00a0', ' ')

test('while a booster plays, the line says where the climb is and how far it is from its target', () => {
  expect(line('solo', 'boosting', 'customer')).toMatch(
    /^kestrel is playing\. Gold .*LP now, about \d+ games? to go\.$/,
  )
  expect(line('solo', 'boosting', 'booster')).toMatch(/^You’re playing\. Gold .*to go\.$/)
  expect(line('duo', 'boosting', 'customer')).toMatch(/^kestrel is playing with you\. /)
  expect(line('wins', 'boosting', 'customer')).toMatch(/^kestrel is playing\. \d+ of \d+ net wins so far\.$/)
  expect(line('coaching', 'boosting', 'booster')).toMatch(/^You’re coaching mira\. \d of \d hours done\.$/)
})

test('each reader has the words of their side', () => {
  const check = (['customer', 'booster', 'staff'] as const).map((viewer) =>
    line('solo', 'verification_required', viewer),
  )
  expect(check).toEqual([
    'kestrel is done: please check the result.',
    'You’re done, and the customer is checking.',
    'kestrel is done, and the customer is checking.',
  ])
  expect(line('solo', 'disputed', 'customer')).toBe(t('order.line.disputed.own'))
  expect(line('coaching', 'waiting_for_booster', 'customer')).toBe(
    t('order.line.coachAsked', { coach: 'vesna' }),
  )
})

test('who is asked about a reported problem is told so, and the others that it is looked at', () => {
  const disputed = madeUpOrder('solo', 'disputed', 'customer')
  const asked = (state: DisputeState) =>
    lineState({ ...disputed, dispute: disputed.dispute && { ...disputed.dispute, state } }, null)
  expect(asked('your_answer')).toBe('answerAsked')
  expect(asked('answer_overdue')).toBe('answerAsked')
  expect(asked('booster_answers')).toBe('disputed')
  expect(asked('second_look')).toBe('disputed')
})

test('an order is late only once the time is known', () => {
  const late = madeUpOrder('solo', 'late', 'customer')
  expect(lineState(late, null)).toBe('search')
  expect(lineState(late, madeUpNow)).toBe('late')
})

test('a list, which knows no games, says the first sentence; without the name, it says “Booster”', () => {
  const { games: _, session: __, ...row } = anOrder(kinds.solo, 'boosting', 'customer')
  expect(rowLine(words, row, null)).toBe('kestrel is playing.')
})

test('every state has a sentence for every reader', () => {
  for (const readers of Object.values(stateLines)) expect(Object.keys(readers)).toHaveLength(3)
})
