import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { formats } from '#i18n/format.ts'
import { loadMessages } from '#i18n/load-messages.ts'
import { createTranslate } from '#i18n/translate.ts'
import type { Connection } from '#web/frame/realtime/use-connection.ts'
import { AppContext } from '#web/frame/session/app-context.ts'
import { readList } from '#web/parts/lists/list-query.ts'
import { madeUpSite } from '#web/test/made-up-site.ts'
import { aBoardOrder as anOrder, at } from '#web/test/order-rows.ts'
import { Board, nearestStart } from './board.tsx'
import { type BoardOrder, boardList, type PlacedOrder } from './board-filter.ts'

const t = createTranslate('en', await loadMessages('en', ['shell', 'games', 'order', 'lists', 'booster']))

type Shown = {
  search?: string
  connection?: Connection
  fresh?: Set<string>
  taken?: Set<string>
  total?: number
  others?: BoardOrder[]
}
const live: Connection = { connected: true, lostAt: null }
const lost: Connection = { connected: false, lostAt: Date.parse(at(31)) }

function shownAt(search: string) {
  const query = readList(boardList, new URLSearchParams(search))
  const filtered = Object.values(query.filters).some(Boolean)
  return { query, filtered, change() {}, clear() {} }
}

function render(
  items: PlacedOrder[],
  {
    search = '',
    connection = live,
    fresh = new Set<string>(),
    taken = new Set<string>(),
    total = items.length,
    others = [],
  }: Shown = {},
): string {
  const site = madeUpSite()
  const limits = { solo: { active: 3, limit: 3 }, duo: { active: 0, limit: 2 } }
  const texts = { ensure: async () => {} }
  const app = { locale: 'en' as const, dir: 'ltr' as const, t, texts, format: formats('en'), site }
  const nothing = () => {}
  return renderToStaticMarkup(
    <AppContext value={{ ...app, call: nothing as never, session: null }}>
      <MemoryRouter>
        <Board
          data={{
            items,
            page: 1,
            pageCount: Math.max(1, Math.ceil(total / 50)),
            total,
            others,
            hidden: [],
            limits,
            ceilings: { 'league-of-legends': 20 },
            share_percent: 60,
            away: null,
          }}
          shown={shownAt(search)}
          connection={connection}
          claiming={null}
          leaving={null}
          fresh={fresh}
          taken={taken}
          steady={{ rows: { current: null }, waiting: 0, changed() {}, show() {}, pointed() {} }}
          onClaim={nothing}
          leave={{ busy: false, onLeave() {}, onBack() {} }}
        />
      </MemoryRouter>
    </AppContext>,
  )
}

const claims = (html: string) => [...html.matchAll(/<button[^>]*aria-label="Claim order PK-\d+"[^>]*>/g)]

test('the board says that it is live only while the server answers', () => {
  expect(render([anOrder(1)])).toContain(t('booster.live'))
  const first = render([anOrder(1)], { connection: { connected: false, lostAt: null } })
  expect(first).not.toContain(t('booster.live'))
  expect(first).toContain(t('booster.connecting'))
})

test('without a connection it says since when, and no order can be claimed', () => {
  const html = render([anOrder(1), anOrder(2)], { connection: lost })
  expect(html).not.toContain(t('booster.live'))
  expect(html).toContain('No connection since')
  expect(html).toContain(t('booster.offlineClaim'))
  expect(claims(html).length).toBe(2)
  for (const [button] of claims(html)) {
    expect(button).toContain('aria-disabled="true"')
    expect(button).toContain('aria-describedby="offline"')
  }
})

test('the label of each claim button names its order', () => {
  const html = render([anOrder(7), anOrder(8)])
  for (const number of [7, 8]) expect(html).toContain(`aria-label="${t('booster.claimNumber', { number })}"`)
})

test('filters that hide every order say so, and can be cleared in two places', () => {
  const html = render([], { search: 'server=oce' })
  expect(html).toContain(t('booster.noneFiltered'))
  expect(html.match(new RegExp(t('lists.clearFilters'), 'g'))?.length).toBe(2)
  // The booster doesn't offer it, but the filter still shows it.
  expect(html).toMatch(/<option value="oce" selected="">/)
})

test('an empty board and one where nothing fits say what will appear', () => {
  expect(render([])).toContain(t('booster.noneAtAllText'))
  const others = [anOrder(1, { refusal: 'booster_not_available' })]
  expect(render([], { others })).toContain(t('booster.noneFitText'))
})

test('a refusal names the value that decides it', () => {
  const full = render([anOrder(1, { refusal: 'solo_order_claim_limit_reached' }), anOrder(2)])
  expect(full).toContain(t('booster.refusal.solo_order_claim_limit_reached', { active: 3, limit: 3 }))
  // The first that can be claimed has the page's only filled button.
  expect(claims(full).join()).toContain('PK-2')
  expect(claims(full).join()).toContain('button-primary')
  const others = [anOrder(1, { refusal: 'not_eligible_to_claim_this_league_orders' })]
  expect(render([], { others })).toContain('Above your rank limit, Emerald\u00a0IV')
})

test('games that the booster doesn’t offer are folded away', () => {
  const html = render([anOrder(1)], { others: [anOrder(2, { refusal: 'booster_not_available' })] })
  expect(html).toContain(t('booster.otherGames', { count: 1 }))
  expect(html).not.toContain(t('booster.cannotClaim'))
})

test('an order that arrived while the board was open is marked', () => {
  expect(render([anOrder(1)])).not.toContain('data-fresh')
  const html = render([anOrder(1), anOrder(2)], { fresh: new Set(['order-2']) })
  expect(html.match(/data-fresh/g)?.length).toBe(1)
  expect(html).toContain(t('booster.isNew'))
})

test('an order that somebody else took stays in its place, and can’t be claimed', () => {
  const html = render([anOrder(1), anOrder(2)], { taken: new Set(['order-1']) })
  expect(html).toContain(t('booster.refusal.order_not_available'))
  expect(html.match(/<li[^>]*data-taken[^>]*>/g)?.join()).toContain('order-1')
  // What doesn't fit on the page is counted, and on the pages after it.
  const many = render([anOrder(1)], { total: 1302 })
  expect(many).toContain('1,302')
  expect(many).toContain('page=2')
})

test('only the next promised start is emphasized; late ones are already over', () => {
  const orders = [anOrder(1, { start_due_at: at(10) }), anOrder(2, { start_due_at: at(50) }), anOrder(3)]
  expect(nearestStart(orders, Date.parse(at(20)))).toBe('order-3')
  expect(nearestStart(orders, Date.parse(at(55)))).toBeNull()
  expect(nearestStart(orders, null)).toBeNull()
})
