import type { Point } from '../polyline.ts'
import { profileFrame } from '../route/profile/profile-geometry.ts'
import { pointAt, type Trail } from '../trail.ts'
import type { ChangeLabels, Stretches } from './change-props.ts'

const { width, bracket } = profileFrame

/** The stretches that brackets measure: what is paid and ahead, and what the change adds or takes off. */
function measured({ now, kept, changed }: Stretches) {
  return [
    ...(kept > now ? [{ kind: 'ahead' as const, from: now, to: kept }] : []),
    ...(changed ? [{ kind: 'changed' as const, from: changed.from, to: changed.to }] : []),
  ]
}

type Props = { line: Trail; stretches: Stretches; turn: (points: readonly Point[]) => Point[] }

/** The brackets under the stretches that are ahead, with a line down from each end. */
export function ChangeBrackets({ line, stretches, turn }: Props) {
  return measured(stretches).map(({ kind, from, to }) => {
    const [[ax, ay], [bx, by]] = turn([pointAt(line, from), pointAt(line, to)]) as [Point, Point]
    const [a, b] = [ax.toFixed(1), bx.toFixed(1)]
    return (
      <g key={kind} className="change-bracket" data-kind={kind}>
        <path
          className="climb-drop"
          d={`M${a} ${ay.toFixed(1)}V${bracket}M${b} ${by.toFixed(1)}V${bracket}`}
        />
        <path d={`M${a} ${bracket}H${b}M${a} ${bracket - 6}v12M${b} ${bracket - 6}v12`} />
      </g>
    )
  })
}

type WordsProps = { line: Trail; stretches: Stretches; labels: Pick<ChangeLabels, 'ahead' | 'added'> }

/** What the brackets say: the first ends at the second, so that neither needs more room than it has. */
export function BracketWords({ line, stretches, labels }: WordsProps) {
  const parts = measured(stretches)
  const at = (place: number) => `${((pointAt(line, place)[0] / width) * 100).toFixed(2)}%`
  return parts.map(({ kind, from, to }) => {
    const words = kind === 'ahead' ? labels.ahead : labels.added
    return (
      <span
        key={kind}
        className="change-words"
        data-kind={kind}
        data-both={parts.length > 1 || undefined}
        style={{
          insetInlineStart: at(kind === 'ahead' ? to : parts.length > 1 ? from : (from + to) / 2),
          top: `${bracket + 10}px`,
        }}
      >
        <span>{words}</span>
      </span>
    )
  })
}
