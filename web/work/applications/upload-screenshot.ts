import { CallError, isCallError, unanswered } from '#web/frame/session/call.ts'
import type { Session } from '#web/frame/session/session.ts'

type Upload = {
  session: Session
  file: File
  signal: AbortSignal
  /** The part that is sent, 0 to 1. */
  onProgress: (part: number) => void
}

const ended = ['token_expired', 'bad_token', 'unauthorized']

/**
 * Uploads a screenshot for the draft and returns its id. Only XMLHttpRequest reports progress; a token that ended
 * meanwhile is renewed by an ordinary call, then the upload is tried once more.
 */
export async function uploadScreenshot(upload: Upload): Promise<string> {
  try {
    return await sendFile(upload)
  } catch (error) {
    if (!isCallError(error) || !ended.includes(error.code)) throw error
    await upload.session.call('getMe')
    return sendFile(upload)
  }
}

async function sendFile({ session, file, signal, onProgress }: Upload): Promise<string> {
  const { methodAndPath } = await import('#contract/operations.ts')
  const { method, path } = methodAndPath('uploadApplicationPicture')
  const form = new FormData()
  form.set('file', file)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, path)
    request.responseType = 'json'
    const token = session.token()
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => {
      const { status, response } = request
      if (status === 200) resolve(response.data.file_id)
      else reject(new CallError(status, response?.message ?? 'something_wrong'))
    }
    request.onerror = () => reject(unanswered())
    request.onabort = () => reject(new DOMException('', 'AbortError'))
    signal.addEventListener('abort', () => request.abort())
    request.send(form)
  })
}
