/**
 * The draft of a post in one language, and how saves of several people merge. A draft counts its saves in `revision`; each part
 * and field has the revision of its last change, and a change names the one that it came from.
 */

export const fieldNames = ['title', 'description', 'slug'] as const
export type FieldName = (typeof fieldNames)[number]

/** Who changed something last, and when; null for what came with the product. */
type Stamp = { by: string | null; at: string | null }

export type Part<Block> = Stamp & {
  id: string
  revision: number
  /** The revision at which anything of it changed last, `from` included. */
  touched: number
  block: Block
  /** The revision of the source's part that it says; null in the source language, or unknown. */
  from: number | null
}

export type Field = Stamp & { value: string; revision: number; from: number | null }

export type Draft<Block> = {
  revision: number
  fields: Record<FieldName, Field>
  /** A person chose the slug; until then it follows the title. */
  ownSlug: boolean
  parts: readonly Part<Block>[]
  /** Parts that were removed: when, and what they came after, so that what was put behind them keeps its place. */
  removed: Readonly<Record<string, { revision: number; after: string | null }>>
}

export type Change<Block> =
  | {
      type: 'put'
      id: string
      base: number | null
      block: Block
      after?: string | null | undefined
      from?: number | null | undefined
    }
  | { type: 'move'; id: string; after: string | null }
  | { type: 'remove'; id: string; base: number | null }
  | { type: 'confirm'; id: string; base: number | null; from: number }
  | {
      type: 'field'
      field: FieldName
      base: number | null
      value: string
      from?: number | null | undefined
    }

export type Conflict<Block> = Stamp & { base: number | null } & (
    | { type: 'part'; id: string; yours: Block | null; theirs: Block | null }
    | { type: 'field'; field: FieldName; yours: string; theirs: string }
  )

/** Who saves when, and the revisions of the source's parts and fields (`sourceOf`); null for the source itself. */
export type Saving = { by: string; at: string; source: ReadonlyMap<string, number> | null }

const fieldKey = (field: FieldName) => `field:${field}`

/** What a translation can say: the revision of each part and field of its source. */
export function sourceOf<Block>({ parts, fields }: Draft<Block>): Map<string, number> {
  return new Map([
    ...parts.map(({ id, revision }) => [id, revision] as const),
    ...fieldNames.map((field) => [fieldKey(field), fields[field].revision] as const),
  ])
}

const nobody: Stamp = { by: null, at: null }
const emptyField: Field = { ...nobody, value: '', revision: 0, from: null }

export function emptyDraft<Block>(): Draft<Block> {
  return {
    revision: 0,
    fields: { title: emptyField, description: emptyField, slug: emptyField },
    ownSlug: false,
    parts: [],
    removed: {},
  }
}

/** How large a block can be: columns and rows of a table, items of a list. */
export const mostInBlock = { columns: 12, rows: 100, items: 100 } as const

/** The most parts of a draft. */
export const mostParts = 500
/** How many removals are remembered; a page sees older ones by the draft's order. */
const mostRemoved = 500

type Merged<Block> = {
  draft: Draft<Block>
  conflicts: Conflict<Block>[]
  /** The ids of parts and the names of fields that the save changed; empty if it changed nothing. */
  changed: string[]
}

/**
 * Applies the changes of a save one after another. A change of what somebody else has changed since is a conflict and leaves the
 * draft as it is, unless both wrote the same. A place is no content: moves conflict with nothing.
 */
export function mergeChanges<Block>(
  draft: Draft<Block>,
  changes: readonly Change<Block>[],
  saving: Saving,
): Merged<Block> {
  const merge = new Merge(draft, saving)
  for (const change of changes) merge.apply(change)
  return merge.result()
}

/** What an earlier version has, as `restoreDraft` needs it. */
export type Version<Block> = {
  fields: Record<FieldName, string>
  parts: readonly { id: string; block: Block; from: number | null }[]
}

/** Writes an earlier version as the newest: what differs gets the new revision, so what others type meanwhile shows as a conflict. */
export function restoreDraft<Block>(
  draft: Draft<Block>,
  version: Version<Block>,
  saving: Saving,
): Merged<Block> {
  const merge = new Merge(draft, saving)
  const kept = new Set(version.parts.map(({ id }) => id))
  for (const { id, revision } of draft.parts)
    if (!kept.has(id)) merge.apply({ type: 'remove', id, base: revision })
  let after: string | null = null
  for (const { id, block, from } of version.parts) {
    const base = draft.parts.find((part) => part.id === id)?.revision ?? null
    merge.apply({ type: 'put', id, base, block, after, from })
    after = id
  }
  for (const field of fieldNames) {
    const value = version.fields[field]
    if (value !== draft.fields[field].value)
      merge.apply({ type: 'field', field, base: draft.fields[field].revision, value })
  }
  return merge.result()
}

class Merge<Block> {
  readonly #before: Draft<Block>
  readonly #saving: Saving
  readonly #next: number
  readonly #changed = new Set<string>()
  readonly #conflicts: Conflict<Block>[] = []
  readonly #parts: Part<Block>[]
  readonly #removed: Map<string, { revision: number; after: string | null }>
  readonly #fields: Record<FieldName, Field>
  #ownSlug: boolean

  constructor(draft: Draft<Block>, saving: Saving) {
    this.#before = draft
    this.#saving = saving
    this.#next = draft.revision + 1
    this.#parts = [...draft.parts]
    this.#removed = new Map(Object.entries(draft.removed))
    this.#fields = { ...draft.fields }
    this.#ownSlug = draft.ownSlug
  }

  result(): Merged<Block> {
    const changed = [...this.#changed]
    const conflicts = this.#conflicts
    if (changed.length === 0) return { draft: this.#before, conflicts, changed }
    const draft = {
      revision: this.#next,
      fields: this.#fields,
      ownSlug: this.#ownSlug,
      parts: this.#parts,
      removed: Object.fromEntries([...this.#removed].slice(-mostRemoved)),
    }
    return { draft, conflicts, changed }
  }

  apply(change: Change<Block>): void {
    switch (change.type) {
      case 'put':
        this.#put(change)
        break
      case 'move':
        if (this.#indexOf(change.id) >= 0) this.#place(change.id, change.after)
        break
      case 'remove':
        this.#remove(change)
        break
      case 'confirm':
        this.#confirm(change)
        break
      case 'field':
        this.#write(change)
        break
    }
  }

  #put({ id, base, block, after, from }: Change<Block> & { type: 'put' }): void {
    const index = this.#indexOf(id)
    const known = this.#parts[index]
    if (known && same(known.block, block)) {
      // The same words twice; only what they say of the source can be new.
      this.#touch(index, { from: this.#fromOf(id, from, known.from) })
    } else if (known) {
      if (this.#isForeign(known, base)) {
        this.#conflict(id, block, known)
        return
      }
      this.#touch(index, { block, revision: this.#next, from: this.#fromOf(id, from, known.from) })
    } else if (base !== null) {
      this.#conflict(id, block, undefined)
      return
    } else {
      const stamp = this.#stamp()
      const fresh = this.#saving.source?.get(id) ?? null
      const part = {
        id,
        block,
        revision: this.#next,
        touched: this.#next,
        from: this.#fromOf(id, from, fresh),
      }
      this.#parts.push({ ...part, ...stamp })
      this.#removed.delete(id)
      this.#changed.add(id)
    }
    if (after !== undefined) this.#place(id, after)
  }

  #remove({ id, base }: Change<Block> & { type: 'remove' }): void {
    const index = this.#indexOf(id)
    const known = this.#parts[index]
    if (!known) return
    if (this.#isForeign(known, base)) {
      this.#conflict(id, null, known)
      return
    }
    this.#removed.set(id, { revision: this.#next, after: this.#parts[index - 1]?.id ?? null })
    this.#parts.splice(index, 1)
    this.#changed.add(id)
  }

  #confirm({ id, base, from }: Change<Block> & { type: 'confirm' }): void {
    const index = this.#indexOf(id)
    const known = this.#parts[index]
    if (!known) return
    if (this.#isForeign(known, base)) {
      this.#conflict(id, known.block, known)
      return
    }
    this.#touch(index, { from: this.#fromOf(id, from, known.from) })
  }

  #write({ field, base, value, from }: Change<Block> & { type: 'field' }): void {
    const known = this.#fields[field]
    if (known.value !== value && this.#isForeign(known, base)) {
      const { by, at, revision } = known
      this.#conflicts.push({
        type: 'field',
        field,
        yours: value,
        theirs: known.value,
        base: revision,
        by,
        at,
      })
      return
    }
    const key = fieldKey(field)
    const says = this.#fromOf(key, from, known.from ?? this.#saving.source?.get(key) ?? null)
    if (known.value === value && known.from === says) return
    const revision = known.value === value ? known.revision : this.#next
    this.#fields[field] = { ...this.#stamp(), value, revision, from: says }
    if (field === 'slug') this.#ownSlug = value !== ''
    this.#changed.add(field)
  }

  /** A part whose revision is this save's own was changed by an earlier change of it. */
  #isForeign({ revision }: { revision: number }, base: number | null): boolean {
    return revision !== base && revision !== this.#next
  }

  #conflict(id: string, yours: Block | null, theirs: Part<Block> | undefined): void {
    const { by, at } = theirs ?? nobody
    const shown = { yours, theirs: theirs?.block ?? null, base: theirs?.revision ?? null, by, at }
    this.#conflicts.push({ type: 'part', id, ...shown })
  }

  #touch(index: number, change: Partial<Part<Block>>): void {
    const known = this.#parts[index]
    if (
      !known ||
      Object.entries(change).every(([name, value]) => known[name as keyof typeof known] === value)
    )
      return
    this.#parts[index] = { ...known, ...change, ...this.#stamp(), touched: this.#next }
    this.#changed.add(known.id)
  }

  /** Puts a part behind another one; behind one that was removed, where that was. */
  #place(id: string, after: string | null): void {
    const index = this.#indexOf(id)
    const part = this.#parts[index]
    if (!part || after === id) return
    let behind = after
    for (let steps = 0; behind !== null && this.#indexOf(behind) < 0 && steps < mostParts; steps++) {
      const gone = this.#removed.get(behind)
      if (!gone) behind = this.#parts.findLast((each) => each.id !== id)?.id ?? null
      else behind = gone.after
    }
    if ((this.#parts[index - 1]?.id ?? null) === behind) return
    this.#parts.splice(index, 1)
    this.#parts.splice(behind === null ? 0 : this.#indexOf(behind) + 1, 0, part)
    this.#changed.add(id)
  }

  #indexOf(id: string): number {
    return this.#parts.findIndex((part) => part.id === id)
  }

  /** What a translation says it is from: never more than the source has. */
  #fromOf(id: string, given: number | null | undefined, otherwise: number | null): number | null {
    const { source } = this.#saving
    if (!source) return null
    const from = given === undefined ? otherwise : given
    return from === null ? null : Math.min(from, source.get(id) ?? from)
  }

  #stamp(): Stamp {
    return { by: this.#saving.by, at: this.#saving.at }
  }
}

/** Whether two values of JSON say the same. */
export function same(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const [names, others] = [keysOf(one), keysOf(other)]
  return (
    names.length === others.length &&
    names.every((name) => Object.hasOwn(other, name) && same(one[name as never], other[name as never]))
  )
}

const keysOf = (value: object) => Object.keys(value).filter((name) => value[name as never] !== undefined)

/** The words of a title as a slug; empty where it has no Latin letters. */
export function slugOf(title: string, longest: number): string {
  return title
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe')
    .replaceAll('ø', 'o')
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .replaceAll(/[^a-z\d]+/g, '-')
    .slice(0, longest)
    .replaceAll(/^-|-$/g, '')
}

export type Progress = {
  /** How many blocks of the source there are to say. */
  total: number
  done: number
  stale: number
  missing: string[]
  empty: string[]
}

/**
 * How far a translation says its source, block by block. A block of the source that is still empty needs no translation;
 * `isEmpty` says so of a block.
 */
export function progressOf<Block>(
  source: Draft<Block>,
  translation: Draft<Block>,
  isEmpty: (block: Block) => boolean,
): Progress {
  const progress: Progress = { total: 0, done: 0, stale: 0, missing: [], empty: [] }
  const known = new Map(translation.parts.map((part) => [part.id, part]))
  for (const { id, block, revision } of source.parts) {
    if (isEmpty(block)) continue
    progress.total++
    const part = known.get(id)
    if (!part) progress.missing.push(id)
    else if (isEmpty(part.block)) progress.empty.push(id)
    else {
      progress.done++
      if (source !== translation && isStale(part.from, revision)) progress.stale++
    }
  }
  return progress
}

/** Whether the source has changed since a translation said it. */
export function isStale(from: number | null, revision: number): boolean {
  return (from ?? -1) < revision
}

/** A slug is a language's own. */
const translatedFields = ['title', 'description'] as const

/** The fields of a translation that its source has changed since. */
export function staleFields<Block>(source: Draft<Block>, translation: Draft<Block>): FieldName[] {
  if (source === translation) return []
  return translatedFields.filter((field) =>
    isStale(translation.fields[field].from, source.fields[field].revision),
  )
}
