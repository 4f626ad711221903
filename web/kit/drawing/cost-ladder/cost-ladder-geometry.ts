import { type Direction, mirror } from '../direction.ts'
import { noise } from '../noise.ts'
import { heightAt, type Point } from '../polyline.ts'
import { trail } from '../trail.ts'

/** The whole ladder in one picture, stretched along x to its column. */
export const ladderFrame = { width: 1280, height: 600, foot: 540, summit: 148 }

/** How far the land extends beyond the ladder on both sides, for the widest screens. */
const reach = 900

/** A place on the line: the tier's number, how far inside it (0 to 1), and its height from 0 to any number. */
export type LadderStop = { tier: number; along: number; height: number }

export type CostLadder = {
  /** Before the foot, the route itself, and the far side of the summit. */
  tail: Point[]
  route: Point[]
  fall: Point[]
  /** Where the tiers begin. */
  feet: Point[]
  /** Where the divisions within them begin. */
  ticks: Point[]
  /** Above each tier's middle: where its sign is clear of the line. */
  signs: Point[]
  summit: Point
}

/** Half the width of what is above a tier's middle, and its distance from the line. */
const signReach = 26
const signSky = 12

export function layCostLadder(stops: readonly LadderStop[], tiers: number, seed: string): CostLadder {
  const { width, foot, summit } = ladderFrame
  const last = stops.at(-1)
  if (!last) throw new RangeError('A ladder needs a stop')
  const most = Math.max(...stops.map(({ height }) => height)) || 1
  const places = stops.map((stop): Point => {
    // The highest tier has no end: its camp is the summit, in the middle of its column.
    const along = stop === last ? 0.5 : stop.along
    return [((stop.tier + along) / tiers) * width, foot - (stop.height / most) * (foot - summit)]
  })
  const route = trail(withSteps(places), seed, 2.6).flatMap((leg, i) => (i === 0 ? leg : leg.slice(1)))
  const top = places.at(-1) as Point
  const fall = fallFrom(top, seed)
  const skyline = [...route, ...fall.slice(1)]
  return {
    tail: tailTo(places[0] as Point, seed),
    route,
    fall,
    feet: places.filter((_, i) => stops[i]?.along === 0),
    ticks: places.filter((_, i) => stops[i]?.along !== 0),
    signs: Array.from({ length: tiers }, (_, tier): Point => {
      const middle = ((tier + 0.5) / tiers) * width
      return [middle, Math.min(heightAt(skyline, middle), heightAt(skyline, middle + signReach)) - signSky]
    }),
    summit: top,
  }
}

/** A long leg also rises in steps, so that a tier without divisions is as rough as the others. */
function withSteps(places: readonly Point[]): Point[] {
  return places.flatMap(([x, y], i): Point[] => {
    const next = places[i + 1]
    if (!next) return [[x, y]]
    const steps = Math.max(1, Math.round((next[0] - x) / 36))
    return Array.from(
      { length: steps },
      (_, step): Point => [x + ((next[0] - x) * step) / steps, y + ((next[1] - y) * step) / steps],
    )
  })
}

function tailTo([x, y]: Point, seed: string): Point[] {
  const rough = noise(`${seed}/ladder-tail`)
  return Array.from({ length: 18 }, (_, i): Point => {
    const away = (17 - i) ** 1.25 * (reach / 17 ** 1.25)
    const bump = i === 17 ? 0 : (rough(i) - 0.5) * 4
    return [x - away, y + 14 * (1 - Math.exp(-away / 300)) + bump]
  })
}

function fallFrom([x, y]: Point, seed: string): Point[] {
  const rough = noise(`${seed}/ladder-fall`)
  return Array.from({ length: 24 }, (_, i): Point => {
    const away = i ** 1.3 * (reach / 23 ** 1.3)
    const bump = i === 0 ? 0 : (rough(i) - 0.5) * Math.min(18, away * 0.25)
    return [x + away, y + 330 * (1 - Math.exp(-away / 230)) + bump]
  })
}

/** The lit face under the summit, with a broken ridge line as its edge. */
export function litFace({ route, summit: [x, y] }: CostLadder, seed: string): Point[] {
  const random = noise(`${seed}/ladder-lit`)
  const ridge = [0, 36, 72, 130, 190, 250].map(
    (down, i): Point => [x + ([0, 6, -9, 14, -16, 4][i] as number) * (1 + random(i) * 0.4), y + down],
  )
  return [...route.filter(([px]) => px > x - 300), ...ridge.slice(1)]
}

export const turned = (dir: Direction) => mirror(dir, ladderFrame.width)
