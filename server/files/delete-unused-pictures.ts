import { passedBefore } from '#core/orders/deadlines.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction } from '#server/platform/ports/work.ts'
import { deleteUnused, unusedPictures } from './file-store.ts'

const atOnce = 500

/** Deletes pictures that were uploaded and never used; returns how many. */
export async function deleteUnusedPictures(services: Services): Promise<number> {
  const now = services.now()
  const before = { usual: passedBefore('unusedPicture', now), post: passedBefore('unusedPostPicture', now) }
  let deleted = 0
  for (const id of await unusedPictures(services.db, before, atOnce)) {
    // The file goes first: if this is interrupted, the row is still there and the job tries again.
    const done = await transaction(services, async ({ tx }) => {
      if (!(await deleteUnused(tx, id))) return false
      await services.files.remove(id)
      return true
    })
    if (done) deleted++
  }
  return deleted
}
