import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { formats } from '#i18n/format.ts'
import { loadMessages } from '#i18n/load-messages.ts'
import { createTranslate } from '#i18n/translate.ts'
import type { Connection } from '#web/frame/realtime/use-connection.ts'
import { AppContext } from '#web/frame/session/app-context.ts'
import { readList } from '#web/parts/lists/list-query.ts'
import { madeUpSite } from '#web/test/made-up-site.ts'
import { anOrderRow, at } from '#web/test/order-rows.ts'
import { announcement } from './announce-order.ts'
import { Board, nearestStart } from './board.tsx'
import { type BoardOrder, boardList } from './board-filter.ts'

const t = createTranslate(
  'en',
  await loadMessages('en', ['shell', 'games', 'order', 'lists', 'booster', 'services']),
)
const anOrder = (number: number, rest: Partial<BoardOrder> = {}): BoardOrder => ({
  ...anOrderRow({ number }),
  filter: 'league-of-legends:elo-boost:euw',
  refusal: null,
  named_until: null,
  undo_until: null,
  undo_drops: false,
  hidden: false,
  share: null,
  hours: null,
  ...rest,
})

type Shown = {
  search?: string
  connection?: Connection
  fresh?: Set<string>
  taken?: Set<string>
  more?: number
}
const live: Connection = { connected: true, lostAt: null }
const lost: Connection = { connected: false, lostAt: Date.parse(at(31)) }

function shownAt(search: string) {
  const query = readList(boardList, new URLSearchParams(search))
  const filtered = Object.values(query.filters).some(Boolean)
  return { query, filtered, change() {}, clear() {} }
}

function render(
  items: BoardOrder[],
  {
    search = '',
    connection = live,
    fresh = new Set<string>(),
    taken = new Set<string>(),
    more = 0,
  }: Shown = {},
): string {
  const site = madeUpSite()
  const limits = { solo: { active: 3, limit: 3 }, duo: { active: 0, limit: 2 } }
  const texts = { ensure: async () => {} }
  const app = { locale: 'en' as const, dir: 'ltr' as const, t, texts, format: formats('en'), site }
  const nothing = () => {}
  return renderToStaticMarkup(
    <AppContext value={{ ...app, call: nothing as never, session: null }}>
      <Board
        data={{ items, more, limits, ceilings: { 'league-of-legends': 20 }, share_percent: 60, away: null }}
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

test('filters that hide every fitting order say how many, and can be cleared in two places', () => {
  const html = render([anOrder(1), anOrder(2)], { search: 'server=oce' })
  expect(html).toContain(t('booster.hidden', { count: 2 }))
  expect(html.match(new RegExp(t('lists.clearFilters'), 'g'))?.length).toBe(2)
  // No order on the board has this value, but the filter still shows it.
  expect(html).toMatch(/<option value="oce" selected="">/)
})

test('an empty board and one where nothing fits say what will appear', () => {
  expect(render([])).toContain(t('booster.noneAtAllText'))
  expect(render([anOrder(1, { refusal: 'solo_order_claim_limit_reached' })])).toContain(
    t('booster.noneFitText'),
  )
})

test('a refusal names the value that decides it', () => {
  expect(render([anOrder(1, { refusal: 'solo_order_claim_limit_reached' })])).toContain(
    t('booster.refusal.solo_order_claim_limit_reached', { active: 3, limit: 3 }),
  )
  expect(render([anOrder(1, { refusal: 'not_eligible_to_claim_this_league_orders' })])).toContain(
    'Above your rank limit, Emerald\u00a0IV',
  )
})

test('refused orders are folded by their reason, each with the way to change it', () => {
  const other = { refusal: 'queue_left_out' } as const
  const html = render([
    anOrder(1, { refusal: 'not_eligible_to_claim_this_league_orders' }),
    anOrder(2, other),
    anOrder(3, other),
    anOrder(4, { refusal: 'solo_order_claim_limit_reached' }),
  ])
  expect(html.match(/<summary[^>]*>(?=<span)/g)?.length).toBe(3)
  expect(html).toContain(t('booster.refusal.queue_left_out', { queue: t('games.queue.solo-duo') }))
  // A limit is staff's.
  expect(html.match(/booster\/services\?game=league-of-legends/g)?.length).toBe(2)
})

test('games that the booster doesn’t offer are folded away', () => {
  const html = render([anOrder(1), anOrder(2, { refusal: 'booster_not_available' })])
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
  expect(render([anOrder(1)], { more: 302 })).toContain(t('booster.moreWait', { count: 302 }))
})

test('only the next promised start is emphasized; late ones are already over', () => {
  const orders = [anOrder(1, { start_due_at: at(10) }), anOrder(2, { start_due_at: at(50) }), anOrder(3)]
  expect(nearestStart(orders, Date.parse(at(20)))).toBe('order-3')
  expect(nearestStart(orders, Date.parse(at(55)))).toBeNull()
  expect(nearestStart(orders, null)).toBeNull()
})

test('a toast announces a new order outside the board, its row on the board, and nothing if filters hide it', () => {
  const orders = [anOrder(1), anOrder(2, { refusal: 'duo_order_claim_limit_reached' })]
  const said = (id: string, search: string | null) => {
    const found = announcement(orders, id, search === null ? null : new URLSearchParams(search))
    return found && (found.toast ? 'toast' : 'row')
  }
  expect(said('order-1', null)).toBe('toast')
  expect(said('order-1', '')).toBe('row')
  expect(said('order-1', 'server=oce')).toBeNull()
  expect(said('order-2', null)).toBeNull()
  expect(said('gone', null)).toBeNull()
})
