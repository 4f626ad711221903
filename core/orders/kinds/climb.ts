import { partOf, sumOf } from '#core/base/money.ts'
import { bracketHeights } from '../../choices/bracket-heights.ts'
import { type ClimbConfig, climbEnds } from '../../choices/order-config.ts'
import { games } from '../../games/games.ts'
import {
  campIndex,
  camps,
  ladderPoints,
  openFoot,
  type Place,
  rankAtPoints,
  tierOf,
} from '../../games/ladder.ts'
import { climbGames } from '../../prices/pace.ts'
import type { PlainQuote, QuoteLine } from '../../prices/quote.ts'
import { portion } from '../counted-work.ts'
import type { Earned } from '../earned.ts'
import { handOversOf, type Stretch, standingConflicts } from '../hand-overs.ts'
import type { Climb, Progress } from '../progress.ts'
import { type RecordedGame, tallyOf } from '../recorded-game.ts'
import { boost, playedStretches } from './boost.ts'
import type { OrderKind } from './order-kind.ts'

/** From a start to a target: the account's height counts. */
export function climb(config: ClimbConfig): OrderKind {
  const game = games[config.game]
  const progress = (played: readonly RecordedGame[]) => climbProgress(config, played)
  const conflicts = (played: readonly RecordedGame[]) => standingConflicts(handOversOf(game, played))
  return {
    ...boost(config),
    log: { of: 'games', start: () => bracketHeights(config), isPlacing: false },
    progress: ({ played }) => progress(played),
    loggedWork: (now) => {
      const { start, now: height, target } = heightsOf(now)
      return { unit: 'points', done: Math.max(0, height - start), of: target - start }
    },
    plannedWork: (now) => plannedGames(config, heightsOf(now)),
    earned: (quote, now) => climbEarned(quote, config, heightsOf(now)),
    mark: (now) => heightsOf(now).now,
    upTo: (now, mark) => {
      const climb = heightsOf(now)
      return { ...now, climb: { ...climb, now: Math.min(climb.now, mark) } }
    },
    left: (quote, now) => climbLeft(quote, config, heightsOf(now)),
    stretches: ({ played }) => {
      const until = (stretch: Stretch) => progressUntil(config, played, stretch)
      return playedStretches({ played, conflicts: conflicts(played), until })
    },
    conflicts,
  }
}

/**
 * The climb according to its recorded games. A standing that the game showed overrides the sum of points. The first
 * one also reveals where in its division the climb really began, where the quote could only assume a bracket's
 * middle.
 */
export function climbSoFar(config: ClimbConfig, played: readonly RecordedGame[]): Climb {
  const game = games[config.game]
  const start = realStart(config, played)
  const { to: target } = climbEnds(config)
  const heights = [start]
  let now = start
  for (const { standing, points } of played) {
    now = standing ? ladderPoints(game, standing) : Math.max(0, now + points)
    heights.push(now)
  }
  const reached = camps(game).filter(({ index, tier, division }) => {
    if (index <= campIndex(game, config.start) || index > campIndex(game, config.target)) return false
    const opensAt = game.tiers.find(({ id }) => id === tier)?.opensAt ?? 0
    return ladderPoints(game, { tier, division, points: opensAt }) <= now
  })
  return { start, now, target, standing: rankAtPoints(game, now), reached, heights }
}

function climbProgress(config: ClimbConfig, played: readonly RecordedGame[]): Progress {
  const climb = climbSoFar(config, played)
  const done = portion(climb.now - climb.start, climb.target - climb.start)
  return { ...tallyOf(played), climb, hoursHeld: 0, done }
}

function heightsOf({ climb }: Progress): Climb {
  if (!climb) throw new RangeError('A climb has a height')
  return climb
}

/**
 * Where the climb began, according to the first record, but no lower than the purchased bracket: otherwise a booster
 * could lengthen their own part. When another booster takes over, their first record says where the account was then.
 * What the bracket covers below it was the uncertainty of the start, not the first booster's work, and where the two
 * records contradict each other, only the second counts.
 */
function realStart(config: ClimbConfig, played: readonly RecordedGame[]): number {
  const game = games[config.game]
  const { from: middle } = climbEnds(config)
  const bracket = bracketHeights(config)
  const [first] = played
  const division = ladderPoints(game, { ...config.start, points: 0 })
  const top = division + (tierOf(game, config.start.tier)?.points ?? 0)
  const isInside = (height: number) => division <= height && height <= top
  const shown = first?.standing ? ladderPoints(game, first.standing) - first.points : null
  const own = shown !== null && isInside(shown) ? Math.max(shown, bracket.from) : middle
  if (config.start.division === null) return middle
  const [handOver] = handOversOf(game, played)
  if (!handOver) return own
  const { before, contradicts } = handOver
  if (!contradicts) return Math.max(own, Math.min(before.to, bracket.to))
  const canBeInside = before.from <= top && before.to >= division
  return canBeInside ? Math.min(Math.max(before.to, bracket.from), bracket.to) : own
}

/**
 * The height at which a stretch ended, at most the height that the next booster's first record starts from. No record
 * confirms the last stretch yet.
 */
function progressUntil(config: ClimbConfig, played: readonly RecordedGame[], stretch: Stretch): Progress {
  const progress = climbProgress(config, played)
  const climb = heightsOf(progress)
  const ended = climb.heights[stretch.last + 1] ?? climb.now
  const next = handOversOf(games[config.game], played).find(({ earlier }) => earlier.first === stretch.first)
  const now = next ? Math.min(ended, next.ended, next.before.from) : ended
  return { ...progress, climb: { ...climb, now } }
}

function plannedGames({ game: id, gain }: ClimbConfig, { start, now, target }: Climb) {
  const planned = (from: number, to: number) => climbGames(games[id], from, to, gain)
  return {
    behind: now < start ? 0 - planned(now, start) : planned(start, now),
    ahead: planned(now, target),
  }
}

/** A part of the climb with its price; heights are points from the foot of the ladder. */
type Leg = { at: Place; from: number; to: number; price: number }

/** Fractions of prices are stored as thousandths of minor units, so that they stay integers. */
const precision = 1000

function climbEarned(quote: PlainQuote, config: ClimbConfig, climb: Climb): Earned {
  const legs = legsOf(quote, config, climb)
  const [first] = legs
  const { passed, open } = playedLegs(legs, climb)
  const last = passed.at(-1)
  const value = (some: readonly Leg[]) => some.reduce((sum, { price }) => sum + price * precision, 0)
  const foot = open ? footOf(config, open) : 0
  return {
    finished: value(passed),
    underWay: open
      ? Math.round((open.price * precision * (climb.now - open.from)) / (open.to - open.from))
      : 0,
    of: value(legs),
    finishedItem: first && last ? { kind: 'camps', from: first.at, to: placeAt(config, last.to) } : null,
    underWayItem: open
      ? { kind: 'division', at: open.at, points: climb.now - foot, of: open.to - foot }
      : null,
  }
}

/** The legs that are behind, and the one that is under way. */
function playedLegs(legs: readonly Leg[], { start, now }: Climb): { passed: Leg[]; open: Leg | undefined } {
  return {
    // A climb that begins at the very end of its first division has not thereby passed it.
    passed: now > start ? legs.filter(({ to }) => to <= now) : [],
    open: legs.find(({ from, to }) => from < now && now < to),
  }
}

/** The divisions and open points that are not played yet; of the one under way, the played part is taken off. */
function climbLeft(quote: PlainQuote, config: ClimbConfig, climb: Climb): QuoteLine[] {
  const legs = legsOf(quote, config, climb)
  const { passed, open } = playedLegs(legs, climb)
  if (passed.length === legs.length) return []
  let behind = passed.length
  const lines = quote.lines.flatMap((line): QuoteLine[] => {
    if (line.kind === 'points') return [line]
    if (line.kind === 'bracket') return passed.length === 0 ? [line] : []
    if (line.kind !== 'climb') return []
    const divisions = Math.max(0, line.divisions - behind)
    behind -= line.divisions - divisions
    return divisions === 0 ? [] : [{ ...line, divisions, amount: line.unit * divisions }]
  })
  if (!open) return lines
  const played = partOf(open.price, climb.now - open.from, open.to - open.from)
  return [...lines, { kind: 'under_way', amount: 0 - played }]
}

/** The divisions and open points of the frozen quote, each with its height and price. */
function legsOf(quote: PlainQuote, config: ClimbConfig, climb: Climb): Leg[] {
  const game = games[config.game]
  const units = quote.lines.flatMap((line) =>
    line.kind === 'climb' ? Array<number>(line.divisions).fill(line.unit) : [],
  )
  const bracket = sumOf(quote.lines.filter(({ kind }) => kind === 'bracket'))
  const firstCamp = campIndex(game, config.start)
  const legs = camps(game)
    .slice(firstCamp, firstCamp + units.length)
    .map((camp, i): Leg => {
      const foot = ladderPoints(game, { ...camp, points: 0 })
      const top = foot + (tierOf(game, camp.tier)?.points ?? 0)
      const price = (units[i] ?? 0) + (i === 0 ? bracket : 0)
      return {
        at: { tier: camp.tier, division: camp.division },
        from: i === 0 ? climb.start : foot,
        to: top,
        price,
      }
    })
  const open = quote.lines.find((line) => line.kind === 'points')
  if (open)
    legs.push({
      at: { tier: open.tier, division: null },
      from: Math.max(climb.start, openFoot(game)),
      to: climbEnds(config).to,
      price: open.amount,
    })
  return legs
}

/** Divisions count from their foot, as the game shows them; open tiers count from where the climb begins. */
function footOf(config: ClimbConfig, { at, from }: Leg): number {
  return at.division === null ? from : ladderPoints(games[config.game], { ...at, points: 0 })
}

function placeAt(config: ClimbConfig, height: number): Place {
  const { tier, division } = rankAtPoints(games[config.game], height)
  return { tier, division }
}
