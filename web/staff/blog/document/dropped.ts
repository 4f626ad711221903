/** What a paste left out. Each has a sentence. */
export const droppedKinds = [
  'pictures',
  'comments',
  'deletions',
  'notes',
  'styles',
  'headings',
  'depth',
  'cells',
  'links',
  'objects',
] as const
export type DroppedKind = (typeof droppedKinds)[number]
export type Dropped = Partial<Record<DroppedKind, number>>

/** Counts what is left out. */
export type Drop = (kind: DroppedKind, count?: number) => void
