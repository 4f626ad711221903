import { join } from 'node:path'
import { SideProcess } from '../process/side-process.ts'
import type { Paper } from './paper.ts'

/** Sets documents as PDF, in a process of its own: setting one takes longer than the event loop can wait. */
export class Papers {
  readonly #process: SideProcess<Paper, Uint8Array>

  constructor(dataDir: string, longestMs?: number) {
    this.#process = new SideProcess(join(import.meta.dirname, 'paper-process.ts'), {
      env: () => ({ DATA_DIR: dataDir }),
      queue: 16,
      longestMs,
    })
  }

  /** The PDF of a document. Throws `server_busy` when too many wait, and an error if it can't be set. */
  async pdf(paper: Paper): Promise<Buffer> {
    const pdf = await this.#process.run(paper)
    if (!pdf) throw new Error(`The document "${paper.title}" could not be set`)
    return Buffer.from(pdf)
  }
}
