import { heightAt, type Point } from '../polyline.ts'
import { trail } from '../trail.ts'

export const ridgeFrame = { width: 1280, height: 272 }

const camps: readonly Point[] = [
  [8, 223],
  [328, 193],
  [648, 145],
  [968, 74],
]
/** From the summit to the edge, where the land goes on. */
const fall: readonly Point[] = [
  [1010, 84],
  [1056, 80],
  [1110, 116],
  [1170, 128],
  [1216, 164],
  [1280, 180],
]
/** A sign is at most this long, and stays this far above the line. */
const sign = { reach: 288, clear: 14 }

export type HowRidge = {
  camps: readonly Point[]
  climb: Point[]
  fall: Point[]
  /** The lower edge of each camp's sign, in px from the foot of the picture. */
  signs: number[]
}

/** One ridge with four camps; the last one is the summit. */
export function layHowRidge(): HowRidge {
  const climb = trail(camps, 'how', 3, 14).flatMap((leg, i) => (i === 0 ? leg : leg.slice(1)))
  const summit = camps.at(-1) as Point
  const signs = camps.map(([x, y]) => {
    const line = x === summit[0] ? y : Math.min(y - 28, heightAt(climb, x + sign.reach))
    return ridgeFrame.height - (line - sign.clear)
  })
  return { camps, climb, fall: [summit, ...fall], signs }
}

/** The same way on a phone: down the start edge, from camp to camp, each leg in a box of this size. */
export const legFrame = { width: 44, height: 200 }

const legStops = [16, 28, 16, 28] as const

/** Where a step's camp is, from the start edge. */
export const legCamp = (step: number) => legStops[step % legStops.length] as number

/** The line from a step's camp to the next. */
export function layLeg(step: number): Point[] {
  const [from, to] = [legCamp(step), legCamp(step + 1)]
  const bend = [
    [0, 0],
    [6, 0.12],
    [9, 0.28],
    [6, 0.46],
    [4, 0.62],
    [2, 0.8],
    [0, 1],
  ] as const
  const side = step % 2 === 0 ? 1 : -1
  return bend.map(([off, down]) => [
    from + (to - from) * down + off * side * (1 - down / 2),
    down * legFrame.height,
  ])
}
