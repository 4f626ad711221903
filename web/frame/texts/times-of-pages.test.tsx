// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { open } from '#web/test/in-browser.tsx'
import { type App, AppContext } from '../session/app-context.ts'
import { unanswered } from '../session/call.ts'
import { messageOf } from './message-of.ts'
import { useNow } from './use-now.ts'
import { useTimes } from './use-times.ts'
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

test('an instant is ahead until it passes, and without one nothing is', async () => {
  const { rerender } = render(<Until at={new Date(start + 60_000).toISOString()} />)
  expect(shown()).toBe('ahead')
  await pass(59_999)
  expect(shown()).toBe('ahead')
  await pass(1)
  expect(shown()).toBe('past')
  rerender(<Until at={null} />)
  expect(shown()).toBe('past')
})

test('a new instant replaces the first', async () => {
  const { rerender } = render(<Until at={new Date(start + 1_000).toISOString()} />)
  rerender(<Until at={new Date(start + 90_000).toISOString()} />)
  await pass(30_000)
  expect(shown()).toBe('ahead')
})

test('the current time updates twice a minute', async () => {
  render(<Now />)
  expect(shown()).toBe(String(start))
  await pass(29_999)
  expect(shown()).toBe(String(start))
  await pass(1)
  expect(shown()).toBe(String(start + 30_000))
})

test('a call without an answer has a message in the shell’s texts, which are always loaded', async () => {
  vi.useRealTimers()
  const { t } = await open(<p>page</p>)
  expect(screen.getByText('page')).toBeTruthy()
  expect(messageOf(t, unanswered())).toBe(t('shell.noConnection'))
})

function Promised() {
  const { dateTime, time } = useTimes()
  return (
    <p>
      {dateTime(new Date(start))} {time(new Date(start))}
    </p>
  )
}

test('the server writes hours only in a zone that it knows, and days until then', () => {
  const written = (timeZone: string | null) =>
    renderToString(
      <AppContext value={{ locale: 'en', timeZone } as App}>
        <Promised />
      </AppContext>,
    ).replace(/<[^>]*>/g, '')
  expect(written('Asia/Tokyo')).toBe('Tue, Mar 3, 03:00 03:00')
  expect(written(null)).toBe('Mon, Mar 2 Mon, Mar 2')
})
