import { fieldNames, same } from '#core/site/post-drafts.ts'
import { Watched } from '#web/kit/ui/watched.ts'
import type { Change, Draft, DraftBlock, Saved } from '../desk-types.ts'
import { changesOf, type Known, knownOf, type Source, type Text } from './draft-state.ts'
import { bringBack, type Kept, type KeptText } from './kept-text.ts'
import { merge } from './merge.ts'
import { resolve } from './resolve.ts'
import { stayingOf } from './staying.ts'

/** The editor's side: what is shown, and how to show something else without moving the caret. */
export type Sheet = { read(): Text; show(text: Text): void }

export type SaveBody = { seen: number; changes: Change[] }

/** Why the text is only on this device. */
export type Trouble = 'line' | 'session' | 'refused'

/** A failed save: what kind, and for `refused` the code that says why, and which of its changes the server doesn't take. */
export class SaveFailure extends Error {
  readonly trouble: Trouble
  readonly code: string
  readonly changes: readonly number[]

  constructor(trouble: Trouble, code: string, changes: readonly number[] = []) {
    super(code)
    this.trouble = trouble
    this.code = code
    this.changes = changes
  }
}

export type SyncState = {
  status: 'saved' | 'typed' | 'saving' | 'kept'
  trouble: Trouble | null
  code: string | null
  /** Whether the device took the text, so that it outlives this tab. */
  onDevice: boolean
  savedAt: string | null
  known: Known
  /** Blocks that the server doesn't take as they are, such as a table with too many columns: the others are saved without them. */
  refused: ReadonlyMap<string, DraftBlock>
}

export type SyncOptions = {
  draft: Draft
  sheet: Sheet
  kept: KeptText
  /** Sends a save. A repeated key gets the same reply. Throws a `SaveFailure`. */
  save: (body: SaveBody, key: string) => Promise<Saved>
  newKey: () => string
  source?: () => Source
  now?: () => Date
}

const pauseMs = 1_000
const waits = [2_000, 5_000, 15_000, 30_000]
/** Within what one save can have: 600 changes and a megabyte. */
const mostChanges = 500
const mostCharacters = 300_000

/**
 * Keeps a draft on the server like the one on the page. Saves go one after another, a second after the last key; a save
 * that was never answered is sent again with its key, so that it happens once.
 */
export class DraftSync extends Watched {
  readonly #options: SyncOptions
  state: SyncState
  /** How the page would write a block of the server: a difference of form is no change. */
  #canonical: (block: DraftBlock) => DraftBlock = (block) => block
  #timer: ReturnType<typeof setTimeout> | undefined
  #running: Promise<void> | null = null
  /** What was sent and not answered. */
  #pending: { body: SaveBody; key: string; sent: Text } | null = null
  #failures = 0
  #asked = false
  #confirmed = new Map<string, number>()
  #closed = false

  constructor(options: SyncOptions) {
    super()
    this.#options = options
    this.state = {
      status: 'saved',
      trouble: null,
      code: null,
      onDevice: true,
      savedAt: options.draft.saved_at,
      known: knownOf(options.draft),
      refused: new Map(),
    }
  }

  /** The page is there: what came with it is compared in its form. */
  begin(canonical: (block: DraftBlock) => DraftBlock): void {
    this.#canonical = canonical
    this.#closed = false
    const bases = new Map(
      [...this.state.known.bases].map(([id, base]) => [
        id,
        { ...base, block: base.block && canonical(base.block) },
      ]),
    )
    this.#set({ known: { ...this.state.known, bases } })
  }

  /** What is shown. */
  get text(): Text {
    return this.#options.sheet.read()
  }

  get dirty(): boolean {
    return this.state.status !== 'saved' || this.state.known.conflicts.size > 0
  }

  /** Something was typed. It is on this device at once, and on the server soon. */
  typed(): void {
    const onDevice = this.#keep()
    this.#forgetChanged()
    if (this.#changes().length === 0 && !this.#pending) {
      const isWhole = this.state.refused.size === 0
      if (isWhole) this.#set({ status: 'saved', trouble: null, code: null, onDevice })
      else this.#set({ status: 'kept', trouble: 'refused', onDevice })
      return
    }
    const waits = this.#waitsForLine()
    this.#set({ status: this.#running ? 'saving' : waits ? 'kept' : 'typed', onDevice })
    if (!waits) this.#plan(pauseMs)
  }

  /** Saves what there is now. Resolves when it is saved or has failed. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    while (this.#running) await this.#running
    if (this.#closed || (!this.#pending && !this.#asked && this.#changes().length === 0)) return
    this.#running = this.#save()
    await this.#running
  }

  /** Others have saved: reads what is new, with what waits to be saved. */
  async refresh(revision: number): Promise<void> {
    if (revision <= this.state.known.revision) return
    this.#asked = true
    await this.flush()
  }

  /** The line or the session is back. */
  retry(): void {
    if (this.state.status === 'kept') this.#plan(0)
  }

  /** A translated block or field is still right, though the source has changed. */
  confirm(id: string, from: number): void {
    this.#confirmed.set(id, from)
    this.typed()
  }

  resolve(key: string, choice: 'yours' | 'theirs'): void {
    const { known, shown } = resolve(this.state.known, this.#options.sheet.read(), key, choice)
    this.#set({ known })
    if (choice === 'theirs') this.#options.sheet.show(shown)
    this.typed()
  }

  /** Text of a tab that closed before it was saved. */
  bringBack(kept: Kept): void {
    const { known, shown } = bringBack(this.state.known, this.#options.sheet.read(), kept)
    this.#set({ known })
    this.#options.sheet.show(shown)
    this.typed()
  }

  /** Takes a reply that another call brought, such as that of a restored version. */
  take(saved: Saved): void {
    this.#merge(this.#options.sheet.read(), saved)
    this.typed()
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
  }

  async #save(): Promise<void> {
    const sent = this.#pending?.sent ?? this.#accepted()
    const body = this.#pending?.body ?? { seen: this.state.known.revision, changes: partOf(this.#changes()) }
    const key = this.#pending?.key ?? this.#options.newKey()
    this.#pending = { body, key, sent }
    this.#set({ status: 'saving' })
    try {
      const saved = await this.#options.save(body, key)
      this.#pending = null
      this.#asked = false
      this.#failures = 0
      for (const change of body.changes)
        if (change.type === 'confirm') this.#confirmed.delete(change.id)
        else if (change.type === 'field') this.#confirmed.delete(change.field)
      if (this.#closed) return
      this.#merge(sentOf(this.state.known, sent, body.changes), saved)
      this.#running = null
      this.#set({ status: 'saved', trouble: null, code: null, savedAt: saved.saved_at ?? this.#now() })
      this.typed()
    } catch (error) {
      this.#running = null
      this.#failed(error)
    }
  }

  #failed(error: unknown): void {
    const { trouble, code } =
      error instanceof SaveFailure ? error : new SaveFailure('refused', 'something_wrong')
    // What was refused will be again; what is typed next may not be.
    const refused = trouble === 'refused' ? this.#refusedOf(error) : []
    if (trouble === 'refused') this.#pending = null
    if (refused.length > 0) {
      this.#set({ refused: new Map([...this.state.refused, ...refused]) })
      this.typed()
      return
    }
    const onDevice = this.#keep()
    this.#set({ status: 'kept', trouble, code, onDevice })
    if (trouble === 'line') this.#plan(waits[Math.min(this.#failures++, waits.length - 1)] ?? pauseMs)
    if (!(error instanceof SaveFailure)) throw error
  }

  /** The blocks of a save that the server names in its refusal. */
  #refusedOf(error: unknown): [string, DraftBlock][] {
    const { changes = [] } = this.#pending?.body ?? {}
    const named = error instanceof SaveFailure ? error.changes : []
    return named.flatMap((at): [string, DraftBlock][] => {
      const change = changes[at]
      return change?.type === 'put' ? [[change.id, change.block]] : []
    })
  }

  /** A refused block that is changed or gone counts as any other. */
  #forgetChanged(): void {
    const { refused } = this.state
    if (refused.size === 0) return
    const { blocks } = this.#options.sheet.read()
    const left = blocks.filter(({ id, block }) => same(refused.get(id), block))
    if (left.length < refused.size) this.#set({ refused: new Map(left.map(({ id, block }) => [id, block])) })
  }

  /** What the server takes of the text: of a block that it refused, what it has. */
  #accepted(): Text {
    const text = this.#options.sheet.read()
    const { refused, known } = this.state
    const blocks = text.blocks.flatMap((shown) => {
      if (!same(refused.get(shown.id), shown.block)) return [shown]
      const before = known.bases.get(shown.id)?.block
      return before ? [{ id: shown.id, block: before }] : []
    })
    return { ...text, blocks }
  }

  #merge(sent: Text, reply: Saved): void {
    const saved = {
      ...reply,
      parts: reply.parts.map((part) => ({ ...part, block: this.#canonical(part.block) })),
    }
    const now = this.#options.sheet.read()
    const { known, shown } = merge(this.state.known, sent, now, saved)
    this.#set({ known })
    if (JSON.stringify(shown) !== JSON.stringify(now)) this.#options.sheet.show(shown)
  }

  /** Writes to this device what the server doesn't have, one's own side of conflicts too. */
  #keep(): boolean {
    const known = { ...this.state.known, conflicts: new Map() }
    const changes = this.#changes(known, this.#options.sheet.read())
    return this.#options.kept.write({ at: this.#now(), changes })
  }

  #changes(known: Known = this.state.known, text: Text = this.#accepted()): Change[] {
    const changes = changesOf(known, text, this.#options.source?.() ?? null)
    const changed = new Set(changes.map((change) => (change.type === 'field' ? change.field : change.id)))
    const confirmed = [...this.#confirmed].flatMap(([id, from]): Change[] => {
      const field = fieldNames.find((name) => name === id)
      if (field) {
        const { revision, value } = known.fields[field]
        const isOpen = changed.has(field) || known.conflicts.has(field)
        return isOpen ? [] : [{ type: 'field', field, base: revision, value, from }]
      }
      const base = known.bases.get(id)
      return base && !changed.has(id) ? [{ type: 'confirm', id, base: base.revision, from }] : []
    })
    return [...changes, ...confirmed]
  }

  #waitsForLine(): boolean {
    return this.state.status === 'kept' && this.state.trouble !== 'refused'
  }

  #plan(ms: number): void {
    if (this.#closed) return
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.flush(), ms)
  }

  #now(): string {
    return (this.#options.now?.() ?? new Date()).toISOString()
  }

  #set(part: Partial<SyncState>): void {
    this.state = { ...this.state, ...part }
    this.changed()
  }
}

/** As many changes as one save takes; the others follow it. */
function partOf(changes: readonly Change[]): Change[] {
  let room = mostCharacters
  const fitting = changes.findIndex((change, index) => {
    room -= JSON.stringify(change).length
    return index >= mostChanges || (room < 0 && index > 0)
  })
  return fitting < 0 ? [...changes] : changes.slice(0, fitting)
}

/** Of what was shown, what the save said: the rest of a large change counts as not sent. */
function sentOf({ bases, fields, order }: Known, sent: Text, changes: readonly Change[]): Text {
  const named = new Set(changes.map((change) => (change.type === 'field' ? change.field : change.id)))
  const ids = sent.blocks.map(({ id }) => id)
  const staying = stayingOf(order, ids)
  const areMoved = ids.every((id) => staying.has(id) || named.has(id))
  const placeOf = new Map(order.map((id, at) => [id, at]))
  const place = (id: string) => placeOf.get(id) ?? order.length
  const blocks = areMoved ? sent.blocks : [...sent.blocks].sort((a, b) => place(a.id) - place(b.id))
  return {
    blocks: blocks.map(({ id, block }) => ({
      id,
      block: named.has(id) ? block : (bases.get(id)?.block ?? block),
    })),
    fields: {
      title: named.has('title') ? sent.fields.title : fields.title.value,
      description: named.has('description') ? sent.fields.description : fields.description.value,
      slug: named.has('slug') ? sent.fields.slug : fields.slug.value,
    },
  }
}
