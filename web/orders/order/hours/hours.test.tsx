// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { dayMs } from '#core/base/durations.ts'
import type { MessageKey } from '#i18n/translate.ts'
import { asRead, open, refused } from '#web/test/in-browser.tsx'
import { actionsOf, type Kind, type Viewer } from '../page/made-up-orders.ts'
import { type MadeUpState, madeUpOrder } from '../page/made-up-states.ts'
import type { OrderView } from '../parts/order-facts.ts'
import { HoursCard, OutsideHours } from './hours-card.tsx'
import { nextStart } from './next-start.ts'

type Hours = NonNullable<OrderView['hours']>

const daily = (from: number, to: number) => [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from, to }))
const inThreeDays = ((new Date().getUTCDay() + 2) % 7) + 1
const evenings: Hours = { slots: [{ day: 1, from: 18, to: 22 }], time_zone: 'Europe/Berlin' }
const order = (viewer: Viewer, state: MadeUpState, hours: Hours | null, kind: Kind = 'solo'): OrderView => {
  const made = { ...madeUpOrder(kind, state, viewer), hours }
  return { ...made, actions: actionsOf(made) }
}

describe('when a booster can play', () => {
  test.each<[string, OrderView, MessageKey | null, MessageKey | null]>([
    ['a customer who set none', order('customer', 'boosting', null), 'order.hours.any', 'order.hours.set'],
    [
      'a customer who set some',
      order('customer', 'boosting', evenings),
      'order.hours.customer',
      'order.hours.change',
    ],
    ['its booster', order('booster', 'boosting', evenings), 'order.hours.booster', null],
    ['its booster, without hours', order('booster', 'boosting', null), null, null],
    ['staff', order('staff', 'boosting', evenings), 'order.hours.customer', null],
    ['a customer who plays along', order('customer', 'boosting', null, 'duo'), null, null],
    ['a customer of a completed order', order('customer', 'completed', evenings), null, null],
    ['a customer who hasn’t paid', order('customer', 'not_paid', null), null, null],
  ])('to %s', async (_, of, text, button) => {
    const { t, container } = await open(<HoursCard order={of} />)
    expect(screen.queryByRole('button')?.textContent ?? null).toBe(button && t(button))
    if (text) expect(screen.getByText(asRead(t(text)))).toBeDefined()
    else expect(container.textContent).toBe('')
  })

  const save = async (answer: () => unknown) => {
    const view = await open(<HoursCard order={order('customer', 'boosting', evenings)} />, {
      answers: { setPlayHours: answer },
      // The dialog has arrived before the second test, with the texts of the first.
      areas: ['coach', 'coaching'],
    })
    const { t, person } = view
    await person.click(screen.getByRole('button', { name: t('order.hours.change') }))
    const dialog = within(await screen.findByRole('dialog', { name: t('order.hours.dialogTitle') }))
    await person.click(dialog.getByRole('button', { name: t('order.hours.save') }))
    return view
  }

  test('is saved in the time zone in which it was first set', async () => {
    const { sent } = await save(() => ({ data: {} }))
    const input = { params: { order_id: 'order-id' }, body: evenings }
    await expect.poll(() => sent).toEqual([{ name: 'setPlayHours', input }])
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  })

  test('stays open when that is refused', async () => {
    const { t } = await save(refused('order_state_changed'))
    expect(await screen.findByText(asRead(t('errors.order_state_changed')))).toBeDefined()
    expect(screen.getByRole('dialog')).toBeDefined()
  })
})

describe('a booster who records a game', () => {
  test.each<[string, Hours | null, boolean]>([
    ['without hours', null, false],
    ['at any hour', { slots: daily(0, 24), time_zone: 'UTC' }, false],
    ['outside of the hours', { slots: [{ day: inThreeDays, from: 18, to: 22 }], time_zone: 'UTC' }, true],
  ])('is warned %s', async (_, hours, warned) => {
    const { t } = await open(<OutsideHours order={order('booster', 'boosting', hours)} />)
    expect(screen.queryByText(t('order.hours.outside')) !== null).toBe(warned)
  })
})

describe('when the next hours begin', () => {
  /** 2026-11-23 is a Monday; Berlin is an hour ahead. */
  const monday = (time: string) => Date.parse(`2026-11-23T${time}:00Z`)
  const play = { slots: evenings.slots, zone: 'Europe/Berlin' }

  test.each([
    ['before today’s', monday('10:00'), '2026-11-23T17:00:00.000Z'],
    ['after today’s', monday('22:00'), '2026-11-30T17:00:00.000Z'],
    ['the day before', monday('10:00') - dayMs, '2026-11-23T17:00:00.000Z'],
  ])('%s', (_, now, start) => {
    expect(nextStart(play, now).toISOString()).toBe(start)
  })

  test('without hours it is now', () => {
    expect(nextStart({ slots: [], zone: 'UTC' }, monday('10:00')).getTime()).toBe(monday('10:00'))
  })
})
