// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { asRead, open } from '#web/test/in-browser.tsx'
import { madeUpOrder } from '../page/made-up-states.ts'
import type { OrderView } from '../parts/order-facts.ts'
import { LateCard, SearchCard } from './search-card.tsx'
import { whatNow } from './what-now.ts'

const waiting = (change: Partial<OrderView> = {}): OrderView => ({
  ...madeUpOrder('duo', 'late', 'customer'),
  ...change,
})
const wave = (asked: number) => ({ wave: 3, opened_at: '2026-11-28T09:00:00.000Z', asked, present: 0 })
const supply = (start_minutes: number | null) => ({
  getSupply: () => ({ data: { boosters: 3, start_minutes, instead: null } }),
})

test('the search says who was asked, how soon one usually starts and how they learn of it; waves are folded', async () => {
  const { t } = await open(<SearchCard order={waiting({ waves: [wave(3)] })} />, { answers: supply(18) })
  const text = await screen.findByText((found) => asRead(found).includes('usually start within 18 min'))
  expect(asRead(text.textContent ?? '')).toBe(
    'We’ve asked 3 boosters. Orders of this game usually start within 18 min. We’ll e-\u2060mail you as soon as a booster accepts. You can close this page.',
  )
  expect(screen.getByText(t('order.wave')).closest('details')?.open).toBe(false)
  expect(screen.queryByRole('button', { name: t('order.backButton') })).toBeNull()
})

test('with nobody asked it says so, and offers the refund', async () => {
  const { t } = await open(<SearchCard order={waiting({ waves: [wave(0)] })} />, { answers: supply(null) })
  expect(screen.getByText((found) => found.startsWith(t('order.askedNone')))).toBeTruthy()
  expect(screen.getByRole('button', { name: t('order.backButton') })).toBeTruthy()
})

test('what nobody plays any more is offered for refund at once; staff read it too', async () => {
  const order = waiting({ unplayed: true })
  expect(whatNow(order, false)).toBe('late')
  const { t } = await open(<LateCard order={order} />)
  expect(screen.getByRole('heading', { name: t('order.unplayedTitle') })).toBeTruthy()
  expect(screen.getByRole('button', { name: t('order.backButton') })).toBeTruthy()
})
