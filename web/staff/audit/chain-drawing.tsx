const heights = [20, 17, 14, 16, 12, 15, 11, 13, 9, 12, 8, 6]
const step = 14

/** Links that rise from entry to entry; in a broken chain one is missing. Decorative: the words are beside it. */
export function ChainDrawing({ state }: { state: 'unchecked' | 'whole' | 'broken' }) {
  const points = heights.map((y, at) => ({ x: 5 + at * step, y }))
  const gap = state === 'broken' ? 8 : -1
  return (
    <svg className="audit-chain-drawing" viewBox="0 0 164 26" width="164" height="26" aria-hidden="true">
      {points.slice(1).map(({ x, y }, at) => {
        const from = points[at]
        return at === gap || !from ? null : <line key={x} x1={from.x} y1={from.y} x2={x} y2={y} />
      })}
      {points.map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r={3} />
      ))}
    </svg>
  )
}
