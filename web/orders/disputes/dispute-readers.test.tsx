// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { dayMs } from '#core/base/durations.ts'
import { disputeStates } from '#core/orders/dispute-state.ts'
import type { MessageKey } from '#i18n/translate.ts'
import { aDispute, decided, said } from '#web/test/disputes.ts'
import { asRead, open } from '#web/test/in-browser.tsx'
import { anOrderRow } from '#web/test/order-rows.ts'
import { person as named, type Viewer } from '../order/page/made-up-orders.ts'
import { madeUpOrder } from '../order/page/made-up-states.ts'
import type { OrderView } from '../order/parts/order-facts.ts'
import { DecisionsMade } from './decision-made.tsx'
import { Page as Desk, loader } from './desk-page.tsx'
import type { DisputeView } from './dispute-facts.ts'
import { DisputeHead } from './dispute-head.tsx'
import { DisputeNotice } from './dispute-notice.tsx'
import { Statements } from './statements.tsx'

const disputed = (viewer: Viewer) => madeUpOrder('solo', 'disputed', viewer)
const decidedOrder = (viewer: Viewer) => madeUpOrder('solo', 'decided', viewer)
const withDispute = (order: OrderView, rest: Partial<NonNullable<OrderView['dispute']>>): OrderView => ({
  ...order,
  dispute: order.dispute && { ...order.dispute, ...rest },
})

describe('a decision', () => {
  const rows = () =>
    screen.getAllByRole('term').map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`)

  test.each<[Viewer, Partial<DisputeView>, string[]]>([
    ['customer', { to_customer: 2_000 }, ['Price paid €62.00', 'Paid part €42.00', 'Your refund €20.00']],
    ['booster', { to_boosters: 2_520 }, ['Your share €25.20']],
    [
      'staff',
      { to_customer: 2_000, to_boosters: 2_520, to_shop: 1_680 },
      ['Price paid €62.00', 'Share of kestrel €25.20', 'Fee of Peakline €16.80', 'Refund to mira €20.00'],
    ],
  ])('the %s reads the amounts that concern them', async (viewer, amounts, expected) => {
    const dispute = aDispute({ ...decided('by_log', 11), ...amounts })
    await open(<DecisionsMade order={disputed(viewer)} dispute={dispute} />)
    expect(rows()).toEqual(expected)
  })

  test.each<[Viewer, DisputeView['state'], number]>([
    ['customer', 'appealable', 1],
    ['booster', 'appealable', 1],
    ['staff', 'appealable', 0],
    ['customer', 'final', 0],
    ['booster', 'final', 0],
    ['staff', 'final', 0],
  ])('the %s reads that it is %s, and has %i button', async (viewer, state, buttons) => {
    const offers = decidedOrder(viewer)
    const order = state === 'final' ? { ...offers, actions: [] } : offers
    const dispute = aDispute({ ...decided('by_log', 11), state })
    const { t } = await open(<DecisionsMade order={order} dispute={dispute} />)
    const says = (key: 'appealable' | 'final') =>
      screen.queryByText(new RegExp(t(`disputes.line.${key}`, { time: '.*' }))) !== null
    expect({ appealable: says('appealable'), final: says('final') }).toEqual({
      appealable: state === 'appealable',
      final: state === 'final',
    })
    expect(screen.queryAllByRole('button')).toHaveLength(buttons)
  })

  test('a second look shows the first decision, and the final one above it once it is made', async () => {
    const appealed = aDispute(decided('by_log', 7))
    const { t, unmount } = await open(
      <DecisionsMade order={disputed('customer')} dispute={aDispute({ appealed })} />,
    )
    const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent)
    expect(headings()).toEqual([t('disputes.firstDecision')])
    unmount()
    const dispute = aDispute({ appealed, ...decided('upheld', 11) })
    await open(<DecisionsMade order={disputed('customer')} dispute={dispute} />)
    expect(headings()).toEqual([t('disputes.finalDecision'), t('disputes.firstDecision')])
  })
})

describe('the notice on the order’s page', () => {
  const party = '/dashboard/order/order-id/dispute'
  const staff = '/dashboard/admin/disputes/order-id'
  test.each<[Viewer, Parameters<typeof withDispute>[1], MessageKey, string, MessageKey]>([
    ['customer', {}, 'order.disputeOwn', party, 'disputes.details'],
    ['booster', {}, 'order.disputeOther', party, 'disputes.details'],
    ['staff', {}, 'order.disputeOther', staff, 'disputes.settle'],
    ['staff', { outcome: 'by_log' }, 'order.disputeOther', staff, 'disputes.details'],
    ['customer', { opened_by: 'admin' }, 'disputes.byStaff', party, 'disputes.details'],
    ['customer', { appeal: true, opened_by: 'customer' }, 'order.appealOwn', party, 'disputes.details'],
    ['booster', { appeal: true, opened_by: 'customer' }, 'order.appealOther', party, 'disputes.details'],
    ['booster', { appeal: true, opened_by: 'booster' }, 'order.appealOwn', party, 'disputes.details'],
  ])('to the %s (%o)', async (viewer, rest, title, href, words) => {
    const { t } = await open(<DisputeNotice order={withDispute(disputed(viewer), rest)} />)
    expect(screen.getByText(t(title))).toBeDefined()
    const link = screen.getByRole('link', { name: t(words) })
    expect(link.getAttribute('href')).toBe(href)
  })
})

test.each(disputeStates)(
  '“%s” is the same chip above the dispute, on its order and on the desk',
  async (state) => {
    const order = withDispute(disputed('staff'), { state, until: null })
    const dispute = aDispute({ state, until: null })
    const { t } = await open(
      <>
        <DisputeHead order={order} dispute={dispute} />
        <DisputeNotice order={order} />
      </>,
    )
    const chip = t(`disputes.state.${state}`)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain(chip)
    expect(screen.getAllByText(chip).length).toBeGreaterThanOrEqual(2)
  },
)

test.each<[Viewer, Partial<DisputeView>, MessageKey | null]>([
  ['customer', {}, 'disputes.silent'],
  ['customer', { appealed: aDispute() }, 'disputes.silentAppeal'],
  ['customer', { statements: [said('customer', 8), said('booster', 9)] }, null],
  ['customer', decided('by_log', 11), null],
])('what is said of a silent side (%#)', async (viewer, rest, key) => {
  const { t } = await open(<Statements order={disputed(viewer)} dispute={aDispute(rest)} />)
  const silent = (['disputes.silent', 'disputes.silentAppeal'] as const).filter((each) =>
    screen.queryByText(asRead(t(each))),
  )
  expect(silent).toEqual(key ? [key] : [])
})

describe('the desk', () => {
  type Row = Parameters<typeof Desk>[0]['data']['items'][number]
  const away = (days: number) => new Date(Date.now() + days * dayMs).toISOString()
  const row = (rest: Partial<Row> = {}): Row => ({
    order: { ...anOrderRow(), customer: named('mira'), booster: named('kestrel') },
    kind: 'target_not_reached',
    opened_at: away(-1),
    opened_by: 'customer',
    appeal: false,
    state: 'booster_answers',
    until: away(1),
    closed_at: null,
    ...rest,
  })
  const page = (item: Row) => ({
    state: 'open' as const,
    items: [item],
    page: 1,
    pageCount: 1,
    total: 1,
    counts: { open: 1, closed: 0 },
  })
  test.each<[Partial<Row>, 'until' | 'closed_at', boolean]>([
    [{}, 'until', false],
    [{ state: 'your_decision', until: away(2) }, 'until', false],
    [{ state: 'your_decision', until: away(-1) }, 'until', true],
    [{ state: 'colleague_decides', until: away(2) }, 'until', false],
    [{ state: 'appealable', until: away(1), closed_at: away(-1) }, 'closed_at', false],
    [{ state: 'withdrawn', until: null, closed_at: away(-3) }, 'closed_at', false],
  ])('a row says where it stands and when it is due (%#)', async (rest, due, late) => {
    const item = row(rest)
    const { t } = await open(<Desk data={page(item)} />)
    const cells = screen.getAllByRole('cell')
    const time = new Intl.DateTimeFormat('en', { day: 'numeric' }).format(new Date(item[due] ?? ''))
    expect(cells[0]?.textContent).toContain(time)
    expect(cells[0]?.querySelector('.text-error') !== null).toBe(late)
    expect(cells[4]?.textContent).toBe(t(`disputes.state.${item.state}`))
  })

  test.each([
    ['', { state: 'open', page: 1 }],
    ['?state=closed&page=2', { state: 'closed', page: 2 }],
    ['?state=nonsense', { state: 'open', page: 1 }],
  ])('its address “%s” asks for %o', async (search, query) => {
    const asked: unknown[] = []
    const call = async (_: string, input: unknown) => {
      asked.push(input)
      return { data: page(row()) }
    }
    await loader({ call, url: new URL(`http://localhost/${search}`) } as never)
    expect(asked).toEqual([{ query }])
  })
})
