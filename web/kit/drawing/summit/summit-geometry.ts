import { noise } from '../noise.ts'
import type { Point } from '../polyline.ts'
import { trail } from '../trail.ts'

/** A screen's picture of one mountain: the camps of its route, and how the far side falls. */
export type SummitFrame = {
  name: 'wide' | 'phone'
  width: number
  height: number
  camps: readonly Point[]
  fall: readonly Point[]
}

export const summitFrames: readonly SummitFrame[] = [
  {
    name: 'wide',
    width: 1440,
    height: 520,
    camps: [
      [560, 470],
      [690, 424],
      [800, 352],
      [906, 296],
      [1000, 196],
      [1092, 96],
    ],
    fall: [
      [1120, 140],
      [1168, 172],
      [1204, 168],
      [1262, 246],
      [1330, 286],
      [1384, 290],
      [1440, 342],
    ],
  },
  {
    name: 'phone',
    width: 390,
    height: 260,
    camps: [
      [24, 236],
      [86, 210],
      [140, 170],
      [196, 142],
      [240, 92],
      [290, 52],
    ],
    fall: [
      [304, 78],
      [326, 92],
      [340, 90],
      [362, 124],
      [390, 140],
    ],
  },
]

/** The route through its camps, of which `legs` are climbed, the land before and behind it, and a far ridge. */
export function laySummit({ width, height, camps, fall }: SummitFrame, legs = camps.length - 1) {
  const ways = trail(camps, 'summit', 3, 10)
  const joined = (some: typeof ways) => some.flatMap((leg, i) => (i === 0 ? leg : leg.slice(1)))
  const route = joined(ways)
  const summit = camps.at(-1) as Point
  const [footX, footY] = camps[0] as Point
  const before: Point[] = [
    [0, height - 8],
    [footX * 0.5, footY + (height - footY) * 0.6],
    [footX, footY],
  ]
  const random = noise('summit')
  const far = Array.from({ length: 25 }, (_, i): Point => {
    const part = i / 24
    const swell = Math.sin(part * 5.2 + 0.6) * 0.08 + Math.sin(part * 11) * 0.04
    return [part * width, height * (0.66 - part * 0.28 - swell + (random(i) - 0.5) * 0.05)]
  })
  const [climbed, ahead] = [joined(ways.slice(0, legs)), joined(ways.slice(legs))]
  // The lit face ends at a broken ridge below the end of the climb.
  const top = climbed.at(-1) ?? summit
  const ridge = [0.18, 0.36, 0.6, 0.85, 1].map(
    (down, i): Point => [
      top[0] + ([10, -14, 16, -10, 6][i] as number) * (width / 1440 + 0.2),
      top[1] + (height - top[1]) * down,
    ],
  )
  const lit: Point[] = [...climbed, ...ridge, [footX, height]]
  return {
    route,
    climbed,
    ahead,
    lit,
    before,
    fall: [summit, ...fall],
    far,
    summit,
    camps: camps.slice(0, -1),
  }
}
