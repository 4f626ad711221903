// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { offeredTips } from '#core/orders/tips.ts'
import { type Answers, asRead, open, refused } from '#web/test/in-browser.tsx'
import type { Viewer } from '../page/made-up-orders.ts'
import { madeUpOrder } from '../page/made-up-states.ts'
import type { OrderView } from '../parts/order-facts.ts'
import { TipCard } from './tip-card.tsx'

type Tip = NonNullable<OrderView['tip']>
type Given = NonNullable<Tip['given']>

const given: Given = {
  amount: 500,
  words: 'Thanks!',
  at: '2026-11-20T10:00:00Z',
  refunded: 0,
  held: 0,
  booster: { user_id: 'kestrel-id', username: 'kestrel' },
}
const offer = (action: string, refusal: string | null = null) =>
  [{ action, refusal, needs_reason: false }] as unknown as OrderView['actions']
const order = (viewer: Viewer, tip: Partial<Tip>, actions: OrderView['actions'] = []): OrderView => ({
  ...madeUpOrder('solo', 'completed', viewer),
  tip: { given: null, until: null, balance: 0, ...tip },
  actions,
})
const params = { order_id: 'order-id' }
const paid = () => ({ data: { redirect: null } })

afterEach(() => vi.unstubAllGlobals())

async function form(balance: number, answers: Answers = { tipOrder: paid }) {
  const view = await open(<TipCard order={order('customer', { balance }, offer('tip'))} />, { answers })
  const { t, person } = view
  const choose = (name: string) => person.click(screen.getByRole('radio', { name }))
  const own = async (text: string) => {
    await choose(t('order.tip.other'))
    await person.type(screen.getByLabelText(t('order.tip.own')), text)
  }
  const give = (key: 'order.tip.give' | 'order.tip.giveByCard', amount: string) =>
    person.click(screen.getByRole('button', { name: asRead(t(key, { amount, booster: 'kestrel' })) }))
  return { ...view, choose, own, give }
}

describe('who gives a tip, and who refunds it', () => {
  test.each<[string, OrderView, number]>([
    ['its customer, in time', order('customer', {}, offer('tip')), 1],
    ['its customer, too late', order('customer', {}), 0],
    ['staff, of one on hold', order('staff', { given }, offer('refund_tip')), 1],
    ['staff, of one that is paid out', order('staff', { given }), 0],
    ['its booster', order('booster', { given }), 0],
  ])('%s', async (_, of, buttons) => {
    await open(<TipCard order={of} />)
    expect(screen.queryAllByRole('button')).toHaveLength(buttons)
  })

  test('a refund that isn’t possible says why', async () => {
    const of = order('staff', { given }, offer('refund_tip', 'order_frozen'))
    const { t, person } = await open(<TipCard order={of} />)
    await person.click(screen.getByRole('button', { name: t('order.tip.refund') }))
    expect(screen.getByText(asRead(t('order.refusal.order_frozen')))).toBeDefined()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('what was refunded of it is said', async () => {
    const { t } = await open(<TipCard order={order('booster', { given: { ...given, refunded: 200 } })} />)
    expect(screen.getByText(t('order.tip.refunded', { amount: '€2.00' }))).toBeDefined()
  })
})

describe('a tip', () => {
  test('from a balance that suffices is paid by it, with a few words', async () => {
    const { t, sent, person, choose, give } = await form(5_000)
    const [, second = 0] = offeredTips(6_200)
    await choose(`€${second / 100}`)
    await person.type(screen.getByLabelText(t('reviews.words')), 'Well played')
    await give('order.tip.give', `€${second / 100}.00`)
    const body = { amount: second, method: 'balance', words: 'Well played' }
    await expect.poll(() => sent).toEqual([{ name: 'tipOrder', input: { params, body } }])
  })

  test('can be paid by card all the same', async () => {
    const { sent, own, give } = await form(5_000)
    await own('12,50')
    await give('order.tip.giveByCard', '€12.50')
    const body = { amount: 1_250, method: 'card', words: '' }
    await expect.poll(() => sent).toEqual([{ name: 'tipOrder', input: { params, body } }])
  })

  test('beyond the balance is paid by card alone, on the provider’s page', async () => {
    const assign = vi.fn()
    vi.stubGlobal('location', { ...location, assign })
    const { t, sent, own, give } = await form(1_249, {
      tipOrder: () => ({ data: { redirect: 'https://pay.example/1' } }),
    })
    await own('12.50')
    expect(screen.getAllByRole('button')).toHaveLength(1)
    expect(screen.getByText(t('order.tip.payNext'))).toBeDefined()
    await give('order.tip.giveByCard', '€12.50')
    await expect.poll(() => assign.mock.calls).toEqual([['https://pay.example/1']])
    expect(sent).toMatchObject([{ input: { body: { method: 'card', amount: 1_250 } } }])
  })

  test.each(['0.99', '200.01', 'ten', '-5'])('of %s isn’t sent, and the bounds are said', async (text) => {
    const { t, sent, person, own } = await form(100_000)
    await own(text)
    expect(screen.getByText(t('order.tip.wrong', { least: '€1.00', most: '€200.00' }))).toBeDefined()
    await person.click(screen.getByRole('button', { name: t('order.tip.choose') }))
    await person.keyboard('{Enter}')
    expect(sent).toEqual([])
  })

  test('that is refused keeps sum and words', async () => {
    const { t, person, own, give } = await form(5_000, { tipOrder: refused('balance_too_low') })
    await own('10')
    await person.type(screen.getByLabelText(t('reviews.words')), 'Well played')
    await give('order.tip.give', '€10.00')
    expect(await screen.findByText(asRead(t('errors.balance_too_low')))).toBeDefined()
    expect(screen.getByLabelText(t('order.tip.own'))).toHaveProperty('value', '10')
    expect(screen.getByLabelText(t('reviews.words'))).toHaveProperty('value', 'Well played')
  })
})
