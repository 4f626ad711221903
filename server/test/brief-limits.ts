import { onTestFinished, vi } from 'vitest'

/** Ends every time limit of this test's calls to other services after 20 ms. Returns the limits as the code set them, in ms. */
export function briefLimits(): number[] {
  const asked: number[] = []
  const { timeout } = AbortSignal
  const spy = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    asked.push(ms)
    return timeout.call(AbortSignal, 20)
  })
  onTestFinished(() => spy.mockRestore())
  return asked
}
