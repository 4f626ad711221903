import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Lot, lotsOf, type Movement, placedOf, promotional, spentOf } from './lots.ts'

const move = (
  kind: Movement['kind'],
  amount: number,
  paymentId: string | null = null,
  owner = 'mira',
): Movement => ({
  kind,
  owner,
  amount,
  paymentId,
  movedFrom: kind === 'balance_moved' ? 'guest' : null,
})
const topUp = (paymentId: string, amount: number) => move('balance_topped_up', amount, paymentId)
const spend = (paymentId: string, amount: number) => move('paid_by_balance', 0 - amount, paymentId)
const placed = (lots: readonly Lot[], paymentId: string, owner = 'mira') => placedOf(lots, owner, paymentId)

test('cashback and gifts are spent first, then the oldest money', () => {
  const before = [topUp('card 1', 500), move('cashback_given', 30), topUp('card 2', 200)]
  const lots = lotsOf([...before, spend('order', 600)])
  expect(promotional(lots, 'mira')).toBe(0)
  expect(placed(lots, 'card 1')).toEqual({ left: 0, spent: 500 })
  expect(placed(lots, 'card 2')).toEqual({ left: 130, spent: 70 })
})

test('staff take what they gave last first, and only then what would be spent first', () => {
  const own = [topUp('card', 500), move('cashback_given', 30)]
  const left = (movements: Movement[]) =>
    Object.fromEntries(lotsOf(movements).map(({ origin, left }) => [origin, left]))
  const mistaken = [...own, move('gift_given', 20), move('balance_corrected', 50)]
  expect(left([...mistaken, move('balance_corrected', -50)])).toEqual({
    payment: 500,
    cashback: 30,
    gift: 20,
    correction: 0,
  })
  const gift = [...own, move('balance_corrected', 50), move('gift_given', 20)]
  expect(left([...gift, move('balance_corrected', -30)])).toMatchObject({ gift: 0, correction: 40 })
  expect(left([...gift, move('balance_corrected', -110)])).toEqual({
    payment: 490,
    cashback: 0,
    gift: 0,
    correction: 0,
  })
})

test('what staff gave to a guest and comes back to the customer is taken like what they gave to the customer', () => {
  const guest = [
    move('balance_corrected', 300, null, 'guest'),
    move('paid_by_balance', -300, 'order', 'guest'),
  ]
  const back = [move('gift_given', 10), move('order_settled', 300, 'order')]
  const lots = lotsOf([topUp('own', 200), ...guest, ...back, move('balance_corrected', -250)])
  expect(placed(lots, 'own').left).toBe(200)
  expect(promotional(lots, 'mira')).toBe(0)
})

test('what comes back returns to the lots that it came from, what was spent last first', () => {
  const before = [move('cashback_given', 30), topUp('card', 500), spend('order', 100)]
  const half = lotsOf([...before, move('order_reduced', 50, 'order')])
  expect(placed(half, 'card')).toEqual({ left: 480, spent: 20 })
  expect(promotional(half, 'mira')).toBe(0)
  const whole = lotsOf([...before, move('order_reduced', 50, 'order'), move('order_settled', 50, 'order')])
  expect(placed(whole, 'card')).toEqual({ left: 500, spent: 0 })
  expect(promotional(whole, 'mira')).toBe(30)
  expect(() => lotsOf([...before, move('order_settled', 101, 'order')])).toThrow(RangeError)
})

test('a bank holds and takes the money of its own payment', () => {
  const lots = lotsOf([topUp('card 1', 500), topUp('card 2', 200), move('balance_held', -200, 'card 2')])
  expect([placed(lots, 'card 1').left, placed(lots, 'card 2').left]).toEqual([500, 0])
})

test('a guest’s lots move with their balance, and what the guest had spent comes back to the customer', () => {
  const guest = [
    move('order_settled', 300, 'card', 'guest'),
    move('paid_by_balance', -100, 'order', 'guest'),
    move('balance_moved', -200, null, 'guest'),
    move('balance_moved', 200),
  ]
  const lots = lotsOf([topUp('own', 50), ...guest, move('order_settled', 100, 'order')])
  expect(placed(lots, 'card')).toMatchObject({ left: 300 })
  expect(placed(lots, 'card', 'guest')).toMatchObject({ left: 0 })
  expect(placed(lots, 'own')).toMatchObject({ left: 50 })
})

test('what a guest had is theirs no longer once it has moved, also where only the guest’s movements are read', () => {
  const guest = [
    move('gift_given', 300, null, 'guest'),
    move('balance_moved', -300, null, 'guest'),
    move('balance_corrected', 50, null, 'guest'),
  ]
  const lots = lotsOf(guest)
  expect(promotional(lots, 'guest')).toBe(0)
  expect(lots.filter(({ owner }) => owner === 'guest')).toMatchObject([{ origin: 'correction', left: 50 }])
})

test('what a guest had spent comes back to the customer as old as it was', () => {
  const guest = [
    move('refund_credited', 300, 'card', 'guest'),
    move('paid_by_balance', -300, 'order', 'guest'),
  ]
  const back = move('order_settled', 300, 'order')
  const lots = lotsOf([...guest, topUp('own', 200), back, spend('next', 300)])
  expect(placed(lots, 'card')).toEqual({ left: 0, spent: 300 })
  expect(placed(lots, 'own')).toEqual({ left: 200, spent: 0 })
})

test('what a bank took from a guest and sends again is as old as the guest’s money was', () => {
  const guest = [
    move('refund_credited', 300, 'card', 'guest'),
    move('payment_charged_back', -300, 'card', 'guest'),
  ]
  const lots = lotsOf([
    ...guest,
    topUp('own', 200),
    move('payment_restored', 300, 'card'),
    spend('next', 300),
  ])
  expect(placed(lots, 'card')).toEqual({ left: 0, spent: 300 })
  expect(placed(lots, 'own')).toEqual({ left: 200, spent: 0 })
})

test('what paid a debt returns to the lots that paid it when the debt ends', () => {
  const owed = [topUp('lost', 500), spend('order', 500), topUp('own', 300), move('debt_paid', -300)]
  expect(placed(lotsOf(owed), 'own')).toEqual({ left: 0, spent: 300 })
  const ended = lotsOf([...owed, move('payment_restored', 300)])
  expect(placed(ended, 'own')).toEqual({ left: 300, spent: 0 })
  expect(placed(ended, 'lost')).toEqual({ left: 0, spent: 500 })
})

test('what a guest paid of a debt returns to the guest’s lots when the customer’s debt ends', () => {
  const before = [
    move('balance_topped_up', 900, 'card', 'guest'),
    move('debt_paid', -600, null, 'guest'),
    move('balance_moved', -300, null, 'guest'),
    move('balance_moved', 300),
  ]
  const lots = lotsOf([...before, move('payment_restored', 600)])
  expect(placed(lots, 'card')).toEqual({ left: 900, spent: 0 })
  expect(lots.map(({ origin }) => origin)).toEqual(['payment'])
})

test('only cashback and gifts can be given up, and only they are spent before older money', () => {
  const own = [
    // A refund from before the books named the payment, a correction, and a debt that earnings had paid.
    move('order_settled', 100),
    move('balance_corrected', 50),
    move('payment_restored', 20),
  ]
  const lots = lotsOf([...own, move('cashback_given', 30), move('gift_given', 5)])
  expect(promotional(lots, 'mira')).toBe(35)
  expect(lots.map(({ origin }) => origin)).toEqual(['payment', 'correction', 'earned', 'cashback', 'gift'])
  const after = lotsOf([...own, move('cashback_given', 30), spend('order', 60)])
  expect(after.map(({ left }) => left)).toEqual([70, 50, 20, 0])
  const whole = lotsOf([
    ...own,
    move('cashback_given', 30),
    spend('order', 60),
    move('order_settled', 60, 'order'),
  ])
  expect(whole.map(({ left }) => left)).toEqual([100, 50, 20, 30])
})

test('a payment’s money names the payments from the balance that have spent it', () => {
  const before = [
    topUp('card', 500),
    spend('order', 300),
    spend('tip', 50),
    move('order_reduced', 100, 'order'),
  ]
  expect(spentOf(lotsOf(before), 'card')).toEqual(
    new Map([
      ['order', 200],
      ['tip', 50],
    ]),
  )
  expect(spentOf(lotsOf([...before, move('debt_paid', -250)]), 'card').size).toBe(2)
})

test('after any movements the lots sum to the balance, and none is negative', () => {
  const step = fc.tuple(fc.constantFrom('in', 'gift', 'out', 'back'), fc.integer({ min: 1, max: 500 }))
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let balance = 0
      const movements: Movement[] = []
      const spent: { id: string; left: number }[] = []
      for (const [index, [what, wish]] of steps.entries()) {
        const last = spent.at(-1)
        const amount =
          what === 'out' ? Math.min(wish, balance) : what === 'back' ? Math.min(wish, last?.left ?? 0) : wish
        if (amount === 0) continue
        balance += what === 'out' ? 0 - amount : amount
        if (what === 'in') movements.push(topUp(`card ${index}`, amount))
        if (what === 'gift') movements.push(move('cashback_given', amount))
        if (what === 'out') spent.push({ id: `order ${index}`, left: amount })
        if (what === 'out') movements.push(spend(`order ${index}`, amount))
        if (what === 'back' && last) last.left -= amount
        if (what === 'back' && last) movements.push(move('order_settled', amount, last.id))
      }
      const lots = lotsOf(movements)
      expect(lots.reduce((sum, { left }) => sum + left, 0)).toBe(balance)
      const parts = lots.flatMap(({ left, uses }) => [left, ...uses.map(({ amount }) => amount)])
      expect(parts.every((part) => part >= 0)).toBe(true)
    }),
  )
})
