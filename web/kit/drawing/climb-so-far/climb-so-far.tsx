import { useId } from 'react'
import { type Game, type Result, results } from '#core/games/game.ts'
import { ClimbGradient, GlowGradient } from '../climb-gradient.tsx'
import { type Direction, mirror } from '../direction.ts'
import { Flag } from '../flag.tsx'
import { areaUnder, dots, type Point, polyline } from '../polyline.ts'
import { strata } from '../strata.ts'
import { type BandLabels, ClimbBands } from './climb-bands.tsx'
import {
  type Climb,
  type ClimbAhead,
  type ClimbGame,
  climbFrame,
  layBands,
  layClimb,
  placeToday,
} from './climb-geometry.ts'

export type { ClimbAhead, ClimbGame } from './climb-geometry.ts'

export type ClimbSoFarProps = {
  game: Game
  /** Ladder points (core `ladderPoints`) of start and target. */
  start: number
  target: number
  games: readonly ClimbGame[]
  /** Games left, expected, fast and slow; null when the order is done or nothing is known. */
  ahead: ClimbAhead | null
  /** Day boundaries: where along the games (0 is before the first game) and the day's name. */
  days: readonly { game: number; label: string }[]
  dir: Direction
  /** It ended before the flag, so the rest of the route is only outlined. */
  stopped?: boolean
  /** The target is reached and nobody plays any more, so the summit is marked instead of today. */
  arrived?: boolean
  /** Nobody plays yet, so only the route is shown. */
  planned?: boolean
  /** How many games pictures prove; the rest is dashed. Without it, none is marked. */
  proven?: number
  /** How many of the last games aren't sent yet; they are dashed too. */
  unsent?: number
  labels: BandLabels & {
    /**
     * What a screen reader announces instead of the drawing: 'Silver II to Platinum IV, 310 of 548 LP, 16 won, 4
     * lost'
     */
    summary: string
    /** Tag at today's point: 'Today, 17:52' and 'Gold III, 62 LP' */
    todayTitle: string
    todayRank: string
    /** Beside the flag: 'Platinum IV, about 15 games to go' */
    flag: string
    /** 'Up: game won', 'Down: lost' and, if any was drawn, 'Middle: draw' */
    won: string
    lost: string
    drawn: string
  }
}

const { width, height, foot, bars } = climbFrame
/** The width of a day's name; a phone shows the chart at less than half its width. */
const labelRoom = (label: string) => label.length * 6.2 + 12
const phoneScale = 2.7
const along = (x: number) => `${((x / width) * 100).toFixed(2)}%`
const down = (y: number) => `${((y / height) * 100).toFixed(2)}%`

/**
 * The order's climb: its games as steps over bands of altitude, the part reached, and the expected route to the flag.
 */
export function ClimbSoFar(props: ClimbSoFarProps) {
  const {
    game,
    start,
    target,
    games,
    ahead,
    days,
    dir,
    labels,
    stopped = false,
    planned = false,
    arrived,
    unsent = 0,
    proven = games.length - unsent,
  } = props
  const id = useId()
  const climb = layClimb(game, start, target, games, ahead)
  const { today, flag, y } = climb
  const tag = placeToday(climb)
  const room = (day: number) => {
    const next = days[day + 1]
    return (next ? next.game * climb.game : width) - (days[day]?.game ?? 0) * climb.game
  }
  const crowded = today[1] < 130
  return (
    <div
      className="climb-so-far"
      data-planned={planned || undefined}
      data-ended={arrived ? 'arrived' : stopped ? 'stopped' : undefined}
      data-game={game.id}
      data-unsent={unsent > 0 || undefined}
      role="img"
      aria-label={labels.summary}
    >
      <ClimbBands bands={layBands(game, y)} game={game} labels={labels} />
      <div className="climb-plot">
        {days.map(({ game: place, label }, i) => (
          <span
            key={`${place} ${label}`}
            className="climb-day"
            data-roomy={room(i) > labelRoom(label) * phoneScale || undefined}
            style={{ insetInlineStart: along(place * climb.game) }}
          >
            {room(i) > labelRoom(label) && label}
          </span>
        ))}
        <svg className="stretch" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
          <ClimbGradient id={`${id}climb`} from={[0, y(start)]} to={[0, y(target)]} />
          <GlowGradient
            id={`${id}glow`}
            top={Math.min(...climb.steps.map(([, top]) => top))}
            foot={foot + 60}
          />
          <ClimbDrawing climb={climb} id={id} dir={dir} cone={!stopped && !planned} proven={proven} />
        </svg>
        {climb.reached.map(([x, top]) => (
          <svg
            key={top}
            className="climb-check"
            viewBox="-9 -9 18 18"
            style={{ insetInlineStart: along(x), top: down(top) }}
          >
            <circle r="8" />
            <path d="M-3.4.2-1 2.6l4.4-5" />
          </svg>
        ))}
        <svg className="climb-flag" style={{ insetInlineStart: along(flag[0]), top: down(flag[1]) }}>
          <Flag x={0} y={0} dir={dir} large />
          <circle r="4.5" />
        </svg>
        {arrived && (
          <svg
            className="climb-check climb-summit"
            viewBox="-11 -11 22 22"
            style={{ insetInlineStart: along(today[0]), top: down(today[1]) }}
          >
            <circle r="11" />
            <path d="M-4.6.3-1.4 3.5l6-6.8" />
          </svg>
        )}
        {/* At the flag the tag says the same. */}
        {ahead && (
          <span
            className="climb-flag-label"
            data-crowded={crowded || undefined}
            style={{ insetInlineEnd: along(width - flag[0]) }}
          >
            {labels.flag}
          </span>
        )}
        <div
          className="climb-tag"
          data-ahead={tag.ahead || undefined}
          style={{ insetInlineStart: along(tag.x), top: down(tag.top) }}
        >
          <div>
            <small>{labels.todayTitle}</small>
            <b>{labels.todayRank}</b>
          </div>
        </div>
      </div>
      {games.length > 0 && (
        <p className="climb-legend">
          <span>{labels.won}</span>
          <span>{labels.lost}</span>
          {games.some(({ result }) => result === 'drawn') && <span>{labels.drawn}</span>}
        </p>
      )}
    </div>
  )
}

/** The parts of the chart that can be stretched: lines, areas, dots and bars. */
type DrawingProps = { climb: Climb; id: string; dir: Direction; cone: boolean; proven: number }

function ClimbDrawing({ climb, id, dir, cone: shows, proven }: DrawingProps) {
  const turn = mirror(dir, width)
  const { today, flag, cone } = climb
  const steps = turn(climb.steps)
  const [todayX, todayY] = turn([today])[0] as Point
  // Each game is three points of the line, after the start.
  const shown = steps.slice(0, 1 + 3 * proven)
  const unproven = steps.slice(3 * proven)
  const bar = (result: Result, games = climb.bars.slice(0, proven)) =>
    games
      .filter((game) => game.result === result)
      .map(({ x, width: wide, height: tall }) => {
        const left = dir === 'rtl' ? width - x - wide : x
        const top = { won: bars - tall, lost: bars + 1, drawn: bars - tall / 2 }[result]
        return `M${left.toFixed(1)} ${top.toFixed(1)}h${wide.toFixed(1)}v${tall.toFixed(1)}h${(-wide).toFixed(1)}z`
      })
      .join('')
  return (
    <>
      <clipPath id={`${id}land`}>
        <path d={areaUnder(steps, foot)} />
      </clipPath>
      <path d={areaUnder(steps, foot)} fill={`url(#${id}glow)`} />
      {today[0] > 0 && (
        <g clipPath={`url(#${id}land)`}>
          {strata(climb.steps, 0, today[0], 1.9).map((layer, depth) => (
            <path
              key={depth}
              className="climb-stratum"
              d={polyline(turn(layer))}
              opacity={(0.9 - depth / 10).toFixed(1)}
            />
          ))}
        </g>
      )}
      <path className="climb-base" d={`M0 ${bars}H${width}`} />
      {cone.length > 0 && shows && <path className="climb-cone" d={`${polyline(turn(cone))}z`} />}
      {cone.length > 0 && <path className="climb-way" d={polyline(turn([today, flag]))} />}
      <path className="switchbacks-camp climb-camp-ahead" d={dots(turn(climb.ahead))} />
      <path className="switchbacks-camp-heart climb-camp-ahead" d={dots(turn(climb.ahead))} />
      <path className="climb-drop" d={`M${todayX.toFixed(1)} ${todayY.toFixed(1)}V${bars + 24}`} />
      <path className="climb-line" d={polyline(shown)} stroke={`url(#${id}climb)`} />
      {results.map((result) => (
        <path key={result} className={`climb-${result}`} d={bar(result)} />
      ))}
      {unproven.length > 1 && (
        <>
          <pattern
            id={`${id}hatch`}
            width="7"
            height="7"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <path className="climb-hatch" d="M0 0V7" />
          </pattern>
          <path d={areaUnder(unproven, foot)} fill={`url(#${id}hatch)`} />
          <path className="climb-unproven" d={polyline(unproven)} />
          <path
            className="climb-unproven"
            d={results.map((result) => bar(result, climb.bars.slice(proven))).join('')}
          />
        </>
      )}
      <path className="climb-today" d={dots([[todayX, todayY]])} />
      <path className="climb-today-heart" d={dots([[todayX, todayY]])} />
    </>
  )
}
