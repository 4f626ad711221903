import { fieldNames, same } from '#core/site/post-drafts.ts'
import type { Change, Conflict, Draft, DraftBlock, FieldName } from '../desk-types.ts'
import { stayingOf } from './staying.ts'

/** A block as the page shows it. */
export type Shown = { id: string; block: DraftBlock }

/** A text on the page: its blocks in their order, and its fields. */
export type Text = { blocks: Shown[]; fields: Record<FieldName, string> }

/** What a shown part was made from: what the server had when it came to the page, or took from it. */
export type Base = { revision: number | null; block: DraftBlock | null; from: number | null }
export type FieldBase = { revision: number; value: string; from: number | null }

export type PartConflict = Extract<Conflict, { type: 'part' }>
export type FieldConflict = Extract<Conflict, { type: 'field' }>

/** What the page knows of the server's draft, apart from what is typed. */
export type Known = {
  revision: number
  order: readonly string[]
  bases: ReadonlyMap<string, Base>
  fields: Readonly<Record<FieldName, FieldBase>>
  /** What someone else has changed too, by id or field: it isn't sent until a person has chosen. */
  conflicts: ReadonlyMap<string, Conflict>
}

/** The revisions of the source, which a translation says; null while the source itself is written. */
export type Source = {
  parts: ReadonlyMap<string, number>
  fields: Readonly<Record<FieldName, number>>
} | null

/** The draft as it came. */
export function knownOf(draft: Draft): Known {
  return {
    revision: draft.revision,
    order: draft.order,
    bases: new Map(draft.parts.map(({ id, revision, block, from }) => [id, { revision, block, from }])),
    fields: fieldBases(draft.fields),
    conflicts: new Map(),
  }
}

export function textOf(draft: Draft): Text {
  const { title, description, slug } = draft.fields
  const parts = new Map(draft.parts.map(({ id, block }) => [id, block]))
  const blocks = draft.order.flatMap((id) => {
    const block = parts.get(id)
    return block ? [{ id, block }] : []
  })
  return { blocks, fields: { title: title.value, description: description.value, slug: slug.value } }
}

export function fieldBases(fields: Draft['fields']): Record<FieldName, FieldBase> {
  const of = ({ value, revision, from }: Draft['fields']['title']): FieldBase => ({ value, revision, from })
  return { title: of(fields.title), description: of(fields.description), slug: of(fields.slug) }
}

/** What has to be sent so that the server has what is shown; nothing of what is in conflict. */
export function changesOf(known: Known, shown: Text, source: Source): Change[] {
  return [...removals(known, shown), ...puts(known, shown, source), ...fieldChanges(known, shown, source)]
}

function removals({ bases, conflicts }: Known, { blocks }: Text): Change[] {
  const present = new Set(blocks.map(({ id }) => id))
  return [...bases].flatMap(([id, { revision, block }]): Change[] =>
    present.has(id) || conflicts.has(id) || (revision === null && block === null)
      ? []
      : [{ type: 'remove', id, base: revision }],
  )
}

function puts({ bases, order, conflicts }: Known, { blocks }: Text, source: Source): Change[] {
  const staying = stayingOf(
    order,
    blocks.map(({ id }) => id),
  )
  return blocks.flatMap(({ id, block }, index): Change[] => {
    if (conflicts.has(id)) return []
    const base = bases.get(id)
    const after = blocks[index - 1]?.id ?? null
    const isPlaced = staying.has(id)
    if (base && same(base.block, block)) return isPlaced ? [] : [{ type: 'move', id, after }]
    const says = source ? { from: source.parts.get(id) ?? null } : {}
    const place = isPlaced ? {} : { after }
    return [{ type: 'put', id, base: base?.revision ?? null, block, ...place, ...says }]
  })
}

function fieldChanges({ fields, conflicts }: Known, shown: Text, source: Source): Change[] {
  return fieldNames.flatMap((field): Change[] => {
    const { revision, value: before } = fields[field]
    const value = shown.fields[field]
    if (value === before || conflicts.has(field)) return []
    const says = source && field !== 'slug' ? { from: source.fields[field] } : {}
    return [{ type: 'field', field, base: revision, value, ...says }]
  })
}
