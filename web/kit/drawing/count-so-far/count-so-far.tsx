import { useId } from 'react'
import type { GameId, Result } from '#core/games/game.ts'
import { tallyOf } from '#core/orders/recorded-game.ts'
import { ClimbGradient } from '../climb-gradient.tsx'
import { type Direction, mirror } from '../direction.ts'
import { Flag } from '../flag.tsx'
import { type Point, polyline } from '../polyline.ts'
import { strata } from '../strata.ts'
import { between, trail } from '../trail.ts'

export type CountSoFarProps = {
  game: GameId
  /** How many were bought: net wins that are filled one by one, or games, whatever their result. */
  of: number
  kind: 'win' | 'game'
  games: readonly { result: Result }[]
  dir: Direction
  labels: {
    /** What a screen reader announces instead of the drawing. */
    summary: string
    /** Beside the flag: '5 net wins, about 3 games to go' */
    flag: string
  }
}

const width = 776
const height = 168
const [foot, top] = [140, 52]
/** From this number on, the marks are too close to each other for their signs. */
const many = 12

/** Wins and placements so far: each is a camp on the way to the flag, each game a bar below. */
export function CountSoFar({ game, of, kind, games, dir, labels }: CountSoFarProps) {
  const id = useId()
  const turn = mirror(dir, width)
  const { won, lost } = tallyOf(games)
  const done = Math.min(of, Math.max(0, kind === 'win' ? won - lost : games.length))
  const stops = Array.from({ length: of + 1 }, (_, i): Point => {
    const part = i / of
    return [24 + part * (width - 64), foot - (foot - top) * part ** 1.2]
  })
  const line = trail(stops, `${game}/${of}`, 2.4)
  const walked = between(line, 0, done)
  return (
    <div className="count-so-far" data-game={game} role="img" aria-label={labels.summary}>
      <div className="count-plot">
        <svg className="stretch" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
          <ClimbGradient id={id} from={[0, foot]} to={[0, top]} />
          {strata(stops, 0, width, 1.2)
            .slice(0, 4)
            .map((layer, depth) => (
              <path
                key={depth}
                className="climb-stratum"
                d={polyline(turn(layer))}
                opacity={(0.8 - depth / 6).toFixed(1)}
              />
            ))}
          <path className="climb-way" d={polyline(turn(between(line, done, of)))} />
          {done > 0 && <path className="climb-line" d={polyline(turn(walked))} stroke={`url(#${id})`} />}
        </svg>
        {stops.slice(1).map((stop, i) => (
          <Mark
            key={stop[0]}
            at={stop}
            small={of > many}
            state={i >= done ? 'ahead' : kind === 'win' ? 'won' : (games[i]?.result ?? 'ahead')}
          />
        ))}
        <svg className="climb-flag" style={place(stops.at(-1) as Point, -10)}>
          <Flag x={0} y={0} dir={dir} large />
        </svg>
        <span className="count-flag-label">{labels.flag}</span>
      </div>
      <p className="count-bars">
        {games.map((each, i) => (
          <i key={`${i}${each.result}`} data-result={each.result} />
        ))}
      </p>
    </div>
  )
}

const place = ([x, y]: Point, lift = 0) => ({
  insetInlineStart: `${((x / width) * 100).toFixed(2)}%`,
  top: `calc(${((y / height) * 100).toFixed(2)}% + ${lift}px)`,
})

const signs = {
  won: 'M-3.4.2-1 2.6l4.4-5',
  lost: 'M-2.8-2.8l5.6 5.6m0-5.6l-5.6 5.6',
  drawn: 'M-3.2-1.7h6.4m0 3.4h-6.4',
  ahead: '',
}

function Mark({ at, state, small }: { at: Point; state: keyof typeof signs; small: boolean }) {
  return (
    <svg
      className="climb-check count-mark"
      data-state={state}
      data-small={small || undefined}
      viewBox="-9 -9 18 18"
      style={place(at)}
    >
      <circle r="8" />
      <path d={signs[state]} />
    </svg>
  )
}
