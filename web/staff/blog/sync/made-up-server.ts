import { same } from '#core/site/post-drafts.ts'
import type { Change, Conflict, Draft, DraftBlock, FieldName, Part, Saved } from '../desk-types.ts'
import type { SaveBody } from './draft-sync.ts'

/** For tests: one draft with the rules of a save, as the contract states them. */
export class MadeUpServer {
  revision = 0
  parts: Part[]
  readonly removed = new Map<string, number>()
  readonly fields: Draft['fields']
  readonly #replies = new Map<string, Saved>()

  constructor(words: Record<string, string>) {
    this.parts = Object.entries(words).map(([id, text]) => ({
      id,
      revision: 0,
      block: paragraph(text),
      from: null,
      by: null,
      at: null,
    }))
    const field = (value: string) => ({ value, revision: 0, from: null })
    this.fields = { title: field('Title'), description: field(''), slug: field('title') }
  }

  draft(): Draft {
    return structuredClone({ ...this.#now(), parts: this.parts })
  }

  save({ seen, changes }: SaveBody, key: string): Saved {
    const known = this.#replies.get(key)
    if (known) return structuredClone(known)
    const conflicts: Conflict[] = []
    const next = this.revision + 1
    for (const change of changes) {
      const conflict = this.#apply(change, next)
      if (conflict) conflicts.push(conflict)
    }
    if (changes.length > 0) this.revision = next
    const saved = {
      ...this.#now(),
      parts: this.parts.filter(({ revision }) => revision > seen),
      removed: [...this.removed].filter(([, revision]) => revision > seen).map(([id]) => id),
      conflicts,
    }
    this.#replies.set(key, structuredClone(saved))
    return structuredClone(saved)
  }

  #now() {
    return {
      language: 'en' as const,
      revision: this.revision,
      order: this.parts.map(({ id }) => id),
      fields: this.fields,
      saved_at: null,
    }
  }

  #apply(change: Change, next: number): Conflict | null {
    if (change.type === 'field') return this.#setField(change, next)
    const part = this.parts.find(({ id }) => id === change.id)
    if (change.type === 'move') {
      if (part) this.#place(part, change.after)
      return null
    }
    if (change.type === 'confirm') {
      if (part) Object.assign(part, { from: change.from, revision: next })
      return null
    }
    const yours = change.type === 'put' ? change.block : null
    if (same(yours, part?.block ?? null) && change.type === 'remove') return null
    if (part ? part.revision !== change.base && !same(yours, part.block) : change.base !== null && yours)
      return {
        type: 'part',
        id: change.id,
        yours,
        theirs: part?.block ?? null,
        base: part?.revision ?? null,
        by: null,
        at: null,
      }
    if (change.type === 'remove') {
      this.parts = this.parts.filter(({ id }) => id !== change.id)
      this.removed.set(change.id, next)
      return null
    }
    this.removed.delete(change.id)
    const put: Part = {
      id: change.id,
      revision: next,
      block: change.block,
      from: change.from ?? null,
      by: null,
      at: null,
    }
    if (part) Object.assign(part, put)
    else this.parts.push(put)
    if (change.after !== undefined) this.#place(part ?? put, change.after)
    return null
  }

  #place(part: Part, after: string | null): void {
    const others = this.parts.filter(({ id }) => id !== part.id)
    const at = after === null ? 0 : others.findIndex(({ id }) => id === after) + 1 || others.length
    this.parts = others.toSpliced(at, 0, part)
  }

  #setField(change: Extract<Change, { type: 'field' }>, next: number): Conflict | null {
    const field = this.fields[change.field]
    if (field.revision !== change.base && field.value !== change.value)
      return {
        type: 'field',
        field: change.field,
        yours: change.value,
        theirs: field.value,
        base: field.revision,
        by: null,
        at: null,
      }
    const set = (name: FieldName, value: string) => {
      this.fields[name] = { value, revision: next, from: null }
    }
    set(change.field, change.value)
    if (change.field === 'title') set('slug', change.value.toLowerCase().replaceAll(/[^a-z\d]+/g, '-'))
    return null
  }
}

export function paragraph(text: string): DraftBlock {
  return { type: 'paragraph', content: text ? [{ type: 'text', text }] : [] }
}

/** The words of a text, a line for each block. */
export function wordsOf(blocks: readonly { block: DraftBlock }[]): string[] {
  return blocks.map(({ block }) =>
    block.type === 'paragraph'
      ? block.content.map((each) => (each.type === 'text' ? each.text : '')).join('')
      : block.type,
  )
}
