import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Insertable } from 'kysely'
import type { Schema } from '#db/schema.ts'
import type { Services } from '#server/platform/ports/services.ts'
import { transaction, type Work } from '#server/platform/ports/work.ts'
import { insertPicture } from './file-store.ts'
import { readPicture } from './read-picture.ts'
import { readUpload } from './read-upload.ts'

type Owned = Pick<Insertable<Schema['files']>, 'owner_kind' | 'owner_id' | 'uploaded_by'>

/**
 * Re-encodes the uploaded picture and stores it. `own` says whose it is, in the transaction that inserts its row; if it
 * refuses, nothing is left of the picture. What can be refused before the picture is read, which costs far more, the
 * caller checks first.
 */
export async function keepPicture(
  services: Services,
  request: FastifyRequest,
  own: (work: Work) => Promise<Owned>,
): Promise<string> {
  const { content, mime, width, height, pixels } = await readPicture(await readUpload(request))
  const id = randomUUID()
  await services.files.save(id, content)
  try {
    await transaction(services, async (work) => {
      const owned = await own(work)
      const file = { ...owned, created_at: work.now, mime, width, height, bytes: content.length }
      await insertPicture(work.tx, { id, ...file, pixels: owned.owner_kind === 'order' ? pixels : null })
    })
  } catch (error) {
    await services.files.remove(id)
    throw error
  }
  return id
}
