import type { Point } from './polyline.ts'

/** The gradient of a climb, from its start to its target. */
export function ClimbGradient({ id, from, to }: { id: string; from: Point; to: Point }) {
  const [x1, y1, x2, y2] = [...from, ...to].map((value) => value.toFixed(0))
  return (
    <linearGradient id={id} gradientUnits="userSpaceOnUse" x1={x1} y1={y1} x2={x2} y2={y2}>
      <stop stopColor="var(--climb-from)" />
      <stop offset=".55" stopColor="var(--climb-mid)" />
      <stop offset="1" stopColor="var(--climb-to)" />
    </linearGradient>
  )
}

/** Alpenglow under a climb, fading downwards. */
export function GlowGradient({ id, top, foot }: { id: string; top: number; foot: number }) {
  return (
    <linearGradient id={id} gradientUnits="userSpaceOnUse" x2="0" y1={top.toFixed(0)} y2={foot.toFixed(0)}>
      <stop stopColor="var(--alpenglow)" stopOpacity=".3" />
      <stop offset=".75" stopColor="var(--alpenglow)" stopOpacity=".04" />
      <stop offset="1" stopColor="var(--alpenglow)" stopOpacity="0" />
    </linearGradient>
  )
}
