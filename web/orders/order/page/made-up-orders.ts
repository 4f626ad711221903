import { defaultConfig, type OrderConfig } from '#core/choices/order-config.ts'
import { offeredActions, quietFacts } from '#core/orders/actions.ts'
import { loggedWork, needsAccount, progressOf } from '#core/orders/kinds.ts'
import type { OrderStatus } from '#core/orders/lifecycle.ts'
import { demoPriceTable } from '#core/prices/price-table.ts'
import { isRefusal, priceOrder } from '#core/prices/pricing.ts'
import { type OrderView, recordedGames } from '../parts/order-facts.ts'

/** Invented orders as each reader sees them, for tests and for the page of states. */

export type Viewer = OrderView['viewer']

export const at = (minute: number) => new Date(Date.UTC(2026, 2, 2, 18, minute)).toISOString()
export const person = (username: string) => ({ user_id: `${username}-id`, username })

export const coaching: OrderConfig = {
  service: 'coaching',
  game: 'valorant',
  coachId: '0b9c1f6e-6f0e-4c0f-9a52-3d5d8e2f7a10',
  hours: 2,
  wishes: '',
}

/** One order of each kind. */
export const kinds = {
  solo: defaultConfig('league-of-legends', 'elo-boost'),
  duo: defaultConfig('league-of-legends', 'duo-boost'),
  wins: defaultConfig('valorant', 'win-boost'),
  placements: defaultConfig('teamfight-tactics', 'placement-boost'),
  coaching,
} satisfies Record<string, OrderConfig>

export type Kind = keyof typeof kinds

const taken: readonly OrderStatus[] = ['boosting', 'verification_required', 'completed']

/** An order as its reader sees it, with the actions that the server's rule offers. */
export function anOrder(
  config: OrderConfig,
  status: OrderStatus,
  viewer: Viewer,
  rest: Partial<OrderView> = {},
): OrderView {
  const quote = priceOrder(config, demoPriceTable, [], 2_000)
  if (isRefusal(quote)) throw new Error('the order has a price')
  const isTaken = taken.includes(status)
  const isOpen = isTaken ? status !== 'completed' : status === 'waiting_for_booster'
  const isTaught = 'coachId' in config
  const order: OrderView = {
    order_id: 'order-id',
    number: 20001,
    version: 3,
    status,
    paused: false,
    config,
    currency: 'EUR',
    total: quote.total,
    booster_share: quote.boosterShare,
    days: { from: quote.estimate.daysFrom, to: quote.estimate.daysTo },
    created_at: at(0),
    paid_at: status === 'not_paid' || status === 'cancelled' ? null : at(1),
    searching_at: status === 'not_paid' || status === 'waiting_for_account' ? null : at(2),
    claimed_at: isTaken ? at(3) : null,
    finished_at: status === 'verification_required' || status === 'completed' ? at(4) : null,
    closed_at: status === 'completed' || status === 'cancelled' ? at(5) : null,
    start_due_at: null,
    coach: isTaught ? 'vesna' : null,
    session_at: null,
    disputed: false,
    shortfall: null,
    decide_by: null,
    demo: false,
    quote,
    viewer,
    customer: person('mira'),
    booster: isTaken ? person(isTaught ? 'vesna' : 'kestrel') : null,
    in_game_name: null,
    billing: null,
    proof_file_id: null,
    events: [],
    games: [],
    struck_games: [],
    session: isTaught
      ? { agreed_at: null, held_until: null, lost_at: null, meeting: null, proposal: null, held: [] }
      : null,
    vault: { stored: needsAccount(config) && isOpen, code: null, events: [] },
    review: status === 'completed' ? reviewOf(viewer) : null,
    tip: status === 'completed' ? tipOf(viewer) : null,
    cashback: null,
    tracking: viewer === 'customer' && status !== 'not_paid' && !isTaught ? { token: null } : null,
    payment: null,
    coupon: null,
    frozen: null,
    change: null,
    next: null,
    prepared: null,
    silence: null,
    replacement: null,
    check_until: status === 'verification_required' ? at(59) : null,
    logged: loggedWork(config, progressOf(config, [])),
    dispute: null,
    stop: null,
    refunds: [],
    money: null,
    reserved: 0,
    named: null,
    hours: null,
    returned: [],
    receipts: [],
    waves: [],
    unplayed: false,
    not_for_me: [],
    raise: null,
    contact: null,
    drop: null,
    doubts: [],
    conflicts: [],
    stretches: [],
    shares_held: null,
    actions: [],
    ...rest,
  }
  return {
    ...order,
    actions: rest.actions ?? actionsOf(order),
    logged: rest.logged ?? loggedWork(config, progressOf(config, recordedGames(order), order.session?.held)),
  }
}

/** Not given yet: the customer can. */
function tipOf(viewer: Viewer): OrderView['tip'] {
  return viewer === 'customer' ? { given: null, until: at(60 * 24 * 30), balance: 1_240 } : null
}

/** Not written yet: the customer can. */
function reviewOf(viewer: Viewer): NonNullable<OrderView['review']> {
  return { written: null, write_until: viewer === 'customer' ? at(60 * 24 * 30) : null, reply_until: null }
}

/** What the server's rule offers the reader of such an order. */
export function actionsOf(order: OrderView): OrderView['actions'] {
  const { config, status, paused, disputed, viewer } = order
  const facts = {
    ...quietFacts,
    config,
    status,
    paused,
    loginStored: order.vault.stored,
    code: order.vault.code?.state ?? null,
    hoursHeld: (order.session?.held ?? []).reduce((sum, { hours }) => sum + hours, 0),
    disputedBy: disputed ? ('customer' as const) : null,
    canDispute: !disputed && (status === 'boosting' || status === 'verification_required'),
    canAppeal: viewer !== 'staff' && order.dispute?.state === 'appealable',
    appealed: order.disputed && order.dispute?.appeal === true,
    games: order.games.length,
    frozen: order.frozen?.state ?? null,
    changeAsked: order.change !== null,
    nextPlanned: order.next !== null && order.next.order === null,
    sharesHeld: order.shares_held !== null,
    silence: order.silence && {
      canPoke: order.silence.held_at !== null,
      canReplace: order.silence.held_at !== null,
      held: order.silence.held_at !== null,
    },
    otherAsked: order.replacement !== null,
    canTip: Boolean(order.tip?.until),
    tipHeld: (order.tip?.given?.held ?? 0) > 0,
    proposedBy: order.session?.proposal?.by ?? null,
  }
  return offeredActions(viewer === 'staff' ? 'admin' : viewer, facts).map(({ needsReason, ...offer }) => ({
    ...offer,
    needs_reason: needsReason,
  }))
}
