// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { hourMs } from '#core/base/durations.ts'
import { replacementCauses } from '#core/orders/silence.ts'
import type { MessageKey } from '#i18n/translate.ts'
import { asRead, open, refused } from '#web/test/in-browser.tsx'
import { actionsOf, type Viewer } from '../page/made-up-orders.ts'
import { madeUpOrder } from '../page/made-up-states.ts'
import type { OrderView } from '../parts/order-facts.ts'
import { BoosterActivity } from './booster-activity.tsx'
import { SilenceNotices } from './silence-notices.tsx'

const params = { order_id: 'order-id' }
const ok = () => ({ data: {} })
const inHours = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString()

type Silence = NonNullable<OrderView['silence']>

/** A booster who was active an hour ago and can be reminded in two. */
const quiet = (rest: Partial<Silence> = {}): Silence => ({
  active_at: inHours(-1),
  poked_at: null,
  poke_at: inHours(2),
  replace_at: inHours(20),
  held_at: null,
  ...rest,
})
const replacement = { cause: replacementCauses[0], reason: 'No answer', asked_at: inHours(-1) }

function playing(viewer: Viewer, silence: Silence | null, rest: Partial<OrderView> = {}): OrderView {
  const order = { ...madeUpOrder('solo', 'boosting', viewer), silence, ...rest }
  return { ...order, actions: rest.actions ?? actionsOf(order) }
}
const asked = (viewer: Viewer, silence: Silence | null = quiet()) =>
  playing(viewer, silence, { replacement: replacement as NonNullable<OrderView['replacement']> })
const held = quiet({ held_at: inHours(-1), poke_at: inHours(-5), replace_at: inHours(-1) })
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)

describe('what a silent booster means', () => {
  test.each<[Viewer, string, OrderView, MessageKey[]]>([
    ['customer', 'held', playing('customer', held), ['order.silence.other', 'order.silence.keep']],
    ['staff', 'held', playing('staff', held), []],
    ['customer', 'asked', asked('customer'), ['order.silence.withdraw']],
    ['staff', 'asked', asked('staff'), ['order.silence.decline']],
    ['customer', 'active', playing('customer', quiet()), []],
    ['booster', 'held', playing('booster', held), []],
  ])('to the %s of an order that is %s', async (_, __, order, keys) => {
    const { t } = await open(<SilenceNotices order={order} />)
    expect(buttons()).toEqual(keys.map((key) => t(key)))
  })

  test.each<[string, Silence, boolean]>([
    ['nobody reminded them', quiet(), false],
    ['they were reminded', quiet({ poked_at: inHours(-0.5) }), true],
    ['they played after the reminder', quiet({ poked_at: inHours(-2) }), false],
    ['the order is held', held, true],
  ])('the booster is warned: %s', async (_, silence, warned) => {
    const { t } = await open(<SilenceNotices order={playing('booster', silence)} />)
    expect(screen.queryByText(t('order.silence.boosterTitle')) !== null).toBe(warned)
  })

  test.each<[string, OrderView, MessageKey]>([
    ['goes on with the booster', playing('customer', held), 'order.silence.keep'],
    ['withdraws the request', asked('customer'), 'order.silence.withdraw'],
  ])('a customer %s', async (_, order, key) => {
    const { t, sent, person } = await open(<SilenceNotices order={order} />, { answers: { keepBooster: ok } })
    await person.click(screen.getByRole('button', { name: t(key) }))
    await expect.poll(() => sent).toEqual([{ name: 'keepBooster', input: { params } }])
  })

  test('staff decline a request with a reason', async () => {
    const { t, sent, person } = await open(<SilenceNotices order={asked('staff')} />, {
      answers: { declineOtherBooster: ok },
    })
    await person.click(screen.getByRole('button', { name: t('order.silence.decline') }))
    const dialog = within(await screen.findByRole('dialog'))
    await person.type(dialog.getByLabelText(t('order.reasonBoth')), 'They play tonight')
    await person.click(dialog.getByRole('button', { name: t('order.silence.decline') }))
    const body = { reason: 'They play tonight' }
    await expect.poll(() => sent).toEqual([{ name: 'declineOtherBooster', input: { params, body } }])
  })
})

describe('a reminder', () => {
  const offer = (refusal: 'poke_too_early' | null) =>
    [{ action: 'poke', refusal, needs_reason: false }] as unknown as OrderView['actions']

  test('is possible from its time on', async () => {
    const silence = quiet({ poke_at: inHours(-0.1) })
    const order = playing('customer', silence, { actions: offer(null) })
    const { t, sent, person } = await open(<BoosterActivity order={order} />, {
      answers: { pokeBooster: ok },
    })
    await person.click(screen.getByRole('button', { name: t('order.silence.poke') }))
    await expect.poll(() => sent).toEqual([{ name: 'pokeBooster', input: { params } }])
  })

  test('before that, the button says from when on', async () => {
    const order = playing('customer', quiet(), { actions: offer('poke_too_early') })
    const { t, sent, person } = await open(<BoosterActivity order={order} />)
    const button = screen.getByRole('button', { name: t('order.silence.poke') })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    await person.click(button)
    expect(sent).toEqual([])
  })

  test('is nothing that a booster sees', async () => {
    const { container } = await open(<BoosterActivity order={playing('booster', quiet())} />)
    expect(container.textContent).toBe('')
  })
})

describe('another booster', () => {
  const ask = async (silence: Silence, answer: () => unknown = ok) => {
    const actions = [{ action: 'ask_other_booster', refusal: null, needs_reason: true }] as never
    const view = await open(<BoosterActivity order={playing('customer', silence, { actions })} />, {
      answers: { askOtherBooster: answer },
    })
    const { t, person } = view
    await person.click(screen.getByRole('button', { name: t('order.silence.other') }))
    const dialog = within(await screen.findByRole('dialog', { name: t('order.silence.other') }))
    const send = () => person.click(dialog.getByRole('button', { name: t('order.silence.other') }))
    const fill = async () => {
      await person.click(
        dialog.getByRole('radio', { name: t(`order.silence.cause.${replacementCauses[1]}`) }),
      )
      await person.type(dialog.getByLabelText(t('order.silence.words')), 'No answer since Monday')
    }
    return { ...view, dialog, send, fill }
  }
  const body = { cause: replacementCauses[1], reason: 'No answer since Monday' }

  test.each<[string, Silence, MessageKey, MessageKey]>([
    ['is asked of staff', quiet(), 'order.silence.otherTextAsk', 'order.silence.sent'],
    [
      'comes at once, after a long silence',
      quiet({ replace_at: inHours(-0.1) }),
      'order.silence.otherTextNow',
      'order.silence.sentNow',
    ],
  ])('%s', async (_, silence, text, done) => {
    const { t, sent, dialog, send, fill } = await ask(silence)
    expect(await dialog.findByText(asRead(t(text, { booster: 'kestrel' })))).toBeDefined()
    await send()
    expect(dialog.getByText(t('order.silence.causeMissing'))).toBeDefined()
    expect(sent).toEqual([])
    await fill()
    await send()
    await expect.poll(() => sent).toEqual([{ name: 'askOtherBooster', input: { params, body } }])
    expect(await screen.findByText(asRead(t(done)))).toBeDefined()
  })

  test('a refusal keeps cause and words', async () => {
    const { t, dialog, send, fill } = await ask(quiet(), refused('order_state_changed'))
    await fill()
    await send()
    expect(await screen.findByText(asRead(t('errors.order_state_changed')))).toBeDefined()
    expect(dialog.getByLabelText(t('order.silence.words'))).toHaveProperty('value', body.reason)
  })
})
