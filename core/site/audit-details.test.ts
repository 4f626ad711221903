import { describe, expect, test } from 'vitest'
import { flagTransitions, transitions } from '#core/orders/lifecycle.ts'
import { staffDeed } from '#core/orders/staff-deeds.ts'
import { nextAuditCheck } from './audit-check.ts'
import { auditDetails } from './audit-details.ts'
import { auditFields } from './audit-fields.ts'
import { auditGroups, auditOperationNames, auditRowOf, operationsOf } from './audit-operations.ts'
import { auditSubject } from './audit-subjects.ts'

/** What no record shows, whichever feature writes it. */
const secrets = [
  ...'password login username email address token secret iban bic holder'.split(' '),
  ...'text texts body message content answer in_game_name note_text hash seed'.split(' '),
]

describe('what staff read of a record', () => {
  test.each(auditOperationNames)('%s shows no login, secret, address or text of a message', (operation) => {
    const all = Object.fromEntries([...secrets].map((key) => [key, `never-${key}`]))
    expect(auditDetails(operation, { ...all, detail: all })).toEqual({
      changes: [],
      reason: null,
      ready: null,
    })
    const shown = Object.keys(auditRowOf(operation)?.shows ?? {})
    expect(shown.filter((field) => secrets.includes(field))).toEqual([])
  })

  test('texts that a detail has before and after stay in the database', () => {
    const detail = { before: { en: { title: 'Old' } }, after: { en: { title: 'New' } }, raffle: 'an id' }
    expect(auditDetails('change raffle texts', detail)).toEqual({ changes: [], reason: null, ready: null })
    expect(auditDetails('saveCannedAnswer', { title: 'Refunds', text: 'Dear customer' })).toEqual({
      changes: [{ field: 'title', as: 'words', before: null, after: 'Refunds' }],
      reason: null,
      ready: null,
    })
  })

  test('a change of an order is its status before and after, with the reason as typed', () => {
    expect(
      auditDetails('cancel', { from: 'boosting', to: 'cancelled', reason: 'Duplicate', ready: null }),
    ).toEqual({
      changes: [{ field: 'status', as: 'status', before: 'boosting', after: 'cancelled' }],
      reason: 'Duplicate',
      ready: null,
    })
    expect(
      auditDetails('pause', { from: 'boosting', to: 'boosting', reason: null, ready: null }).changes,
    ).toEqual([])
  })

  test('a changed coupon shows each column before and after, a new one what it has', () => {
    expect(
      auditDetails('update coupon', { code: 'SUMMIT10', percent: [10, 15], use_limit: [null, 5] }).changes,
    ).toEqual([
      { field: 'code', as: 'code', before: null, after: ['SUMMIT10'] },
      { field: 'percent', as: 'percent', before: 10, after: 15 },
      { field: 'use_limit', as: 'number', before: null, after: 5 },
    ])
    expect(
      auditDetails('create coupon', { code: 'X', games: ['lol', 'tft'], percent: null }).changes,
    ).toEqual([
      { field: 'code', as: 'code', before: null, after: ['X'] },
      { field: 'games', as: 'code', before: null, after: ['lol', 'tft'] },
    ])
  })

  test('a detail that isn’t of its kind, and an operation that nobody knows, show nothing', () => {
    const wrong = { from: '<script>', to: 7, reason: { text: 'no' }, amount: '12' }
    expect(auditDetails('cancel', wrong)).toEqual({ changes: [], reason: null, ready: null })
    expect(auditDetails('open the vault', { reason: 'x', amount: 1 })).toEqual({
      changes: [],
      reason: null,
      ready: null,
    })
    expect(auditDetails('toString', {})).toEqual({ changes: [], reason: null, ready: null })
  })
})

test('every deed of staff in the life of an order has a name in the log', () => {
  const deeds = [...transitions, ...flagTransitions].filter(({ who }) =>
    who.some((each: string) => each === 'admin'),
  )
  expect(deeds.filter(({ action }) => staffDeed(action) === null)).toEqual([])
})

test('every group has operations, and each operation is in one', () => {
  expect(auditGroups.flatMap(operationsOf).toSorted()).toEqual(auditOperationNames.toSorted())
  expect(auditGroups.filter((group) => operationsOf(group).length === 0)).toEqual([])
  expect(operationsOf('cancel')).toEqual(['cancel'])
})

test('each field is shown by an operation', () => {
  const shown = new Set(
    auditOperationNames.flatMap((name) => {
      const { shows = {}, change } = auditRowOf(name) ?? {}
      return [...Object.keys(shows), ...(change ? [change.field] : [])]
    }),
  )
  expect(auditFields.filter((field) => !shown.has(field))).toEqual([])
})

const id = '5b5c4e0e-9f0a-4f2c-9a43-0f8a6e1b2c3d'

test.each([
  [`order ${id}`, 'order', id],
  [`tip of order ${id}`, 'tip', id],
  [`dispute of order ${id}`, 'dispute', id],
  ['payout batch 12', 'batch', '12'],
  ['payout 12', 'payout', '12'],
  ['coupon SUMMIT10', 'coupon', 'SUMMIT10'],
  [id, 'session', id],
  ['shop', 'shop', ''],
  ['audit log', 'log', ''],
  ['2026-01-01 to 2026-01-31', 'days', '2026-01-01 to 2026-01-31'],
  ['something else', 'other', 'something else'],
])('the subject “%s” is of the kind %s', (subject, kind, key) => {
  expect(auditSubject(subject)).toEqual({ kind, key })
})

test.each([
  ['2026-11-22T17:49:59Z', '2026-11-22T17:50:00.000Z'],
  ['2026-11-22T17:50:00Z', '2026-11-22T18:50:00.000Z'],
  ['2026-12-31T23:55:00Z', '2027-01-01T00:50:00.000Z'],
])('after %s the chain is checked at %s', (now, next) => {
  expect(nextAuditCheck(new Date(now)).toISOString()).toBe(next)
})
