import { heightAt, type Point } from './polyline.ts'

/** Lines inside the mountain: each is deeper and coarser than the one above. */
export function strata(skyline: readonly Point[], from: number, to: number, spread = 1): Point[][] {
  return Array.from({ length: 7 }, (_, k) => {
    const step = 26 + 12 * k
    const cuts = Math.ceil((to - from) / step)
    const depth = (10 + 9 * k + 3.1 * k * k) * spread
    return Array.from({ length: cuts + 1 }, (_, i): Point => {
      const x = from + ((to - from) * i) / cuts
      return [x, heightAt(skyline, x) + depth]
    })
  })
}
