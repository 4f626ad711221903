import type { EditorState } from '@tiptap/pm/state'

/** A slash and the first letters of a term, as they were typed before the caret. */
export type TypedTerm = { from: number; to: number; query: string }

/** A slash inside a word, as in "and/or" or an address, is only a slash, and so is one before a figure or a space. */
const slash = /(?:^|[\s\uFFFC(])\/(\p{L}[\p{L}\p{M}\p{N}'’ -]{0,39}|)$/u

export function typedTerm({ selection }: EditorState): TypedTerm | null {
  const { $from, empty } = selection
  if (!empty || !$from.parent.isTextblock || $from.marks().some(({ type }) => type.name === 'code'))
    return null
  const before = $from.parent.textBetween(
    Math.max(0, $from.parentOffset - 60),
    $from.parentOffset,
    null,
    '\uFFFC',
  )
  const query = before.match(slash)?.[1]
  return query === undefined ? null : { from: $from.pos - query.length - 1, to: $from.pos, query }
}
