import { ClimbGradient, GlowGradient } from '../../climb-gradient.tsx'
import { type Direction, mirror } from '../../direction.ts'
import { areaUnder, dots, type Point, polyline } from '../../polyline.ts'
import { between, type Trail } from '../../trail.ts'
import { profileFrame } from './profile-geometry.ts'

const { width, bracket } = profileFrame

type ProfileClimbProps = { id: string; line: Trail; at: { start: number; target: number }; dir: Direction }

/** The climb itself: its glow, its line with the camps along it, and the bracket that measures it. */
export function ProfileClimb({ id, line, at, dir }: ProfileClimbProps) {
  const turn = mirror(dir, width)
  const climb = turn(between(line, at.start, at.target))
  const [from, to] = [climb[0] as Point, climb.at(-1) as Point]
  const camps = line.map((leg) => leg[0] as Point).filter((_, i) => i > at.start + 0.2 && i < at.target - 0.2)
  const drop = ([x, y]: Point) => `M${x.toFixed(1)} ${y.toFixed(1)}V${bracket}`
  const tick = ([x]: Point) => `M${x.toFixed(1)} ${bracket - 6}v12`
  return (
    <>
      <ClimbGradient id={`${id}climb`} from={[from[0], 0]} to={[to[0], 0]} />
      <GlowGradient id={`${id}glow`} top={to[1]} foot={bracket} />
      <path d={areaUnder(climb, bracket)} fill={`url(#${id}glow)`} />
      <path className="climb-drop" d={drop(from) + drop(to)} />
      <path
        className="climb-bracket"
        d={`M${from[0].toFixed(1)} ${bracket}H${to[0].toFixed(1)}${tick(from)}${tick(to)}`}
      />
      <path className="climb-casing" d={polyline(climb)} />
      <path className="climb-line" d={polyline(climb)} stroke={`url(#${id}climb)`} />
      <path className="camp-ring" d={dots(turn(camps))} />
      <path className="camp-heart" d={dots(turn(camps))} />
    </>
  )
}
