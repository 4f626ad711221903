import type { Point } from '../polyline.ts'

export const monthsFrame = { width: 680, height: 300, start: 56, end: 120, top: 34, foot: 268 }

/** A round step of the scale, so that two to four lines lie below the highest value; values are minor units. */
export function scaleStep(highest: number): number {
  const rough = Math.max(1_000, highest) / 3
  const power = 10 ** Math.floor(Math.log10(rough))
  return ([1, 2, 5].find((factor) => factor * power >= rough) ?? 10) * power
}

/** The places of values, the first at the start edge; the highest lies below the flag's room. */
export function layMonths(values: readonly number[]): {
  points: Point[]
  ticks: { value: number; y: number }[]
} {
  const { width, start, end, top, foot } = monthsFrame
  const highest = Math.max(0, ...values)
  const step = scaleStep(highest)
  const most = Math.max(step, highest)
  const yOf = (value: number) => foot - (value / most) * (foot - top)
  const pitch = (width - start - end) / Math.max(1, values.length - 1)
  const count = Math.floor(most / step)
  return {
    points: values.map((value, i) => [start + i * pitch, yOf(value)]),
    ticks: Array.from({ length: count + 1 }, (_, i) => ({ value: i * step, y: yOf(i * step) })),
  }
}

export type Part<Name extends string> = { name: Name; y: number; height: number }

/** The running month as parts of a bar, from its foot; a part keeps a height at which it can be seen. */
export function layParts<Name extends string>(
  parts: readonly { name: Name; amount: number }[],
  top: number,
): Part<Name>[] {
  const { foot } = monthsFrame
  const shown = parts.filter(({ amount }) => amount > 0)
  const all = shown.reduce((sum, { amount }) => sum + amount, 0)
  const gap = 3
  const least = 14
  const room = Math.max(foot - top, shown.length * least) - gap * (shown.length - 1)
  const spare = Math.max(0, room - least * shown.length)
  let y = foot
  return shown.map(({ name, amount }) => {
    const height = least + (amount / all) * spare
    y -= height
    const part = { name, y, height }
    y -= gap
    return part
  })
}
