import { fieldNames, same } from '#core/site/post-drafts.ts'
import type { Conflict, FieldName, Saved } from '../desk-types.ts'
import { type Base, type FieldBase, fieldBases, type Known, type Shown, type Text } from './draft-state.ts'
import { stayingOf } from './staying.ts'

type Merged = { known: Known; shown: Text }

/**
 * What the page knows and shows after a reply. What others have written enters where nothing was typed meanwhile; where
 * something was, it stays as typed over what it was made from, so that the next save finds the conflict.
 * @param sent what was shown when the save was made
 * @param shown what is shown now
 */
export function merge(known: Known, sent: Text, shown: Text, reply: Saved): Merged {
  const conflicts = conflictsAfter(known, reply)
  const bases = new Map(known.bases)
  const blocks = new Map(shown.blocks.map(({ id, block }) => [id, block]))
  const sentBlocks = new Map(sent.blocks.map(({ id, block }) => [id, block]))
  for (const { id, revision, block, from } of reply.parts) {
    if (conflicts.has(id)) continue
    const now = blocks.get(id)
    const next: Base = { revision, block, from }
    const isOwn = same(sentBlocks.get(id), block)
    const isClean = now !== undefined ? same(now, bases.get(id)?.block) : !bases.has(id)
    if (!isOwn && !isClean && !same(now, block)) continue
    bases.set(id, next)
    if (isClean) blocks.set(id, block)
  }
  for (const id of reply.removed) {
    if (conflicts.has(id)) continue
    const now = blocks.get(id)
    if (now !== undefined && !same(now, bases.get(id)?.block)) continue
    bases.delete(id)
    blocks.delete(id)
  }
  const order = orderAfter(sent, shown, reply.order).filter((id) => blocks.has(id))
  const fields = fieldsAfter(known, sent, shown, reply, conflicts)
  return {
    known: { revision: reply.revision, order: reply.order, bases, fields: fields.bases, conflicts },
    shown: {
      blocks: order.map((id) => ({ id, block: blocks.get(id) }) as Shown),
      fields: fields.shown,
    },
  }
}

const keyOf = (conflict: Conflict) => (conflict.type === 'part' ? conflict.id : conflict.field)

/** New conflicts, and the open ones with what the others have written since. */
function conflictsAfter({ conflicts }: Known, reply: Saved): Map<string, Conflict> {
  const after = new Map(conflicts)
  for (const { id, block, revision, by, at } of reply.parts) {
    const open = after.get(id)
    if (open?.type === 'part') after.set(id, { ...open, theirs: block, base: revision, by, at })
  }
  for (const id of reply.removed) {
    const open = after.get(id)
    if (open?.type === 'part') after.set(id, { ...open, theirs: null, base: null })
  }
  for (const field of fieldNames) {
    const open = after.get(field)
    const { value, revision } = reply.fields[field]
    if (open?.type === 'field') after.set(field, { ...open, theirs: value, base: revision })
  }
  for (const conflict of reply.conflicts) after.set(keyOf(conflict), conflict)
  return after
}

/**
 * The server's order, unless blocks were moved on the page since the save: a move that was sent is not sent again, or two
 * pages that disagree would move the same blocks for ever. New blocks stay behind what they were behind.
 */
function orderAfter(sent: Text, shown: Text, server: readonly string[]): string[] {
  const ids = (text: Text) => text.blocks.map(({ id }) => id)
  const now = ids(shown)
  const moved = (earlier: readonly string[]) =>
    stayingOf(earlier, now).size < now.filter((id) => earlier.includes(id)).length
  return moved(ids(sent)) ? insert(now, server) : insert([...server], now)
}

/** A list with what only the other one has, each behind what it follows there. */
function insert(list: string[], other: readonly string[]): string[] {
  const known = new Set(list)
  other.forEach((id, index) => {
    if (known.has(id)) return
    const before = other
      .slice(0, index)
      .reverse()
      .find((each) => known.has(each))
    list.splice(before === undefined ? 0 : list.indexOf(before) + 1, 0, id)
    known.add(id)
  })
  return list
}

function fieldsAfter(known: Known, sent: Text, shown: Text, reply: Saved, conflicts: Map<string, Conflict>) {
  const server = fieldBases(reply.fields)
  const bases: Record<FieldName, FieldBase> = { ...known.fields }
  const values = { ...shown.fields }
  for (const field of fieldNames) {
    if (conflicts.has(field)) continue
    const { value } = server[field]
    const now = values[field]
    const isClean = now === known.fields[field].value
    // What was sent may come back changed: the server makes a slug of a title.
    const isSent = now === sent.fields[field]
    const wasApplied = sent.fields[field] !== known.fields[field].value
    if (!isClean && !wasApplied && now !== value) continue
    bases[field] = server[field]
    if (isClean || (isSent && wasApplied)) values[field] = value
  }
  return { bases, shown: values }
}
