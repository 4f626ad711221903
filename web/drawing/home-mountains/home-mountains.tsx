import { type ReactNode, useId } from 'react'
import type { Game } from '#core/games/game.ts'
import { type Direction, mirror } from '../direction.ts'
import { Emblem } from '../emblem/emblem.tsx'
import { Flag } from '../flag.tsx'
import { areaUnder, dots, type Point, polyline } from '../polyline.ts'
import { strata } from '../strata.ts'
import { homeFrame, layMountain, type Mountain } from './home-geometry.ts'

export type HomeMountainsProps = {
  /**
   * Nearest and lowest first; four of them. `sign` receives the emblem and returns the link with name and lowest
   * price.
   */
  mountains: readonly { game: Game; sign: (emblem: ReactNode) => ReactNode }[]
  dir: Direction
}

const { width, height } = homeFrame
const along = (x: number) => `${((x / width) * 100).toFixed(2)}%`
const down = (y: number) => `${((y / height) * 100).toFixed(2)}%`

/** The home page's picture: each game a mountain, its route leading to a summit with a flag and a sign. */
export function HomeMountains({ mountains, dir }: HomeMountainsProps) {
  const id = useId()
  const laid = mountains.map(({ game, sign }, i) => ({ game, sign, mountain: layMountain(i, game.id) }))
  return (
    <div className="home-mountains">
      <svg
        className="stretch"
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {laid.toReversed().map(({ game, mountain }) => (
          <MountainDrawing key={game.id} game={game} mountain={mountain} id={`${id}${game.id}`} dir={dir} />
        ))}
      </svg>
      {laid.map(({ game, sign, mountain: { summit } }) => (
        <div
          key={game.id}
          className="home-summit"
          data-game={game.id}
          style={{ insetInlineStart: along(summit[0]), top: down(summit[1]) }}
        >
          <svg className="climb-flag" aria-hidden="true">
            <Flag x={0} y={0} dir={dir === 'rtl' ? 'ltr' : 'rtl'} large />
            <circle r="4.5" />
          </svg>
          <div className="home-sign">{sign(<Emblem game={game} tier={summitTier(game)} size={44} />)}</div>
        </div>
      ))}
    </div>
  )
}

const summitTier = (game: Game) => (game.tiers.at(-1) ?? game.tiers[0])?.id ?? 'iron'

type MountainDrawingProps = { game: Game; mountain: Mountain; id: string; dir: Direction }

function MountainDrawing({ game, mountain, id, dir }: MountainDrawingProps) {
  const turn = mirror(dir, width)
  const { route, farSide } = mountain
  const skyline = [...route, ...farSide.slice(1)]
  const [first, last] = [turn(route)[0] as Point, turn(farSide).at(-1) as Point]
  const [x, y] = turn([mountain.summit])[0] as Point
  return (
    <g data-game={game.id}>
      <linearGradient id={`${id}land`} gradientUnits="userSpaceOnUse" x2="0" y1={y} y2={height}>
        <stop stopColor="var(--terrain-1)" />
        <stop offset=".5" stopColor="var(--terrain-2)" />
        <stop offset="1" stopColor="var(--ground)" />
      </linearGradient>
      <radialGradient id={`${id}glow`} gradientUnits="userSpaceOnUse" cx={x} cy={y} r="230">
        <stop stopColor="var(--alpenglow)" stopOpacity=".5" />
        <stop offset=".55" stopColor="var(--alpenglow)" stopOpacity=".15" />
        <stop offset="1" stopColor="var(--alpenglow)" stopOpacity="0" />
      </radialGradient>
      <Fade id={`${id}route`} from={first[0]} to={x} shares={[0.2, 0.85, 1]} />
      <Fade id={`${id}far`} from={last[0]} to={x} shares={[0, 0.2, 0.6]} />
      <path d={areaUnder(turn(skyline), height)} fill={`url(#${id}land)`} />
      <path d={`${polyline(turn(mountain.lit))}z`} fill={`url(#${id}glow)`} />
      {strata(skyline, route[0]?.[0] ?? 0, width, 1.2).map((layer, depth) => (
        <path
          key={depth}
          className="home-stratum"
          d={polyline(turn(layer))}
          opacity={(0.8 - depth / 10).toFixed(1)}
        />
      ))}
      <path d={polyline(turn(farSide))} stroke={`url(#${id}far)`} strokeWidth="2" />
      <path d={polyline(turn(route))} stroke={`url(#${id}route)`} strokeWidth="3" />
      <path className="home-camp" d={dots(turn(mountain.camps))} />
      <path className="home-camp-heart" d={dots(turn(mountain.camps))} />
    </g>
  )
}

type FadeProps = { id: string; from: number; to: number; shares: readonly [number, number, number] }

/** The game's hue, fading away from the summit. */
function Fade({ id, from, to, shares: [end, middle, summit] }: FadeProps) {
  return (
    <linearGradient id={id} gradientUnits="userSpaceOnUse" x1={from.toFixed(0)} x2={to.toFixed(0)} y2="0">
      <stop stopColor="var(--hue)" stopOpacity={end} />
      <stop offset=".5" stopColor="var(--hue)" stopOpacity={middle} />
      <stop offset="1" stopColor="var(--hue)" stopOpacity={summit} />
    </linearGradient>
  )
}
