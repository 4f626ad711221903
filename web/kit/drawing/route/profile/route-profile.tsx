import { useId, useMemo } from 'react'
import type { Point } from '../../polyline.ts'
import { between } from '../../trail.ts'
import { ProfileRidges } from '../profile-ridges.tsx'
import { RouteHandles } from '../route-handles.tsx'
import type { RouteProps } from '../route-props.ts'
import { usePointerPlace } from '../use-pointer-place.ts'
import { useRoute } from '../use-route.ts'
import { ProfileBands } from './profile-bands.tsx'
import { ProfileClimb } from './profile-climb.tsx'
import { layProfile, profileFrame } from './profile-geometry.ts'
import { ProfileLand } from './profile-land.tsx'
import { ProfileNumerals } from './profile-numerals.tsx'
import { ProfileTags } from './profile-tags.tsx'
import { ProfileTrail } from './profile-trail.tsx'

export type { RouteProps as RouteProfileProps } from '../route-props.ts'

const { width, height } = profileFrame

/**
 * The calculator's route on a wide page: the whole ladder as an altitude profile, with a handle at each end of the
 * climb.
 */
export function RouteProfile(props: RouteProps) {
  const { game, start, target, dir, labels } = props
  const id = useId()
  const route = useRoute(props)
  const { lens, at, way, camps } = route
  const profile = useMemo(
    () => layProfile(game, { start: lens.start, target: lens.target }),
    [game, lens.start, lens.target],
  )
  const { bands, line, fall } = profile
  const ladder = between(line, 0, line.length)
  const skyline = skylineOf(profile)
  const stops = line.map((leg) => leg[0] as Point)
  const { frame, placeAt, campAt } = usePointerPlace(line, width, dir, 0.05)

  return (
    <div className="route route-profile" data-game={game.id}>
      <div className="route-frame">
        <ProfileRidges id={id} seed={game.id} dir={dir} />
      </div>
      <ProfileBands bands={bands} game={game} start={start} target={target} labels={labels} />
      <div className="route-frame route-reach" ref={frame} onClick={(event) => route.choose(campAt(event))}>
        <svg
          className="stretch"
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <ProfileLand id={id} skyline={skyline} fall={fall} dir={dir} />
          <ProfileTrail profile={profile} at={way} camps={camps} dir={dir} />
          {route.upward && <ProfileClimb id={id} line={line} at={way} dir={dir} />}
        </svg>
        <ProfileNumerals stops={stops} camps={camps} at={at} lens={lens} division={labels.division} />
        <ProfileTags props={props} line={line} ladder={ladder} at={at} />
        <RouteHandles props={props} route={route} line={line} width={width} placeAt={placeAt} />
      </div>
    </div>
  )
}

/** The whole outline of the mountain: before the ladder, along it, and behind it. */
export function skylineOf({ line, tail, fall }: ReturnType<typeof layProfile>): Point[] {
  return [...tail.slice(0, -1), ...between(line, 0, line.length), ...fall.slice(1)]
}
