import type { Point } from './polyline.ts'

export type Direction = 'ltr' | 'rtl'

/** Drawings are mirrored in their geometry, never flipped as images: words and light stay upright. */
export const mirror =
  (dir: Direction, width: number) =>
  (points: readonly Point[]): Point[] =>
    points.map(([x, y]) => [dir === 'rtl' ? width - x : x, y])
