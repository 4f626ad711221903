import { noise } from '../noise.ts'
import type { Point } from '../polyline.ts'

export type SplitFrame = { name: 'wide' | 'phone'; width: number; height: number; top: number; foot: number }

export const splitFrames: readonly SplitFrame[] = [
  { name: 'wide', width: 608, height: 276, top: 26, foot: 264 },
  { name: 'phone', width: 358, height: 216, top: 26, foot: 206 },
]

/** Where today is along: the games that are left take the rest. */
export const todayAlong = 0.575

/**
 * The price as a climb: each game is a step as high as what had been earned by then.
 * @param earned the earned share of the price before the first game and after each, 0 to 1
 */
export function layPriceSplit({ width, top, foot }: SplitFrame, earned: readonly number[]) {
  const level = (part: number) => foot - part * (foot - top)
  const walked = steps(earned, 0, width * todayAlong).map(([x, part]): Point => [x, level(part)])
  const left = aheadOf(earned.at(-1) ?? 0)
  const ahead = steps(left, width * todayAlong, width - 4).map(([x, part]): Point => [x, level(part)])
  return { walked, ahead, today: walked.at(-1) as Point }
}

/** A game is flat to 45 %, changes to 80 %, and is flat again. */
function steps(heights: readonly number[], from: number, to: number): Point[] {
  const one = (to - from) / (heights.length - 1)
  return heights.flatMap((height, i): Point[] => {
    const next = heights[i + 1]
    const x = from + i * one
    if (next === undefined) return [[x, height]]
    return [
      [x + (i === 0 ? 0 : one * 0.1), height],
      [x + one * 0.45, height],
      [x + one * 0.8, next],
    ]
  })
}

/** The games to come: mostly won, some lost, ending at the full price. */
function aheadOf(now: number): number[] {
  const random = noise('split')
  const count = 10
  return Array.from({ length: count + 1 }, (_, i) => {
    const part = now + (1 - now) * (i / count)
    return i === 0 || i === count ? part : part + (random(i) - 0.55) * 0.05
  })
}
