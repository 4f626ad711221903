import { applicationSpans } from '#core/boosters/applications.ts'
import { keepApplicationPictures } from '#server/files/file-store.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction } from '#server/platform/ports/work.ts'
import { eraseDraft, findOldDrafts, findPictured, forgetPictures } from './application-store.ts'

const atOnce = 500

/**
 * Erases drafts that nobody changed for long, and releases the pictures of applications that were answered long ago:
 * pictures that nothing refers to are deleted by their own sweep. Returns how many of both there were.
 */
export async function eraseOldApplications(
  services: Services,
): Promise<{ drafts: number; pictured: number }> {
  const { db, now } = services
  const before = (span: keyof typeof applicationSpans) =>
    new Date(now().getTime() - applicationSpans[span].ms)
  let drafts = 0
  for (const id of await findOldDrafts(db, before('draft'), atOnce))
    await transaction(services, async ({ tx }) => {
      if (!(await eraseDraft(tx, id, before('draft')))) return
      await keepApplicationPictures(tx, id, [])
      drafts++
    })
  const pictured = await findPictured(db, before('pictures'), atOnce)
  for (const id of pictured)
    await transaction(services, async ({ tx }) => {
      await forgetPictures(tx, id)
      await keepApplicationPictures(tx, id, [])
    })
  return { drafts, pictured: pictured.length }
}
