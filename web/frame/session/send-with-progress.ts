type Request = {
  method: string
  headers: Headers
  body: FormData
  signal: AbortSignal | null
  /** The part that is sent, 0 to 1. */
  onProgress: (part: number) => void
}

/** Sends a form as `fetch` does; only XMLHttpRequest tells how much of it is on its way. */
export function sendWithProgress(address: string, sent: Request): Promise<Response> {
  const { method, headers, body, signal, onProgress } = sent
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, address)
    for (const [name, value] of headers) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => {
      const { status, responseText } = request
      const type = request.getResponseHeader('content-type') ?? ''
      resolve(new Response(responseText, { status, headers: { 'content-type': type } }))
    }
    request.onerror = () => reject(new TypeError('The upload had no answer'))
    request.onabort = () => reject(new DOMException('The upload was stopped', 'AbortError'))
    if (signal?.aborted) return request.onabort(new ProgressEvent('abort'))
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(body)
  })
}
