// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { minuteMs } from '#core/base/durations.ts'
import { orderMoney } from '#core/orders/order-money.ts'
import { CallError } from '#web/frame/session/call.ts'
import { open } from '#web/test/in-browser.tsx'
import { CheckCard } from '../now/check-card.tsx'
import { NowSection } from '../now/now-section.tsx'
import { LateCard } from '../now/search-card.tsx'
import { StopCard } from '../now/stop-card.tsx'
import type { OrderView } from '../parts/order-facts.ts'
import { History } from './history.tsx'
import { madeUpOrder } from './made-up-states.ts'
import { OrderActions } from './order-actions.tsx'
import { OrderStatusPath } from './order-status-path.tsx'
import { QuoteCard } from './quote-card.tsx'

const params = { order_id: 'order-id' }
const ok = () => ({ data: {} })
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * minuteMs).toISOString()

describe('the check of a result', () => {
  const customers = madeUpOrder('duo', 'verification_required', 'customer')
  const staffs = madeUpOrder('duo', 'verification_required', 'staff')

  test('a customer who accepts the result is asked once, and reads who is paid and what is deleted', async () => {
    const solo = madeUpOrder('solo', 'verification_required', 'customer')
    const { t, sent, person } = await open(<CheckCard order={solo} />, { answers: { completeOrder: ok } })
    await person.click(screen.getByRole('button', { name: t('order.complete') }))
    const dialog = within(await screen.findByRole('dialog', { name: t('order.confirm.title') }))
    expect(sent).toEqual([])
    expect(dialog.getByText(t('order.confirm.pays', { booster: 'kestrel' }))).toBeDefined()
    expect(dialog.getByText(t('order.confirm.deletesLogin'))).toBeDefined()
    await person.dblClick(dialog.getByRole('button', { name: t('order.complete') }))
    await expect
      .poll(() => sent)
      .toEqual([
        {
          name: 'completeOrder',
          input: { params: { order_id: solo.order_id }, query: { reported: 'false' } },
        },
      ])
  })

  test('without a login, the dialog names none', async () => {
    const { t, person } = await open(<CheckCard order={customers} />)
    await person.click(screen.getByRole('button', { name: t('order.complete') }))
    expect(await screen.findByRole('dialog', { name: t('order.confirm.title') })).toBeDefined()
    expect(screen.queryByText(t('order.confirm.deletesLogin'))).toBeNull()
  })

  test('who reported a problem withdraws the report by accepting, after being asked', async () => {
    const reported = madeUpOrder('duo', 'disputed', 'customer')
    const { t, sent, person } = await open(<CheckCard order={reported} />, { answers: { completeOrder: ok } })
    await person.click(screen.getByRole('button', { name: t('order.confirm.withdraw') }))
    const dialog = within(await screen.findByRole('dialog', { name: t('order.confirm.titleReported') }))
    await person.click(dialog.getByRole('button', { name: t('order.confirm.withdraw') }))
    await expect
      .poll(() => sent)
      .toEqual([
        {
          name: 'completeOrder',
          input: { params: { order_id: reported.order_id }, query: { reported: 'true' } },
        },
      ])
  })

  test('a customer who reports a problem is asked to describe it', async () => {
    const { t, sent, person } = await open(<CheckCard order={customers} />)
    await person.click(screen.getByRole('button', { name: t('order.dispute') }))
    expect(await screen.findByRole('dialog', { name: t('order.disputeTitle') })).toBeDefined()
    expect(sent).toEqual([])
  })

  test('staff confirm a verification before anyone is paid', async () => {
    const { t, sent, person } = await open(<CheckCard order={staffs} />, {
      answers: { completeOrder: ok },
    })
    await person.click(screen.getByRole('button', { name: t('order.staffVerify') }))
    const dialog = within(await screen.findByRole('dialog', { name: t('order.verifyTitle') }))
    expect(sent).toEqual([])
    await person.click(dialog.getByRole('button', { name: t('order.staffVerify') }))
    await expect.poll(() => sent).toEqual([{ name: 'completeOrder', input: { params, query: {} } }])
  })

  test('staff need a reason to send a result back', async () => {
    const { t, sent, person } = await open(<CheckCard order={staffs} />, {
      answers: { rejectProof: ok },
    })
    const button = () => screen.getByRole('button', { name: t('order.staffReject') })
    await person.click(button())
    expect(sent).toEqual([])
    await person.type(screen.getByLabelText(t('ready.words')), 'The picture shows another account')
    await person.click(button())
    const body = { reason: 'The picture shows another account' }
    await expect.poll(() => sent).toEqual([{ name: 'rejectProof', input: { params, body } }])
  })

  test.each([
    [2 * 24 * 60 + 30, '48 h', false],
    [5 * 60 + 10, '5 h 10 min', true],
  ] as const)('%i minutes before the deadline it shows the time left', async (minutes, words, urgent) => {
    const order = { ...customers, check_until: inMinutes(minutes + 0.5) }
    const { t } = await open(<CheckCard order={order} />)
    const left = await screen.findByText(t('order.timeLeft', { time: words }))
    expect(left.className.includes('text-warning')).toBe(urgent)
  })

  test('the logged work appears next to the bought work', async () => {
    const short = madeUpOrder('solo', 'short', 'customer')
    const { t } = await open(<CheckCard order={short} />)
    const row = screen.getByRole('row', { name: new RegExp(t('order.climbed')) })
    expect(row.textContent).toContain(t('order.compareDiffers'))
    expect(screen.getByText(t('order.shortfall'))).toBeDefined()
  })
})

describe('actions on the whole order', () => {
  test('a customer pauses it at once', async () => {
    const order = madeUpOrder('duo', 'boosting', 'customer')
    const { t, sent, person } = await open(<OrderActions order={order} />, {
      answers: { pauseOrder: ok },
    })
    await person.click(screen.getByRole('button', { name: t('order.pause') }))
    await expect.poll(() => sent).toEqual([{ name: 'pauseOrder', input: { params } }])
  })

  test('staff unassign the booster or cancel the order in a dialog that shows the consequences', async () => {
    const order = madeUpOrder('duo', 'boosting', 'staff')
    const { t, sent, person } = await open(<OrderActions order={order} />)
    await person.click(screen.getByRole('button', { name: t('order.takeBack') }))
    expect(await screen.findByRole('dialog', { name: t('order.takeBackTitle') })).toBeDefined()
    await person.keyboard('{Escape}')
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
    await person.click(screen.getByRole('button', { name: t('order.cancel') }))
    expect(await screen.findByRole('dialog', { name: t('order.cancelTitle') })).toBeDefined()
    expect(sent).toEqual([])
  })

  test('staff choose an eligible booster, and see why others are not eligible', async () => {
    const order = madeUpOrder('solo', 'waiting_for_booster', 'staff')
    const candidate = (username: string, refusal: string | null) => ({
      user_id: `${username}-id`,
      username,
      active: { solo: 1, duo: 0 },
      limit: { solo: 3, duo: 2 },
      ceiling: 20,
      online: username === 'kestrel',
      last_active_at: null,
      completed: 25,
      on_time: 23,
      refusal,
    })
    const items = [
      candidate('kestrel', null),
      candidate('petrel', 'not_eligible_to_claim_this_league_orders'),
    ]
    const { t, sent, person } = await open(<OrderActions order={order} />, {
      answers: { listCandidates: () => ({ data: { items } }), assignOrder: ok },
    })
    await person.click(screen.getByRole('button', { name: t('order.assign') }))
    const may = within(await screen.findByRole('list', { name: t('admin.may') }))
    expect(may.getByText('Solo 1 of 3, duo 0 of 2, up to Emerald IV, 23 of 25 on time')).toBeTruthy()
    expect(may.getByText(t('admin.candidateOnline'))).toBeTruthy()
    const others = t('admin.mayNot', { count: 1 })
    await person.click(screen.getByText(others))
    const mayNot = within(screen.getByRole('list', { name: others }))
    expect(mayNot.queryByRole('radio')).toBeNull()
    await person.click(may.getByRole('radio', { name: /kestrel/ }))
    expect(sent.map(({ name }) => name)).toEqual(['listCandidates'])
    await person.click(screen.getByRole('button', { name: t('admin.assignTo', { name: 'kestrel' }) }))
    await expect.poll(() => sent.map(({ name }) => name)).toEqual(['listCandidates', 'assignOrder'])
    expect(sent[1]?.input).toEqual({ params, body: { booster_id: 'kestrel-id' } })
  })
})

describe('past the promised start', () => {
  const late = madeUpOrder('duo', 'late', 'customer')

  test('a customer who keeps waiting can still cancel', async () => {
    const { t, person } = await open(<LateCard order={late} />)
    await person.click(screen.getByRole('button', { name: t('order.waitTitle') }))
    expect(screen.getByRole('status').textContent).toContain('€93.00')
    expect(screen.getByText(t('order.findingTitle'))).toBeDefined()
  })

  test('a customer gets the whole price back with one press, the way they paid', async () => {
    const { t, sent, person } = await open(<LateCard order={late} />)
    await person.click(screen.getByRole('button', { name: t('order.backButton') }))
    const input = { params: { order_id: late.order_id }, body: { refund_to: 'payment_method' } }
    expect(sent).toEqual([{ name: 'cancelOrder', input }])
  })

  test('where an earlier booster earned a part, the customer sees first what comes back', async () => {
    const stop = late.stop && { ...late.stop, earned: 1_000, refund: late.stop.refund - 1_000 }
    const { t, sent, person } = await open(<LateCard order={{ ...late, stop }} />)
    await person.click(screen.getByRole('button', { name: t('order.backButton') }))
    const dialog = await screen.findByRole('dialog', { name: t('order.cancelTitle') })
    expect(dialog.textContent).toContain('€83.00')
    expect(sent).toEqual([])
  })

  test('staff see the delay, but not the customer’s choice', async () => {
    const order = { ...madeUpOrder('duo', 'late', 'staff'), start_due_at: inMinutes(-12) }
    const { t, container } = await open(<LateCard order={order} />)
    const title = t('order.lateTitleStaff', { time: '12\u00a0min' })
    expect(await screen.findByRole('heading', { name: title })).toBeDefined()
    expect(container.querySelector('button')).toBeNull()
  })
})

describe('a paused order', () => {
  test('can be resumed by its customer', async () => {
    const order = madeUpOrder('duo', 'paused', 'customer')
    const { t, sent, person } = await open(<NowSection order={order} />, {
      answers: { resumeOrder: ok },
    })
    await person.click(screen.getByRole('button', { name: t('order.resume') }))
    await expect.poll(() => sent).toEqual([{ name: 'resumeOrder', input: { params } }])
  })

  test('can be resumed after a new login replaces the deleted one', async () => {
    const order = madeUpOrder('solo', 'login_deleted', 'customer')
    const { t, sent, person } = await open(<NowSection order={order} />)
    await person.click(screen.getByRole('button', { name: t('order.resume') }))
    expect(sent).toEqual([])
    expect(screen.getByText(t('order.refusal.order_credentials_not_found'))).toBeDefined()
    expect(screen.getByLabelText(t('order.password'))).toBeDefined()
  })
})

test('a refused action shows the reason, and the button works again', async () => {
  const order = madeUpOrder('duo', 'boosting', 'customer')
  const { t, person } = await open(<OrderActions order={order} />, {
    answers: {
      pauseOrder() {
        throw new CallError(409, 'order_state_changed')
      },
    },
  })
  const button = screen.getByRole('button', { name: t('order.pause') })
  await person.click(button)
  expect(await screen.findByText(t('errors.order_state_changed'))).toBeDefined()
  await expect.poll(() => button.getAttribute('aria-disabled')).toBeNull()
})

test('the steps fold into one row that opens', async () => {
  const order = madeUpOrder('solo', 'boosting', 'customer')
  const { t, person } = await open(<OrderStatusPath order={order} />)
  const fold = screen.getByRole('button', { name: new RegExp(t('order.step.boosting')) })
  expect(fold.textContent).toContain(t('order.stepOf', { number: 4, count: 6 }))
  expect(fold.getAttribute('aria-expanded')).toBe('false')
  await person.click(fold)
  expect(fold.getAttribute('aria-expanded')).toBe('true')
})

const money = (order: OrderView) => [
  ...order.events.map(({ action }) => action),
  ...(order.refunds.some(({ sent_at }) => sent_at) ? ['refund'] : []),
]

test('the timeline names who did what, refunds included, in order', async () => {
  const order = madeUpOrder('solo', 'stopped', 'staff')
  const { t } = await open(<History order={order} />)
  // Toasts from earlier tests are lists of their own, so this names its list.
  const list = within(screen.getByRole('list', { name: t('order.timeline') }))
  const rows = list.getAllByRole('listitem').map((row) => row.textContent ?? '')
  expect(rows).toHaveLength(money(order).length)
  expect(rows.at(-2)).toContain(t('order.by.staffNamed', { name: 'ana' }))
  expect(rows.at(-2)).toContain('Asked by the customer')
  expect(rows.at(-1)).toContain(t('order.event.refundSent', { amount: '€33.96' }))
  expect(rows.at(-1)).toContain(t('order.by.provider'))
})

test('the price ends with its total, and after a refund with the net amount paid', async () => {
  const order = madeUpOrder('solo', 'stopped', 'customer')
  const { t } = await open(<QuoteCard order={order} />)
  const amount = (label: string) => screen.getByText(label).nextElementSibling?.textContent
  expect(amount(t('games.total'))).toBe('€62.00')
  expect(amount(t('order.lineRefunded'))).toBe('−€33.96')
  expect(amount(t('order.linePaidInTheEnd'))).toBe('€28.04')
})

test('after a change down and then a cancellation, what was paid and what came back sum to what is left', async () => {
  const order = madeUpOrder('solo', 'boosting', 'customer')
  const changed = { ...order, money: orderMoney(7_440, [{ amount: 1_240 }]) }
  const { t } = await open(<QuoteCard order={changed} />)
  const amount = (label: string) => screen.getByText(label).nextElementSibling?.textContent
  const shown = () => [t('order.step.paid'), t('order.lineRefunded'), t('order.linePaidInTheEnd')].map(amount)
  expect(shown()).toEqual(['€74.40', '−€12.40', '€62.00'])
  cleanup()
  const ended = { ...order, money: orderMoney(7_440, [{ amount: 1_240 }, { amount: 6_200 }]) }
  await open(<QuoteCard order={ended} />)
  expect(shown()).toEqual(['€74.40', '−€74.40', '€0.00'])
})

test('a booster sees their share and no price', async () => {
  const order = madeUpOrder('solo', 'boosting', 'booster')
  const { t } = await open(<QuoteCard order={order} />)
  expect(screen.getByRole('heading').textContent).toBe(t('order.youEarn'))
  expect(screen.getByText('€37.20')).toBeDefined()
  expect(screen.queryByText('€62.00')).toBeNull()
})

test('the amounts in case of a stop add up to the amount paid', async () => {
  const order = madeUpOrder('solo', 'boosting', 'customer')
  const { t } = await open(<StopCard order={order} />)
  expect(screen.getByText('€25.44')).toBeDefined()
  expect(screen.getByText(t('order.stopEarned')).nextElementSibling?.textContent).toBe('€36.56')
  expect(screen.getByText(t('order.stopHow'))).toBeDefined()
})
