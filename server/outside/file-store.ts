import type { Readable } from 'node:stream'

/** Keeps bytes under an id that the caller made up (a UUID, never a name from outside). */
export interface FileStore {
  /** Stores the whole content, or nothing. Rejects when the id is taken or the store can't be written. */
  save(id: string, content: Buffer): Promise<void>
  /** The content, or null when nothing is stored under the id. */
  open(id: string): Promise<Readable | null>
  /** Forgets the content; an id that is not there is fine. */
  remove(id: string): Promise<void>
}
