import { expect, test } from 'vitest'
import { askedState, orderNames } from './asked-state.ts'

const asked = (query: string) => askedState(new URLSearchParams(query))

test('an address names an order’s state, the language and the theme', () => {
  expect(asked('order=solo.boosting.booster&lang=ar&theme=dark')).toEqual({
    order: { kind: 'solo', state: 'boosting', viewer: 'booster' },
    locale: 'ar',
    dir: null,
    theme: 'dark',
    ui: null,
  })
  expect(asked('ui=fields&dir=rtl')).toMatchObject({ ui: 'fields', dir: 'rtl', locale: 'en', order: null })
})

test.each([
  'order=solo.boosting',
  'order=nothing.boosting.booster',
  'order=solo.boosting.stranger',
  // A duo order needs no login, and no booster sees an order before it is theirs.
  'order=duo.waiting_for_account.customer',
  'order=solo.late.booster',
])('%s names no state', (query) => {
  expect(asked(query).order).toBeNull()
})

test('unknown values are ignored', () => {
  expect(asked('lang=xx&theme=pink&dir=up')).toMatchObject({ locale: 'en', theme: null, dir: null })
})

test('every listed state can be requested', () => {
  for (const name of orderNames()) {
    const { order } = asked(`order=${name}`)
    expect(order && `${order.kind}.${order.state}.${order.viewer}`).toBe(name)
  }
})
