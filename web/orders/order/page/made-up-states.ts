import { hourMs, minuteMs } from '#core/base/durations.ts'
import { isBoost, type OrderConfig, startPlace } from '#core/choices/order-config.ts'
import { games } from '#core/games/games.ts'
import { ladderPoints, rankAtPoints } from '#core/games/ladder.ts'
import { endOf } from '#core/orders/deadlines.ts'
import { loggedWork, needsAccount, progressOf } from '#core/orders/kinds.ts'
import type { OrderStatus } from '#core/orders/lifecycle.ts'
import { orderMoney } from '#core/orders/order-money.ts'
import { isDone } from '#core/orders/progress.ts'
import { conflictsOf } from '#core/orders/shares.ts'
import { shareByProgress, stopQuote } from '#core/orders/stop-quote.ts'
import { type OrderView, recordedGames } from '../parts/order-facts.ts'
import { madeUpChange } from './made-up-change.ts'
import { actionsOf, anOrder, type Kind, kinds, person, type Viewer } from './made-up-orders.ts'

/** Every state of an order's page, with the events that lead to it. */
export const madeUpStates = [
  'not_paid',
  'waiting_for_account',
  'waiting_for_booster',
  'late',
  'boosting',
  'silent',
  'paused',
  'login_deleted',
  'change_asked',
  'next_planned',
  'contradiction',
  'verification_required',
  'short',
  'disputed',
  'completed',
  'decided',
  'stopped',
  'cancelled',
] as const
export type MadeUpState = (typeof madeUpStates)[number]

/** The time at which every state is shown, so that late orders are late for every reader. */
export const madeUpNow = Date.UTC(2026, 2, 5, 20, 12)

const before = (minutes: number) => new Date(madeUpNow - minutes * minuteMs).toISOString()
const dayMinutes = 24 * 60

/** The age of each order in minutes. */
const ages: Record<MadeUpState, number> = {
  not_paid: 8 * 60,
  waiting_for_account: 14,
  waiting_for_booster: 25,
  late: 90,
  boosting: 2 * dayMinutes,
  silent: 3 * dayMinutes,
  paused: 2 * dayMinutes,
  login_deleted: 2 * dayMinutes,
  change_asked: 2 * dayMinutes,
  next_planned: 2 * dayMinutes,
  contradiction: 3 * dayMinutes,
  verification_required: 3 * dayMinutes,
  short: 3 * dayMinutes,
  disputed: 3 * dayMinutes,
  completed: 5 * dayMinutes,
  decided: 5 * dayMinutes,
  stopped: 3 * dayMinutes,
  cancelled: 60,
}

const statuses: Partial<Record<MadeUpState, OrderStatus>> = {
  late: 'waiting_for_booster',
  silent: 'boosting',
  paused: 'boosting',
  login_deleted: 'boosting',
  change_asked: 'boosting',
  next_planned: 'boosting',
  contradiction: 'boosting',
  short: 'verification_required',
  disputed: 'verification_required',
  decided: 'completed',
  stopped: 'cancelled',
}
const statusOf = (state: MadeUpState) => statuses[state] ?? (state as OrderStatus)

/** The states in which a booster works or has worked on the order. */
const worked: readonly MadeUpState[] = madeUpStates.filter(
  (state) =>
    state === 'stopped' || ['boosting', 'verification_required', 'completed'].includes(statusOf(state)),
)

/** The possible states of a kind, as far as the reader sees them: boosters see only their own orders. */
export function statesOf(kind: Kind, viewer: Viewer): MadeUpState[] {
  const config: OrderConfig = kinds[kind]
  return madeUpStates.filter((state) => {
    if ((state === 'waiting_for_account' || state === 'login_deleted') && !needsAccount(config)) return false
    if (state === 'change_asked' || state === 'next_planned') return kind === 'solo'
    if (state === 'contradiction') return kind === 'solo' && viewer === 'staff'
    if ((state === 'short' || state === 'late' || state === 'silent') && !isBoost(config)) return false
    return viewer !== 'booster' || worked.includes(state)
  })
}

type Event = OrderView['events'][number]

/** A made-up order in a state, without the data that its reader can't see. */
export function madeUpOrder(kind: Kind, state: MadeUpState, viewer: Viewer): OrderView {
  const config: OrderConfig = kinds[kind]
  const status = statusOf(state)
  const age = ages[state]
  const hasWorked = worked.includes(state)
  const isStored = needsAccount(config) && !['not_paid', 'waiting_for_account', 'cancelled'].includes(state)
  const closed = status === 'completed' || status === 'cancelled'
  const finished = status === 'verification_required' || status === 'completed'
  const played =
    hasWorked && isBoost(config)
      ? madeUpGames(config, shareOf(state), { from: age - 60, until: lastGame(state) })
      : []
  if (state === 'contradiction') contradict(played)
  const last = played.at(-1)?.played_at
  const submitted = last ? new Date(Date.parse(last) + 12 * minuteMs).toISOString() : before(5 * 60)
  const ended = state === 'cancelled' ? before(20) : state === 'completed' ? before(dayMinutes) : before(95)
  const searching = isStored || !needsAccount(config)
  const booster = person('coachId' in config ? 'vesna' : 'kestrel')
  const paid = state === 'not_paid' ? null : before(age - 2)
  const held = madeUpHours(config, state)
  const plain = anOrder(config, status, viewer, {
    number: 20418,
    created_at: before(age),
    paid_at: paid,
    searching_at: paid && searching ? before(age - 5) : null,
    claimed_at: hasWorked ? before(age - 21) : null,
    finished_at: finished ? submitted : null,
    closed_at: closed ? ended : null,
    booster: hasWorked ? booster : null,
    paused: state === 'paused' || state === 'login_deleted',
    disputed: state === 'disputed',
    in_game_name: isStored ? 'Mira#EUW' : null,
    proof_file_id: finished && isBoost(config) ? 'result' : null,
    silence: last && (state === 'boosting' || state === 'silent') ? silenceSince(last, state) : null,
    vault: { stored: isStored && !closed && state !== 'login_deleted', code: null, events: [] },
    games: played,
    ...('coachId' in config && {
      session: {
        agreed_at: state === 'boosting' ? before(-22 * 60) : null,
        held_until: null,
        lost_at: null,
        meeting: null,
        proposal: null,
        held,
      },
      session_at: state === 'boosting' ? before(-22 * 60) : null,
    }),
  })
  const deadline = plain.session ? 'coachAnswer' : 'start'
  const waits = status === 'waiting_for_booster' && plain.searching_at
  const progress = progressOf(config, recordedGames(plain), held)
  const stop = stopQuote(plain.quote, config, progress)
  const logged = loggedWork(config, progress)
  const canStop = !closed && viewer !== 'booster' && status !== 'verification_required'
  const refund = state === 'stopped' ? stop.refund : plain.total
  const isShort = finished && !isDone(progress)
  const waitsForCheck = status === 'verification_required' && !isShort && state !== 'disputed'
  const conflicts = state === 'contradiction' ? conflictsOf(config, recordedGames(plain)) : []
  const idAt = (index: number) => plain.games[index]?.game_id ?? ''
  const refunds: OrderView['refunds'] =
    status === 'cancelled' && viewer !== 'booster'
      ? [
          {
            amount: refund,
            to: 'payment_method',
            at: ended,
            sent_at: state === 'stopped' ? before(90) : null,
          },
        ]
      : []
  const made: OrderView = {
    ...plain,
    waves: waits && !plain.session ? madeUpWaves(new Date(waits), state === 'late') : [],
    start_due_at: waits ? endOf(deadline, new Date(waits)).toISOString() : null,
    check_until: waitsForCheck ? endOf('check', new Date(submitted)).toISOString() : null,
    shortfall: isShort ? logged : null,
    dispute:
      state === 'disputed'
        ? {
            opened_at: before(40),
            opened_by: 'customer',
            appeal: false,
            state: viewer === 'staff' ? 'your_decision' : 'team_decides',
            until: endOf('disputeDecision', new Date(madeUpNow - 40 * minuteMs)).toISOString(),
            reply_by: null,
            kind: 'target_not_reached',
            reason: 'My account shows another rank than the picture.',
            picture_ids: ['customers-picture'],
            answer_by: endOf('disputeAnswer', new Date(madeUpNow - 40 * minuteMs)).toISOString(),
            outcome: null,
            decision: '',
            closed_at: null,
          }
        : state === 'decided'
          ? madeUpDecision(submitted)
          : null,
    stop: canStop
      ? state === 'not_paid'
        ? { paid: 0, earned: 0, refund: 0, lines: [], refund_to: ['payment_method'] }
        : { ...stop, refund_to: ['payment_method', 'balance'] }
      : null,
    money: plain.paid_at && viewer !== 'booster' ? orderMoney(plain.total, refunds) : null,
    refunds,
    drop:
      viewer === 'booster' && status === 'boosting'
        ? { pay: shareByProgress(plain.quote, 0, stop.earned), needs_proof: false }
        : null,
    stretches:
      viewer === 'staff' && hasWorked && stop.earned > 0
        ? [
            {
              booster,
              pay: shareByProgress(plain.quote, 0, finished ? plain.total : stop.earned),
              state: 'open',
              percent: null,
            },
          ]
        : [],
    ...madeUpChange(plain, state, before(30)),
    conflicts: conflicts.map((each) => ({ ...each, earlier: idAt(each.earlier), later: idAt(each.later) })),
    contact:
      viewer === 'staff'
        ? { email: 'mira@example.com', guest: false, since: before(90 * dayMinutes), orders: 3 }
        : null,
    payment:
      viewer === 'booster' || !paid
        ? null
        : {
            payment_id: 'payment-id',
            provider: 'stripe',
            status: 'captured',
            amount: plain.total,
            refunded: status === 'cancelled' && state === 'stopped' ? refund : 0,
            captured_at: paid,
            provider_ref: viewer === 'staff' ? 'pi_3Q2mXk7c' : null,
          },
    vault: {
      ...plain.vault,
      events:
        isStored && viewer !== 'booster' ? vaultEvents(state, age, hasWorked, closed ? ended : null) : [],
    },
  }
  return { ...made, events: eventsOf(made, state, { submitted, ended }), actions: actionsOf(made) }
}

/** The part of the work that is played by then. */
function shareOf(state: MadeUpState): number {
  if (state === 'short') return 0.7
  return state === 'stopped'
    ? 0.45
    : ['verification_required', 'disputed', 'completed', 'decided'].includes(state)
      ? 1
      : 0.6
}

/** The clock of a booster who was last active with a game; in one state, the order is held. */
function silenceSince(active_at: string, state: MadeUpState): OrderView['silence'] {
  const since = new Date(active_at)
  return {
    active_at,
    poked_at: null,
    poke_at: endOf('poke', since).toISOString(),
    replace_at: endOf('silence', since).toISOString(),
    held_at: state === 'silent' ? endOf('silence', since).toISOString() : null,
  }
}

/** Minutes since the last game ended. */
function lastGame(state: MadeUpState): number {
  const paused = state === 'paused' || state === 'login_deleted'
  if (state === 'silent') return 26 * 60
  if (state === 'completed') return dayMinutes + 5 * 60
  return paused ? 75 : statusOf(state) === 'boosting' ? 35 : 4 * 60
}

/** The points of the games, repeated: three wins for each loss. */
const patterns = { marks: [1, 1, -1, 1, 1, 1, -1, 1], points: [29, 27, -14, 30, 28, 26, -13, 28] }
/** In games that know draws, every ninth game is one, for the first time the fourth. */
const drawn = 3
const picks = { champions: ['Ahri', 'Orianna', 'Ahri', 'Syndra'], agents: ['Jett', 'Sova', 'Jett', 'Omen'] }

/** Games until this part of the work is done, spread over a time span (minutes ago). */
function madeUpGames(
  config: OrderConfig,
  share: number,
  { from, until }: { from: number; until: number },
): OrderView['games'] {
  if (!isBoost(config)) return []
  const game = games[config.game]
  const pattern = patterns[game.points === 'marks' ? 'marks' : 'points']
  const made: OrderView['games'] = []
  let height = ladderPoints(game, { ...startPlace(config), points: 'start' in config ? 50 : 20 })
  const done = () => progressOf(config, recordedGames({ games: made })).done
  while (done() < share) {
    const isDrawn = game.moves.drawn !== null && made.length % 9 === drawn
    const points = isDrawn ? 0 : (pattern[made.length % pattern.length] ?? 1)
    height += points
    const number = made.length + 1
    made.push({
      game_id: `game-${number}`,
      number,
      booster: person('kestrel'),
      result: isDrawn ? 'drawn' : points > 0 ? 'won' : 'lost',
      points,
      standing: rankAtPoints(game, height),
      character: game.characters ? (picks[game.characters][number % 4] ?? null) : null,
      proof_file_id: number % 3 === 0 ? null : `game-${number}`,
      played_at: before(0),
      unusual: false,
      undo_until: null,
      correct_until: null,
    })
  }
  const step = (from - until) / Math.max(1, made.length - 1)
  return made.map((each, index) => ({ ...each, played_at: before(from - Math.round(index * step)) }))
}

/** The order changes hands, and the next booster's record contradicts the previous one. */
function contradict(played: OrderView['games']): void {
  for (const [index, game] of played.entries()) {
    if (index < 8) game.booster = person('brisa')
    if (index < 6 || index > 7) continue
    game.standing = { tier: 'platinum', division: 2, points: 40 }
  }
}

function madeUpHours(config: OrderConfig, state: MadeUpState) {
  if (!('coachId' in config) || !worked.includes(state) || state === 'boosting') return []
  const hour = {
    number: 1,
    hours: 1,
    notes: 'We watched two lost rounds: take fewer fights alone.',
    held_at: before(dayMinutes),
  }
  if (statusOf(state) === 'boosting' || state === 'stopped') return [hour]
  return [
    hour,
    {
      ...hour,
      number: 2,
      notes: 'Crosshair at head height, then the first hour again.',
      held_at: before(6 * 60),
    },
  ]
}

function vaultEvents(
  state: MadeUpState,
  age: number,
  viewed: boolean,
  closed: string | null,
): OrderView['vault']['events'] {
  const events: OrderView['vault']['events'] = [{ at: before(age - 5), actor_name: 'mira', action: 'stored' }]
  if (viewed) events.push({ at: before(age - 26), actor_name: 'kestrel', action: 'viewed' })
  if (state === 'login_deleted') events.push({ at: before(30), actor_name: 'mira', action: 'revoked' })
  if (closed) events.push({ at: closed, actor_name: null, action: 'purged' })
  return events
}

/** The timeline of such an order. */
function eventsOf(
  order: OrderView,
  state: MadeUpState,
  times: { submitted: string; ended: string },
): Event[] {
  const events: Event[] = []
  const add = (
    at: string | null,
    actor: Event['actor'],
    action: Event['action'],
    reason: string | null = null,
  ) => {
    const names = {
      customer: 'mira',
      booster: order.booster?.username,
      admin: order.viewer === 'staff' ? 'ana' : null,
    }
    const actor_name = actor in names ? (names[actor as keyof typeof names] ?? null) : null
    if (at) events.push({ at, actor, actor_name, action, reason, ready: null, from: null, to: order.status })
  }
  add(order.created_at, 'customer', 'create')
  add(order.paid_at, 'provider', 'pay')
  if (needsAccount(order.config)) add(order.searching_at, 'customer', 'store_credentials')
  add(order.claimed_at, 'booster', 'claim')
  if (order.silence) add(order.silence.held_at, 'time', 'hold')
  if (state === 'paused') add(before(50), 'customer', 'pause')
  if (state === 'login_deleted') add(before(30), 'customer', 'revoke_credentials')
  add(order.finished_at && times.submitted, 'booster', 'finish')
  if (state === 'disputed') add(before(40), 'customer', 'dispute')
  if (state === 'completed') add(times.ended, 'customer', 'complete')
  if (state === 'decided' && order.dispute) {
    add(order.dispute.opened_at, 'customer', 'dispute')
    add(order.dispute.closed_at, 'admin', 'decide_complete', order.dispute.decision)
  }
  if (state === 'stopped') add(times.ended, 'admin', 'cancel', 'Asked by the customer')
  if (state === 'cancelled') add(times.ended, 'customer', 'cancel')
  return events
}

/** Two waves that have opened; for a late order all three. */
function madeUpWaves(began: Date, all: boolean): OrderView['waves'] {
  const opened = [
    { wave: 1, opened_at: began.toISOString(), asked: 5, present: 12 },
    { wave: 2, opened_at: endOf('secondWave', began).toISOString(), asked: 9, present: 11 },
    { wave: 3, opened_at: endOf('everyoneAsked', began).toISOString(), asked: 17, present: 6 },
  ]
  return all ? opened : opened.slice(0, 2)
}

/** A dispute that staff decided for the booster; either side can ask for a second look. */
function madeUpDecision(submitted: string): NonNullable<OrderView['dispute']> {
  const opened = new Date(Date.parse(submitted) + hourMs)
  return {
    opened_at: opened.toISOString(),
    opened_by: 'customer',
    appeal: false,
    kind: 'target_not_reached',
    reason: 'My account shows another rank than the picture.',
    picture_ids: [],
    answer_by: endOf('disputeAnswer', opened).toISOString(),
    outcome: 'as_bought',
    decision: 'The last picture shows the target rank.',
    closed_at: before(40),
    state: 'appealable',
    until: endOf('appeal', new Date(before(40))).toISOString(),
    reply_by: null,
  }
}
