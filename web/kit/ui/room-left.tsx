/**
 * Below a field that takes only so many letters, from nine tenths of them on: what is pasted beyond the end is cut, and
 * nobody would see it.
 */
export function RoomLeft({ length, most }: { length: number; most: number | undefined }) {
  if (!most || length < 0.9 * most) return null
  return (
    <span role="status" className="type-caption mt-1 block text-end text-ink-3 tabular-nums">
      <bdi dir="ltr">{`${length} / ${most}`}</bdi>
    </span>
  )
}
