import type { Readable } from 'node:stream'

/** Stores bytes under an id that the caller generated (a UUID, never a name from outside). */
export interface FileStore {
  /** Stores the whole content, or nothing. Rejects when the id is taken or the store can't be written. */
  save(id: string, content: Buffer): Promise<void>
  /** The content, or null if the id has none. */
  open(id: string): Promise<Readable | null>
  /** Deletes the content; an id without content is no error. */
  remove(id: string): Promise<void>
}
