import { expect, test } from 'vitest'
import { type CallApi, CallError } from '../session/call.ts'
import { messageOf } from './message-of.ts'
import { Texts } from './texts.ts'
import { withWords } from './with-words.ts'

test('a refusal that comes before the page is idle already has its words', async () => {
  const texts = new Texts('de')
  const refused = new CallError(401, 'invalid_credentials')
  const call = withWords((async () => Promise.reject(refused)) as CallApi, texts)
  expect(messageOf(texts.t, refused)).toBe('invalid_credentials')
  await expect(call('getMe')).rejects.toBe(refused)
  expect(messageOf(texts.t, refused)).toContain('Passwort')
})
