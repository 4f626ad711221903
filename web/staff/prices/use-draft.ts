import { useCallback, useEffect, useMemo, useState } from 'react'
import { type PriceDifference, priceDifferences } from '#core/prices/price-differences.ts'
import type { PriceValues } from '#core/prices/price-values.ts'
import { type Changes, changed, type Draft, draftOf, draftValues, readDraft, rebased } from './draft.ts'
import { type DraftHistory, redo, step, undo } from './draft-history.ts'

const storageKey = 'peakline:price-draft'

export type DraftEditing = {
  values: PriceValues
  differences: PriceDifference[]
  /** The older version that the changes are based on, or null if they can be published. */
  behind: number | null
  change(changes: Changes): void
  replace(values: PriceValues): void
  discard(): void
  takeOver(): void
  undo(): void
  redo(): void
  canUndo: boolean
  canRedo: boolean
}

/** The changes that this browser stores on top of a version, across reloads and other people's publishing. */
export function useDraft(version: number, base: PriceValues): DraftEditing {
  const none = useMemo((): Draft => ({ basedOn: version, changes: {} }), [version])
  const [history, setHistory] = useState<DraftHistory>({ past: [], present: none, future: [] })
  const [read, setRead] = useState(false)

  // The server knows no drafts, so the page begins without them and gets them after hydration.
  useEffect(() => {
    const kept = readDraft(localStorage.getItem(storageKey))
    if (kept) setHistory({ past: [], present: kept, future: [] })
    setRead(true)
  }, [])
  const isEmpty = Object.keys(history.present.changes).length === 0
  useEffect(() => {
    if (!read) return
    if (isEmpty) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, JSON.stringify(history.present))
  }, [read, isEmpty, history.present])

  // Without changes, a draft can't be outdated.
  const draft = isEmpty ? none : history.present
  const go = useCallback((next: (draft: Draft) => Draft) => {
    setHistory((before) => step(before, next(before.present)))
  }, [])
  const values = useMemo(() => draftValues(draft, base), [draft, base])
  return {
    values,
    differences: useMemo(() => priceDifferences(base, values), [base, values]),
    behind: draft.basedOn === version ? null : draft.basedOn,
    change: (changes) => go(() => changed(draft, base, changes)),
    replace: (all) => go(() => draftOf(version, base, all)),
    discard: () => go(() => none),
    takeOver: () => go(() => rebased(draft, version, base)),
    undo: () => setHistory(undo),
    redo: () => setHistory(redo),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
  }
}
