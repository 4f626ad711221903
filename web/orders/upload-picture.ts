import type { CallApi } from '../session/call.ts'

/** Uploads an order's picture; null if none was chosen. */
export async function uploadPicture(
  call: CallApi,
  orderId: string,
  file: FormDataEntryValue | null,
): Promise<string | null> {
  if (!(file instanceof File) || file.size === 0) return null
  const form = new FormData()
  form.set('file', file)
  const { data } = await call('uploadProof', { params: { order_id: orderId }, form })
  return data.file_id
}
