import { takePicture } from '#server/files/file-store.ts'
import type { Tx } from '#server/platform/db/pool.ts'
import { AppError } from '#server/platform/http/errors.ts'

type Evidence = { orderId: string; by: string; fileIds: readonly string[] }

/** Keeps pictures that a person uploaded for an order as evidence; `not_found` for any other. */
export async function takePictures(tx: Tx, { orderId, by, fileIds }: Evidence): Promise<string[]> {
  const ids = [...new Set(fileIds)]
  for (const fileId of ids)
    if (!(await takePicture(tx, { orderId, fileId, by }))) throw new AppError('not_found')
  return ids
}
