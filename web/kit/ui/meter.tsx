/** How much of something is done or used, as a thin bar; the text is beside it. */
export function Meter({ part }: { part: number }) {
  return (
    <span className="meter my-1 block" aria-hidden="true">
      <span style={{ inlineSize: `${Math.min(1, Math.max(0, part)) * 100}%` }} />
    </span>
  )
}
