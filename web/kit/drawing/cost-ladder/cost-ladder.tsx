import './cost-ladder.css'
import { type ReactNode, useId } from 'react'
import type { Game, Tier } from '#core/games/game.ts'
import type { Direction } from '../direction.ts'
import { Emblem } from '../emblem/emblem.tsx'
import { areaUnder, dots, type Point, polyline } from '../polyline.ts'
import { strata } from '../strata.ts'
import {
  type LadderStop,
  type CostLadder as Laid,
  ladderFrame,
  layCostLadder,
  litFace,
  turned,
} from './cost-ladder-geometry.ts'

export type CostLadderProps = {
  game: Game
  stops: readonly LadderStop[]
  /** The text above a tier's emblem. */
  sign: (tier: Tier) => ReactNode
  dir: Direction
}

const { width, height } = ladderFrame

/**
 * A game's whole ladder as one mountain: each tier is a step along, and its height is what the climb to it costs.
 * Decorative: a table beside it says the same in words.
 */
export function CostLadder({ game, stops, sign, dir }: CostLadderProps) {
  const ladder = layCostLadder(stops, game.tiers.length, game.id)
  const [summitX, summitY] = ladder.summit
  const along = (x: number) => `${((x / width) * 100).toFixed(2)}%`
  const down = (y: number) => `${((y / height) * 100).toFixed(2)}%`
  return (
    <div className="cost-ladder" data-game={game.id} aria-hidden="true">
      <svg className="stretch" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
        <LadderDrawing ladder={ladder} seed={game.id} dir={dir} />
      </svg>
      <svg className="climb-flag" style={{ insetInlineStart: along(summitX), top: down(summitY) }}>
        <circle r="4.5" />
      </svg>
      {game.tiers.map((tier, i) => {
        const [x, y] = ladder.signs[i] as Point
        return (
          <div
            key={tier.id}
            className="cost-sign"
            style={{ insetInlineStart: along(x), bottom: `${(100 - (y / height) * 100).toFixed(2)}%` }}
          >
            <span className="cost-words">{sign(tier)}</span>
            <span className="cost-emblem-wide">
              <Emblem game={game} tier={tier.id} size={44} />
            </span>
            <span className="cost-emblem-narrow">
              <Emblem game={game} tier={tier.id} size={20} />
            </span>
          </div>
        )
      })}
    </div>
  )
}

function LadderDrawing({ ladder, seed, dir }: { ladder: Laid; seed: string; dir: Direction }) {
  const id = useId()
  const turn = turned(dir)
  const { tail, route, fall, feet, ticks, summit } = ladder
  const skyline = [...tail, ...route.slice(1), ...fall.slice(1)]
  const [x, y] = turn([summit])[0] as Point
  return (
    <>
      <linearGradient id={`${id}land`} gradientUnits="userSpaceOnUse" x2="0" y1={y} y2={height}>
        <stop stopColor="var(--terrain-1)" />
        <stop offset=".55" stopColor="var(--terrain-2)" />
        <stop offset="1" stopColor="var(--terrain-3)" />
      </linearGradient>
      <linearGradient id={`${id}strata`} gradientUnits="userSpaceOnUse" x2="0" y1="300" y2={height - 4}>
        <stop stopColor="var(--strata)" />
        <stop offset="1" stopColor="var(--strata)" stopOpacity="0" />
      </linearGradient>
      <radialGradient id={`${id}glow`} gradientUnits="userSpaceOnUse" cx={x} cy={y} r="228">
        <stop stopColor="var(--alpenglow)" stopOpacity=".5" />
        <stop offset=".55" stopColor="var(--alpenglow)" stopOpacity=".15" />
        <stop offset="1" stopColor="var(--alpenglow)" stopOpacity="0" />
      </radialGradient>
      <path d={areaUnder(turn(skyline), height)} fill={`url(#${id}land)`} />
      <path d={`${polyline(turn(litFace(ladder, seed)))}z`} fill={`url(#${id}glow)`} />
      {strata(skyline, -width, 2 * width, 1.15).map((layer, depth) => (
        <path
          key={depth}
          d={polyline(turn(layer))}
          stroke={`url(#${id}strata)`}
          opacity={(1 - depth / 9).toFixed(2)}
        />
      ))}
      <path className="cost-far" d={polyline(turn(tail))} />
      <path className="cost-far" d={polyline(turn(fall))} />
      <path className="cost-route" d={polyline(turn(route))} />
      <path className="cost-tick" d={dots(turn(ticks))} />
      <path className="home-camp" d={dots(turn(feet))} />
      <path className="home-camp-heart" d={dots(turn(feet))} />
    </>
  )
}
