import { expect, test } from 'vitest'
import { minuteMs } from '#core/base/durations.ts'
import { defaultConfig } from '../choices/order-config.ts'
import { demoPriceTable } from '../prices/price-table.ts'
import { isRefusal, priceOrder } from '../prices/pricing.ts'
import type { Quote } from '../prices/quote.ts'
import { deadlines } from './deadlines.ts'
import { nextRise, raiseOf, risenBy, shareRuleOf, wholeShare, withRaise } from './rising-share.ts'
import { boosterPay } from './shares.ts'

const rule = { percent: 60, step: 1, most: 66 }
const began = new Date('2026-11-23T12:00:00Z')
const after = (minutes: number) => new Date(began.getTime() + minutes * minuteMs)
const config = defaultConfig('league-of-legends', 'elo-boost')

function quoteOf(discount?: number): Quote {
  const discounts = discount ? [{ source: 'coupon' as const, percent: discount }] : []
  const quote = priceOrder(config, demoPriceTable, discounts)
  if (isRefusal(quote)) throw new Error('The default order has a price')
  return { ...quote, share: rule }
}

test('the share rises a point every ten minutes from when everyone is asked, up to its most', () => {
  const everyone = deadlines.everyoneAsked.ms / minuteMs
  const risen = [0, everyone, everyone + 9, everyone + 10, everyone + 25, everyone + 60, everyone + 600]
  expect(risen.map((minute) => risenBy(rule, began, after(minute)))).toEqual([0, 0, 0, 1, 2, 6, 6])
  expect(risenBy({ ...rule, step: 0.4 }, began, after(everyone + 30))).toBe(1.2)
  expect(risenBy(undefined, began, after(500))).toBe(0)
  expect(risenBy(rule, null, after(500))).toBe(0)
})

test('the board says when the share rises next, and nothing once it is highest', () => {
  expect(nextRise(rule, began, after(0))).toEqual({ at: after(35), percent: 61 })
  expect(nextRise(rule, began, after(35))).toEqual({ at: after(45), percent: 62 })
  expect(nextRise({ ...rule, step: 4 }, began, after(36))).toEqual({ at: after(45), percent: 66 })
  expect(nextRise(rule, began, after(85))).toBeNull()
  expect(nextRise(undefined, began, after(0))).toBeNull()
})

test('a version without the rule, or whose highest share is its first, has shares that never rise', () => {
  expect(shareRuleOf(demoPriceTable)).toEqual(rule)
  expect(shareRuleOf({ ...demoPriceTable, shareStep: 0 })).toBeUndefined()
  expect(shareRuleOf({ ...demoPriceTable, shareMost: 60 })).toBeUndefined()
  const { shareStep: _, shareMost: __, ...before } = demoPriceTable
  expect(shareRuleOf(before)).toBeUndefined()
})

test('a raised share is the percentage of the price to the cent', () => {
  const quote = quoteOf()
  for (const points of [1, 3, 6, 0.5])
    expect(wholeShare(withRaise(quote, 'a', points), 'a')).toBe(
      Math.round((quote.total * (60 + points)) / 100),
    )
  expect(wholeShare(withRaise(quote, 'a', 3), 'b')).toBe(quote.boosterShare)
})

test('no raise pays more than the customer paid', () => {
  const quote = quoteOf(30)
  const dear = { ...quote, share: { percent: 60, step: 10, most: 100 } }
  expect(dear.boosterShare + raiseOf(dear, 40)).toBe(quote.total)
})

test('each booster keeps the share at which they took the order: to the cent, and all pay is below the price', () => {
  const list = quoteOf().total
  for (let earned = 0; earned <= list; earned += 37) {
    const quote = withRaise(withRaise(quoteOf(), 'a', 2), 'b', 6)
    const stretches = [
      { boosterId: 'a', earned },
      { boosterId: 'b', earned: list },
    ]
    const [a = 0, b = 0] = ['a', 'b'].map(
      (id) => boosterPay(quote, stretches, list).find(({ boosterId }) => boosterId === id)?.amount ?? 0,
    )
    expect(Math.abs(a - (earned * 62) / 100), `a at ${earned}`).toBeLessThanOrEqual(1)
    expect(Math.abs(b - ((list - earned) * 66) / 100), `b at ${earned}`).toBeLessThanOrEqual(1.5)
    expect(a + b).toBeLessThan(list)
  }
})

test('an order that stops early pays the raise for what was played', () => {
  const quote = withRaise(quoteOf(), 'a', 6)
  for (const earned of [1, 2, 3, 10, 999, quote.total]) {
    const [pay] = boosterPay(quote, [{ boosterId: 'a', earned }], earned)
    expect(pay?.amount ?? 0).toBeLessThanOrEqual(earned)
    expect(Math.abs((pay?.amount ?? 0) - earned * 0.66)).toBeLessThanOrEqual(1)
  }
})
