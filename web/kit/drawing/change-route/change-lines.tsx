import { ClimbGradient } from '../climb-gradient.tsx'
import { dots, type Point, polyline } from '../polyline.ts'
import { between, pointAt, type Trail } from '../trail.ts'
import type { Stretches } from './change-props.ts'

type Props = {
  id: string
  line: Trail
  start: number
  stretches: Stretches
  turn: (points: readonly Point[]) => Point[]
}

/** The climb in three stretches: done is solid, paid and ahead is dotted, added is thick; taken off is only dashed. */
export function ChangeLines({ id, line, start, stretches: { now, kept, changed }, turn }: Props) {
  const path = (from: number, to: number) => polyline(turn(between(line, from, to)))
  const gradient = (name: string, from: number, to: number) => {
    const ends = turn([pointAt(line, from), pointAt(line, to)]) as [Point, Point]
    return <ClimbGradient id={`${id}${name}`} from={ends[0]} to={ends[1]} />
  }
  const camps = line
    .map((leg, camp): [number, Point] => [camp, leg[0] as Point])
    .filter(([camp]) => camp > now + 0.1 && camp < (changed?.to ?? kept) - 0.1)
    .map(([, stop]) => stop)
  const end = Math.max(start + 0.001, now)
  return (
    <>
      {gradient('done', start, end)}
      <path className="climb-casing" d={path(start, end)} />
      <path className="change-done" d={path(start, end)} stroke={`url(#${id}done)`} />
      {kept > now && <path className="change-ahead" d={path(now, kept)} />}
      {changed && !changed.less && (
        <>
          {gradient('added', changed.from, changed.to)}
          <path className="climb-casing" d={path(changed.from, changed.to)} />
          <path className="change-added" d={path(changed.from, changed.to)} stroke={`url(#${id}added)`} />
        </>
      )}
      {changed?.less && <path className="change-less" d={path(changed.from, changed.to)} />}
      <path className="camp-ring" d={dots(turn(camps))} />
      <path className="camp-heart" d={dots(turn(camps))} />
    </>
  )
}
