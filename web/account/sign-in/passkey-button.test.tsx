// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallError } from '#web/frame/session/call.ts'
import { open } from '#web/test/in-browser.tsx'
import { PasskeyButton } from './passkey-button.tsx'

beforeEach(() => {
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(() => {}, { isConditionalMediationAvailable: async () => true }),
  )
})
afterEach(() => vi.unstubAllGlobals())

test('what the field offers unasked fails quietly, and what the person asks for fails in words', async () => {
  const { t, person, sent } = await open(<PasskeyButton />, {
    answers: {
      getPasskeyChallenge() {
        throw new CallError(503, 'server_busy')
      },
    },
  })
  await expect.poll(() => sent.length).toBe(1)
  await act(() => new Promise((resolve) => setImmediate(resolve)))
  const status = screen.getByRole('status')
  expect(status.textContent).toBe('')
  await person.click(screen.getByRole('button', { name: t('proof.passkey') }))
  await expect.poll(() => status.textContent).toBe(t('errors.server_busy'))
  expect(sent.map(({ name }) => name)).toEqual(['getPasskeyChallenge', 'getPasskeyChallenge'])
})
