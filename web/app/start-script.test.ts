import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { startScript } from './start-script.ts'

/** How many frames pass before the scripts are there. */
function framesUntilStart({ hidden }: { hidden: boolean }) {
  let started = false
  const asked: (() => void)[] = []
  runInNewContext(startScript, {
    document: {
      hidden,
      head: { append: () => (started = true) },
      getElementById: () => ({ content: null }),
    },
    requestAnimationFrame: (frame: () => void) => asked.push(frame),
  })
  let frames = 0
  for (; !started; frames++) asked.shift()?.()
  return frames
}

it('brings the scripts after the first frame, and at once to a page out of sight', () => {
  expect(framesUntilStart({ hidden: false })).toBe(2)
  expect(framesUntilStart({ hidden: true })).toBe(0)
})
