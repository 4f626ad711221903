import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { startScript } from './start-script.ts'

/** The number of frames before the scripts load. */
function framesUntilStart({ hidden }: { hidden: boolean }) {
  let started = false
  const asked: (() => void)[] = []
  runInNewContext(startScript, {
    document: {
      hidden,
      addEventListener() {},
      head: { append: () => (started = true) },
      getElementById: () => ({ content: null }),
    },
    requestAnimationFrame: (frame: () => void) => asked.push(frame),
  })
  let frames = 0
  for (; !started; frames++) asked.shift()?.()
  return frames
}

it('loads the scripts after the first frame, and at once on a page in the background', () => {
  expect(framesUntilStart({ hidden: false })).toBe(2)
  expect(framesUntilStart({ hidden: true })).toBe(0)
})

it('keeps each press of a button until the page handles it, and marks the button at once', () => {
  let press = (_: object) => {}
  const document = {
    hidden: true,
    head: { append() {} },
    getElementById: () => ({ content: null }),
    addEventListener: (_: string, listener: typeof press) => {
      press = listener
    },
  } as object as { taps: object[] | null }
  runInNewContext(startScript, { document, requestAnimationFrame: null })
  const button = { dataset: {} as Record<string, string> }
  const on = (found: object | null) => ({ preventDefault() {}, target: { closest: () => found } })
  press(on(button))
  press(on(null))
  expect(document.taps).toEqual([button])
  expect(button.dataset).toEqual({ pending: '' })
  document.taps = null
  press(on({ dataset: Object.freeze({}) }))
})
