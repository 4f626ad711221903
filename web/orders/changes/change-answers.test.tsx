// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { OperationName } from '#contract/operations.ts'
import type { MessageKey } from '#i18n/translate.ts'
import { someTerms } from '#web/test/changes.ts'
import { asRead, open, refused } from '#web/test/in-browser.tsx'
import type { Viewer } from '../order/page/made-up-orders.ts'
import { type MadeUpState, madeUpOrder } from '../order/page/made-up-states.ts'
import type { OrderView } from '../order/parts/order-facts.ts'
import { ChangeButton } from './change-button.tsx'
import { ChangeCard } from './change-card.tsx'
import { loader, Page } from './change-page.tsx'
import { NextCard } from './next-card.tsx'

const params = { order_id: 'order-id' }
const body = { change_id: 'change-id' }
const ok = () => ({ data: {} })
const asked = (viewer: Viewer) => madeUpOrder('solo', 'change_asked', viewer)
const planned = (viewer: Viewer) => madeUpOrder('solo', 'next_planned', viewer)
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)

describe('a change that waits', () => {
  test.each<[Viewer, MessageKey[]]>([
    ['customer', ['order.change.withdraw']],
    ['booster', ['order.change.accept', 'order.change.decline']],
    ['staff', []],
  ])('the %s can answer it as it is theirs to answer', async (viewer, keys) => {
    const { t } = await open(<ChangeCard order={asked(viewer)} />)
    expect(buttons()).toEqual(keys.map((key) => t(key)))
  })

  test.each<[Viewer, string[], string[]]>([
    ['customer', ['+€196.00', '€258.00'], ['+€117.60']],
    ['booster', ['+€117.60'], ['+€196.00', '€258.00']],
    ['staff', ['+€196.00', '€258.00'], ['+€117.60']],
  ])('the %s reads their own money', async (viewer, shown, hidden) => {
    await open(<ChangeCard order={asked(viewer)} />)
    for (const amount of shown) expect(screen.getByText(amount)).toBeDefined()
    for (const amount of hidden) expect(screen.queryByText(amount)).toBeNull()
  })

  test.each<[string, Viewer, MessageKey, OperationName]>([
    ['withdraws', 'customer', 'order.change.withdraw', 'withdrawChange'],
    ['accepts', 'booster', 'order.change.accept', 'acceptChange'],
  ])('whoever %s it names the change', async (_, viewer, key, name) => {
    const { t, sent, person } = await open(<ChangeCard order={asked(viewer)} />, { answers: { [name]: ok } })
    await person.click(screen.getByRole('button', { name: t(key) }))
    await expect.poll(() => sent).toEqual([{ name, input: { params, body } }])
  })

  test('a booster who declines says why', async () => {
    const { t, sent, person } = await open(<ChangeCard order={asked('booster')} />, {
      answers: { declineChange: ok },
    })
    await person.click(screen.getByRole('button', { name: t('order.change.decline') }))
    const dialog = within(await screen.findByRole('dialog', { name: t('order.change.declineTitle') }))
    const decline = () => dialog.getByRole('button', { name: t('order.change.decline') })
    await person.click(decline())
    expect(sent).toEqual([])
    await person.type(dialog.getByLabelText(t('order.reason')), 'No time after Tuesday')
    await person.click(decline())
    const reason = 'No time after Tuesday'
    await expect
      .poll(() => sent)
      .toEqual([{ name: 'declineChange', input: { params, body: { ...body, reason } } }])
  })

  test.each([
    ['withdrawChange', 'customer', 'order.change.withdraw', 'change_not_found'],
    ['withdrawChange', 'customer', 'order.change.withdraw', 'order_state_changed'],
    ['acceptChange', 'booster', 'order.change.accept', 'change_not_found'],
    ['acceptChange', 'booster', 'order.change.accept', 'change_already_played'],
    ['acceptChange', 'booster', 'order.change.accept', 'change_not_offered'],
    ['acceptChange', 'booster', 'order.change.accept', 'prices_not_set'],
  ] as const)('%s that is refused to the %s by %s', async (name, viewer, key, code) => {
    const { t, person } = await open(<ChangeCard order={asked(viewer)} />, {
      answers: { [name]: refused(code) },
    })
    const button = screen.getByRole('button', { name: t(key) })
    await person.click(button)
    expect(await screen.findByText(asRead(t(`errors.${code}`)))).toBeDefined()
    await expect.poll(() => button.getAttribute('aria-disabled')).toBeNull()
  })

  test('without a change there is no card', async () => {
    const { container } = await open(<ChangeCard order={madeUpOrder('solo', 'boosting', 'customer')} />)
    expect(container.textContent).toBe('')
  })
})

describe('what other boosters will play', () => {
  test('its customer takes it back by its change', async () => {
    const { t, sent, person } = await open(<NextCard order={planned('customer')} />, {
      answers: { withdrawChange: ok },
    })
    await person.click(screen.getByRole('button', { name: t('order.change.nextCancel') }))
    await expect.poll(() => sent).toEqual([{ name: 'withdrawChange', input: { params, body } }])
  })

  test('staff only read it', async () => {
    const { t } = await open(<NextCard order={planned('staff')} />)
    expect(screen.getByText(t('order.change.next'))).toBeDefined()
    expect(buttons()).toEqual([])
  })

  test('while the customer can’t take it back, the button says why', async () => {
    const order = planned('customer')
    const actions = order.actions.map((each) =>
      each.action === 'plan_next' ? { ...each, refusal: 'order_disputed' as const } : each,
    )
    const { t, sent, person } = await open(<NextCard order={{ ...order, actions }} />)
    expect(screen.getByText(t('order.refusal.order_disputed'))).toBeDefined()
    await person.click(screen.getByRole('button', { name: t('order.change.nextCancel') }))
    expect(sent).toEqual([])
  })

  test('once it is placed, a link leads there and nothing can be taken back', async () => {
    const order = planned('customer')
    const placed = order.next && { ...order.next, order: { order_id: 'next-id', number: 20_419 } }
    await open(<NextCard order={{ ...order, next: placed }} />)
    expect(screen.getByRole('link').getAttribute('href')).toBe('/dashboard/order/next-id')
    expect(buttons()).toEqual([])
  })
})

describe('the way to the page of changes', () => {
  test.each<[Viewer, MadeUpState, string | null]>([
    ['customer', 'not_paid', null],
    ['customer', 'waiting_for_booster', '/dashboard/order/order-id/change'],
    ['customer', 'boosting', '/dashboard/order/order-id/change'],
    ['customer', 'change_asked', null],
    ['customer', 'next_planned', null],
    ['customer', 'verification_required', null],
    ['customer', 'completed', null],
    ['booster', 'boosting', null],
    // Staff prepare one for the customer.
    ['staff', 'boosting', '/dashboard/order/order-id/change'],
    ['staff', 'change_asked', null],
    ['staff', 'verification_required', null],
  ])('for the %s of an order that is %s', async (viewer, state, href) => {
    await open(<ChangeButton order={madeUpOrder('solo', state, viewer)} />)
    expect(screen.queryByRole('link')?.getAttribute('href') ?? null).toBe(href)
  })

  test('a button elsewhere can propose to play along', async () => {
    await open(<ChangeButton along order={madeUpOrder('solo', 'boosting', 'customer')} />)
    expect(screen.getByRole('link').getAttribute('href')).toBe('/dashboard/order/order-id/change?along')
  })

  const load = async (order: OrderView, query = '') => {
    const names: string[] = []
    const call = async (name: string) => {
      names.push(name)
      return { data: name === 'getOrder' ? { order } : someTerms() }
    }
    const url = new URL(`http://localhost/dashboard/order/order-id/change${query}`)
    const data = await loader({ call, params, url } as never)
    return { names, data }
  }

  test('terms are asked for only if the order can be changed now', async () => {
    const open = await load(madeUpOrder('solo', 'boosting', 'customer'), '?along')
    expect(open.names).toEqual(['getOrder', 'getChangeTerms'])
    expect(open.data).toMatchObject({ along: true, terms: { balance: 100_000 } })
    for (const state of ['change_asked', 'verification_required'] as const) {
      const closed = await load(madeUpOrder('solo', state, 'customer'))
      expect(closed.names).toEqual(['getOrder'])
      expect(closed.data).toMatchObject({ along: false, terms: null })
    }
  })

  test.each<[MadeUpState, MessageKey]>([
    ['change_asked', 'order.refusal.change_open'],
    ['completed', 'change.closed'],
  ])('an order that is %s can’t be changed, and the page says why', async (state, title) => {
    const order = madeUpOrder('solo', state, 'customer')
    const { t } = await open(<Page data={{ order, terms: null, along: false }} />)
    expect(screen.getByText(t(title))).toBeDefined()
    expect(buttons()).toEqual([])
  })
})
