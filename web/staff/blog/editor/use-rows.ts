import { useEffect, useEffectEvent } from 'react'
import { type BlockMark, markBlocks } from './places.ts'
import type { DraftEditor } from './use-draft-editor.ts'

export type Rows = {
  /** Blocks that say an earlier version of the source. */
  stale: ReadonlySet<string>
  missing: readonly { id: string; after: string | null }[]
  /** The translation's rows from top to bottom, with the places of what is missing. */
  translationIds: readonly string[]
}

/** How the translation stands to the source, marked in both editors. */
export function useRows(source: DraftEditor, other: DraftEditor | null): Rows {
  const rows = rowsOf(source, other)
  const conflicts = (text: DraftEditor) => [...text.state.known.conflicts.keys()]
  const refused = (text: DraftEditor) => [...text.state.refused.keys()]
  const open = (text: DraftEditor) => [conflicts(text), refused(text)]
  const key = JSON.stringify([[...rows.stale], rows.missing, open(source), other && open(other)])
  const markBoth = useEffectEvent(() => {
    const mark = (text: DraftEditor, missing: Rows['missing'], stale: ReadonlySet<string>) => {
      const { editor } = text
      if (!editor) return
      const marks = new Map<string, BlockMark>()
      for (const id of stale) marks.set(id, 'stale')
      for (const id of refused(text)) marks.set(id, 'refused')
      for (const id of conflicts(text)) marks.set(id, 'conflict')
      const [plugin, value] = markBlocks({ marks, missing })
      editor.view.dispatch(editor.state.tr.setMeta(plugin, value).setMeta('addToHistory', false))
    }
    mark(source, [], new Set())
    if (other) mark(other, rows.missing, rows.stale)
  })
  const first = source.editor
  const second = other?.editor
  // biome-ignore lint/correctness/useExhaustiveDependencies: marks anew what the key says, in editors that have come
  useEffect(() => markBoth(), [key, first, second])
  return rows
}

function rowsOf(source: DraftEditor, other: DraftEditor | null): Rows {
  if (!other) return { stale: new Set(), missing: [], translationIds: [] }
  const blocks = source.sync.text.blocks
  const own = other.sync.text.blocks.map(({ id }) => id)
  const present = new Set(own)
  const stale = new Set(
    blocks.flatMap(({ id }) => {
      const says = other.state.known.bases.get(id)
      const now = source.state.known.bases.get(id)?.revision
      return says?.from != null && now != null && now > says.from && present.has(id) ? [id] : []
    }),
  )
  let after: string | null = null
  const missing = blocks.flatMap(({ id }) => {
    if (present.has(id)) {
      after = id
      return []
    }
    return [{ id, after }]
  })
  const below = (place: string | null) => missing.filter((each) => each.after === place).map(({ id }) => id)
  return { stale, missing, translationIds: [...below(null), ...own.flatMap((id) => [id, ...below(id)])] }
}
