import { expect, test } from 'vitest'
import { storedItem } from '#core/test/stored-item.ts'
import { consentMark, enabledValue, readConsent } from './consent.ts'

const mark = consentMark('google')

test('spec 4: consent is undecided, accepted or declined', () => {
  const read = (ncc_c?: string, ncc_e?: string) => readConsent({ ncc_c, ncc_e }, 'google').state
  expect(read()).toBe('undecided')
  expect(read(mark, enabledValue(['google-analytics']))).toBe('all')
  expect(read(mark, enabledValue([]))).toBe('declined')
  expect(read(mark)).toBe('declined')
})

test('spec 4: consent counts only if its value matches the current categories', () => {
  for (const ncc_c of ['true', '', '1', consentMark('server'), consentMark(null)])
    expect(readConsent({ ncc_c, ncc_e: 'necessary.google-analytics' }, 'google')).toEqual({
      state: 'undecided',
      enabled: ['necessary'],
    })
})

test('made-up categories are not enabled', () => {
  const { enabled } = readConsent({ ncc_c: mark, ncc_e: 'ads.google-analytics.necessary' }, 'google')
  expect(enabled).toEqual(['necessary', 'google-analytics'])
})

test('a stored name is found by its place, with a star for the rest and without __Host- over http', () => {
  expect(storedItem('cookie', 'refresh_token')?.purpose).toBe('session')
  expect(storedItem('sessionStorage', 'reloaded:/fr')?.purpose).toBe('update')
  expect(storedItem('localStorage', 'ncc_c')).toBeUndefined()
})
