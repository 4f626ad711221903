import { useRef } from 'react'
import { type Direction, mirror } from '../direction.ts'
import type { Point } from '../polyline.ts'
import { nearestPlace, pointAt, type Trail } from '../trail.ts'

type Pointer = { clientX: number; clientY: number }

/** A tap this close to a camp selects the camp, in px. */
const tapReach = 44

/** The place on the trail under a pointer; `weight` below 1 follows it along the drawing more than up and down. */
export function usePointerPlace(line: Trail, width: number, dir: Direction, weight = 1) {
  const frame = useRef<HTMLDivElement>(null)
  const locate = ({ clientX, clientY }: Pointer) => {
    const box = frame.current?.getBoundingClientRect() ?? new DOMRect(0, 0, width, 0)
    const scale = box.width / width
    const [x, y] = mirror(dir, width)([[(clientX - box.left) / scale, clientY - box.top]])[0] as Point
    return { place: nearestPlace(line, [x, y], weight), x, y, scale }
  }
  return {
    frame,
    placeAt: (pointer: Pointer) => locate(pointer).place,
    /** The camp under the pointer, if one is close enough. */
    campAt: (pointer: Pointer): number | null => {
      const { place, x, y, scale } = locate(pointer)
      const camp = Math.min(line.length - 1, Math.round(place))
      const [campX, campY] = pointAt(line, camp)
      return Math.hypot((campX - x) * scale, campY - y) < tapReach ? camp : null
    },
  }
}
