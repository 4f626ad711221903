import { expect, test } from 'vitest'
import type { OrderConfig } from '#core/choices/order-config.ts'
import { orderLevel } from '#core/orders/claiming.ts'
import { soloTo, someTerms } from '#web/test/changes.ts'
import { kinds } from '../order/page/made-up-orders.ts'
import { madeUpOrder } from '../order/page/made-up-states.ts'
import { isTooHigh, needsName, priceOfChange } from './price-of-change.ts'
import type { ChangeState } from './use-change.ts'
import { whoIsAsked } from './who-is-asked.ts'

const playing = madeUpOrder('solo', 'boosting', 'customer')
const searching = madeUpOrder('solo', 'waiting_for_booster', 'customer')
/** One more division: others would play it for the same price, since nothing else changes. */
const further = soloTo('platinum', 3)
const price = 2_000

type Choice = { difference?: number; tooHigh?: boolean; fallback?: 'keep' | 'others'; config?: OrderConfig }

function asked(
  order: typeof playing,
  { difference = price, tooHigh = false, fallback = 'keep', config = further }: Choice,
  terms = someTerms(),
) {
  const state = { config, change: { difference }, tooHigh } as ChangeState
  return whoIsAsked(order, terms, state, fallback)
}

test.each<[string, Choice, string, number]>([
  ['the booster alone, who is paid the difference', {}, 'booster', price],
  ['others after a no, for the same price', { fallback: 'others' }, 'booster_then_others', price],
  ['others after a no, who cost more', { fallback: 'others', difference: 500 }, 'booster_then_others', price],
  [
    'others after a no, who cost less',
    { fallback: 'others', difference: 3_230 },
    'booster_then_others',
    3_230,
  ],
  ['only others, since it is too high for the booster', { tooHigh: true }, 'others', price],
  [
    'only others, whatever was chosen before',
    { tooHigh: true, fallback: 'others', difference: 9_000 },
    'others',
    price,
  ],
  [
    'the booster, for less work: nothing is reserved',
    { config: soloTo('gold', 1), difference: -1_200, fallback: 'others' },
    'booster',
    0,
  ],
])('asks %s', (_, choice, ask, due) => {
  expect(asked(playing, choice)).toMatchObject({ ask, due })
})

test('before a booster plays, nobody is asked and the difference is due', () => {
  const result = asked(searching, { fallback: 'others', tooHigh: true })
  expect(result).toMatchObject({ ask: 'booster', due: price, next: null })
})

test('the boosters who match are those who play as high as the new target', () => {
  const level = orderLevel(further)
  const terms = someTerms({ others: [level - 1, level, level + 5] })
  expect(asked(playing, {}, terms).matching).toBe(2)
})

test.each<[string, number | null, boolean]>([
  ['no booster yet', null, false],
  ['a booster who plays exactly that high', orderLevel(further), false],
  ['a booster who plays less high', orderLevel(further) - 1, true],
])('%s', (_, ceiling, tooHigh) => {
  expect(isTooHigh(further, someTerms({ ceiling }))).toBe(tooHigh)
})

test('lessons are too high for no coach', () => {
  expect(isTooHigh(kinds.coaching, someTerms({ ceiling: 0 }))).toBe(false)
})

test.each<[string, OrderConfig, string | null, boolean]>([
  ['alone', kinds.solo, null, false],
  ['along, nameless', { ...kinds.solo, addons: ['duo'] }, null, true],
  ['along, with a name', { ...kinds.solo, addons: ['duo'] }, 'Mira#EUW', false],
])('a customer who plays %s', (_, next, in_game_name, expected) => {
  expect(needsName({ ...searching, in_game_name }, next)).toBe(expected)
})

test('the price is that of the prices in effect, and less work costs the prices of the purchase', () => {
  const dearer = someTerms().table
  const doubled = { ...dearer, version: 2, servers: { ...dearer.servers, euw: 100 } }
  const terms = someTerms({ table: doubled })
  expect(priceOfChange(searching, further, someTerms())).toMatchObject({ difference: price })
  expect(priceOfChange(searching, further, terms)).toMatchObject({ difference: 2 * (6_200 + price) - 6_200 })
  expect(priceOfChange(searching, soloTo('gold', 1), terms)).toMatchObject({ difference: -1_200 })
  expect(priceOfChange(searching, kinds.solo, terms)).toMatchObject({ code: 'bad_params', field: 'config' })
})
