// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { unanswered } from '../session/call.ts'
import { open } from '../test/in-browser.tsx'
import { messageOf } from './message-of.ts'
import { useNow } from './use-now.ts'
import { useUntil } from './use-until.ts'

const start = Date.UTC(2026, 2, 2, 18)

beforeEach(() => {
  vi.useFakeTimers({ now: start })
})
afterEach(() => vi.useRealTimers())

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

function Until({ at }: { at: string | null }) {
  return <p>{useUntil(at) ? 'ahead' : 'past'}</p>
}
function Now() {
  return <p>{useNow() ?? 'unknown'}</p>
}
const shown = () => document.querySelector('p')?.textContent

test('an instant is ahead until it comes, and none never is', async () => {
  const { rerender } = render(<Until at={new Date(start + 60_000).toISOString()} />)
  expect(shown()).toBe('ahead')
  await pass(59_999)
  expect(shown()).toBe('ahead')
  await pass(1)
  expect(shown()).toBe('past')
  rerender(<Until at={null} />)
  expect(shown()).toBe('past')
})

test('another instant takes the place of the first', async () => {
  const { rerender } = render(<Until at={new Date(start + 1_000).toISOString()} />)
  rerender(<Until at={new Date(start + 90_000).toISOString()} />)
  await pass(30_000)
  expect(shown()).toBe('ahead')
})

test('the present is told twice a minute', async () => {
  render(<Now />)
  expect(shown()).toBe(String(start))
  await pass(29_999)
  expect(shown()).toBe(String(start))
  await pass(1)
  expect(shown()).toBe(String(start + 30_000))
})

test('a call without an answer is said in the shell’s words, which need nothing brought', async () => {
  vi.useRealTimers()
  const { t } = await open(<p>page</p>)
  expect(screen.getByText('page')).toBeTruthy()
  expect(messageOf(t, unanswered())).toBe(t('shell.noConnection'))
})
