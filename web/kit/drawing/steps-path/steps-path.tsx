import type { CSSProperties, ReactNode } from 'react'
import { type Direction, mirror } from '../direction.ts'
import { type Point, polyline } from '../polyline.ts'
import { trail } from '../trail.ts'

export type StepsPathProps = {
  /** 'How a climb works': each step's heading and text; the last camp is the summit. */
  steps: readonly { key: string; content: ReactNode }[]
  dir: Direction
  /** Which step is under way; those before it are done. Without it, all say what will happen. */
  now?: number
}

const width = 1280
const foot = 92
const climb = 84

/** Steps as camps of a path: horizontal on a wide page, vertical on a phone. */
export function StepsPath({ steps, dir, now }: StepsPathProps) {
  const stops = steps.map(
    (_, i): Point => [(i / steps.length) * width, foot - climb * (i / Math.max(1, steps.length - 1)) ** 1.3],
  )
  const [lastX, lastY] = stops.at(-1) as Point
  const falling: Point[] = [
    [0, 0],
    [0.2, 5],
    [0.39, 26],
    [0.6, 33],
    [0.79, 56],
    [0.97, 66],
  ]
  const line = [
    ...trail(stops, 'steps', 3, 14).flatMap((leg) => leg.slice(0, -1)),
    ...falling.map(([part, drop]): Point => [lastX + (part * width) / steps.length, lastY + drop]),
  ]
  return (
    <div className="steps-path">
      <svg className="stretch" viewBox={`0 0 ${width} 120`} preserveAspectRatio="none" aria-hidden="true">
        <path d={polyline(mirror(dir, width)(line))} />
      </svg>
      <ol>
        {steps.map(({ key, content }, i) => (
          <li
            key={key}
            data-step={now === undefined ? undefined : i < now ? 'done' : i === now ? 'now' : 'ahead'}
            style={{ '--camp': `${Math.round((stops[i] as Point)[1])}px` } as CSSProperties}
          >
            {content}
          </li>
        ))}
      </ol>
    </div>
  )
}
