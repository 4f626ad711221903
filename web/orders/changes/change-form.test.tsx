// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { isBoost } from '#core/choices/order-config.ts'
import { soloTo, someTerms } from '#web/test/changes.ts'
import { asRead, open, refused } from '#web/test/in-browser.tsx'
import { madeUpOrder } from '../order/page/made-up-states.ts'
import { alongside } from '../order/parts/alongside.ts'
import type { OrderView } from '../order/parts/order-facts.ts'
import { ChangeForm } from './change-form.tsx'

const playing = madeUpOrder('solo', 'boosting', 'customer')
const searching = madeUpOrder('solo', 'waiting_for_booster', 'customer')
const params = { order_id: 'order-id' }
const plain = { note: '', refund_to: 'payment_method', ask: 'booster' }
/** One more division, which the form proposes. */
const further = { ...plain, config: soloTo('platinum', 3), difference: 2_000, method: 'balance' }

type Options = {
  terms?: Parameters<typeof someTerms>[0]
  along?: boolean
  answer?: () => unknown
}

async function form(order: OrderView, { terms, along = false, answer }: Options = {}) {
  const first = along ? alongside(order.config) : null
  const reads: string[] = []
  const view = await open(<ChangeForm order={order} terms={someTerms(terms)} first={first} />, {
    answers: { askChange: answer ?? (() => ({ data: { redirect: null } })) },
    reads: () => {
      reads.push('read')
      return null
    },
  })
  const panel = within(screen.getByRole('complementary', { name: view.t('change.panel') }))
  // The last button asks; the one before it explains the price.
  const button = () => panel.getAllByRole('button').at(-1) as HTMLButtonElement
  return {
    ...view,
    reads,
    panel,
    button,
    tab: (name: string) => view.person.click(screen.getByRole('button', { name })),
  }
}

// The test browser has no media queries, which the drawing asks.
beforeEach(() =>
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} })),
)
afterEach(() => vi.unstubAllGlobals())

describe('who is asked, and what is sent', () => {
  test('a booster who plays is asked for what the form proposes', async () => {
    const { t, sent, person, button, router, panel } = await form(playing)
    expect(button().textContent).toBe(t('change.ask', { booster: 'kestrel' }))
    expect(panel.getByRole('status').textContent).toBe('+€20.00')
    expect(panel.getByText(t('change.reserved.balance', { total: '€20.00' }))).toBeDefined()
    await person.click(button())
    await expect.poll(() => router.state.location.pathname).toBe('/dashboard/order/order-id')
    expect(sent).toEqual([{ name: 'askChange', input: { params, body: further } }])
  })

  test('others can be asked after a no, at the price that the customer saw', async () => {
    const { t, sent, person, button } = await form(playing)
    await person.click(screen.getByRole('radio', { name: new RegExp(`^${t('change.others')}`) }))
    await person.click(button())
    const body = { ...further, ask: 'booster_then_others', next_total: 2_000 }
    await expect.poll(() => sent).toEqual([{ name: 'askChange', input: { params, body } }])
  })

  test('only others are asked for what the booster can’t play', async () => {
    const { t, sent, person, button } = await form(playing, { terms: { ceiling: 16 } })
    expect(button().textContent).toBe(t('change.others'))
    expect(screen.getByRole('radio', { name: new RegExp(`^${t('change.keep')}`) })).toHaveProperty(
      'disabled',
      true,
    )
    await person.click(button())
    const body = { ...further, ask: 'others', next_total: 2_000 }
    await expect.poll(() => sent).toEqual([{ name: 'askChange', input: { params, body } }])
  })

  test('without a booster the change is made at once, and no note is asked for', async () => {
    const { t, sent, person, button } = await form(searching)
    expect(button().textContent).toBe(t('order.changeOrder'))
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.queryByText(t('change.keep'))).toBeNull()
    await person.click(button())
    await expect.poll(() => sent).toEqual([{ name: 'askChange', input: { params, body: further } }])
  })

  test('the note goes with the request', async () => {
    const { t, sent, person, button } = await form(playing)
    await person.type(screen.getByLabelText(t('change.note', { booster: 'kestrel' })), 'Only in the evening')
    await person.click(button())
    await expect.poll(() => sent).toMatchObject([{ input: { body: { note: 'Only in the evening' } } }])
  })

  test('a customer who begins to play along says under which name', async () => {
    const { t, sent, person, button } = await form({ ...searching, in_game_name: null }, { along: true })
    expect(screen.getByText(t('order.missingName'))).toBeDefined()
    await person.click(button())
    expect(sent).toEqual([])
    await person.type(screen.getByLabelText(t('checkout.inGameName')), 'Mira#EUW')
    await person.click(button())
    await expect
      .poll(() => sent)
      .toMatchObject([{ input: { body: { in_game_name: 'Mira#EUW', config: { addons: ['duo'] } } } }])
  })
})

describe('how it is paid', () => {
  test('a balance that covers it is proposed, and a card can be chosen', async () => {
    const { t, sent, person, button } = await form(playing)
    const method = screen.getByLabelText(t('checkout.method'))
    expect(method).toHaveProperty('value', 'balance')
    await person.selectOptions(method, 'card')
    expect(screen.getByText(t('change.reserved.card', { total: '€20.00' }))).toBeDefined()
    await person.click(button())
    await expect.poll(() => sent).toMatchObject([{ input: { body: { method: 'card' } } }])
  })

  test('a balance that is too low leaves only the card, whose page follows', async () => {
    const assign = vi.fn()
    vi.stubGlobal('location', { ...location, assign })
    const { t, sent, person, button, router } = await form(playing, {
      terms: { balance: 1_999 },
      answer: () => ({ data: { redirect: 'https://pay.example/1' } }),
    })
    const option = screen.getByRole('option', { name: t('change.balance', { total: '€19.99' }) })
    expect(option).toHaveProperty('disabled', true)
    await person.click(button())
    await expect.poll(() => assign.mock.calls).toEqual([['https://pay.example/1']])
    expect(sent).toMatchObject([{ input: { body: { method: 'card' } } }])
    expect(router.state.location.pathname).toBe('/')
  })

  test('less work comes back the way it was paid, or to the balance', async () => {
    const { t, sent, person, button, tab, panel } = await form(searching)
    await tab(t('change.tab.earlier'))
    expect(panel.getByRole('status').textContent).toBe('−€12.00')
    expect(screen.queryByLabelText(t('checkout.method'))).toBeNull()
    expect(screen.getByLabelText(asRead(t('order.refundToMethod')))).toHaveProperty('checked', true)
    await person.click(screen.getByLabelText(t('order.refundToBalance')))
    await person.click(button())
    const config = soloTo('gold', 1)
    const body = { ...plain, config, difference: -1_200, method: 'balance', refund_to: 'balance' }
    await expect.poll(() => sent).toEqual([{ name: 'askChange', input: { params, body } }])
  })

  test('a coupon that ends with the change is named, with its minimum', async () => {
    const discounts = [{ source: 'coupon' as const, percent: 10, minimum: 6_000 }]
    const { t, tab } = await form(searching, { terms: { discounts } })
    const notice = t('change.couponEnds', { minimum: '€60.00' })
    expect(screen.queryByText(notice)).toBeNull()
    await tab(t('change.tab.earlier'))
    expect(screen.getByText(notice)).toBeDefined()
  })
})

describe('why it can’t be asked for', () => {
  test('nothing has changed', async () => {
    const { t, sent, person, button, tab } = await form(searching)
    await tab(t('change.tab.addons'))
    expect(button().getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByText(t('change.nothing'))).toBeDefined()
    await person.click(button())
    expect(sent).toEqual([])
  })

  test('preferences are on, and none is chosen', async () => {
    const { t, person, tab } = await form(searching)
    await tab(t('change.tab.addons'))
    await person.click(
      screen.getByRole('switch', { name: new RegExp(t('games.addon.characters.champions')) }),
    )
    expect(screen.getByText(t('change.noWish'))).toBeDefined()
  })

  test('another change waits', async () => {
    const { t, button } = await form({ ...playing, actions: [] })
    expect(screen.getByText(t('order.refusal.change_open'))).toBeDefined()
    expect(button().getAttribute('aria-disabled')).toBe('true')
  })

  test('the booster doesn’t play that high, and the change adds no work for others', async () => {
    const { t, person, tab, button } = await form(playing, { terms: { ceiling: 5 } })
    await tab(t('change.tab.addons'))
    await person.click(screen.getByRole('switch', { name: new RegExp(t('games.addon.stream')) }))
    expect(screen.getByText(t('change.tooHigh', { booster: 'kestrel' }))).toBeDefined()
    expect(button().getAttribute('aria-disabled')).toBe('true')
  })
})

test.each([
  'change_open',
  'order_total_changed',
  'change_already_played',
  'balance_too_low',
  'payment_failed',
  'password_in_chat',
  'order_state_changed',
] as const)('refused with %s: the page says so, reads again and keeps what was typed', async (code) => {
  const { t, person, button, reads, router } = await form(playing, {
    answer: refused(code),
  })
  const note = () => screen.getByLabelText(t('change.note', { booster: 'kestrel' }))
  await person.type(note(), 'Only in the evening')
  await person.click(button())
  expect(await screen.findByText(asRead(t(`errors.${code}`)))).toBeDefined()
  await expect.poll(() => reads).toEqual(['read'])
  expect(note()).toHaveProperty('value', 'Only in the evening')
  expect(router.state.location.pathname).toBe('/')
  await expect.poll(() => button().getAttribute('aria-busy')).toBeNull()
})

test('a priority that the booster’s start used up can’t be switched', async () => {
  const { config } = playing
  if (!isBoost(config)) throw new Error('the order is a boost')
  const { t, person } = await form({ ...playing, config: { ...config, addons: ['priority'] } })
  const priority = screen.getByRole('switch', { name: new RegExp(t('games.addon.priority')) })
  expect(screen.getByText(asRead(t('change.used', { booster: 'kestrel' })))).toBeDefined()
  await person.click(priority)
  expect(priority).toHaveProperty('checked', true)
})
