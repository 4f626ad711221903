import { afterEach, beforeEach, expect, vi } from 'vitest'

/** A test that expects a console error must check it and then call vi.mocked(console.error).mockClear(). */
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(() => {
  const spoken = vi.mocked(console.error).mock.calls
  vi.mocked(console.error).mockRestore()
  expect(spoken, 'unexpected console.error').toEqual([])
})
