import type { Contract } from '#contract/contract.ts'
import { dayMs } from '#core/base/durations.ts'
import { isBoost } from '#core/choices/order-config.ts'
import { games } from '#core/games/games.ts'
import { campIndex, camps, rankAtPoints } from '#core/games/ladder.ts'
import { type Arrival, expectedArrival } from '#core/orders/arrival.ts'
import { progressOf } from '#core/orders/kinds.ts'
import type { OrderStatus } from '#core/orders/lifecycle.ts'
import type { Progress } from '#core/orders/progress.ts'
import type { RecordedGame } from '#core/orders/recorded-game.ts'
import { bracketInWords, openPointsOf, pointsOf } from '#i18n/climb-words.ts'
import { climbEndsInWords, divisionNumeral, rankName, tierName } from '#i18n/order-words.ts'
import { scoreInWords } from '#i18n/result-words.ts'
import type { Times } from '#i18n/times.ts'
import type { Translate } from '#i18n/translate.ts'
import type { ClimbSoFarProps } from '#web/kit/drawing/climb-so-far/climb-so-far.tsx'

export type OrderView = Contract['getOrder']['reply']['data']['order']

type Game = Pick<OrderView['games'][number], 'result' | 'points' | 'standing' | 'played_at'>

/** What the drawing of an order's work shows; the page of a shared link has no more than this. */
export type WorkFacts = Pick<OrderView, 'config' | 'status' | 'paused' | 'days' | 'created_at'> &
  Pick<OrderView, 'searching_at' | 'claimed_at' | 'finished_at' | 'closed_at'> & {
    games: readonly (Game & { booster: { user_id: string } })[]
    session: Pick<NonNullable<OrderView['session']>, 'held'> | null
    quote: { estimate: { games: number } }
  }

export function recordedGames({ games: recorded }: Pick<WorkFacts, 'games'>): RecordedGame[] {
  return recorded.map(({ booster, result, points, standing, played_at }) => ({
    by: booster.user_id,
    result,
    points,
    standing,
    at: played_at,
  }))
}

/** The progress of the order; the server uses the same function. */
export function orderProgress(order: WorkFacts): Progress {
  return progressOf(order.config, recordedGames(order), order.session?.held)
}

const searchingOrLater: readonly OrderStatus[] = [
  'waiting_for_booster',
  'boosting',
  'verification_required',
  'completed',
]

export function isPaid({ status }: OrderView): boolean {
  return status === 'waiting_for_account' || searchingOrLater.includes(status)
}

/** Whether a booster works on it or has submitted a result. */
export function isUnderWay({ status }: WorkFacts): boolean {
  return status === 'boosting' || status === 'verification_required'
}

/** Whether its customer reads it after the end: what is left to do then comes before the climb. */
export function isAfterEnd({ status, viewer }: OrderView): boolean {
  return status === 'completed' && viewer === 'customer'
}

/** The days promised with the price, counted from the start of the search. */
export function promisedDays(
  order: Pick<WorkFacts, 'searching_at' | 'claimed_at' | 'days'>,
): { from: Date; to: Date } | null {
  if (!order.searching_at) return null
  const since = Date.parse(order.claimed_at ?? order.searching_at)
  return { from: new Date(since + order.days.from * dayMs), to: new Date(since + order.days.to * dayMs) }
}

/** The expected finish of the climb, while it is in progress. */
export function orderArrival(order: WorkFacts, progress: Progress, now: number): Arrival | null {
  if (order.status !== 'boosting') return null
  const played = recordedGames(order)
  const since = order.claimed_at ?? order.created_at
  const work = { progress, played, since, paused: order.paused }
  return expectedArrival(order.config, work, new Date(now).toISOString())
}

type Words = { t: Translate; times: Times; dir: 'ltr' | 'rtl' }

/** A place and its points as a label: 'Gold III, 62 LP'. */
export function standingInWords(
  t: Translate,
  order: Pick<OrderView, 'config'>,
  standing: OrderView['games'][number]['standing'],
): string {
  const game = games[order.config.game]
  return t('order.rankAndPoints', {
    rank: rankName(t, game, standing),
    points: (standing.division === null ? openPointsOf : pointsOf)(t, game, standing.points),
  })
}

/** The data and labels for the drawing of the climb; null for orders without a climb. */
export function chartOf(
  words: Words,
  order: WorkFacts,
  progress: Progress,
  arrival: Arrival | null,
  isUnsent = false,
): ClimbSoFarProps | null {
  const { climb } = progress
  if (!climb || !isBoost(order.config)) return null
  const { t, times, dir } = words
  const game = games[order.config.game]
  const ends = climbEndsInWords(t, order.config)
  const last = order.games.at(-1)
  const target = camps(game)[campIndex(game, rankAtPoints(game, climb.target))]
  const targetName = target ? rankName(t, game, target) : (ends.target ?? '')
  const points = (value: number) => pointsOf(t, game, Math.max(0, Math.round(value)))
  // A closed climb has no planned route; the drawing only marks the rest of it.
  const isOver = order.finished_at !== null || order.closed_at !== null
  const stopped = order.status === 'cancelled' || (isOver && !last)
  const gamesAhead = arrival?.games ?? gamesPromised(order)
  return {
    game,
    start: climb.start,
    target: climb.target,
    games: order.games.map(({ result }, index) => ({
      result,
      after: climb.heights[index + 1] ?? climb.now,
    })),
    ahead:
      gamesAhead === null
        ? null
        : {
            games: gamesAhead,
            fast: Math.max(1, Math.round(gamesAhead * 0.8)),
            slow: Math.round(gamesAhead * 1.25) + 1,
          },
    days: dayStarts(order, times),
    dir,
    stopped,
    arrived: isOver && !stopped && progress.done >= 1,
    planned: !isOver && order.claimed_at === null,
    labels: {
      summary: t('order.chartSummary', {
        start: ends.start,
        target: ends.target ?? '',
        now: points(climb.now - climb.start),
        all: points(climb.target - climb.start),
        score: scoreInWords(t, progress),
      }),
      tierName: (tier) => tierName(t, game, tier),
      division: (camp) => divisionNumeral(game, camp.division),
      todayTitle: isUnsent
        ? t('order.unsent.tag')
        : last
          ? times.dateTime(last.played_at)
          : isOver
            ? times.dateTime(order.finished_at ?? order.closed_at ?? order.created_at)
            : t(order.claimed_at ? 'order.now' : 'order.promiseStart'),
      todayRank: last ? standingInWords(t, order, last.standing) : startInWords(t, order),
      flag: stopped
        ? targetName
        : gamesAhead
          ? t('order.gamesToGo', { rank: targetName, count: gamesAhead })
          : progress.done >= 1
            ? t('order.targetReached', { rank: targetName })
            : targetName,
      won: t('order.upWon'),
      lost: t('order.downLost'),
      drawn: t('order.middleDrawn'),
    },
  }
}

/** The start of the climb, as precisely as the customer gave it: 'Silver II, 41–60 LP'. */
function startInWords(t: Translate, { config }: WorkFacts): string {
  if (!isBoost(config)) return ''
  const game = games[config.game]
  const { start } = climbEndsInWords(t, config)
  if (!('start' in config)) return start
  const { tier, division, bracket, points } = config.start
  const from = division === null ? openPointsOf(t, game, points) : bracketInWords(t, game, tier, bracket)
  return t('order.rankAndPoints', { rank: start, points: from })
}

/** Before the first game and after a stop, the planned route comes from the quote. */
function gamesPromised({ status, games, quote }: WorkFacts): number | null {
  const planned = Math.round(quote.estimate.games)
  if (status === 'cancelled') return Math.max(1, planned - games.length)
  return games.length === 0 ? Math.max(1, planned) : null
}

/** The position of each day's first game. */
function dayStarts(order: WorkFacts, times: Times): { game: number; label: string }[] {
  const starts: { game: number; label: string }[] = []
  for (const [index, { played_at }] of order.games.entries()) {
    const label = times.day(played_at)
    if (starts.at(-1)?.label !== label) starts.push({ game: index, label })
  }
  return starts
}
