import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

test.each([
  '123456',
  'PASSWORD1',
  'qwertyuiop',
  'dragonball',
  'manchester',
  'valorant',
  'Valorant2026',
  'leagueoflegends1',
  'peakline',
])('%s is what everyone would guess', async (password) => {
  expect(await isCommonPassword(password)).toBe(true)
})

test.each(['xq7!rz', 'a quiet ridge at dawn', 'valorant ridge', '7valorant', ''])(
  '%j is not',
  async (password) => {
    expect(await isCommonPassword(password)).toBe(false)
  },
)
