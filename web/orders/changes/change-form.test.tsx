// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { openChangeForm } from '#web/test/change-form.tsx'
import { soloTo } from '#web/test/changes.ts'
import { asRead } from '#web/test/in-browser.tsx'
import { madeUpOrder } from '../order/page/made-up-states.ts'

const playing = madeUpOrder('solo', 'boosting', 'customer')
const searching = madeUpOrder('solo', 'waiting_for_booster', 'customer')
const params = { order_id: 'order-id' }
const plain = { note: '', refund_to: 'payment_method', ask: 'booster' }
/** One more division, which the form proposes. */
const further = { ...plain, config: soloTo('platinum', 3), difference: 2_000, method: 'balance' }

// The test browser has no media queries, which the drawing asks, also when a test has ended.
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))

describe('who is asked, and what is sent', () => {
  test('a booster who plays is asked for what the form proposes', async () => {
    const { t, sent, person, button, router, panel } = await openChangeForm(playing)
    expect(button().textContent).toBe(t('change.ask', { booster: 'kestrel' }))
    expect(panel.getByRole('status').textContent).toBe('+€20.00')
    expect(
      panel.getByText(asRead(t('change.reserved.balance', { total: '€20.00', booster: 'kestrel' }))),
    ).toBeDefined()
    await person.click(button())
    await expect.poll(() => router.state.location.pathname).toBe('/dashboard/order/order-id')
    expect(sent).toEqual([{ name: 'askChange', input: { params, body: further } }])
  })

  test('others can be asked after a no, at the price that the customer saw', async () => {
    const { t, sent, person, button } = await openChangeForm(playing)
    await person.click(screen.getByRole('radio', { name: new RegExp(`^${t('change.others')}`) }))
    await person.click(button())
    const body = { ...further, ask: 'booster_then_others', next_total: 2_000 }
    await expect.poll(() => sent).toEqual([{ name: 'askChange', input: { params, body } }])
  })

  test('only others are asked for what the booster can’t play', async () => {
    const { t, sent, person, button } = await openChangeForm(playing, { terms: { ceiling: 16 } })
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
    const { t, sent, person, button } = await openChangeForm(searching)
    expect(button().textContent).toBe(t('order.changeOrder'))
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.queryByText(t('change.keep'))).toBeNull()
    await person.click(button())
    await expect.poll(() => sent).toEqual([{ name: 'askChange', input: { params, body: further } }])
  })

  test('the note goes with the request', async () => {
    const { t, sent, person, button } = await openChangeForm(playing)
    await person.type(screen.getByLabelText(t('change.note', { booster: 'kestrel' })), 'Only in the evening')
    await person.click(button())
    await expect.poll(() => sent).toMatchObject([{ input: { body: { note: 'Only in the evening' } } }])
  })

  test('a customer who begins to play along says under which name', async () => {
    const { t, sent, person, button } = await openChangeForm(
      { ...searching, in_game_name: null },
      { along: true },
    )
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
    const { t, sent, person, button } = await openChangeForm(playing)
    const method = screen.getByLabelText(t('checkout.method'))
    expect(method).toHaveProperty('value', 'balance')
    await person.selectOptions(method, 'card')
    expect(
      screen.getByText(asRead(t('change.reserved.card', { total: '€20.00', booster: 'kestrel' }))),
    ).toBeDefined()
    await person.click(button())
    await expect.poll(() => sent).toMatchObject([{ input: { body: { method: 'card' } } }])
  })

  test('a balance that is too low leaves only the card, whose page follows', async () => {
    const assign = vi.fn()
    vi.stubGlobal('location', { ...location, assign })
    const { t, sent, person, button, router } = await openChangeForm(playing, {
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
    const { t, sent, person, button, tab, panel } = await openChangeForm(searching)
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
    const { t, tab } = await openChangeForm(searching, { terms: { discounts } })
    const notice = t('change.couponEnds', { minimum: '€60.00' })
    expect(screen.queryByText(notice)).toBeNull()
    await tab(t('change.tab.earlier'))
    expect(screen.getByText(notice)).toBeDefined()
  })
})
