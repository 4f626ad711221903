import type { Draft } from './draft.ts'

/** A draft with undo and redo of its changes. */
export type DraftHistory = { past: readonly Draft[]; present: Draft; future: readonly Draft[] }

const mostSteps = 100

export function step(history: DraftHistory, next: Draft): DraftHistory {
  const { past, present } = history
  if (JSON.stringify(next) === JSON.stringify(present)) return history
  return { past: [...past, present].slice(-mostSteps), present: next, future: [] }
}

export function undo(history: DraftHistory): DraftHistory {
  const last = history.past.at(-1)
  if (!last) return history
  return { past: history.past.slice(0, -1), present: last, future: [history.present, ...history.future] }
}

export function redo(history: DraftHistory): DraftHistory {
  const [next, ...future] = history.future
  if (!next) return history
  return { past: [...history.past, history.present], present: next, future }
}
