import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { SideProcess } from '../process/side-process.ts'
import { shareFonts } from './share-fonts.ts'

const mostBytes = 12 * 1024 * 1024

/** The pictures that have been drawn, by what is on them; the least recently requested ones leave first. */
export class SharePictures {
  readonly #dataDir: string
  readonly #kept = new Map<string, Buffer>()
  #process: Promise<SideProcess<string, Uint8Array>> | undefined

  constructor(dataDir: string) {
    this.#dataDir = dataDir
  }

  /** The PNG of an SVG; null if it could not be drawn. Throws `server_busy` when too many wait. */
  async draw(svg: string): Promise<{ png: Buffer; etag: string } | null> {
    const key = createHash('sha1').update(svg).digest('base64url')
    const kept = this.#kept.get(key) ?? (await this.#drawNew(svg))
    if (!kept) return null
    this.#kept.delete(key)
    this.#kept.set(key, kept)
    this.#makeRoom()
    return { png: kept, etag: `"${key}"` }
  }

  async #drawNew(svg: string): Promise<Buffer | null> {
    // A failure, such as a full disk, is not kept: the next picture tries again.
    this.#process ??= this.#prepare().catch((error) => {
      this.#process = undefined
      throw error
    })
    const png = await (await this.#process).run(svg)
    return png && Buffer.from(png)
  }

  async #prepare() {
    const config = await shareFonts(this.#dataDir)
    return new SideProcess<string, Uint8Array>(join(import.meta.dirname, 'share-process.ts'), {
      env: () => ({ FONTCONFIG_FILE: config }),
      queue: 16,
    })
  }

  #makeRoom(): void {
    let bytes = [...this.#kept.values()].reduce((sum, { length }) => sum + length, 0)
    for (const [oldest, { length }] of this.#kept) {
      if (bytes <= mostBytes) return
      this.#kept.delete(oldest)
      bytes -= length
    }
  }
}
