import { expect, test } from 'vitest'
import { formats } from '#i18n/format.ts'
import { times } from '#i18n/times.ts'
import { t } from '../lists/test-orders.tsx'
import type { Kind, Viewer } from '../page/made-up-orders.ts'
import { type MadeUpState, madeUpOrder } from '../page/made-up-states.ts'
import { orderSteps } from './order-steps.ts'

const words = { t, format: formats('en'), times: times('en', 'UTC') }
const steps = (kind: Kind, state: MadeUpState, viewer: Viewer = 'customer') =>
  orderSteps(words, madeUpOrder(kind, state, viewer))
const marks = (...given: Parameters<typeof steps>) =>
  steps(...given)
    .map(({ state }) => ({ done: '✓', now: '●', ahead: '○' })[state])
    .join('')

test.each([
  ['solo', 'not_paid', '●○○○○○'],
  ['solo', 'waiting_for_account', '✓●○○○○'],
  ['solo', 'waiting_for_booster', '✓✓●○○○'],
  ['solo', 'boosting', '✓✓✓●○○'],
  ['solo', 'verification_required', '✓✓✓✓●○'],
  ['solo', 'completed', '✓✓✓✓✓✓'],
  ['solo', 'cancelled', '✓●'],
  ['duo', 'boosting', '✓✓●○○'],
  ['placements', 'boosting', '✓✓✓●○○'],
  ['coaching', 'completed', '✓✓✓✓✓'],
] as const)('%s, %s: %s', (kind, state, expected) => {
  expect(marks(kind, state)).toBe(expected)
})

test('exactly one step is current until the order is completed', () => {
  for (const state of ['not_paid', 'waiting_for_booster', 'boosting', 'stopped', 'disputed'] as const)
    expect(steps('solo', state).filter((step) => step.state === 'now')).toHaveLength(1)
  expect(steps('solo', 'completed').filter((step) => step.state === 'now')).toEqual([])
})

test('the check step has its own words for each reader', () => {
  const title = (viewer: Viewer) =>
    steps('solo', 'boosting', viewer).find(({ key }) => key === 'check')?.title
  expect(title('customer')).toBe(t('order.step.check'))
  expect(title('booster')).toBe(t('order.step.checkOther'))
  expect(title('staff')).toBe(t('order.step.checkOther'))
})

test('a booster does not see the amount paid', () => {
  const paid = (viewer: Viewer) => steps('solo', 'boosting', viewer)[0]?.details.join(' ')
  expect(paid('customer')).toContain('€62.00')
  expect(paid('booster')).not.toContain('€')
})

test('a deleted login does not count as stored', () => {
  const [, account] = steps('solo', 'login_deleted')
  expect(account).toMatchObject({ title: t('order.step.loginDeleted'), details: [] })
  const [, stored] = steps('solo', 'boosting')
  expect(stored).toMatchObject({ title: t('order.step.account') })
  expect(stored?.details).toContain(t('order.stepVault'))
})

test('steps ahead show what is promised for them', () => {
  const [, , found, boosting, check, completed] = steps('solo', 'waiting_for_account')
  expect(found?.details).toEqual([t('order.startWithin', { minutes: 60 })])
  expect(boosting?.details).toEqual(['2 to 4 days'])
  expect(check?.details).toEqual([t('order.stepCheck', { hours: 72 })])
  expect(completed?.details).toEqual([t('order.stepPurged')])
})
