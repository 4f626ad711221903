import type { Camp } from '#core/games/ladder.ts'
import { type Direction, mirror } from '../../direction.ts'
import { dots, type Point, polyline } from '../../polyline.ts'
import { between } from '../../trail.ts'
import { type Profile, profileFrame } from './profile-geometry.ts'

type ProfileTrailProps = {
  profile: Profile
  at: { start: number; target: number }
  camps: readonly Camp[]
  dir: Direction
}

/** The route outside the climb: behind and ahead of it, a tick for each division and a dot for each open tier. */
export function ProfileTrail({ profile: { line, tail }, at, camps, dir }: ProfileTrailProps) {
  const turn = mirror(dir, profileFrame.width)
  const walked = [...tail.slice(0, -1), ...between(line, 0, at.start)]
  const resting = camps.filter(({ index }) => index < at.start - 0.5 || index > at.target + 0.5)
  const stops = (open: boolean) =>
    turn(
      resting
        .filter((camp) => (camp.division === null) === open)
        .map(({ index }) => line[index]?.[0] as Point),
    )
  return (
    <>
      <path className="route-walked" d={polyline(turn(walked))} />
      <path className="route-ahead" d={polyline(turn(between(line, at.target, line.length)))} />
      <path
        className="route-ticks"
        d={stops(false)
          .map(([x, y]) => `M${x.toFixed(1)} ${(y - 3).toFixed(1)}v6`)
          .join('')}
      />
      <path className="route-peaks" d={dots(stops(true))} />
    </>
  )
}
