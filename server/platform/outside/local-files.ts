import { mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isId } from '#core/base/is-id.ts'
import type { FileStore } from './file-store.ts'

/** Files on the local disk, under `files` in the data directory, distributed over 256 folders by their id. */
export function localFiles(dataDir: string): FileStore {
  const folderOf = (id: string) => {
    // The id is the only part of the path that comes from a caller.
    if (!isId(id)) throw new RangeError('A file is named by a UUID')
    return join(dataDir, 'files', id.slice(0, 2))
  }
  return {
    async save(id, content) {
      const folder = folderOf(id)
      await mkdir(folder, { recursive: true })
      // Written beside its place and then moved, so that a crash leaves no partial file.
      const unfinished = join(folder, `${id}.part`)
      await writeFile(unfinished, content, { mode: 0o600, flag: 'wx', flush: true })
      const { size } = await stat(unfinished)
      await rename(unfinished, join(folder, id))
      return size
    },
    async open(id) {
      try {
        const file = await open(join(folderOf(id), id))
        return file.createReadStream()
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
        throw error
      }
    },
    async remove(id) {
      const place = join(folderOf(id), id)
      await rm(place, { force: true })
      // What an interrupted `save` has left.
      await rm(`${place}.part`, { force: true })
    },
  }
}
