import { expect, test } from 'vitest'
import { type Guard, guardRefusal, holds, type Permission, permissions } from './permissions.ts'

const everySet = Array.from({ length: 2 ** permissions.length }, (_, bits) =>
  permissions.filter((_permission, i) => bits & (2 ** i)),
)
const guards: Guard[] = ['public', 'authentication', 'staff', ...permissions]

test('a visitor passes only public guards', () => {
  expect(guards.map((guard) => guardRefusal(null, guard))).toEqual([
    null,
    ...Array(guards.length - 1).fill('unauthorized'),
  ])
})

test('each permission opens its own guard and no other, for every set of them (spec 6)', () => {
  for (const held of everySet)
    for (const guard of guards) {
      const open =
        guard === 'public' ||
        guard === 'authentication' ||
        (guard === 'staff' ? held.some((each) => each !== 'Booster') : held.includes(guard))
      expect(guardRefusal({ id: 'a', permissions: held, banned: false }, guard)).toBe(
        open ? null : 'forbidden',
      )
    }
})

test('a banned person is refused as banned before any permission is checked', () => {
  const banned = { id: 'a', permissions: [...permissions] as Permission[], banned: true }
  for (const guard of guards)
    expect(guardRefusal(banned, guard)).toBe(guard === 'public' ? null : 'account_banned')
  expect(holds(banned, 'Booster')).toBe(false)
  expect(holds({ ...banned, banned: false }, 'Booster')).toBe(true)
  expect(holds(null, 'Booster')).toBe(false)
})
