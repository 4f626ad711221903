import { isUnanswered } from '../pwa/unanswered.ts'
import type { CallApi } from '../session/call.ts'

/** Where a chosen picture is on its way: `waiting` until the connection is back. */
export type UploadState = 'sending' | 'waiting' | 'failed' | 'stored'

type Upload = { state: UploadState; orderId: string; fileId?: string }

/** How long to wait before each further try; a connection that comes back ends the wait. */
const waits = [1_000, 3_000, 9_000, 27_000]

const uploads = new WeakMap<File, Upload>()
const listeners = new Set<() => void>()

/** Tells when any upload's state has changed, for `useSyncExternalStore`. */
export function onUpload(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function uploadStateOf(file: File): UploadState | null {
  return uploads.get(file)?.state ?? null
}

/**
 * Uploads an order's picture; null if none was chosen. Tries again while the connection is down. A file that was
 * uploaded already is not sent again, so a form that is submitted again names the same picture.
 */
export async function uploadPicture(
  call: CallApi,
  orderId: string,
  file: FormDataEntryValue | null,
): Promise<string | null> {
  if (!(file instanceof File) || file.size === 0) return null
  const known = uploads.get(file)
  if (known?.fileId && known.orderId === orderId) return known.fileId
  const note = (state: UploadState, fileId?: string) => {
    uploads.set(file, { state, orderId, ...(fileId && { fileId }) })
    for (const listener of listeners) listener()
  }
  for (const wait of [...waits, null]) {
    note('sending')
    try {
      const form = new FormData()
      form.set('file', file)
      const { data } = await call('uploadProof', { params: { order_id: orderId }, form })
      note('stored', data.file_id)
      return data.file_id
    } catch (error) {
      if (wait === null || !isUnanswered(error)) {
        note('failed')
        throw error
      }
      note('waiting')
      await connectionOr(wait)
    }
  }
  throw new Error('The last try returns or throws')
}

/** Resolves after a time, or as soon as the browser reports a connection. */
function connectionOr(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      removeEventListener('online', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    addEventListener('online', done)
  })
}
