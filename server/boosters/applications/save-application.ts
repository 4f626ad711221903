import type { z } from 'zod'
import type { saveMyApplication as call } from '#contract/applications.ts'
import type { ApplicationContent } from '#core/boosters/applications.ts'
import { holds } from '#core/people/permissions.ts'
import { keepApplicationPictures } from '#server/files/file-store.ts'
import type { Tx } from '#server/platform/db/pool.ts'
import { AppError } from '#server/platform/http/errors.ts'
import type { Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { againAt } from './again-at.ts'
import { findLatest, findSameDraft, insertDraft, updateDraft } from './application-store.ts'
import { refuseGuest } from './refuse-guest.ts'

/**
 * Saves a draft as a whole. It names the version that it is based on, so that two open pages don't overwrite each
 * other; the same content saved twice is saved once.
 */
export async function saveApplication(
  work: Work,
  caller: Caller,
  { version, content: sent, locale }: z.output<typeof call.body>,
) {
  refuseGuest(caller)
  if (holds(caller, 'Booster')) throw new AppError('already_booster')
  const content = sent as ApplicationContent
  const { tx, now } = work
  const draft = { userId: caller.id, content, locale, now }
  const saved =
    (version === 0 ? await begin(tx, draft) : await updateDraft(tx, { ...draft, version })) ??
    (await findSameDraft(tx, caller.id, content))
  if (!saved) throw new AppError('application_changed')
  await keepPictures(tx, saved.id, content)
  return { application_id: saved.id, version: saved.version, updated_at: saved.updated_at.toISOString() }
}

async function begin(tx: Tx, draft: Parameters<typeof insertDraft>[1]) {
  const again = againAt(await findLatest(tx, draft.userId))
  if (again && again > draft.now) throw new AppError('application_too_soon')
  return insertDraft(tx, draft)
}

/** A draft can only show pictures that were uploaded for it. */
async function keepPictures(tx: Tx, id: string, { pictures }: ApplicationContent): Promise<void> {
  const kept = await keepApplicationPictures(
    tx,
    id,
    pictures.map(({ file_id }) => file_id),
  )
  if (kept !== pictures.length) throw new AppError('bad_params')
}
