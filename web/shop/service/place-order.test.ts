// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { defaultConfig } from '#core/choices/order-config.ts'
import { formats } from '#i18n/format.ts'
import { loadMessages } from '#i18n/load-messages.ts'
import { createTranslate } from '#i18n/translate.ts'
import type { App } from '#web/frame/session/app-context.ts'
import { CallError } from '#web/frame/session/call.ts'
import { showSuccess } from '#web/kit/ui/toasts.ts'
import { type Offer, placeOrder, shareQuote } from './place-order.ts'

// The region itself would be drawn after a test has ended.
vi.mock('#web/kit/ui/toasts.ts', () => ({ showSuccess: vi.fn(async () => {}) }))

const config = { ...defaultConfig('league-of-legends', 'elo-boost'), server: 'na' as const }
const offer: Offer = { config, total: 7094, seal: undefined }
const t = createTranslate('en', await loadMessages('en', ['shell', 'service', 'success']))
const sealedAt = (total: number) => ({ quote: { total }, seal: 'a-seal', config, expires_at: '' })

type Sent = { name: string; body: Record<string, unknown> }

/** An app with a fake server; its answers can throw a refusal. */
function app(answers: Record<string, (body: Record<string, unknown>) => unknown>) {
  const sent: Sent[] = []
  const call = async (name: string, { body }: { body: Record<string, unknown> }) => {
    sent.push({ name, body })
    return { data: answers[name]?.(body) }
  }
  const texts = { ensure: async () => {} }
  const made = { t, texts, call, locale: 'de', format: formats('en') } as unknown as App
  return { made, sent }
}
const refuse = (code: string) => () => {
  throw new CallError(409, code)
}

afterEach(() => vi.unstubAllGlobals())

test('an order at the price shown leads to its checkout, in the language of the page', async () => {
  const { made, sent } = app({ createOrder: () => ({ order_id: 'new' }) })
  const navigate = vi.fn(async () => {})
  expect(await placeOrder(made, { ...offer, seal: 'held' }, navigate)).toBeNull()
  expect(sent).toEqual([{ name: 'createOrder', body: { config, total: 7094, locale: 'de', seal: 'held' } }])
  expect(navigate).toHaveBeenCalledWith('/de/checkout/new')
  expect(showSuccess).toHaveBeenLastCalledWith(t('success.orderCreated'))
})

test('at another price nothing is ordered, and the page gets both prices, sealed, to ask', async () => {
  const { made, sent } = app({
    createOrder: refuse('order_total_changed'),
    createQuote: () => sealedAt(7750),
  })
  const navigate = vi.fn()
  const change = await placeOrder(made, offer, navigate)
  expect(change).toMatchObject({ shown: 7094, sealed: { quote: { total: 7750 }, seal: 'a-seal' } })
  expect(sent.map(({ name }) => name)).toEqual(['createOrder', 'createQuote'])
  expect(navigate).not.toHaveBeenCalled()
})

test('a seal that expired over an unchanged price is renewed without a question', async () => {
  let tries = 0
  const { made, sent } = app({
    createOrder: () => (tries++ === 0 ? refuse('quote_expired')() : { order_id: 'new' }),
    createQuote: () => sealedAt(7094),
  })
  expect(await placeOrder(made, { ...offer, seal: 'old' }, async () => {})).toBeNull()
  expect(sent.map(({ name, body }) => [name, body.seal])).toEqual([
    ['createOrder', 'old'],
    ['createQuote', undefined],
    ['createOrder', 'a-seal'],
  ])
})

test('every other refusal is passed to the caller', async () => {
  const { made } = app({ createOrder: refuse('too_many_unpaid_orders') })
  await expect(placeOrder(made, offer, async () => {})).rejects.toThrow('too_many_unpaid_orders')
})

test('a shared link carries the configuration and the seal of its price', async () => {
  const writeText = vi.fn()
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  const { made } = app({ createQuote: () => sealedAt(7094) })
  expect(await shareQuote(made, { ...offer, booster: 'kestrel' })).toMatchObject({ seal: 'a-seal' })
  expect(writeText).toHaveBeenCalledWith(`${location.origin}/?server=na&seal=a-seal&booster=kestrel`)
  expect(showSuccess).toHaveBeenLastCalledWith(t('service.shared'))
})
