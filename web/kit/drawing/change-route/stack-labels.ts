/** A label in px: it reaches from `x - before` to `x + after`, and its lower edge should be at `bottom`. */
export type StackedLabel = { x: number; before: number; after: number; bottom: number; tall: number }

const gap = 8

/**
 * The upper edges of labels that are read from left to right. One that would cover an earlier one moves above it, and
 * none leaves the drawing at the top.
 */
export function stackLabels(labels: readonly StackedLabel[]): number[] {
  const placed: (StackedLabel & { top: number })[] = []
  for (const label of labels) {
    let { bottom } = label
    const beside = placed.filter((other) => isBeside(label, other)).toSorted((a, b) => b.top - a.top)
    for (const other of beside)
      if (bottom > other.top - gap && bottom - label.tall < other.top + other.tall + gap)
        bottom = other.top - gap
    placed.push({ ...label, top: Math.max(0, bottom - label.tall) })
  }
  return placed.map(({ top }) => top)
}

const isBeside = (one: StackedLabel, other: StackedLabel) =>
  one.x - one.before < other.x + other.after && other.x - other.before < one.x + one.after
