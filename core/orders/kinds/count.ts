import type { CountedUnit } from '../../choices/counted-units.ts'
import { mostOpenPoints, type PlacementConfig, type WinConfig } from '../../choices/order-config.ts'
import { games } from '../../games/games.ts'
import { ladderPoints, tierOf } from '../../games/ladder.ts'
import { winGames } from '../../prices/pace.ts'
import { countedEarned, countedLeft, portion } from '../counted-work.ts'
import {
  type Conflict,
  type HandOver,
  handOversOf,
  type Stretch,
  standingConflicts,
  stretchesOf,
} from '../hand-overs.ts'
import { type Heights, handOverTolerance } from '../moves.ts'
import type { Progress } from '../progress.ts'
import { gamesIn, type RecordedGame, type Tally, tallyOf } from '../recorded-game.ts'
import { boost, playedStretches } from './boost.ts'
import type { GameLog, OrderKind } from './order-kind.ts'

type Played = readonly RecordedGame[]

/** What is counted, and how many were bought. */
type Counting = {
  unit: CountedUnit
  of: number
  log: GameLog
  done: (tally: Tally) => number
  /** Games needed for this many of what is counted, not rounded. */
  gamesFor: (count: number) => number
  /** The hand-overs where two boosters' standings can be compared. */
  handOvers: (played: Played) => HandOver[]
}

/** A number of net wins: a lost game is won back, and a draw changes nothing. */
export function wins(config: WinConfig): OrderKind {
  return {
    ...boost(config),
    ...counted(config, {
      unit: 'wins',
      of: config.wins,
      log: { of: 'games', start: () => rankHeights(config), isPlacing: false },
      done: ({ won, lost }) => won - lost,
      gamesFor: winGames,
      handOvers: (played) => handOversOf(games[config.game], played),
    }),
  }
}

/** A number of placement games, whatever their result: the game counts a drawn one as played too. */
export function placements(config: PlacementConfig): OrderKind {
  return {
    ...boost(config),
    ...counted(config, {
      unit: 'games',
      of: config.games,
      log: { of: 'games', start: () => null, isPlacing: games[config.game].placementKind === 'placement' },
      done: gamesIn,
      gamesFor: (count) => count,
      handOvers: () => [],
    }),
  }
}

/** The range of ladder points of the rank at which the wins are played. */
function rankHeights({ game: id, rank: { tier, division } }: WinConfig): Heights {
  const game = games[id]
  const opensAt = tierOf(game, tier)?.opensAt ?? 0
  const foot = ladderPoints(game, { tier, division, points: opensAt })
  const above = game.tiers.find((each) => (each.opensAt ?? 0) > opensAt)?.opensAt ?? mostOpenPoints
  return { from: foot, to: foot + (division === null ? above - opensAt : (tierOf(game, tier)?.points ?? 0)) }
}

function counted(config: WinConfig | PlacementConfig, counting: Counting) {
  const { unit, of, log, done, gamesFor, handOvers } = counting
  const confirmed = (played: Played) => confirmedGames(config, handOvers(played), played)
  const conflicts = (played: Played) => [
    ...standingConflicts(handOvers(played)),
    ...countConflict(counting, played, confirmed(played)),
  ]
  return {
    log,
    progress: ({ played }) => {
      const tally = tallyOf(confirmed(played))
      return { ...tally, done: portion(done(tally), of), climb: null, hoursHeld: 0 }
    },
    loggedWork: (progress) => ({ unit, done: Math.max(0, done(progress)), of }),
    plannedWork: (progress) => ({
      behind: gamesFor(done(progress)),
      ahead: gamesFor(Math.max(0, of - Math.max(0, done(progress)))),
    }),
    earned: (_quote, progress) => countedEarned(unit, done(progress), of),
    mark: done,
    upTo: (progress, mark) => ({ ...progress, won: Math.min(done(progress), mark), lost: 0, drawn: 0 }),
    left: (quote, progress) => countedLeft(quote, done(progress)),
    stretches: ({ played }) => {
      const until = (stretch: Stretch) => progressUntil(counting, played, confirmed(played), stretch)
      return playedStretches({ played, conflicts: conflicts(played), until })
    },
    conflicts,
  } satisfies Partial<OrderKind>
}

/**
 * The games that count. Net wins that the next booster's first record contradicts are void: of the stretch before it,
 * only what that record still allows remains.
 */
function confirmedGames(
  { game: id }: WinConfig | PlacementConfig,
  handOvers: readonly HandOver[],
  played: Played,
): Played {
  const game = games[id]
  const refuted = new Set<RecordedGame>()
  for (const { earlier, ended, before, contradicts } of handOvers) {
    if (!contradicts || before.from > ended) continue
    const own = played.slice(earlier.first, earlier.last + 1)
    const most = before.to + handOverTolerance(game, before.to)
    const left = own.findLastIndex(({ standing }) => standing && ladderPoints(game, standing) <= most) + 1
    for (const each of own.slice(left)) refuted.add(each)
  }
  return played.filter((each) => !refuted.has(each))
}

/** Two boosters who together recorded more than was bought. */
function countConflict({ done, of }: Counting, played: Played, confirmed: Played): Conflict[] {
  const all = done(tallyOf(confirmed))
  const [earlier, later] = stretchesOf(confirmed).slice(-2)
  if (!earlier || !later || all <= of) return []
  const place = (at: number) => played.indexOf(confirmed[at] as RecordedGame)
  return [{ kind: 'count', earlier: place(earlier.last), later: place(later.first), apart: all - of }]
}

/** Net wins or games until a stretch ended, reduced to what later boosters' records of the same order leave. */
function progressUntil(
  { done, of }: Counting,
  played: Played,
  confirmed: Played,
  stretch: Stretch,
): Progress {
  const until = confirmed.filter((game) => played.indexOf(game) <= stretch.last)
  const later = stretchesOf(confirmed)
    .filter(({ first }) => first >= until.length)
    .flatMap(({ first, last }) => confirmed.slice(first, last + 1))
  const count = Math.max(0, Math.min(done(tallyOf(until)), of - done(tallyOf(later))))
  return { won: count, lost: 0, drawn: 0, done: count / of, climb: null, hoursHeld: 0 }
}
