// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  type ClimbConfig,
  defaultConfig,
  type PlacementConfig,
  type WinConfig,
} from '#core/choices/order-config.ts'
import { demoPriceTable } from '#core/prices/price-table.ts'
import { isRefusal, priceOrder } from '#core/prices/pricing.ts'
import { formats } from '#i18n/format.ts'
import { CallError } from '#web/frame/session/call.ts'
import type { SessionUser } from '#web/frame/session/session-user.ts'
import { open } from '#web/test/in-browser.tsx'
import { Page as ClimbPage } from './climb-page.tsx'
import { Page as CountPage } from './count-page.tsx'
import type { SealedQuote, ServiceData } from './load-service.ts'

const areas = (['elo-boost', 'win-boost', 'placement-boost'] as const).map(
  (service) => `league-of-legends/${service}` as const,
)

const mira = { _id: 'mira-id', kind: 'customer', username: 'mira', permissions: [] } as unknown as SessionUser
const lol = defaultConfig('league-of-legends', 'elo-boost')
const { money } = formats('en')

type Answers = NonNullable<NonNullable<Parameters<typeof open>[1]>['answers']>
type Config = ClimbConfig | WinConfig | PlacementConfig

// The test browser lacks these; the drawing uses them as soon as it loads.
const stubs = vi.hoisted(() => ({
  matchMedia: () => ({ matches: true, addEventListener() {}, removeEventListener() {} }),
  IntersectionObserver: class {
    observe() {}
    disconnect() {}
  },
  // Nothing loads automatically: each test requests what it needs.
  requestIdleCallback: () => 0,
}))
vi.hoisted(() => Object.assign(globalThis, stubs))

beforeEach(() => {
  for (const [name, stub] of Object.entries(stubs)) vi.stubGlobal(name, stub)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function priceOf(config: Config): number {
  const quote = priceOrder(config, demoPriceTable)
  if (isRefusal(quote)) throw new Error(quote.code)
  return quote.total
}

const sealed = (config: Config, total = priceOf(config)): SealedQuote => {
  const quote = priceOrder(config, demoPriceTable)
  if (isRefusal(quote)) throw new Error(quote.code)
  return {
    config,
    quote: { ...quote, total },
    seal: 'a-seal',
    expires_at: new Date(Date.now() + 30 * 60_000).toISOString(),
  } as SealedQuote
}

type Options = { answers?: Answers; user?: SessionUser | null; data?: Partial<ServiceData> }

async function service<C extends Config>(initial: C, { answers = {}, user = null, data = {} }: Options = {}) {
  const all = { prices: demoPriceTable, initial, sealed: null, linkEnded: false, ...data }
  const page =
    'target' in initial ? (
      <ClimbPage data={all as ServiceData<ClimbConfig>} />
    ) : (
      <CountPage data={all as ServiceData<WinConfig | PlacementConfig>} />
    )
  const view = await open(page, { areas, answers, user })
  const panel = within(screen.getByRole('complementary'))
  return {
    ...view,
    panel,
    price: () => panel.getByRole('status').textContent,
    goOn: () => view.person.click(panel.getByRole('button', { name: view.t('service.continue') })),
    ordered: () => view.sent.filter(({ name }) => name === 'createOrder').map(({ input }) => input),
  }
}

test('a choice changes the price at once and appears in the address', async () => {
  const { t, person, price, router } = await service(lol)
  expect(price()).toBe(money(priceOf(lol)))
  await person.click(screen.getByRole('switch', { name: new RegExp(t('games.addon.priority')) }))
  expect(price()).toBe(money(priceOf({ ...lol, addons: ['priority'] })))
  await expect.poll(() => router.state.location.search).toBe('?with=priority')
})

test('a visitor who continues is asked for an e-mail, and nothing is ordered yet', async () => {
  const { t, goOn, ordered } = await service(lol)
  await goOn()
  expect(await screen.findByRole('dialog', { name: t('service.guestTitle') })).toBeTruthy()
  expect(ordered()).toEqual([])
})

test('a customer orders what the page shows, at the price shown, and reaches the checkout', async () => {
  const { goOn, ordered, router } = await service(lol, {
    user: mira,
    answers: { createOrder: () => ({ data: { order_id: 'new' } }) },
  })
  await goOn()
  await expect.poll(() => router.state.location.pathname).toBe('/checkout/new')
  expect(ordered()).toEqual([{ body: { config: lol, total: priceOf(lol), locale: 'en' } }])
})

test('at another price nothing is ordered until the customer accepts it', async () => {
  const now = priceOf(lol) + 656
  const { t, person, goOn, ordered, router } = await service(lol, {
    user: mira,
    answers: {
      createOrder({ body }: { body: { total: number } }) {
        if (body.total !== now) throw new CallError(409, 'order_total_changed')
        return { data: { order_id: 'new' } }
      },
      createQuote: () => ({ data: sealed(lol, now) }),
      getPrices: () => ({ data: { prices: demoPriceTable } }),
    } as Answers,
  })
  await goOn()
  const dialog = within(await screen.findByRole('dialog', { name: t('checkout.changed') }))
  expect(dialog.getByText(money(priceOf(lol)))).toBeTruthy()
  await person.click(dialog.getByRole('button', { name: t('checkout.changedAccept', { total: money(now) }) }))
  await expect.poll(() => router.state.location.pathname).toBe('/checkout/new')
  expect(ordered().at(-1)).toMatchObject({ body: { total: now, seal: 'a-seal' } })
})

test('without a connection the page keeps the choices, says so, and orders on the next press', async () => {
  let online = false
  const { t, goOn, price, router } = await service(lol, {
    user: mira,
    answers: {
      createOrder() {
        if (!online) throw new CallError(0, 'something_wrong')
        return { data: { order_id: 'new' } }
      },
    },
  })
  await goOn()
  expect((await screen.findByRole('alert')).textContent).toContain(t('shell.noConnection'))
  expect(price()).toBe(money(priceOf(lol)))
  online = true
  await goOn()
  await expect.poll(() => router.state.location.pathname).toBe('/checkout/new')
})

test('a link whose price is no longer locked says so until another choice', async () => {
  const { t, person, panel } = await service(lol, { data: { linkEnded: true } })
  expect(panel.getByText(t('service.linkEnded'))).toBeTruthy()
  await person.click(screen.getByRole('switch', { name: new RegExp(t('games.addon.offline')) }))
  expect(panel.queryByText(t('service.linkEnded'))).toBeNull()
})

test('a link with a locked price shows it and its end, and loses it with the first change', async () => {
  const total = priceOf(lol) - 500
  const { t, person, panel, price } = await service(lol, { data: { sealed: sealed(lol, total) } })
  expect(price()).toBe(money(total))
  const [until] = t('service.lockedUntil', { time: '|' }).split('|')
  expect(await panel.findByText((text) => text.startsWith(until ?? ''))).toBeTruthy()
  await person.click(screen.getByRole('switch', { name: new RegExp(t('games.addon.offline')) }))
  expect(price()).toBe(money(priceOf({ ...lol, addons: ['offline'] })))
  expect(panel.queryByText((text) => text.startsWith(until ?? ''))).toBeNull()
})

test('the price is explained on request, with a link to the price of each step', async () => {
  const { t, person, panel } = await service(lol)
  await person.click(panel.getByRole('button', { name: t('service.whyPrice') }))
  expect(panel.getByRole('link', { name: t('game.costTitle') }).getAttribute('href')).toBe(
    '/league-of-legends#costs',
  )
})

test('net wins are chosen with buttons and a slider, within the limits', async () => {
  const wins = defaultConfig('league-of-legends', 'win-boost')
  const { t, person, price } = await service(wins)
  const slider = screen.getByRole('slider', { name: t('service.count.win') })
  const press = (name: 'service.more' | 'service.fewer') =>
    person.click(screen.getByRole('button', { name: t(name) }))
  await press('service.more')
  expect(slider).toHaveProperty('value', String(wins.wins + 1))
  expect(price()).toBe(money(priceOf({ ...wins, wins: wins.wins + 1 })))
  for (let n = 0; n < wins.wins + 2; n++) await press('service.fewer')
  expect(slider).toHaveProperty('value', '1')
})

test('playing along asks for the free hours, and locks what it excludes, with the reason', async () => {
  const { t, person } = await service(defaultConfig('league-of-legends', 'placement-boost'))
  expect(screen.queryByLabelText(t('service.freeHours'))).toBeNull()
  await person.click(screen.getByRole('radio', { name: (name) => name.includes(t('service.who.duo')) }))
  await person.type(screen.getByLabelText(t('service.freeHours')), 'weekends')
  expect(screen.getByLabelText(t('service.freeHours'))).toHaveProperty('value', 'weekends')
  const locked = screen.getAllByRole('switch').filter((each) => each.getAttribute('aria-disabled') === 'true')
  expect(locked.length).toBeGreaterThan(0)
  const [first] = locked
  await person.click(first as HTMLElement)
  expect(first).toHaveProperty('checked', false)
  expect(first?.closest('label')?.textContent).toContain(t('service.notWithDuo'))
})

test('a visitor who stays on a price gets it locked, once', async () => {
  const createQuote = vi.fn(() => ({ data: sealed({ ...lol, addons: ['priority'] }) }))
  const { t, person, panel } = await service(lol, { answers: { createQuote } as Answers })
  await person.click(screen.getByRole('switch', { name: new RegExp(t('games.addon.priority')) }))
  expect(createQuote).not.toHaveBeenCalled()
  await act(() => expect.poll(() => createQuote.mock.calls.length).toBe(1))
  const [until] = t('service.lockedUntil', { time: '|' }).split('|')
  expect(await panel.findByText((text) => text.startsWith(until ?? ''))).toBeTruthy()
  expect(createQuote).toHaveBeenCalledOnce()
})

/** The visitor's address, which the page reads once it is in the browser. */
const at = (search: string) => window.history.replaceState(null, '', `/league-of-legends/elo-boost${search}`)

test('a chosen booster is shown, goes with the order, and stays in the address of every choice and tab', async () => {
  at('?booster=kestrel')
  const { t, person, panel, goOn, ordered, router } = await service(lol, {
    user: mira,
    answers: {
      checkBooster: () => ({ data: { username: 'kestrel', refusal: null } }),
      createOrder: () => ({ data: { order_id: 'new' } }),
    },
  })
  expect(await panel.findByText(t('checkout.named.chosen', { booster: 'kestrel' }))).toBeTruthy()
  expect(screen.getByRole('link', { name: t('games.service.duo-boost') }).getAttribute('href')).toContain(
    'booster=kestrel',
  )
  await person.click(screen.getByRole('switch', { name: new RegExp(t('games.addon.priority')) }))
  await expect.poll(() => router.state.location.search).toBe('?with=priority&booster=kestrel')
  await goOn()
  await expect.poll(() => router.state.location.pathname).toBe('/checkout/new')
  expect(ordered()).toMatchObject([{ body: { booster: 'kestrel' } }])
  at('')
})

test('a booster who can’t play what is configured stops the order until the visitor removes the name', async () => {
  at('?booster=kestrel')
  const { t, person, panel, goOn, ordered } = await service(lol, {
    user: mira,
    answers: {
      checkBooster: () => ({
        data: { username: 'kestrel', refusal: 'not_eligible_to_claim_this_league_orders' },
      }),
      createOrder: () => ({ data: { order_id: 'new' } }),
    },
  })
  const reason = t('checkout.named.refusal.rank', { booster: 'kestrel' })
  expect(await panel.findByText(new RegExp(reason))).toBeTruthy()
  await goOn()
  expect(ordered()).toEqual([])
  await person.click(panel.getByRole('button', { name: t('checkout.named.remove') }))
  await goOn()
  await expect.poll(ordered).toMatchObject([{ body: { booster: null } }])
  at('')
})

test('an address whose booster can’t be a name shows nobody', async () => {
  at('?booster=Call%20%2B49%20for%20a%20refund')
  const { t, panel, sent } = await service(lol)
  expect(panel.queryByRole('button', { name: t('checkout.named.remove') })).toBeNull()
  expect(sent.filter(({ name }) => name === 'checkBooster')).toEqual([])
  at('')
})
