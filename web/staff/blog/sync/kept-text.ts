import type { Change } from '../desk-types.ts'
import type { Known, Text } from './draft-state.ts'

/** What a draft on this device has that the server doesn't: the changes, each with the revision it was made from. */
export type Kept = { at: string; changes: Change[] }

/** The part of `localStorage` that this needs. */
export type Device = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> & { keys(): string[] }

const start = 'blog-draft:'

/** `user` is empty until the session is loaded, which is after the page is. */
export type DraftOnDevice = { user: () => string; post: string; language: string }

/** Where one tab keeps what isn't saved yet. Each tab has its own place, so that two don't overwrite each other. */
export class KeptText {
  readonly #device: Device
  readonly #draft: DraftOnDevice
  readonly tab: string

  constructor(device: Device, draft: DraftOnDevice, tab: string) {
    this.#device = device
    this.#draft = draft
    this.tab = tab
  }

  get #prefix(): string {
    const { user, post, language } = this.#draft
    return `${start}${user()}:${post}:${language}:`
  }

  get key(): string {
    return this.#prefix + this.tab
  }

  /** False if the device takes nothing more, or nobody is known to keep it for: then only the open page has the text. */
  write(kept: Kept): boolean {
    if (!this.#draft.user()) return kept.changes.length === 0
    try {
      if (kept.changes.length === 0) this.#device.removeItem(this.key)
      else this.#device.setItem(this.key, JSON.stringify(kept))
      return true
    } catch {
      return false
    }
  }

  /** Where other tabs, open or closed, keep something of this draft. */
  others(): { key: string; tab: string }[] {
    const prefix = this.#prefix
    return this.#device
      .keys()
      .filter((key) => key.startsWith(prefix) && key !== this.key)
      .map((key) => ({ key, tab: key.slice(prefix.length) }))
  }

  read(key: string): Kept | null {
    return read(this.#device.getItem(key))
  }

  forget(key: string): void {
    this.#device.removeItem(key)
  }
}

function read(text: string | null): Kept | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null')
    return isKept(kept) && kept.changes.length > 0 ? kept : null
  } catch {
    // Somebody edited it by hand; there is nothing to bring back.
    return null
  }
}

function isKept(value: unknown): value is Kept {
  const kept = value as Partial<Kept> | null
  return typeof kept?.at === 'string' && Array.isArray(kept.changes)
}

/**
 * The kept changes as if they had just been typed: over the revisions that they were made from, so that the next save finds
 * what others have changed meanwhile.
 */
export function bringBack(known: Known, shown: Text, { changes }: Kept): { known: Known; shown: Text } {
  const bases = new Map(known.bases)
  const fields = { ...known.fields }
  const values = { ...shown.fields }
  let blocks = [...shown.blocks]
  for (const change of changes) {
    if (change.type === 'field') {
      fields[change.field] = { ...fields[change.field], revision: change.base ?? 0 }
      values[change.field] = change.value
      continue
    }
    const at = blocks.findIndex(({ id }) => id === change.id)
    if (change.type === 'remove') {
      const base = bases.get(change.id)
      if (base) bases.set(change.id, { ...base, revision: change.base })
      blocks = blocks.filter(({ id }) => id !== change.id)
    }
    if (change.type === 'put') {
      const base = bases.get(change.id)
      // Removed by someone else meanwhile, unless it was new: either way it isn't what the server has.
      bases.set(change.id, { block: base?.block ?? null, from: base?.from ?? null, revision: change.base })
      if (at >= 0) blocks[at] = { id: change.id, block: change.block }
      else blocks.splice(placeAfter(blocks, change.after), 0, { id: change.id, block: change.block })
    }
    if (change.type === 'move' && at >= 0) {
      const [moved] = blocks.splice(at, 1)
      if (moved) blocks.splice(placeAfter(blocks, change.after), 0, moved)
    }
  }
  return { known: { ...known, bases, fields }, shown: { blocks, fields: values } }
}

function placeAfter(blocks: Text['blocks'], after: string | null | undefined): number {
  if (after === null) return 0
  const at = blocks.findIndex(({ id }) => id === after)
  return at < 0 ? blocks.length : at + 1
}
