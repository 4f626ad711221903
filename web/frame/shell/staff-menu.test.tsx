// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { hourMs } from '#core/base/durations.ts'
import type { Permission } from '#core/people/permissions.ts'
import type { StaffQueue } from '#core/site/waiting.ts'
import { open } from '#web/test/in-browser.tsx'
import { aColleague } from '#web/test/people.ts'
import { realtime } from '../realtime/realtime-events.ts'
import { BottomBar } from './bottom-bar.tsx'
import { Rail } from './rail.tsx'
import { useFollowWaiting } from './waiting.ts'

let queues: { queue: StaffQueue; count: number; due: string; urgent_from: string }[]
const waits = (queue: StaffQueue, count: number, urgentIn: number) => ({
  queue,
  count,
  due: new Date(Date.now() + urgentIn + 6 * hourMs).toISOString(),
  urgent_from: new Date(Date.now() + urgentIn).toISOString(),
})

beforeEach(() => {
  queues = [waits('disputes', 1, -hourMs), waits('results', 3, hourMs), waits('silent', 2, hourMs)]
  // Each test starts long after the last question.
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + hourMs)
})

function Menus() {
  useFollowWaiting()
  return (
    <>
      <Rail />
      <BottomBar />
    </>
  )
}

async function show(...permissions: Permission[]) {
  const view = await open(<Menus />, {
    user: aColleague(...permissions),
    answers: {
      listWaiting: () => ({ data: { orders: [], queues } }),
      listUnreadChats: () => ({ data: { items: [] } }),
    },
  })
  const [rail, bar] = screen.getAllByRole('navigation', { name: view.t('shell.dashboardNavigation') })
  return { ...view, rail: within(rail as HTMLElement), bar: within(bar as HTMLElement) }
}

const connected = () =>
  act(async () => realtime.tell('connected', { user_id: 'me', last_notification_id: 0 }))
const asked = (sent: { name: string }[]) => sent.filter(({ name }) => name === 'listWaiting').length

test('a colleague’s links have headings; what they have as a customer is behind their name', async () => {
  const { t, rail } = await show('EditOrders', 'EditUsers')
  expect(rail.getAllByRole('list').map((list) => list.getAttribute('aria-labelledby'))).toHaveLength(3)
  for (const group of ['queues', 'people', 'shop'] as const)
    expect(rail.getByRole('list', { name: t(`shell.group.${group}`) })).toBeDefined()
  expect(rail.queryByText(t('shell.group.insight'))).toBeNull()
  expect(rail.getAllByRole('link')[0]?.textContent).toBe(t('shell.today'))
  expect(rail.queryByText(t('shell.myOrders'))).toBeNull()
  expect(screen.getAllByText(t('shell.myOrders'))).toHaveLength(1)
})

test('a phone has what staff need most, and all else behind More', async () => {
  const { t, bar, person } = await show('EditOrders', 'EditUsers')
  const shown = () => bar.getAllByRole('link').map(({ textContent }) => textContent)
  const first = [t('shell.today'), t('shell.adminOrders'), t('shell.adminSupport')]
  expect(shown().slice(0, 3)).toEqual(first)
  await person.click(bar.getByText(t('shell.more')))
  expect(bar.getByRole('heading', { name: t('shell.group.people') })).toBeDefined()
  expect(bar.getByRole('link', { name: t('shell.adminUsers') })).toBeDefined()
})

test('numbers say what needs action, in words too; what is urgent says so, and nothing is nothing', async () => {
  const { t, rail, sent } = await show('EditOrders')
  expect(asked(sent)).toBe(0)
  await connected()
  const link = (name: string) => rail.getByRole('link', { name })
  expect(link(`${t('shell.today')}${t('shell.needAction', { count: 6 })}`)).toBeDefined()
  expect(link(`${t('shell.adminOrders')}${t('shell.needAction', { count: 5 })}`)).toBeDefined()
  expect(link(`${t('shell.adminDisputes')}${t('shell.needActionNow', { count: 1 })}`)).toBeDefined()
  expect(link(t('shell.adminSupport'))).toBeDefined()
  expect(asked(sent)).toBe(1)
})

test('changes are gathered into one question, and nobody asks while the page isn’t seen', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { sent } = await show('EditOrders')
  await connected()
  const later = (ms: number) => act(async () => vi.advanceTimersByTime(ms))
  const pass = (ms: number) => vi.mocked(performance.now).mockReturnValue(performance.now() + ms)
  pass(1_000)
  for (const version of [2, 3, 4]) realtime.tell('order_changed', { order_id: 'a', version })
  await later(5_000)
  expect(asked(sent)).toBe(1)
  await later(5_000)
  expect(asked(sent)).toBe(2)

  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  pass(60_000)
  realtime.tell('support_thread', { thread_id: 'a' })
  await later(2_000)
  expect(asked(sent)).toBe(2)
  hidden.mockReturnValue(false)
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  expect(asked(sent)).toBe(3)
  hidden.mockRestore()
  vi.useRealTimers()
})

test('a customer’s menu asks nothing', async () => {
  const { sent, t } = await show()
  await connected()
  expect(asked(sent)).toBe(0)
  expect(screen.queryByText(t('shell.more'))).toBeNull()
})
