import { heightAt, type Point } from '../polyline.ts'

/**
 * The position of a tag, whose height is 52 px: 'above' its handle and extending 40 px past it; 'beside' it, in the
 * sky over the trail that leads to it; or 'over' the route ahead, where the names of the tiers are too close for the
 * others.
 */
export type TagPlace = { top: number; side: 'above' | 'beside' | 'over' }
export type TagPlaces = { start: TagPlace; target: TagPlace | null }

const tall = 52
const apart = tall + 8
/** A tag's width along the frame in a narrow column. */
const wide = 280
const ahead = 270

/**
 * Places both tags so that neither touches the other, the names of the tiers or the route (`ladder`, in the frame's
 * units).
 */
export function placeTags(start: Point, target: Point | null, ladder: readonly Point[]): TagPlaces {
  const clear = ([x, y]: Point, reach: number) => Math.min(y - 44, heightAt(ladder, x + reach) - 12) - tall
  const place = (end: Point): TagPlace => {
    if (end[0] < 150) return { side: 'over', top: clear(end, ahead) }
    if (clear(end, 70) < 0) return { side: 'beside', top: Math.max(0, end[1] - 66) }
    return { side: 'above', top: clear(end, 70) }
  }
  const first = place(start)
  if (!target) return { start: first, target: null }
  const second = place(target)
  if (target[0] - start[0] > wide || first.top - second.top > apart) return { start: first, target: second }
  if (first.side === 'over') {
    const low = { side: 'over', top: clear(target, ahead) } as const
    return { start: { side: 'over', top: low.top - apart }, target: low }
  }
  const low = Math.max(4, start[1] - 66)
  return {
    start: { side: 'beside', top: low },
    target: { ...second, top: Math.min(second.top, low - apart) },
  }
}
