import { expect, test } from 'vitest'
import {
  type BookedEntry,
  bookingsCsv,
  bookingsOf,
  daysBetween,
  defaultBookingAccounts,
} from './bookkeeping.ts'

test('an entry of two lines is one booking from the debited to the credited account', () => {
  const lines = [
    { account: 'provider_clearing', amount: -6200 },
    { account: 'order_escrow', amount: 6200 },
  ] as const
  expect(bookingsOf(lines)).toEqual([{ account: 'provider_clearing', contra: 'order_escrow', amount: 6200 }])
})

test('a settlement is as many bookings as it needs, and each account’s bookings sum to its lines', () => {
  const lines = [
    { account: 'order_escrow', amount: -6200 },
    { account: 'customer_balance', amount: 1200 },
    { account: 'booster_pending', amount: 3000 },
    { account: 'promotions', amount: -300 },
    { account: 'revenue', amount: 2300 },
  ] as const
  const bookings = bookingsOf(lines)
  expect(bookings.map(({ amount }) => amount)).toEqual([1200, 3000, 2000, 300])
  for (const { account, amount } of lines) {
    const booked = bookings.reduce(
      (sum, each) =>
        sum + (each.contra === account ? each.amount : 0) - (each.account === account ? each.amount : 0),
      0,
    )
    expect(booked).toBe(amount)
  }
})

test('no booking is of nothing, where a debit and a credit end together', () => {
  const lines = [
    { account: 'order_escrow', amount: -100 },
    { account: 'promotions', amount: -50 },
    { account: 'booster_pending', amount: 100 },
    { account: 'revenue', amount: 50 },
  ] as const
  expect(bookingsOf(lines)).toEqual([
    { account: 'order_escrow', contra: 'booster_pending', amount: 100 },
    { account: 'promotions', contra: 'revenue', amount: 50 },
  ])
})

test('lines that don’t sum to zero are refused', () => {
  expect(() => bookingsOf([{ account: 'revenue', amount: -1 }])).toThrow(RangeError)
})

test('a booking’s line names date, accounts, amount, tax, receipt and order', () => {
  const entry: BookedEntry = {
    id: 7,
    kind: 'order_settled',
    day: '2026-11-23',
    order: 20017,
    receipts: [],
    lossIsTaxed: false,
    lines: [
      { account: 'order_escrow', amount: -100 },
      { account: 'revenue', amount: 100 },
    ],
  }
  const [, line] = bookingsCsv([entry], defaultBookingAccounts, { rate: 1_900 }).split('\r\n')
  expect(line).toBe('7;2026-11-23;1710;8400;1,00;19;;PK-20017;order settled;order_escrow;revenue')
})

test('a credit note stands only on the booking that credits its account', () => {
  const entry: BookedEntry = {
    id: 8,
    kind: 'order_settled',
    day: '2026-11-23',
    order: 20017,
    lossIsTaxed: false,
    receipts: [
      { code: 'C-2026-000001', account: 'provider_clearing' },
      { code: 'C-2026-000002', account: 'customer_balance' },
    ],
    lines: [
      { account: 'order_escrow', amount: -300 },
      { account: 'provider_clearing', amount: 100 },
      { account: 'customer_balance', amount: 80 },
      { account: 'booster_pending', amount: 120 },
    ],
  }
  const rows = bookingsCsv([entry], defaultBookingAccounts, null).trim().split('\r\n').slice(1)
  expect(rows.map((row) => row.split(';')[6])).toEqual(['C-2026-000001', 'C-2026-000002', ''])
})

test('a period counts both of its ends', () => {
  expect(daysBetween('2026-11-01', '2026-11-30')).toBe(30)
  expect(daysBetween('2026-11-02', '2026-11-01')).toBe(0)
})
