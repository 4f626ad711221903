import type { Point } from '../polyline.ts'

export const plotFrame = { width: 384, height: 96 }

/** A count over time as a line: `along` from 0 to 1, the highest count near the top. */
export function layCountLine(counts: readonly (readonly [along: number, count: number])[]): Point[] {
  const most = Math.max(1, ...counts.map(([, count]) => count))
  const [foot, top] = [plotFrame.height - 4, 12]
  return counts.map(([along, count]) => [
    6 + along * (plotFrame.width - 12),
    foot - (count / most) * (foot - top),
  ])
}

/** Counts as bars from the start edge: where each begins, its width and its height. */
export function layBars(counts: readonly number[]) {
  const most = Math.max(1, ...counts)
  const pitch = plotFrame.width / Math.max(1, counts.length)
  return counts.map((count, i) => ({
    x: i * pitch,
    width: pitch - 5,
    height: Math.max(2, (count / most) * (plotFrame.height - 22)),
  }))
}

export const squareGrid = { width: 374, height: 88, most: 272 }

/** Few orders have larger squares, so that they fill the plot. */
const pitches = [22, 18, 14, 11] as const

/** One square for each order, in rows from the start; beyond the most that fit, the newest are shown. */
export function laySquares(onTime: readonly boolean[]) {
  const { width, height, most } = squareGrid
  const count = Math.min(most, onTime.length)
  const columnsAt = (pitch: number) => Math.floor(width / pitch)
  const pitch = pitches.find((each) => Math.ceil(count / columnsAt(each)) * each <= height) ?? 11
  const columns = columnsAt(pitch)
  const shown = onTime.slice(-most).map((good, i) => ({
    good,
    x: (i % columns) * pitch,
    y: Math.floor(i / columns) * pitch,
  }))
  return { shown, size: pitch - 4, height: Math.max(1, Math.ceil(count / columns)) * pitch }
}
