export type Point = readonly [x: number, y: number]

/** Path data rounded to 0.1 and relative, because every drawing is part of the HTML. */
export function polyline(points: readonly Point[]): string {
  let x = 0
  let y = 0
  let data = ''
  points.forEach(([px, py], index) => {
    const nextX = Math.round(px * 10)
    const nextY = Math.round(py * 10)
    const dx = (nextX - x) / 10
    const dy = (nextY - y) / 10
    data += `${index === 0 ? 'M' : index === 1 ? 'l' : dx < 0 ? '' : ' '}${dx}${dy < 0 ? '' : ' '}${dy}`
    x = nextX
    y = nextY
  })
  return data
}

/** The area between a line and a level below it. */
export function areaUnder(points: readonly Point[], level: number): string {
  const first = points[0]
  const last = points.at(-1)
  return first && last ? `${polyline([...points, [last[0], level], [first[0], level]])}z` : ''
}

/** Dots as strokes without length: a round cap stays round when the drawing is stretched to its column. */
export const dots = (points: readonly Point[]) =>
  points.map(([x, y]) => `M${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}h.01`).join('')

/** Height of a line at x. Its points are in order along x; before the first and after the last it is level. */
export function heightAt(points: readonly Point[], x: number): number {
  let [low, high] = [0, points.length - 1]
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((points[middle] as Point)[0] <= x) low = middle
    else high = middle
  }
  const [ax, ay] = points[low] as Point
  const [bx, by] = points[high] as Point
  const part = bx === ax ? 1 : Math.min(1, Math.max(0, (x - ax) / (bx - ax)))
  return ay + part * (by - ay)
}
