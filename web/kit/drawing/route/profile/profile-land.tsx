import { type Direction, mirror } from '../../direction.ts'
import { areaUnder, type Point, polyline } from '../../polyline.ts'
import { strata } from '../../strata.ts'
import { type Profile, profileFrame } from './profile-geometry.ts'

const { width, height } = profileFrame

/** The mountain under the route: terrain, strata, and the ridge that falls away after the summit. */
export function ProfileLand({
  id,
  skyline,
  fall,
  dir,
}: {
  id: string
  skyline: Point[]
  fall: Profile['fall']
  dir: Direction
}) {
  const turn = mirror(dir, width)
  return (
    <>
      <linearGradient id={`${id}land`} gradientUnits="userSpaceOnUse" x2="0" y1="34" y2={height}>
        <stop stopColor="var(--terrain-1)" />
        <stop offset=".55" stopColor="var(--terrain-2)" />
        <stop offset="1" stopColor="var(--terrain-3)" />
      </linearGradient>
      <linearGradient id={`${id}strata`} gradientUnits="userSpaceOnUse" x2="0" y1="360" y2={height - 4}>
        <stop stopColor="var(--strata)" />
        <stop offset="1" stopColor="var(--strata)" stopOpacity="0" />
      </linearGradient>
      <path d={areaUnder(turn(skyline), height)} fill={`url(#${id}land)`} />
      {strata(skyline, -width, 2 * width).map((layer, depth) => (
        <path
          key={depth}
          d={polyline(turn(layer))}
          stroke={`url(#${id}strata)`}
          opacity={(1 - depth / 9).toFixed(2)}
        />
      ))}
      <path className="route-fall" d={polyline(turn(fall))} />
    </>
  )
}
