import { expect, test } from 'vitest'
import { aChargeback, aFailedRefund, anEvent, someTroubles } from '#web/test/troubles.ts'
import { reportedCurrency, troubleRows } from './trouble-rows.ts'

const settled = { at: '2026-11-22T10:00:00.000Z', reason: 'A test payment' }
const credited_at = '2026-11-22T10:00:00.000Z'
const on = (day: number) => new Date(Date.UTC(2026, 10, day, 10)).toISOString()

test('what is open comes first, each part from the newest to the oldest, whatever its kind', () => {
  const rows = troubleRows(
    someTroubles({
      events: [
        anEvent({ event_id: 1, at: on(19), settled }),
        anEvent({ event_id: 2, at: on(12) }),
        anEvent({ event_id: 3, at: on(16) }),
      ],
      refunds: [aFailedRefund(20, { credited_at }), aFailedRefund(14)],
      chargebacks: [aChargeback(15), aChargeback(18, { status: 'lost' }), aChargeback(21, { status: 'won' })],
    }),
  )
  expect(rows.map(({ kind, open, at }) => `${open ? 'open' : 'done'} ${kind} ${at.slice(8, 10)}`)).toEqual([
    'open event 16',
    'open chargeback 15',
    'open refund 14',
    'open event 12',
    'done chargeback 21',
    'done refund 20',
    'done event 19',
    'done chargeback 18',
  ])
})

test('refunds of the same order are rows of their own', () => {
  const rows = troubleRows(someTroubles({ refunds: [aFailedRefund(14), aFailedRefund(14)] }))
  expect(new Set(rows.map(({ key }) => key)).size).toBe(2)
})

test.each([
  [6_200, 6_200],
  ['6200', null],
  [null, null],
  [undefined, null],
])('a reported amount of %s is shown as %s', (amount, shown) => {
  const reported = { currency: 'EUR', ...(amount !== undefined && { amount }) }
  expect(troubleRows(someTroubles({ events: [anEvent({ reported })] }))[0]?.amount).toBe(shown)
})

test.each([
  ['USD', 'USD'],
  ['usd', 'usd'],
  ['dollars', 'EUR'],
  [null, 'EUR'],
  [7, 'EUR'],
])('a reported currency of %s is written as %s', (currency, shown) => {
  expect(reportedCurrency({ currency })).toBe(shown)
})
