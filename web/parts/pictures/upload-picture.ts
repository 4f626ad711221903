import { isUnanswered } from '#web/frame/pwa/unanswered.ts'
import type { CallApi } from '#web/frame/session/call.ts'

/** Where a chosen picture is on its way: `waiting` until the connection is back. */
export type UploadState = 'sending' | 'waiting' | 'failed' | 'stored'

type Upload = { state: UploadState; orderId: string; percent: number; stop: AbortController; fileId?: string }

/** How long to wait before each further try; a connection that comes back ends the wait. */
const waits = [1_000, 3_000, 9_000, 27_000]

const uploads = new WeakMap<File, Upload>()
const listeners = new Set<() => void>()

/** Tells when any upload's state or percentage has changed, for `useSyncExternalStore`. */
export function onUpload(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function uploadStateOf(file: File): UploadState | null {
  return uploads.get(file)?.state ?? null
}

/** How much of a picture is sent, as whole percents. */
export function uploadPercentOf(file: File): number {
  return uploads.get(file)?.percent ?? 0
}

/** Stops the upload of a picture that was taken out; its `uploadPicture` throws an `AbortError`. */
export function stopUpload(file: File): void {
  uploads.get(file)?.stop.abort()
}

/** Uploads an order's pictures one after another; the ids of those that were chosen. */
export async function uploadPictures(
  call: CallApi,
  orderId: string,
  files: readonly File[],
): Promise<string[]> {
  const ids: string[] = []
  for (const file of files) {
    const id = await uploadPicture(call, orderId, file)
    if (id) ids.push(id)
  }
  return ids
}

/**
 * Uploads an order's picture; null if none was chosen. Tries again while the connection is down. A file that was
 * uploaded already is not sent again, so a form that is submitted again names the same picture. `givesUp` ends the tries.
 */
export async function uploadPicture(
  call: CallApi,
  orderId: string,
  file: FormDataEntryValue | null,
  givesUp: () => boolean = () => false,
): Promise<string | null> {
  if (!(file instanceof File) || file.size === 0) return null
  const known = uploads.get(file)
  if (known?.fileId && known.orderId === orderId) return known.fileId
  const stop = new AbortController()
  const { signal } = stop
  const note = (state: UploadState, percent: number, fileId?: string) => {
    uploads.set(file, { state, orderId, percent, stop, ...(fileId && { fileId }) })
    for (const listener of listeners) listener()
  }
  const onProgress = (part: number) => {
    const percent = Math.round(part * 100)
    if (percent !== uploadPercentOf(file)) note('sending', percent)
  }
  for (const wait of [...waits, null]) {
    note('sending', 0)
    try {
      const form = new FormData()
      form.set('file', file)
      const { data } = await call('uploadProof', { params: { order_id: orderId }, form, signal, onProgress })
      note('stored', 100, data.file_id)
      return data.file_id
    } catch (error) {
      if (wait === null || !isUnanswered(error) || givesUp()) {
        note('failed', 0)
        throw error
      }
      note('waiting', 0)
      await connectionOr(wait, signal)
      signal.throwIfAborted()
    }
  }
  throw new Error('The last try returns or throws')
}

/** Resolves after a time, or as soon as the browser reports a connection or the upload is stopped. */
function connectionOr(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      removeEventListener('online', done)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    addEventListener('online', done)
    signal.addEventListener('abort', done)
  })
}
