// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { CoachingConfig } from '#core/choices/order-config.ts'
import { realtime } from '#web/frame/realtime/realtime-events.ts'
import { CallError } from '#web/frame/session/call.ts'
import { open } from '#web/test/in-browser.tsx'
import { aBoardOrder as waiting } from '#web/test/order-rows.ts'
import { Page } from './available-orders-page.tsx'
import type { PlacedOrder } from './board-filter.ts'

type Answers = NonNullable<Parameters<typeof open>[1]>['answers'] & object

const coaching: CoachingConfig = {
  service: 'coaching',
  game: 'valorant',
  coachId: 'me',
  hours: 2,
  wishes: 'Crosshair placement',
}

const show = (
  items: PlacedOrder[],
  { answers = {}, path = '/board' }: { answers?: Answers; path?: string } = {},
) => {
  const limits = { solo: { active: 1, limit: 3 }, duo: { active: 0, limit: 0 } }
  const data = {
    items,
    page: 1,
    pageCount: 1,
    total: items.length,
    others: [],
    hidden: [],
    limits,
    ceilings: { 'league-of-legends': 20 },
    share_percent: 60,
    away: null,
  }
  return open(<Page data={data} />, { answers, path })
}

test('a claimed order opens', async () => {
  const { t, person, sent, router } = await show([waiting(1), waiting(2)], {
    answers: { claimOrder: () => ({ data: { order_id: 'order-2', undo_until: null } }) },
  })
  await person.click(screen.getByRole('button', { name: t('booster.claimNumber', { number: 2 }) }))
  await expect.poll(() => router.state.location.pathname).toBe('/dashboard/order/order-2')
  expect(sent).toEqual([{ name: 'claimOrder', input: { params: { order_id: 'order-2' } } }])
})

test('a claim can be undone in a toast, which goes with the press', async () => {
  const undo_until = new Date(Date.now() + 10_000).toISOString()
  const { t, person, sent } = await show([waiting(1)], {
    answers: {
      claimOrder: () => ({ data: { order_id: 'order-1', undo_until } }),
      undoClaim: () => ({ data: { order_id: 'order-1', dropped: true } }),
    },
  })
  await person.click(screen.getByRole('button', { name: t('booster.claimNumber', { number: 1 }) }))
  await person.click(await screen.findByRole('button', { name: t('booster.undoClaim') }))
  expect(await screen.findByText(t('booster.claimDropped'))).toBeTruthy()
  expect(screen.queryByRole('button', { name: t('booster.undoClaim') })).toBeNull()
  expect(sent.at(-1)).toEqual({ name: 'undoClaim', input: { params: { order_id: 'order-1' } } })
})

test('an order that someone else claimed leaves the board', async () => {
  const { t, person, router } = await show([waiting(1)], {
    answers: {
      claimOrder() {
        throw new CallError(409, 'order_not_available')
      },
    },
  })
  await person.click(screen.getByRole('button', { name: t('booster.claimNumber', { number: 1 }) }))
  await expect.poll(() => document.getElementById('order-1')?.dataset.leaving).toBe('true')
  expect(router.state.location.pathname).toBe('/board')
})

test('the details of a row show number, start and points per win', async () => {
  const { t } = await show([waiting(7)])
  const details = within(document.getElementById('order-7') as HTMLElement).getByRole('group')
  expect(details.textContent).toContain('PK-7')
  expect(details.textContent).toContain(t('booster.detail.gain'))
})

test('a board whose filters hide everything says so, and its filters can be cleared', async () => {
  const { t, person, router } = await show([], { path: '/board?game=valorant&sort=pay' })
  expect(screen.getByText(t('booster.noneFiltered'))).toBeTruthy()
  expect(screen.getByRole('button', { name: t('lists.without', { filter: 'Game: Valorant' }) })).toBeTruthy()
  const [clear] = screen.getAllByRole('button', { name: t('lists.clearFilters') })
  await person.click(clear as HTMLElement)
  expect(router.state.location.search).toBe('?sort=pay')
})

test('hours that were booked with this booster can be declined with a reason', async () => {
  const { t, person, sent } = await show([waiting(3, { config: coaching, coach: 'me' })], {
    answers: { declineOrder: () => ({}) },
  })
  expect(screen.getByText('Crosshair placement')).toBeTruthy()
  await person.click(screen.getByRole('button', { name: t('booster.decline') }))
  const dialog = within(await screen.findByRole('dialog'))
  const decline = () => dialog.getByRole('button', { name: t('booster.decline') })
  expect(decline().getAttribute('aria-disabled')).toBe('true')
  await person.type(dialog.getByRole('textbox'), 'I am away until Monday')
  await person.click(decline())
  expect(sent).toEqual([
    {
      name: 'declineOrder',
      input: { params: { order_id: 'order-3' }, body: { reason: 'I am away until Monday' } },
    },
  ])
})

test('limits are shown, except for a kind whose limit is zero', async () => {
  const { t } = await show([waiting(1)])
  expect(screen.getByText(t('booster.ofLimit', { active: 1, limit: 3 }))).toBeTruthy()
  expect(screen.queryByText(t('booster.ofLimit', { active: 0, limit: 0 }))).toBeNull()
})

const hear = (event: 'new_boost_order' | 'order_taken', order_id: string) =>
  act(async () => realtime.tell(event, { order_id, filter: 'league-of-legends:elo-boost:euw' } as never))

test('a new order asks for its own row with the board’s filters, and one that was taken leaves', async () => {
  const rows = () =>
    [...document.querySelectorAll<HTMLElement>('[data-row]')].map(({ dataset }) => dataset.row)
  let left: string | null = null
  const { sent } = await show([waiting(1), waiting(3)], {
    path: '/board?sort=due&game=league-of-legends',
    answers: {
      listAvailableOrders: ({ query }: { query: { order_id: string } }) => ({
        data: { items: query.order_id === left ? [] : [waiting(2)] },
      }),
    },
  })
  await hear('new_boost_order', 'order-2')
  await expect.poll(rows).toEqual(['order-1', 'order-2', 'order-3'])
  expect(sent).toEqual([
    {
      name: 'listAvailableOrders',
      input: {
        query: { game: 'league-of-legends', sort: 'due', page: 1, size: 50, order_id: 'order-2' },
      },
    },
  ])
  left = 'order-1'
  await hear('order_taken', 'order-1')
  await expect.poll(rows).toEqual(['order-2', 'order-3'])
})
