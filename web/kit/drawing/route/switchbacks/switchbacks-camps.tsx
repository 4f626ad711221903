import { campsOf } from '../../lens.ts'
import { dots, type Point, polyline } from '../../polyline.ts'
import type { Trail } from '../../trail.ts'
import { type Leg, switchbacks } from './switchbacks-geometry.ts'

type SwitchbacksCampsProps = {
  legs: readonly Leg[]
  line: Trail
  at: { start: number; target: number }
  turn: (points: readonly Point[]) => Point[]
}

/** Camps on the folded route: rings on the legs, a dot for each tier of a folded end. */
export function SwitchbacksCamps({ legs, line, at, turn }: SwitchbacksCampsProps) {
  const stop = (camp: number) => line[camp]?.[0] as Point
  const resting: Point[] = []
  const feet: Point[] = []
  for (const { part, tiers, firstCamp } of legs) {
    let camp = firstCamp
    for (const tier of tiers) {
      if (part === 'above' || part === 'below') feet.push(stop(camp))
      else
        for (let i = camp; i < camp + campsOf(tier); i++)
          if (i < at.start || i > at.target) resting.push(stop(i))
      camp += campsOf(tier)
    }
  }
  const climbing = line
    .map((_, camp) => stop(camp))
    .filter((_, camp) => camp > at.start + 0.2 && camp < at.target - 0.2)
  return (
    <>
      <path className="switchbacks-foot" d={dots(turn(feet))} />
      <path className="switchbacks-camp" d={dots(turn(resting))} />
      <path className="switchbacks-camp-heart" d={dots(turn(resting))} />
      <path className="camp-ring" d={dots(turn(climbing))} />
      <path className="camp-heart" d={dots(turn(climbing))} />
    </>
  )
}

/** Strata under the legs that are not folded. */
export function SwitchbacksStrata({ legs, line, turn }: Omit<SwitchbacksCampsProps, 'at'>) {
  const { start, end } = switchbacks
  return legs
    .filter(({ part }) => part !== 'above' && part !== 'below')
    .map(({ tiers, firstCamp }) => {
      const camps = tiers.reduce((sum, tier) => sum + campsOf(tier), 0)
      const points = line
        .slice(firstCamp, firstCamp + camps)
        .flat()
        .filter(([x], i) => x >= start && x <= end && i % 2 === 0)
      return [12, 20, 30].map((depth, k) => (
        <path
          key={`${firstCamp}-${depth}`}
          className="switchbacks-stratum"
          d={polyline(turn(points.map(([x, y]): Point => [x, y + depth])))}
          opacity={0.9 - 0.3 * k}
        />
      ))
    })
}
