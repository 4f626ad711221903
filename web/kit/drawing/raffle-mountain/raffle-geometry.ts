import { noise } from '../noise.ts'
import type { Point } from '../polyline.ts'

/** A screen's picture of a raffle's mountain, and how far apart its tickets are. */
export type RaffleFrame = {
  width: number
  height: number
  summit: Point
  foot: number
  pitch: Point
  jitter: number
}

export const raffleFrames = {
  wide: { width: 980, height: 510, summit: [492, 58], foot: 52, pitch: [13, 12.8], jitter: 1.5 },
  phone: { width: 358, height: 260, summit: [178, 40], foot: 8, pitch: [9.5, 9.2], jitter: 1 },
  small: { width: 112, height: 72, summit: [56, 12], foot: 2, pitch: [4.6, 4.4], jitter: 0.3 },
} as const satisfies Record<string, RaffleFrame>

export type LaidRaffle = {
  /** The left flank from the foot to the summit, and the far side down from it. */
  flank: Point[]
  far: Point[]
  /** The lit face below the flank, with a broken ridge line as its edge. */
  lit: Point[]
  /** The tickets’ places in switchbacks from the foot; places far from the lit face are darker. */
  places: Point[]
}

/** How much farther apart the tickets of a small raffle are, so that they fill a good part of the mountain. */
export const spreads = [4.4, 3.2, 2.2, 1.5, 1] as const
/** Finer, down from the tickets of a tiny raffle: one that takes no more tickets fills its mountain. */
const fineSpreads = Array.from({ length: 46 }, (_, at) => (55 - at) / 10)

/** The mountain and the places of its tickets; always the same for a frame and a spread. */
export function layRaffle(frame: RaffleFrame, spread = 1): LaidRaffle {
  const { width, height, summit, foot } = frame
  const random = noise('raffle')
  const pieces = Math.max(8, Math.round(width / 22))
  const bumps = width / 130
  // A flank is steeper towards the summit.
  const side = (from: Point, to: Point, seed: number) =>
    Array.from({ length: pieces + 1 }, (_, i): Point => {
      const part = i / pieces
      const y = from[1] + (to[1] - from[1]) * part
      const x = from[0] + (to[0] - from[0]) * part ** 0.86
      const inner = i > 0 && i < pieces
      return [
        x + (inner ? (random(i + seed) - 0.5) * bumps : 0),
        y + (inner ? (random(i + seed + 99) - 0.5) * bumps : 0),
      ]
    })
  const flank = side([foot, height], summit, 0)
  const far = side([width - foot * 0.7, height], summit, 400).toReversed()
  const reach = (height - summit[1]) / 400
  const edge = [0, 44, 90, 150, 230, 320].map(
    (down, i): Point => [
      summit[0] + ([0, 8, -10, 12, -14, 4][i] as number) * reach,
      Math.min(height, summit[1] + down * reach),
    ],
  )
  return {
    flank,
    far,
    lit: [...flank, ...edge, [edge.at(-1)?.[0] ?? 0, height]],
    places: placesOf(frame, spread, flank, far),
  }
}

function placesOf(
  frame: RaffleFrame,
  spread: number,
  flank: readonly Point[],
  far: readonly Point[],
): Point[] {
  const { height, summit, pitch, jitter } = frame
  const [along, up] = [pitch[0] * spread, pitch[1] * spread]
  const random = noise('tickets')
  const places: Point[] = []
  for (let row = 0; ; row++) {
    const y = height - up * (row + 0.7)
    if (y < summit[1] + up * 1.4) return places
    const from = xAt(flank, y) + along * 0.9
    const to = xAt(far, y) - along * 0.9
    const count = Math.floor((to - from) / along) + 1
    const xs = Array.from({ length: Math.max(0, count) }, (_, i) => from + i * along)
    for (const x of row % 2 === 0 ? xs : xs.toReversed()) {
      const at = places.length
      places.push([x + (random(at) - 0.5) * 2 * jitter, y + (random(at + 9_999) - 0.5) * 2 * jitter])
    }
  }
}

/** Where a line that climbs or falls steadily has a height. */
function xAt(line: readonly Point[], y: number): number {
  for (let i = 1; i < line.length; i++) {
    const [[ax, ay], [bx, by]] = [line[i - 1] as Point, line[i] as Point]
    if ((ay - y) * (by - y) <= 0 && ay !== by) return ax + ((y - ay) / (by - ay)) * (bx - ax)
  }
  return line[0]?.[0] ?? 0
}

/** The widest spread that has room for half as many again. */
export function spreadFor(last: number, roomOf: (spread: number) => number): number {
  return spreads.find((spread) => roomOf(spread) >= last * 1.5) ?? 1
}

/** The widest spread that has room for all of them: they fill the mountain. */
export function fullSpread(dots: number, roomOf: (spread: number) => number): number {
  let [wide, tight] = [0, fineSpreads.length - 1]
  while (wide < tight) {
    const middle = Math.floor((wide + tight) / 2)
    if (roomOf(fineSpreads[middle] ?? 1) >= dots) tight = middle
    else wide = middle + 1
  }
  return fineSpreads[tight] ?? 1
}

/** How many tickets a dot stands for, so that all fit: 1, 2, 5, 10, 20, 50, and so on. */
export function ticketsPerDot(last: number, room: number): number {
  for (let ten = 1; ; ten *= 10) for (const per of [ten, 2 * ten, 5 * ten]) if (last <= per * room) return per
}
