import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { avatarSides } from '#core/base/pictures.ts'
import { insertPicture, keepAvatar } from '#server/files/file-store.ts'
import { readPicture } from '#server/files/read-picture.ts'
import { readUpload } from '#server/files/read-upload.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction, type Work } from '#server/platform/ports/work.ts'
import type { Caller } from '#server/platform/sessions/caller.ts'
import { updateUser } from '#server/platform/users/user-store.ts'
import { refuseGuest } from './refuse-guest.ts'
import { tellChange } from './tell-change.ts'

/** Replaces the caller's picture: cut to a square and re-encoded, in two sizes. */
export async function uploadAvatar(
  services: Services,
  caller: Caller,
  request: FastifyRequest,
): Promise<void> {
  refuseGuest(caller)
  const large = await readPicture(await readUpload(request), { side: avatarSides.large })
  const small = await readPicture(large.content, { side: avatarSides.small })
  const drawn = [small, large].map((picture) => ({ id: randomUUID(), ...picture }))
  const ids = drawn.map(({ id }) => id)
  try {
    await Promise.all(drawn.map(({ id, content }) => services.files.save(id, content)))
    await transaction(services, async (work) => {
      const about = { owner_kind: 'avatar', owner_id: caller.id, uploaded_by: caller.id } as const
      for (const { content, ...file } of drawn)
        await insertPicture(work.tx, { ...file, ...about, bytes: content.length, created_at: work.now })
      await updateUser(work.tx, caller.id, { avatar_small: ids[0] ?? null, avatar_large: ids[1] ?? null })
      await keepAvatar(work.tx, caller.id, ids)
      await tellChange(work, caller)
    })
  } catch (error) {
    await Promise.all(ids.map((id) => services.files.remove(id)))
    throw error
  }
}

/** The letter takes the picture's place; the files go with the next sweep. */
export async function removeAvatar(work: Work, caller: Caller): Promise<void> {
  await updateUser(work.tx, caller.id, { avatar_small: null, avatar_large: null })
  await keepAvatar(work.tx, caller.id, [])
  await tellChange(work, caller)
}
