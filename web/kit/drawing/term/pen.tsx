import type { ReactNode } from 'react'
import { type Direction, mirror } from '../direction.ts'
import { type Point, polyline } from '../polyline.ts'

/** The width of every drawing beside a term; on a phone it is stretched to the column. */
export const termWidth = 320

/** The words of a drawing by their keys, in the page's language. */
export type TermLabels = Readonly<Record<string, string>>

type WordLook = 'plain' | 'strong' | 'glow' | 'error'
type Anchor = 'start' | 'middle' | 'end'
type LineLook = 'hue' | 'ink' | 'faint' | 'climb' | 'dashed' | 'error'

/** What the small drawings are made of. Positions are given left to right; the pen mirrors them for Arabic. */
export type Pen = {
  id: string
  dir: Direction
  word(key: string, at: Point, look?: WordLook, anchor?: Anchor): ReactNode
  line(points: readonly Point[], look: LineLook): ReactNode
  /** A camp: hollow, in the hue, or filled as a target. */
  camp(at: Point, look?: 'climb' | 'hue' | 'ink' | 'full'): ReactNode
  box(at: Point, width: number, height: number, look: 'full' | 'hollow' | 'tint' | 'hue'): ReactNode
  arrow(from: Point, length: number): ReactNode
  x(value: number): number
}

export function penOf(id: string, dir: Direction, labels: TermLabels): Pen {
  const turn = mirror(dir, termWidth)
  const one = (point: Point) => turn([point])[0] as Point
  const line: Pen['line'] = (points, look) => (
    <path
      key={`${look} ${points[0]}`}
      className="term-line"
      data-look={look}
      d={polyline(turn(points))}
      stroke={look === 'climb' ? `url(#${id})` : undefined}
    />
  )
  return {
    id,
    dir,
    line,
    x: (value) => one([value, 0])[0],
    word: (key, at, look = 'plain', anchor = 'start') => (
      <text key={key} className="term-word" data-look={look} textAnchor={anchor} x={one(at)[0]} y={at[1]}>
        {labels[key] ?? key}
      </text>
    ),
    camp: (at, look = 'climb') => (
      <circle key={`camp ${at}`} className="term-camp" data-look={look} cx={one(at)[0]} cy={at[1]} r="5" />
    ),
    box: ([x, y], width, height, look) => (
      <rect
        key={`box ${x} ${y}`}
        className="term-box"
        data-look={look}
        x={dir === 'rtl' ? termWidth - x - width : x}
        y={y}
        width={width}
        height={height}
        rx="3"
      />
    ),
    arrow: ([x, y], length) =>
      line(
        [
          [x, y],
          [x + length, y],
          [x + length - 5, y - 5],
          [x + length, y],
          [x + length - 5, y + 5],
        ],
        'ink',
      ),
  }
}
