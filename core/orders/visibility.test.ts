import { describe, expect, test } from 'vitest'
import type { Permission, Subject } from '#core/people/permissions.ts'
import { orderStatuses } from './lifecycle.ts'
import {
  actorOn,
  canChangeCredentials,
  canSeeChat,
  canSeeCredentialRecord,
  canSeeCredentials,
  canSeeOrder,
  type OrderParties,
} from './visibility.ts'

const person = (id: string, ...held: Permission[]): Subject => ({ id, permissions: held, banned: false })
const subjects: Record<string, Subject> = {
  visitor: null,
  stranger: person('stranger'),
  customer: person('mira'),
  booster: person('kestrel', 'Booster'),
  otherBooster: person('heron', 'Booster'),
  admin: person('ada', 'EditOrders'),
  otherStaff: person('ben', 'EditUsers', 'EditStore', 'FullAccess'),
  bannedCustomer: { id: 'mira', permissions: [], banned: true },
  bannedBooster: { id: 'kestrel', permissions: ['Booster'], banned: true },
}
const order: OrderParties = { customerId: 'mira', boosterId: 'kestrel', status: 'boosting', closedAt: null }
const who = (may: (subject: Subject) => boolean) =>
  Object.keys(subjects).filter((name) => may(subjects[name] ?? null))
const noon = '2026-11-21T12:00:00Z'

test('each subject acts in their role for the order', () => {
  expect(
    Object.fromEntries(Object.entries(subjects).map(([name, subject]) => [name, actorOn(subject, order)])),
  ).toEqual({
    visitor: null,
    stranger: null,
    customer: 'customer',
    booster: 'booster',
    otherBooster: 'other_booster',
    admin: 'admin',
    otherStaff: null,
    bannedCustomer: null,
    bannedBooster: null,
  })
})

describe.each(orderStatuses)('%s', (status) => {
  const inStatus = { ...order, status }
  const closed = status === 'completed' || status === 'cancelled'

  test('its customer, its booster and staff with EditOrders see the order', () => {
    expect(who((subject) => canSeeOrder(subject, inStatus))).toEqual(['customer', 'booster', 'admin'])
    expect(who((subject) => canSeeCredentialRecord(subject, inStatus))).toEqual(['customer', 'admin'])
  })

  test('the booster sees the credentials while boosting without a dispute, the customer until they are deleted', () => {
    const expected = [...(closed ? [] : ['customer']), ...(status === 'boosting' ? ['booster'] : [])]
    expect(who((subject) => canSeeCredentials(subject, inStatus))).toEqual(expected)
    expect(who((subject) => canSeeCredentials(subject, { ...inStatus, disputed: true }))).toEqual(
      closed ? [] : ['customer'],
    )
    expect(who((subject) => canChangeCredentials(subject, inStatus))).toEqual(closed ? [] : ['customer'])
  })
})

test('a booster who left the order sees nothing of it', () => {
  const free: OrderParties = { ...order, status: 'waiting_for_booster', boosterId: null }
  expect(canSeeOrder(subjects.booster ?? null, free)).toBe(false)
  expect(canSeeCredentials(subjects.booster ?? null, free)).toBe(false)
  expect(canSeeChat(subjects.booster ?? null, free, noon)).toBe(false)
})

test('the booster reads the chat until 24 h after the end, customer and staff always', () => {
  const ended: OrderParties = { ...order, status: 'completed', closedAt: '2026-11-20T12:00:01Z' }
  expect(who((subject) => canSeeChat(subject, ended, noon))).toEqual(['customer', 'booster', 'admin'])
  const later = '2026-11-21T12:00:01Z'
  expect(who((subject) => canSeeChat(subject, ended, later))).toEqual(['customer', 'admin'])
})
