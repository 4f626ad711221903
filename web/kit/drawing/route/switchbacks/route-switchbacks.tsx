import { useId, useMemo } from 'react'
import { ClimbGradient } from '../../climb-gradient.tsx'
import { mirror } from '../../direction.ts'
import { polyline } from '../../polyline.ts'
import { between, pointAt } from '../../trail.ts'
import { ProfileRidges } from '../profile-ridges.tsx'
import { RouteHandles } from '../route-handles.tsx'
import type { RouteProps } from '../route-props.ts'
import { usePointerPlace } from '../use-pointer-place.ts'
import { useRoute } from '../use-route.ts'
import { SwitchbacksCamps, SwitchbacksStrata } from './switchbacks-camps.tsx'
import { laySwitchbacks, switchbacks } from './switchbacks-geometry.ts'
import { SwitchbacksLegs } from './switchbacks-legs.tsx'
import { SwitchbacksNumerals } from './switchbacks-numerals.tsx'

export type { RouteProps as RouteSwitchbacksProps } from '../route-props.ts'

const { width } = switchbacks

/** The calculator's route on a phone: folded into switchbacks, one leg per tier. Give it the screen's whole width. */
export function RouteSwitchbacks(props: RouteProps) {
  const { game, start, target, dir, labels } = props
  const id = useId()
  const route = useRoute(props)
  const { at, way, settled, camps } = route
  const { legs, line, height } = useMemo(() => laySwitchbacks(game, settled), [game, settled])
  const { frame, placeAt, campAt } = usePointerPlace(line, width, dir)
  const turn = mirror(dir, width)
  const climb = polyline(turn(between(line, way.start, way.target)))

  return (
    <div
      className="route route-switchbacks"
      data-game={game.id}
      style={{ blockSize: `${Math.round(height)}px` }}
      ref={frame}
      onClick={(event) => route.choose(campAt(event))}
    >
      <ProfileRidges id={id} seed={game.id} dir={dir} across={width} />
      <SwitchbacksLegs legs={legs} game={game} start={start} target={target} labels={labels} />
      <svg
        key={`${settled.start}-${settled.target}`}
        className="stretch route-fold"
        viewBox={`0 0 ${width} ${Math.round(height)}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <SwitchbacksStrata legs={legs} line={line} turn={turn} />
        <path className="route-walked" d={polyline(turn(between(line, 0, way.start)))} />
        <path className="route-ahead" d={polyline(turn(between(line, way.target, line.length)))} />
        {route.upward && (
          <>
            <ClimbGradient
              id={`${id}climb`}
              from={[0, pointAt(line, way.start)[1]]}
              to={[0, pointAt(line, way.target)[1]]}
            />
            <path className="climb-casing" d={climb} />
            <path className="climb-line" d={climb} stroke={`url(#${id}climb)`} />
          </>
        )}
        <SwitchbacksCamps legs={legs} line={line} at={way} turn={turn} />
      </svg>
      <SwitchbacksNumerals legs={legs} line={line} at={at} camps={camps} division={labels.division} />
      <RouteHandles props={props} route={route} line={line} width={width} placeAt={placeAt} />
    </div>
  )
}
