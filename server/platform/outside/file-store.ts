import type { Readable } from 'node:stream'

/** Stores bytes under an id that the caller generated (a UUID, never a name from outside). */
export interface FileStore {
  /**
   * Stores the whole content, or nothing; returns its size. Rejects when the id is taken, the content breaks off, or the
   * store can't be written.
   */
  save(id: string, content: Buffer | AsyncIterable<Uint8Array>): Promise<number>
  /** The content, or null if the id has none. */
  open(id: string): Promise<Readable | null>
  /** Deletes the content; an id without content is no error. */
  remove(id: string): Promise<void>
}
