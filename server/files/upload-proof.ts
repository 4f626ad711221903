import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../db.ts'
import { AppError } from '../errors.ts'
import type { Caller } from '../route.ts'
import type { Services } from '../services.ts'
import { readPicture } from './read-picture.ts'
import { readUpload } from './read-upload.ts'

/** Keeps a picture that proves a result, from the booster who works on the order. Returns the file's id. */
export async function uploadProof(
  { db, files, now }: Services,
  caller: Caller,
  orderId: string,
  request: FastifyRequest,
): Promise<string> {
  if (!(await worksOn(db, caller, orderId))) throw new AppError('order_not_found')
  const { content, mime, width, height } = await readPicture(await readUpload(request))
  const id = randomUUID()
  await files.save(id, content)
  try {
    await db
      .insertInto('files')
      .values({
        id,
        order_id: orderId,
        uploaded_by: caller.id,
        mime,
        width,
        height,
        bytes: content.length,
        created_at: now(),
      })
      .execute()
  } catch (error) {
    await files.remove(id)
    throw error
  }
  return id
}

async function worksOn(db: Db, caller: Caller, orderId: string): Promise<boolean> {
  const row = await db
    .selectFrom('orders')
    .select('id')
    .where('id', '=', orderId)
    .where('booster_id', '=', caller.id)
    .where('status', 'in', ['boosting', 'verification_required'])
    .executeTakeFirst()
  return row !== undefined
}
