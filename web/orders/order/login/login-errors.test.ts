import { expect, test } from 'vitest'
import { t } from '../lists/test-orders.tsx'
import { loginErrors } from './login-errors.ts'

const login = { in_game_name: 'Mira#EUW', login: 'mira', password: 'secret' }

test('a complete login has no errors', () => {
  expect(loginErrors(t, login)).toEqual({})
})

test.each([
  ['in_game_name', '', 'order.missingName'],
  ['in_game_name', 'Mira', 'order.missingTag'],
  ['in_game_name', '#EUW', 'order.missingTag'],
  ['in_game_name', 'Mira#', 'order.missingTag'],
  ['login', '', 'order.missingLogin'],
  ['password', '', 'order.missingPassword'],
] as const)('%s %j is refused with a message', (field, value, key) => {
  expect(loginErrors(t, { ...login, [field]: value })).toEqual({ [field]: t(key) })
})

test('names in any script can have a tag', () => {
  for (const in_game_name of ['ميرا#123', '小米拉#CN1', 'a b#EU W'.replace(' W', 'W')])
    expect(loginErrors(t, { ...login, in_game_name })).toEqual({})
})
