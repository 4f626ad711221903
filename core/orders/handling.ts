/** How staff share the work on an order: who has it, its tags, and notes for one another. */

/** How many tags an order has at most, and how many characters each of them. */
export const orderTags = { most: 8, length: 24 } as const
/** The characters of a note. */
export const orderNoteLength = 2_000

/** A tag as it is stored, in small letters and with single spaces; null for what can't be one. */
export function tagOf(typed: string): string | null {
  const tag = typed.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase()
  return tag.length <= orderTags.length && /^[\p{L}\p{N}][\p{L}\p{M}\p{N} _-]*$/u.test(tag) ? tag : null
}

/** The tags of an order after some were added and others removed, by the alphabet; null if there are too many. */
export function tagsAfter(
  tags: readonly string[],
  { add, remove }: { add: readonly string[]; remove: readonly string[] },
): string[] | null {
  const next = [...new Set([...tags, ...add])].filter((tag) => !remove.includes(tag)).sort()
  return next.length > orderTags.most ? null : next
}
