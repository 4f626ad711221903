// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type CallApi, CallError } from '../session/call.ts'
import { fittedSides, isLargePicture, shrinkPicture } from './shrink-picture.ts'
import { onUpload, uploadPicture, uploadStateOf } from './upload-picture.ts'

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
