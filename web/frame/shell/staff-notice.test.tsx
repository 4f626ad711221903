// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dayMs } from '#core/base/durations.ts'
import { open } from '#web/test/in-browser.tsx'
import { aColleague } from '#web/test/people.ts'
import { StaffNotice } from './staff-notice.tsx'

beforeEach(() => localStorage.clear())
afterEach(() => void vi.useRealTimers())

const show = (changes: object = {}) =>
  open(<StaffNotice />, { user: { ...aColleague('EditOrders'), secondFactor: 'none', ...changes } })

test('staff without a second factor are reminded in one line, which they can close for a day', async () => {
  const { t, person, unmount } = await show()
  expect(await screen.findByText(t('proof.staffTitle'))).toBeDefined()
  await person.click(screen.getByRole('button', { name: t('shell.close') }))
  expect(screen.queryByText(t('proof.staffTitle'))).toBeNull()
  unmount()

  const next = await show()
  expect(screen.queryByText(t('proof.staffTitle'))).toBeNull()
  next.unmount()
  vi.useFakeTimers({ now: Date.now() + dayMs, toFake: ['Date'] })
  await show()
  expect(await screen.findByText(t('proof.staffTitle'))).toBeDefined()
})

test('to whom pages are closed, it stays', async () => {
  localStorage.setItem('staff-notice:closed', String(Date.now()))
  const { t } = await show({ withheld: ['EditOrders'] })
  expect(await screen.findByText(t('proof.staffText'))).toBeDefined()
  expect(screen.queryByRole('button', { name: t('shell.close') })).toBeNull()
})
