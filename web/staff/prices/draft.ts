import { withChanges } from '#core/prices/price-differences.ts'
import type { PriceValues } from '#core/prices/price-values.ts'

/** Values by path that replace those of the version they are based on; null removes a value. */
export type Changes = Readonly<Record<string, number | null>>

/** Prices that someone is changing; they stay in the browser until they are published. */
export type Draft = { basedOn: number; changes: Changes }

/** The draft with more changes; a value equal to the original is no change. */
export function changed(draft: Draft, base: PriceValues, changes: Changes): Draft {
  const all = { ...draft.changes, ...changes }
  const kept = Object.entries(all).filter(([path, value]) => value !== (base[path] ?? null))
  return { ...draft, changes: Object.fromEntries(kept) }
}

/** The draft that turns a version's values into these, all of them. */
export function draftOf(basedOn: number, base: PriceValues, values: PriceValues): Draft {
  const gone = Object.keys(base).filter((path) => !Object.hasOwn(values, path))
  const removed = Object.fromEntries(gone.map((path) => [path, null]))
  return changed({ basedOn, changes: {} }, base, { ...values, ...removed })
}

/** The same changes on top of another version. */
export function rebased({ changes }: Draft, basedOn: number, base: PriceValues): Draft {
  return changed({ basedOn, changes: {} }, base, changes)
}

export function draftValues(draft: Draft, base: PriceValues): PriceValues {
  return withChanges(base, draft.changes)
}

/** Reads the draft of an earlier visit; null if it is invalid. */
export function readDraft(text: string | null): Draft | null {
  try {
    const { basedOn, changes } = JSON.parse(text ?? '')
    if (!Number.isInteger(basedOn) || typeof changes !== 'object' || changes === null) return null
    const sound = Object.values(changes).every((value) => value === null || Number.isFinite(value))
    return sound ? { basedOn, changes } : null
  } catch {
    // Nothing was stored, or another version of this page stored it.
    return null
  }
}
