import type { Game, Tier } from '#core/games/game.ts'
import { campsOf, type Lens } from '../../lens.ts'
import type { Point } from '../../polyline.ts'
import { type Trail, trail } from '../../trail.ts'

/** The phone's frame; the drawing is stretched along x to the screen. */
export const switchbacks = { width: 390, start: 44, end: 346, top: 24, least: 424 }

/** A leg of the folded route: one tier, or all tiers on one side of the climb together. */
export type Leg = {
  tiers: readonly Tier[]
  firstCamp: number
  part: 'below' | 'start' | 'between' | 'target' | 'both' | 'above'
  top: number
  height: number
  /** Whether the leg rises in reading direction. */
  onward: boolean
  /** Whether the climb touches it; a short climb shows a neighboring tier that it doesn't touch. */
  climb: boolean
}

export type Switchbacks = { legs: Leg[]; line: Trail; height: number }

/** Half of the hairpins' height. */
const bend = 7

export function laySwitchbacks(game: Game, { start, target }: Lens): Switchbacks {
  const legs = layLegs(game, start, target)
  const height = switchbacks.top + legs.reduce((sum, leg) => sum + leg.height, 0)
  return { legs, height, line: layLine(legs, game.id) }
}

/** From the foot to the summit. Everything outside the climb is folded, but a short climb also shows a neighbor. */
function layLegs(game: Game, start: number, target: number): Leg[] {
  let camp = 0
  const tiers = game.tiers.map((tier) => {
    const firstCamp = camp
    camp += campsOf(tier)
    return { tier, firstCamp, chosen: firstCamp <= target && camp > start }
  })
  let low = tiers.findIndex(({ chosen }) => chosen)
  let high = tiers.findLastIndex(({ chosen }) => chosen)
  const [startTier, targetTier] = [low, high]
  if (high - low < 2 && high < tiers.length - 1) high++
  if (high - low < 2 && low > 0) low--
  const between = targetTier - startTier > 3 ? 64 : 120
  const rows = [
    { part: 'below' as const, from: 0, to: low, height: 60 },
    ...tiers.slice(low, high + 1).map((_, i) => {
      const at = low + i
      const part =
        at === startTier ? (at === targetTier ? 'both' : 'start') : at === targetTier ? 'target' : 'between'
      return {
        part,
        from: at,
        to: at + 1,
        height: { both: 140, start: 104, target: 88, between }[part],
      } as const
    }),
    { part: 'above' as const, from: high + 1, to: tiers.length, height: 52 },
  ].filter(({ from, to }) => from < to)

  const scale = Math.max(1, switchbacks.least / rows.reduce((sum, row) => sum + row.height, 0))
  const first = rows.findIndex(({ from }) => from === startTier)
  let top = switchbacks.top + rows.reduce((sum, row) => sum + row.height * scale, 0)
  return rows.map(({ part, from, to, height }, i) => {
    top -= height * scale
    return {
      part,
      tiers: game.tiers.slice(from, to),
      firstCamp: tiers[from]?.firstCamp ?? 0,
      top,
      height: height * scale,
      onward: (i - first) % 2 === 0,
      climb: from >= startTier && from <= targetTier,
    }
  })
}

/** Each leg turns back where the one below it ended; a tier's first camp is on the hairpin. */
function layLine(legs: readonly Leg[], seed: string): Trail {
  const { start, end } = switchbacks
  const line: Trail = []
  legs.forEach((leg, i) => {
    const count = leg.tiers.reduce((sum, tier) => sum + campsOf(tier), 0)
    const [low, high] = leg.onward ? [start, end] : [end, start]
    const summit = i === legs.length - 1
    const reach = (summit ? 0.65 : 1) * (high - low)
    const foot = leg.top + (leg.part === 'below' ? 32 : leg.height)
    const head = !summit ? leg.top + 2 * bend : leg.part === 'above' ? leg.top - 16 : leg.top + 12
    const stops = Array.from(
      { length: count + 1 },
      (_, k): Point => [low + (reach * k) / count, foot + ((head - foot) * k) / count],
    )
    const pieces = trail(stops, `${seed}/${leg.firstCamp}`, 2)
    if (i > 0) pieces[0] = [...hairpin(low, foot + bend, leg.onward, 'upper'), ...(pieces[0] as Point[])]
    if (!summit)
      pieces.push([...(pieces.pop() as Point[]), ...hairpin(high, leg.top + bend, !leg.onward, 'lower')])
    line.push(...pieces)
  })
  return line
}

/** A quarter of a circle around (x, y): its lower part ends at the outermost point, its upper part begins there. */
function hairpin(x: number, y: number, onward: boolean, part: 'lower' | 'upper'): Point[] {
  const out = onward ? -1 : 1
  const angles = part === 'lower' ? [30, 60, 90] : [90, 120, 150]
  return angles.map((degrees): Point => {
    const angle = (degrees * Math.PI) / 180
    return [x + out * bend * Math.sin(angle), y + bend * Math.cos(angle)]
  })
}
