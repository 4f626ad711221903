import { useId, useMemo } from 'react'
import { mirror } from '../direction.ts'
import { areaUnder, polyline } from '../polyline.ts'
import { ProfileRidges } from '../route/profile-ridges.tsx'
import { RouteHandle } from '../route/route-handle.tsx'
import { SwitchbacksStrata } from '../route/switchbacks/switchbacks-camps.tsx'
import { laySwitchbacks, switchbacks } from '../route/switchbacks/switchbacks-geometry.ts'
import { SwitchbacksLegs } from '../route/switchbacks/switchbacks-legs.tsx'
import { usePointerPlace } from '../route/use-pointer-place.ts'
import { between, pointAt } from '../trail.ts'
import { ChangeLines } from './change-lines.tsx'
import { ChangeAdds, ChangeMarks, placing } from './change-marks.tsx'
import type { ChangeRouteProps } from './change-props.ts'
import { useChangeRoute } from './use-change-route.ts'

const { width } = switchbacks

/** The same on a phone: folded into switchbacks, one leg per tier. Give it the screen's whole width. */
export function ChangeSwitchbacks(props: ChangeRouteProps) {
  const { game, dir, start, now, paid, target, reach, ceiling, labels } = props
  const id = useId()
  const { route, startCamp, stretches } = useChangeRoute(props)
  const { settled, camps, at } = route
  const { legs, line, height } = useMemo(() => laySwitchbacks(game, settled), [game, settled])
  const { frame, placeAt, campAt } = usePointerPlace(line, width, dir)
  const turn = mirror(dir, width)
  const place = placing(line, width)
  const { kept, changed } = stretches
  const end = Math.max(changed?.to ?? kept, now)
  const [handleX, handleY] = pointAt(line, at.target)
  // Without a new target, the leg of the old one says where the order leads.
  const named = { ...labels, start: labels.started, points: '', distance: '', sliderStart: '' }
  const title = changed ? labels.target : labels.paidTitle
  return (
    <div
      className="route route-switchbacks change-route"
      data-game={game.id}
      style={{ blockSize: `${Math.round(height)}px` }}
      ref={frame}
      onClick={(event) => route.choose(campAt(event))}
    >
      <ProfileRidges id={id} seed={game.id} dir={dir} across={width} />
      <SwitchbacksLegs
        legs={legs}
        game={game}
        start={startCamp}
        target={target}
        labels={{ ...named, target: title }}
      />
      <svg
        className="stretch"
        viewBox={`0 0 ${width} ${Math.round(height)}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <SwitchbacksStrata legs={legs} line={line} turn={turn} />
        <path className="route-walked" d={polyline(turn(between(line, 0, start)))} />
        <path className="route-ahead" d={polyline(turn(between(line, end, line.length)))} />
        {changed && !changed.less && (
          <path
            className="change-fill"
            d={areaUnder(
              turn(between(line, changed.from, changed.to)),
              Math.max(pointAt(line, changed.from)[1], pointAt(line, changed.to)[1]),
            )}
          />
        )}
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
        room={34}
      />
      <ChangeMarks start={start} now={now} paid={paid} dir={dir} place={place} />
      <RouteHandle
        dir={dir}
        target={target}
        route={route}
        placeAt={placeAt}
        labels={named}
        start={startCamp}
        end="target"
        along={(handleX / width) * 100}
        down={handleY}
      />
    </div>
  )
}
