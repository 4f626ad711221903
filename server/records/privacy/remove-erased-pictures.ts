import { emptyErased, findErased } from '#server/files/file-store.ts'
import type { Services } from '#server/platform/ports/services.ts'

const atOnce = 500

/** Deletes the content of pictures whose person was erased; their rows stay. Returns how many there were. */
export async function removeErasedPictures({ db, files }: Services): Promise<number> {
  const ids = await findErased(db, atOnce)
  // The content goes first: if this is interrupted, the job tries again.
  for (const id of ids) {
    await files.remove(id)
    await emptyErased(db, id)
  }
  return ids.length
}
