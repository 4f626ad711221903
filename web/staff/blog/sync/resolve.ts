import type { FieldName } from '../desk-types.ts'
import type { Known, Shown, Text } from './draft-state.ts'

/** Ends a conflict with one of both texts: what is kept is sent over the other one, what was typed elsewhere stays. */
export function resolve(known: Known, shown: Text, key: string, choice: 'yours' | 'theirs') {
  const conflict = known.conflicts.get(key)
  if (!conflict) return { known, shown }
  const conflicts = new Map(known.conflicts)
  conflicts.delete(key)
  if (conflict.type === 'field') {
    const fields = {
      ...known.fields,
      [key]: { revision: conflict.base ?? 0, value: conflict.theirs, from: null },
    }
    const own = { ...shown.fields, [key as FieldName]: conflict.theirs }
    return {
      known: { ...known, fields, conflicts },
      shown: choice === 'theirs' ? { ...shown, fields: own } : shown,
    }
  }
  const bases = new Map(known.bases)
  const { theirs } = conflict
  if (theirs) bases.set(key, { revision: conflict.base, block: theirs, from: bases.get(key)?.from ?? null })
  else bases.delete(key)
  const blocks = choice === 'theirs' ? withBlock(known, shown.blocks, key, theirs) : shown.blocks
  return { known: { ...known, bases, conflicts }, shown: { ...shown, blocks } }
}

function withBlock({ order }: Known, blocks: Shown[], id: string, block: Shown['block'] | null): Shown[] {
  if (!block) return blocks.filter((each) => each.id !== id)
  if (blocks.some((each) => each.id === id))
    return blocks.map((each) => (each.id === id ? { id, block } : each))
  const before = order.slice(0, order.indexOf(id)).reverse()
  const at = before.map((each) => blocks.findIndex((shown) => shown.id === each)).find((place) => place >= 0)
  return blocks.toSpliced((at ?? -1) + 1, 0, { id, block })
}
