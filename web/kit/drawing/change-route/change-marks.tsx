import type { Camp } from '#core/games/ladder.ts'
import { pointAt, type Trail } from '../trail.ts'
import type { ChangeRouteProps, Stretches } from './change-props.ts'

type Place = (place: number) => { insetInlineStart: string; top: string }

/** Where a place of the trail is in a drawing of this width. */
export function placing(line: Trail, width: number): Place {
  return (place) => {
    const [x, y] = pointAt(line, place)
    return { insetInlineStart: `${((x / width) * 100).toFixed(2)}%`, top: `${y.toFixed(1)}px` }
  }
}

type MarksProps = Pick<ChangeRouteProps, 'start' | 'now' | 'paid' | 'dir'> & { place: Place }

/** Checks at the camps that were reached, the present standing, and the old target's outlined flag. */
export function ChangeMarks({ start, now, paid, dir, place }: MarksProps) {
  const reached = Array.from({ length: Math.floor(now) + 1 }, (_, camp) => camp).filter(
    (camp) => camp > start + 0.1 && camp < now - 0.15,
  )
  return (
    <>
      {reached.map((camp) => (
        <svg key={camp} className="climb-check" viewBox="-9 -9 18 18" style={place(camp)} aria-hidden="true">
          <circle r="8" />
          <path d="M-3.4.2-1 2.6l4.4-5" />
        </svg>
      ))}
      <svg className="change-start" viewBox="-7 -7 14 14" style={place(start)} aria-hidden="true">
        <circle r="5" />
      </svg>
      <svg className="change-now" viewBox="-10 -10 20 20" style={place(now)} aria-hidden="true">
        <circle r="6.5" />
      </svg>
      <svg className="change-flag" style={place(paid)} aria-hidden="true">
        <path d={dir === 'rtl' ? 'M0 0v-32h20l-5 6 5 6h-20' : 'M0 0v-32h-20l5 6-5 6h20'} />
        <circle r="5" />
      </svg>
    </>
  )
}

type AddsProps = Pick<ChangeRouteProps, 'reach' | 'ceiling' | 'target' | 'labels'> & {
  camps: readonly Camp[]
  line: Trail
  place: Place
  stretches: Stretches
  /** The least distance to the next camp at which what this one adds can be written. */
  room: number
}

/** The camps that can be picked, each with what it adds; those above the booster's rank limit are faint. */
export function ChangeAdds(props: AddsProps) {
  const { camps, line, place, stretches, reach, ceiling, target, labels, room } = props
  return camps.map((camp) => {
    const { index } = camp
    const isOpen = index >= reach[0] && index <= reach[1]
    const isAhead = index > stretches.now + 0.2 && index < stretches.kept - 0.2
    if (!isOpen && !isAhead) return null
    const [x] = pointAt(line, index)
    const before = Math.abs(x - pointAt(line, index - 1)[0])
    const after = Math.abs(pointAt(line, Math.min(line.length, index + 1))[0] - x)
    if (Math.min(before, after) < 20) return null
    const adds = Math.min(before, after) < room || !isOpen ? null : labels.adds(camp)
    return (
      <span
        key={index}
        className="change-camp"
        data-high={(ceiling !== null && index > ceiling) || undefined}
        data-target={index === target.index || undefined}
        style={place(index)}
        aria-hidden="true"
      >
        {isOpen && <i />}
        {index !== target.index && (
          <span>
            <b>{labels.division(camp)}</b>
            {adds && <bdi>{adds}</bdi>}
          </span>
        )}
      </span>
    )
  })
}
