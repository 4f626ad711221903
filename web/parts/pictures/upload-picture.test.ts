// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type CallApi, CallError } from '#web/frame/session/call.ts'
import { fittedSides, isLargePicture, shrinkPicture } from './shrink-picture.ts'
import { onUpload, stopUpload, uploadPercentOf, uploadPicture, uploadStateOf } from './upload-picture.ts'

const picture = (bytes = 4) => new File([new Uint8Array(bytes)], 'rank.png', { type: 'image/png' })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A server that answers each call with the next of these. */
function server(...answers: (string | CallError)[]) {
  let calls = 0
  const call = (async () => {
    const answer = answers[calls++]
    if (answer instanceof CallError) throw answer
    return { data: { file_id: answer } }
  }) as unknown as CallApi
  return { call, count: () => calls }
}

const away = () => new CallError(0, 'something_wrong')

test('an upload goes on by itself when the connection is back, and is made once', async () => {
  const { call, count } = server(away(), away(), 'shot')
  const file = picture()
  const states: (string | null)[] = []
  const stop = onUpload(() => states.push(uploadStateOf(file)))
  const upload = uploadPicture(call, 'order', file)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(uploadStateOf(file)).toBe('waiting')
  dispatchEvent(new Event('online'))
  expect(await upload).toBe('shot')
  expect(await uploadPicture(call, 'order', file)).toBe('shot')
  stop()
  expect(count()).toBe(3)
  expect(states).toEqual(['sending', 'waiting', 'sending', 'waiting', 'sending', 'stored'])
})

test('a refused picture is not tried again, and one without a connection fails in the end', async () => {
  const refused = server(new CallError(415, 'bad_file_extension'))
  await expect(uploadPicture(refused.call, 'order', picture())).rejects.toThrow('bad_file_extension')
  expect(refused.count()).toBe(1)
  const file = picture()
  const dead = server(away(), away(), away(), away(), away(), 'shot')
  const upload = expect(uploadPicture(dead.call, 'order', file)).rejects.toThrow('something_wrong')
  await vi.advanceTimersByTimeAsync(60_000)
  await upload
  expect([dead.count(), uploadStateOf(file)]).toEqual([5, 'failed'])
  expect(await uploadPicture(dead.call, 'order', file)).toBe('shot')
})

test('the percentage that is sent is told in whole steps, and begins again with the next try', async () => {
  const tries = [[0.204, 0.2049, 0.9], [0.5]]
  const call = (async (_: string, { onProgress }: { onProgress: (part: number) => void }) => {
    const parts = tries.shift() ?? []
    for (const part of parts) onProgress(part)
    if (tries.length > 0) throw away()
    return { data: { file_id: 'shot' } }
  }) as unknown as CallApi
  const file = picture()
  const seen: (string | number | null)[][] = []
  const stop = onUpload(() => seen.push([uploadStateOf(file), uploadPercentOf(file)]))
  const upload = uploadPicture(call, 'order', file)
  await vi.advanceTimersByTimeAsync(1_000)
  await upload
  stop()
  expect(seen).toEqual([
    ['sending', 0],
    ['sending', 20],
    ['sending', 90],
    ['waiting', 0],
    ['sending', 0],
    ['sending', 50],
    ['stored', 100],
  ])
})

test('a stopped upload ends at once, on its way or while it waits, and is not tried again', async () => {
  const signals: AbortSignal[] = []
  const call = ((_: string, { signal }: { signal: AbortSignal }) => {
    signals.push(signal)
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  }) as unknown as CallApi
  const sending = picture()
  const stopped = expect(uploadPicture(call, 'order', sending)).rejects.toMatchObject({ name: 'AbortError' })
  stopUpload(sending)
  await stopped
  const gone = server(away(), 'shot')
  const waiting = picture()
  const ended = expect(uploadPicture(gone.call, 'order', waiting)).rejects.toMatchObject({
    name: 'AbortError',
  })
  await vi.advanceTimersByTimeAsync(500)
  expect(uploadStateOf(waiting)).toBe('waiting')
  stopUpload(waiting)
  await ended
  await vi.advanceTimersByTimeAsync(60_000)
  expect([signals.length, gone.count()]).toEqual([1, 1])
  // Chosen again, it is sent again.
  expect(await uploadPicture(gone.call, 'order', waiting)).toBe('shot')
})

test('a photo keeps its proportions when it is made smaller, and a screenshot stays as it is', async () => {
  expect(fittedSides(4_032, 3_024)).toEqual({ width: 2_560, height: 1_920 })
  expect(fittedSides(1_080, 2_340)).toEqual({ width: 1_080, height: 2_340 })
  expect(isLargePicture(picture(1024))).toBe(false)
  expect(isLargePicture(picture(2 * 1024 * 1024))).toBe(true)
  expect(isLargePicture(new File([new Uint8Array(2 * 1024 * 1024)], 'a.txt', { type: 'text/plain' }))).toBe(
    false,
  )
  // This browser can't decode pictures.
  const large = picture(2 * 1024 * 1024)
  expect(await shrinkPicture(large)).toBe(large)
})
