import { useId, useMemo } from 'react'
import { GlowGradient } from '../climb-gradient.tsx'
import { mirror } from '../direction.ts'
import { changeLens } from '../lens.ts'
import { areaUnder } from '../polyline.ts'
import { ProfileBands } from '../route/profile/profile-bands.tsx'
import { layProfile, profileFrame } from '../route/profile/profile-geometry.ts'
import { ProfileLand } from '../route/profile/profile-land.tsx'
import { ProfileTrail } from '../route/profile/profile-trail.tsx'
import { skylineOf } from '../route/profile/route-profile.tsx'
import { ProfileRidges } from '../route/profile-ridges.tsx'
import { RouteHandle } from '../route/route-handle.tsx'
import { usePointerPlace } from '../route/use-pointer-place.ts'
import { between, pointAt } from '../trail.ts'
import { BracketWords, ChangeBrackets } from './change-brackets.tsx'
import { ChangeLines } from './change-lines.tsx'
import { ChangeAdds, ChangeMarks, placing } from './change-marks.tsx'
import type { ChangeRouteProps } from './change-props.ts'
import { ChangeTags } from './change-tags.tsx'
import { useChangeRoute } from './use-change-route.ts'

const { width, height, bracket } = profileFrame

/** A running climb on a wide page, from its start to a target that moves. */
export function ChangeProfile(props: ChangeRouteProps) {
  const { game, dir, start, now, paid, target, reach, ceiling, labels } = props
  const id = useId()
  const { route, startCamp, stretches } = useChangeRoute(props)
  const { lens, camps, at } = route
  const profile = useMemo(
    () => layProfile(game, { start: lens.start, target: lens.target }, changeLens),
    [game, lens.start, lens.target],
  )
  const { bands, line, fall } = profile
  const skyline = skylineOf(profile)
  const { frame, placeAt, campAt } = usePointerPlace(line, width, dir, 0.05)
  const turn = mirror(dir, width)
  const place = placing(line, width)
  const { kept, changed } = stretches
  const end = Math.max(changed?.to ?? kept, now)
  const glow = (from: number, to: number) => areaUnder(turn(between(line, from, to)), bracket)
  const [handleX, handleY] = pointAt(line, at.target)
  return (
    <div className="route route-profile change-route" data-game={game.id}>
      <div className="route-frame">
        <ProfileRidges id={id} seed={game.id} dir={dir} />
      </div>
      <ProfileBands
        bands={bands}
        game={game}
        start={startCamp}
        target={camps[Math.floor(Math.max(end, paid))] ?? target}
        labels={labels}
      />
      <div className="route-frame route-reach" ref={frame} onClick={(event) => route.choose(campAt(event))}>
        <svg
          className="stretch"
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <ProfileLand id={id} skyline={skyline} fall={fall} dir={dir} />
          <ProfileTrail profile={profile} at={{ start, target: end }} camps={camps} dir={dir} />
          <GlowGradient id={`${id}glow`} top={pointAt(line, end)[1]} foot={bracket} />
          {now > start && <path className="change-glow" d={glow(start, now)} fill={`url(#${id}glow)`} />}
          {changed && !changed.less && (
            <path className="change-new" d={glow(changed.from, changed.to)} fill={`url(#${id}glow)`} />
          )}
          <ChangeBrackets line={line} stretches={stretches} turn={turn} />
          <ChangeLines id={id} line={line} start={start} stretches={stretches} turn={turn} />
        </svg>
        <ChangeAdds
          camps={camps}
          line={line}
          place={place}
          reach={reach}
          ceiling={ceiling}
          target={target}
          labels={labels}
          stretches={stretches}
          room={44}
        />
        <ChangeMarks start={start} now={now} paid={paid} dir={dir} place={place} />
        <BracketWords line={line} stretches={stretches} labels={labels} />
        <ChangeTags props={props} line={line} at={at.target} stretches={stretches} />
        <RouteHandle
          dir={dir}
          target={target}
          route={route}
          placeAt={placeAt}
          labels={{ ...labels, sliderStart: '' }}
          start={startCamp}
          end="target"
          along={(handleX / width) * 100}
          down={handleY}
        />
      </div>
    </div>
  )
}
