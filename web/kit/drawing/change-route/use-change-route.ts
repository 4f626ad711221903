import { camps } from '#core/games/ladder.ts'
import { useRoute } from '../route/use-route.ts'
import { type ChangeRouteProps, stretchesOf } from './change-props.ts'

/** The calculator's route with a fixed start: only the target moves, between the camps that can be picked. */
export function useChangeRoute(props: ChangeRouteProps) {
  const { game, start, now, paid, target, targetAhead, reach, onChange } = props
  const all = camps(game)
  const first = Math.floor(start)
  const startCamp = all[first] ?? (all[0] as (typeof all)[number])
  const route = useRoute({
    game,
    start: startCamp,
    startAhead: start - first,
    // One camp more, so that the next choice is in the picture.
    target,
    targetAhead,
    fixed: {
      least: reach[0],
      most: reach[1],
      upTo: Math.max(Math.floor(paid), Math.ceil(now), target.index + 1),
    },
    onChange: (_, to) => to && onChange(to),
  })
  return { route, startCamp, stretches: stretchesOf({ now, paid }, route.at.target) }
}
