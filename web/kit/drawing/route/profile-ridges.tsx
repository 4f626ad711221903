import { memo } from 'react'
import { type Direction, mirror } from '../direction.ts'
import { areaUnder } from '../polyline.ts'
import { farRidge, profileFrame } from './profile/profile-geometry.ts'

const { width, height } = profileFrame

type ProfileRidgesProps = { id: string; seed: string; dir: Direction; across?: number }

/**
 * Two distant ridges behind the route, each fading into the ground; `across` is how much of them the drawing shows.
 */
export const ProfileRidges = memo(function ProfileRidges({
  id,
  seed,
  dir,
  across = width,
}: ProfileRidgesProps) {
  const turn = mirror(dir, across)
  return (
    <svg
      className="stretch"
      viewBox={`0 0 ${across} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {(['far', 'near'] as const).map((ridge) => (
        <g key={ridge}>
          <linearGradient id={`${id}${ridge}`} gradientUnits="userSpaceOnUse" x2="0" y1="120" y2="420">
            <stop stopColor={`var(--ridge-${ridge})`} />
            <stop offset="1" stopColor={`var(--ridge-${ridge})`} stopOpacity="0" />
          </linearGradient>
          <path
            d={areaUnder(turn(farRidge(`${seed}/${ridge}`, ridge === 'far' ? 80 : 150, 330)), 430)}
            fill={`url(#${id}${ridge})`}
          />
        </g>
      ))}
    </svg>
  )
})
