import { type CSSProperties, type ReactNode, useId } from 'react'
import type { Game } from '#core/games/game.ts'
import { type Direction, mirror } from '../direction.ts'
import { Emblem } from '../emblem/emblem.tsx'
import { Flag } from '../flag.tsx'
import { areaUnder, dots, type Point, polyline } from '../polyline.ts'
import { strata } from '../strata.ts'
import { type HomeFrame, layMountain, type Mountain, phoneFrame, wideFrame } from './home-geometry.ts'

export type HomeMountainsProps = {
  /**
   * Nearest and lowest first; four of them. `sign` receives the emblem and returns the link with name and lowest
   * price.
   */
  mountains: readonly { game: Game; sign: (emblem: ReactNode) => ReactNode }[]
  dir: Direction
}

const share = (part: number, whole: number) => `${((part / whole) * 100).toFixed(2)}%`

/** The home page's picture: each game a mountain, its route leading to a summit with a flag and a sign. */
export function HomeMountains({ mountains, dir }: HomeMountainsProps) {
  const id = useId()
  return (
    <div className="home-mountains">
      {[wideFrame, phoneFrame].map((frame) => (
        <svg
          key={frame.name}
          className="stretch"
          data-frame={frame.name}
          viewBox={`0 0 ${frame.width} ${frame.height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {mountains
            .map(({ game }, i) => (
              <MountainDrawing
                key={game.id}
                game={game}
                frame={frame}
                mountain={layMountain(frame, i, game.id)}
                id={`${id}${frame.name}${game.id}`}
                dir={dir}
              />
            ))
            .toReversed()}
        </svg>
      ))}
      {mountains.map(({ game, sign }, i) => (
        <div key={game.id} className="home-summit" data-game={game.id} style={summitStyle(i)}>
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

/** Where a summit is in both pictures; the style sheet chooses. */
function summitStyle(place: number): CSSProperties {
  const at = ({ slopes, width, height }: HomeFrame) => {
    const [x, y] = slopes[place]?.summit ?? [0, 0]
    return [share(x, width), share(y, height)]
  }
  const [[x, y], [phoneX, phoneY]] = [at(wideFrame), at(phoneFrame)]
  return { '--x': x, '--y': y, '--phone-x': phoneX, '--phone-y': phoneY } as CSSProperties
}

const summitTier = (game: Game) => (game.tiers.at(-1) ?? game.tiers[0])?.id ?? 'iron'

type MountainDrawingProps = { game: Game; frame: HomeFrame; mountain: Mountain; id: string; dir: Direction }

function MountainDrawing({ game, frame, mountain, id, dir }: MountainDrawingProps) {
  const { width, height, glow } = frame
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
      <radialGradient id={`${id}glow`} gradientUnits="userSpaceOnUse" cx={x} cy={y} r={glow}>
        <stop stopColor="var(--alpenglow)" stopOpacity=".5" />
        <stop offset=".55" stopColor="var(--alpenglow)" stopOpacity=".15" />
        <stop offset="1" stopColor="var(--alpenglow)" stopOpacity="0" />
      </radialGradient>
      <Fade id={`${id}route`} from={first[0]} to={x} shares={[0.2, 0.85, 1]} />
      <Fade id={`${id}far`} from={last[0]} to={x} shares={[0, 0.2, 0.6]} />
      <path d={areaUnder(turn(skyline), height)} fill={`url(#${id}land)`} />
      <path d={`${polyline(turn(mountain.lit))}z`} fill={`url(#${id}glow)`} />
      {strata(skyline, route[0]?.[0] ?? 0, width, frame === phoneFrame ? 0.9 : 1.2).map((layer, depth) => (
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
