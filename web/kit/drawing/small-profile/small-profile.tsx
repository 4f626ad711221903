import { memo, useId } from 'react'
import type { Game } from '#core/games/game.ts'
import { ClimbGradient } from '../climb-gradient.tsx'
import { type Direction, mirror } from '../direction.ts'
import { Flag } from '../flag.tsx'
import { campAltitudes, campsAlong, smallLens, tierBands } from '../lens.ts'
import { areaUnder, type Point, polyline } from '../polyline.ts'
import { between, trail } from '../trail.ts'

export type SmallProfileProps = {
  game: Game
  /** Camp indexes (core `campIndex`); `target` null for win and placement boosts. */
  start: number
  target: number | null
  dots?: { count: number; kind: 'win' | 'game' }
  dir: Direction
  /** 'row' is 136 x 48 (board), 'card' 168 x 60 (booster). Decorative: the ranks are beside it as text. */
  form?: 'row' | 'card'
}

const forms = { row: [136, 48], card: [168, 60] } as const
/** Space after the summit, where the ridge descends. */
const fall = 4

function layStops(game: Game, start: number, target: number, width: number, height: number): Point[] {
  const lens = { start, target }
  const heights = [...campAltitudes(tierBands(game, lens, smallLens)), 1]
  const [foot, summit] = [height - 6, height * 0.2]
  return campsAlong(game, lens, smallLens).map((along, i) => [
    along * (width - fall),
    foot - (heights[i] as number) * (foot - summit),
  ])
}

/** A climb on its ladder, at a glance. */
export const SmallProfile = memo(function SmallProfile(props: SmallProfileProps) {
  const { game, start, target, dots, dir, form = 'row' } = props
  const id = useId()
  const [width, height] = forms[form]
  const turn = mirror(dir, width)
  const end = target ?? start
  const stops = layStops(game, start, end, width, height)
  const summit = stops.at(-1) as Point
  const climb = turn(between(trail(stops, game.id, 1.2), start, end))
  const ladder = turn([...stops, [width, summit[1] + 4]])
  const [from, to] = [climb[0] as Point, climb.at(-1) as Point]
  return (
    <svg className="small-profile" data-game={game.id} width={width} height={height} aria-hidden="true">
      <path className="small-land" d={areaUnder(ladder, height)} />
      <path className="small-ladder" d={polyline(ladder)} />
      {target !== null && (
        <>
          <ClimbGradient id={id} from={[from[0], 0]} to={[to[0], 0]} />
          <path className="small-glow" d={areaUnder(climb, height)} />
          <path className="small-climb" d={polyline(climb)} stroke={`url(#${id})`} />
          <Flag x={Math.round(to[0])} y={Math.round(to[1])} dir={dir} />
        </>
      )}
      {dots && <DotRow {...dots} x={from[0]} y={from[1] - 12} width={width} />}
      <circle className="small-start" cx={from[0].toFixed(1)} cy={from[1].toFixed(1)} r="3.5" />
    </svg>
  )
})

type DotRowProps = NonNullable<SmallProfileProps['dots']> & { x: number; y: number; width: number }

/** With many dots they are closer together, and never beyond the drawing's edges. */
function DotRow({ count, kind, x, y, width }: DotRowProps) {
  const pitch = Math.min(9, (width - 8) / count)
  const half = ((count - 1) / 2) * pitch
  const middle = Math.min(width - 4 - half, Math.max(4 + half, x))
  const radius = Math.min(kind === 'win' ? 3.5 : 2.75, pitch * 0.4)
  return Array.from({ length: count }, (_, i) => (
    <circle
      key={i}
      className="small-dot"
      data-kind={kind}
      cx={(middle - half + i * pitch).toFixed(1)}
      cy={y.toFixed(1)}
      r={radius.toFixed(2)}
    />
  ))
}
